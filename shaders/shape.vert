// Everything that lies or stands on the ground: one quad a shape, its form decided in the fragment stage. A triangle (21) has its
// three corners in i_place and i_size; how opaque each is stands in i_more, and goes on in v_at.
in vec4 i_place;   // middle, direction of its long side (cos, sin)
in vec4 i_size;    // half length, half width, two parameters
in vec4 i_more;    // three parameters, kind
in vec4 i_fill;
in vec4 i_line;
uniform vec4 u_view;   // ndc = board * xy + zw
uniform float u_px;
out vec2 v_at;         // in the shape's own axes, units
out vec2 v_board;
flat out vec4 v_size;
flat out vec4 v_more;
flat out vec4 v_fill;
flat out vec4 v_line;
flat out vec2 v_lamp;

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1)) * 2.0 - 1.0;
  float pad = 1.5 * u_px;
  int kind = int(i_more.w + 0.5);
  if (kind == 0) pad += i_more.x;
  if (kind == 1) pad += i_size.y;
  if (kind == 2) pad += i_size.x * 0.12;
  if (kind == 18 || kind == 19) pad += 0.2 * i_size.x;
  if (kind == 3 || kind == 6 || kind == 7) pad += 0.2;
  v_at = corner * (i_size.xy + pad);
  v_board = i_place.xy + vec2(v_at.x * i_place.z - v_at.y * i_place.w, v_at.x * i_place.w + v_at.y * i_place.z);
  if (kind == 21) {   // the fourth vertex lies on the third: sides that two triangles share are filled by both without a seam
    v_board = gl_VertexID == 0 ? i_place.xy : gl_VertexID == 1 ? i_place.zw : i_size.xy;
    v_at = vec2(gl_VertexID == 0 ? i_more.x : gl_VertexID == 1 ? i_more.y : i_more.z, 0.0);
  }
  v_size = i_size;
  v_more = i_more;
  v_fill = i_fill;
  v_line = i_line;
  v_lamp = vec2(dot(vec2(-0.6, -0.8), i_place.zw), dot(vec2(-0.6, -0.8), vec2(-i_place.w, i_place.z)));
  gl_Position = vec4(v_board * u_view.xy + u_view.zw, 0.0, 1.0);
}
