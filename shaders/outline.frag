// The track as a flat shape with an edge, nothing around it (minimap).
uniform highp sampler2D u_edge;
uniform vec2 u_origin;
uniform vec2 u_step;
uniform vec2 u_board;
uniform float u_margin;
uniform float u_px;
uniform vec4 u_surface;
uniform vec4 u_line;
out vec4 o_colour;

void main() {
  vec2 p = u_origin + gl_FragCoord.xy * u_step;
  float d = texture(u_edge, (p + u_margin) / (u_board + 2.0 * u_margin)).x / u_px;
  float all = clamp(d + 1.3, 0.0, 1.0), inner = clamp(d - 0.2, 0.0, 1.0);
  float a = mix(u_line.a, u_surface.a, inner) * all;
  o_colour = vec4(mix(u_line.rgb, u_surface.rgb, inner), a);  // straight alpha: ImGui blends the picture that way
}
