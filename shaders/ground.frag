// The ground of a board from its distance field (view/scene.hpp, Ground): grass, verge, gravel, asphalt, lines, kerbs.
// Every edge is antialiased from the distance and the size of a pixel, so it is crisp at any zoom.
uniform highp sampler2D u_edge;    // distance, kerb, cos, sin
uniform highp sampler2D u_cover;   // gravel, drift, bank, pit
uniform highp sampler2D u_tiles;   // a texel a tile: bit 0 driven
uniform vec2 u_origin;       // board position of gl_FragCoord (0,0)
uniform vec2 u_step;         // board units a device pixel, y signed
uniform vec2 u_board;        // size of the board, units
uniform float u_margin;
uniform float u_px;          // units a device pixel
uniform float u_css;         // units a logical pixel
uniform vec4 u_pool;         // middle of the light (device px), 1 / radius
uniform vec4 u_light;        // at the middle, at the rim, dots, day (0 or 1)
uniform vec2 u_grain;        // asphalt, grass
uniform float u_shale;       // 1: a speedway oval
uniform float u_concrete;    // 1: an arena
uniform vec3 u_colour[13];   // grass 2, verge, gravel, asphalt 2, line, sand 2, dust, kerb red, kerb white, wall
out vec4 o_colour;

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), f.x), mix(hash(i + vec2(0.0, 1.0)), hash(i + vec2(1.0, 1.0)), f.x), f.y);
}

float cloud(vec2 p) { return noise(p) * 0.6 + noise(p * 2.3 + 7.1) * 0.28 + noise(p * 5.1 + 3.7) * 0.12; }

// Grain in four levels; its cells are about a logical pixel at every zoom and stick to the board.
float grain(vec2 p) {
  float cell = exp2(ceil(log2(u_css * 0.9)));
  return floor(hash(floor(p / cell)) * 4.0) / 3.0 - 0.5;
}

float inside(float d) { return clamp(d / u_px + 0.5, 0.0, 1.0); }

// A stroke of half width h round distance zero, at least a little more than a pixel wide so that it does not break up.
float stroke(float d, float h) {
  float w = max(h, 0.6 * u_px);
  return clamp((w - abs(d)) / u_px + 0.5, 0.0, 1.0) * min(1.0, h / w + 0.25);
}

vec4 edge_linear(vec2 p) { return texture(u_edge, (p + u_margin) / (u_board + 2.0 * u_margin)); }

// Bicubic B-spline in four bilinear taps: no facets in the curves when zoomed far in.
vec4 edge_smooth(vec2 p) {
  vec2 size = vec2(textureSize(u_edge, 0));
  vec2 t = (p + u_margin) / (u_board + 2.0 * u_margin) * size - 0.5;
  vec2 i = floor(t), f = t - i;
  vec2 w0 = (1.0 - f) * (1.0 - f) * (1.0 - f) / 6.0;
  vec2 w1 = (4.0 - 6.0 * f * f + 3.0 * f * f * f) / 6.0;
  vec2 w3 = f * f * f / 6.0;
  vec2 w2 = 1.0 - w0 - w1 - w3;
  vec2 g0 = w0 + w1, g1 = w2 + w3;
  vec2 h0 = (i - 0.5 + w1 / g0) / size, h1 = (i + 1.5 + w3 / g1) / size;
  return (texture(u_edge, h0) * g0.x + texture(u_edge, vec2(h1.x, h0.y)) * g1.x) * g0.y +
         (texture(u_edge, vec2(h0.x, h1.y)) * g0.x + texture(u_edge, h1) * g1.x) * g1.y;
}

vec3 grass(vec2 p) {
  float across = dot(p, vec2(0.866, 0.5)) / 3.4 + (cloud(p * 0.35) - 0.5) * 0.12;
  float stripe = abs(fract(across * 0.5) * 2.0 - 1.0);
  vec3 c = mix(u_colour[0], u_colour[1], smoothstep(0.42, 0.58, stripe));
  float blades = noise(p * vec2(9.0, 5.0)) - 0.5;
  return c * (0.94 + 0.12 * cloud(p * 0.22)) * (1.0 + blades * 0.05) + grain(p) * u_grain.y;
}

// The stands: rows of steps along the fence, people on them. Light pools where the pylons are.
vec3 stands(vec2 p, float d) {
  float row = d / 0.52, step_ = fract(row);
  float built = 1.0 - smoothstep(3.4, 5.4, d);     // behind the stands it is flat; the distances end there
  vec3 c = mix(u_colour[3], u_colour[7], 0.25 + 0.5 * cloud(p * 0.5));
  c *= mix(0.92, 0.86 + 0.24 * smoothstep(0.0, 0.25, step_) * (1.0 - 0.35 * step_), built);
  vec2 seat = vec2(p.x * 3.1 + p.y * 0.7, p.y * 3.1 - p.x * 0.7);
  float who = hash(floor(seat) + 3.0);
  float there = step(0.58, who) * step(0.7, d) * step(0.5, built);
  float dot_ = clamp((0.22 - length(fract(seat) - 0.5)) * 0.32 / u_px + 0.5, 0.0, 1.0) * there * clamp(0.32 / u_px - 1.0, 0.0, 1.0);
  float tint = hash(floor(seat) + 11.0);
  vec3 coat = mix(vec3(0.34, 0.38, 0.42), tint < 0.33 ? vec3(0.55, 0.30, 0.26) : tint < 0.66 ? vec3(0.26, 0.36, 0.55) : vec3(0.62, 0.58, 0.46), 0.8);
  c = mix(c, coat * (0.55 + 0.5 * u_light.w + 0.3 * hash(floor(seat))), dot_ * 0.6);
  // The fence throws its shadow over the walk behind it.
  c *= 0.72 + 0.28 * smoothstep(0.1, 0.75, d);
  return c + grain(p) * u_grain.y;
}

// Mown across, as a groundsman does it.
vec3 infield(vec2 p, float d) {
  float stripe = smoothstep(0.46, 0.54, abs(fract(p.x / 2.6) * 2.0 - 1.0));
  vec3 c = mix(u_colour[0], u_colour[1], stripe);
  c *= (0.95 + 0.10 * cloud(p * 0.4)) * (1.0 + (noise(p * vec2(9.0, 5.0)) - 0.5) * 0.05);
  c *= 0.78 + 0.22 * smoothstep(0.0, 0.5, d);
  return c + grain(p) * u_grain.y;
}

// Shale: three ruts, deepest in the bends, and loose dirt at the fence.
vec3 shale(vec2 p, vec4 e, vec4 cover) {
  float across = cover.g, bend = smoothstep(0.0, 0.35, cover.b);
  vec3 c = mix(u_colour[4], u_colour[5], cloud(p * 0.55));
  float loose = smoothstep(0.80, 1.0, across + (noise(p * 1.7) - 0.5) * 0.16);
  c = mix(c, u_colour[9], 0.55 * loose);
  for (int i = 0; i < 3; ++i) {
    float g = (across - (float(i) * 2.0 + 1.0) / 6.0 + (noise(p * 0.7 + float(i) * 7.0) - 0.5) * 0.05) / 0.075;
    c = mix(c, u_colour[9], exp(-g * g) * (0.16 + 0.26 * bend) * (0.6 + 0.4 * noise(p * 0.9 + float(i))));
  }
  float clod = noise(p * 13.0) * 0.6 + noise(p * 31.0) * 0.4;
  c *= 0.90 + 0.20 * clod * (0.6 + 0.5 * loose);
  c += grain(p) * u_grain.x;
  // The fence stands over its edge, the kerb over the inner one.
  c *= 1.0 - 0.34 * (1.0 - smoothstep(0.0, 0.7, e.x)) * smoothstep(0.5, 0.7, across);
  return c;
}

// Slabs of four inches that differ in tone, with stains, seams and a grid of inches; from near of quarters, too.
vec3 slabs(vec2 p) {
  vec2 slab = floor(p / 4.0), off = p - slab * 4.0 - 2.0;
  float tone = hash(slab + 5.0), age = cloud(p * 0.31 + slab * 3.1);
  vec3 c = mix(u_colour[4], u_colour[5], age) * (0.93 + 0.14 * tone);
  vec2 q = mat2(0.8, 0.6, -0.6, 0.8) * p;                                        // stains know nothing of slabs
  c *= 0.95 + 0.10 * cloud(q * 0.9 + 2.3);
  c *= 1.0 - 0.20 * smoothstep(0.56, 0.80, cloud(q * 0.21 + 11.0));              // old oil
  c *= 1.0 - 0.14 * smoothstep(0.68, 0.92, noise(q * 1.1 + cloud(q * 3.0)));      // drops of it
  c *= 1.0 + 0.05 * smoothstep(0.70, 0.90, noise(q * 0.8 + 57.0));               // bleached
  float crack = abs(noise(p * 0.7 + slab * 9.7) - 0.5) / 0.7;
  c *= 1.0 - 0.16 * stroke(crack, 0.012) * step(0.82, hash(slab + 17.0));
  return c + grain(p) * u_grain.x;
}

vec3 lined(vec3 c, vec2 p) {
  float on = u_light.z / 0.42;                                                   // the grid is out, or too far to see
  vec2 inch = 0.5 - abs(fract(p) - 0.5), quarter = (0.5 - abs(fract(p * 4.0) - 0.5)) / 4.0;
  float near = clamp(0.025 / u_css - 1.6, 0.0, 1.0);
  c = mix(c, u_colour[1], 0.13 * on * near * max(stroke(quarter.x, 0.008), stroke(quarter.y, 0.008)));
  c = mix(c, u_colour[1], 0.34 * on * max(stroke(inch.x, 0.011), stroke(inch.y, 0.011)));
  vec2 seam = 2.0 - abs(p - floor(p / 4.0) * 4.0 - 2.0);
  c *= 1.0 + 0.10 * max(stroke(seam.x - 0.07, 0.03), stroke(seam.y - 0.07, 0.03));   // their edges catch the light
  return mix(c, u_colour[2], 0.85 * max(stroke(seam.x, 0.035), stroke(seam.y, 0.035)));
}

vec3 arena(vec2 p, vec4 cover) {
  vec3 c = lined(slabs(p), p);
  float rough = 0.40 + 0.30 * (noise(p * 1.9) - 0.5) + 0.16 * (noise(p * 6.0) - 0.5);
  vec4 loose = smoothstep(vec4(0.0), vec4(0.16), cover - rough);
  float pebble = noise(p * 15.0) * 0.6 + noise(p * 37.0) * 0.4;
  c = mix(c, u_colour[8] * (0.78 + 0.44 * pebble) + grain(p) * u_grain.x * 1.3, loose.r * 0.95);
  c = mix(c, u_colour[11] * (0.90 + 0.20 * cloud(p * 1.4)) + grain(p) * u_grain.x, loose.g * 0.92);
  float sheen = smoothstep(0.45, 0.62, cloud(p * 0.7 + 19.0));
  c = mix(c, mix(vec3(0.52, 0.63, 0.69), vec3(0.72, 0.81, 0.86), sheen) * (0.62 + 0.38 * u_light.w), loose.b * 0.72);
  c = mix(c, c * 0.55 + vec3(0.02, 0.03, 0.04) * sheen, loose.a * 0.8);
  // The border stands between light and ground on the left and above.
  c *= 0.62 + 0.38 * smoothstep(0.02, 0.50, min(p.x, p.y));
  return c;
}

// Behind the border, one unit thick, a gangway and the stands.
vec3 grounds(vec2 p, float d) {
  vec3 gang = u_colour[0] * (0.9 + 0.2 * cloud(p * 0.5)) + grain(p) * u_grain.x;
  return mix(gang, stands(p, d - 1.9), smoothstep(1.9 - u_px, 1.9 + u_px, d)) * (0.86 + 0.14 * smoothstep(0.9, 1.6, d));
}

vec3 outside(vec2 p, vec4 e, vec4 cover) {
  if (u_concrete > 0.5) return grounds(p, -e.x);
  if (u_shale > 0.5) return cover.r > 0.5 ? stands(p, -e.x) : infield(p, -e.x);
  vec3 c = grass(p);
  float rough = 0.24 + 0.22 * noise(p * 0.42 + 1.7) + 0.10 * noise(p * 1.3) + 0.03 * noise(p * 5.0);
  float loose = smoothstep(0.0, 0.13, max(cover.r, cover.g) - rough);
  if (loose > 0.0) {
    vec3 stones = mix(u_colour[3], u_colour[8], cover.g * 0.22);
    float pebble = noise(p * 15.0) * 0.6 + noise(p * 4.0) * 0.4;
    stones *= 0.90 + 0.20 * pebble;
    c = mix(c, stones + grain(p) * u_grain.x * 1.2, loose * 0.94);
  }
  float verge = 1.0 - smoothstep(0.62, 1.0, -e.x + (noise(p * 2.6) - 0.5) * 0.16);
  c = mix(c, u_colour[2] + grain(p) * u_grain.y, verge * 0.88);
  // The road stands a little above the grass: a soft contact shadow, longer to the lower right.
  float falls = edge_linear(p - vec2(0.30, 0.42)).x;
  float dark = max(0.42 * exp(e.x * 3.2), 0.34 * smoothstep(-0.30, 0.30, falls));
  return c * (1.0 - dark * (0.9 - 0.42 * u_light.w));
}

vec3 road(vec2 p, vec4 e, vec4 cover) {
  if (u_shale > 0.5) return shale(p, e, cover);
  if (u_concrete > 0.5) return arena(p, cover);
  float d = e.x;
  vec3 c = mix(u_colour[4], u_colour[5], cloud(p * 0.31));
  c *= 0.97 + 0.06 * noise(p * vec2(1.7, 1.9));
  // Two grooves of rubber; beside them the surface is a little dusty.
  float along = 0.72 + 0.28 * noise(p * 0.22 + 4.0);
  float g1 = (d - 1.7) / 0.44, g2 = (d - 3.1) / 0.52;
  float rubber = (exp(-g1 * g1) + 0.85 * exp(-g2 * g2)) * along;
  c *= 1.0 - 0.15 * rubber * (1.0 - cover.a);
  c = mix(c, u_colour[9], 0.12 * (1.0 - smoothstep(0.2, 1.1, d)) * cloud(p * 1.3));
  // Banks: the top of the bend catches the light; seams of the paving run along it.
  float high = cover.b;
  float banked = smoothstep(0.10, 0.22, high);
  c *= 1.0 + banked * (high - 0.42) * (0.52 - 0.22 * u_light.w);
  c *= 1.0 - banked * 0.16 * stroke(fract(d + 0.5) - 0.5, 0.03);
  // The pit lane is concrete.
  c = mix(c, c * 1.12 + vec3(0.018, 0.020, 0.016), cover.a * 0.9);
  c += grain(p) * u_grain.x;
  // Darker where kerb and wall keep the light off.
  c *= 1.0 - 0.20 * (1.0 - smoothstep(0.0, 0.55, d));
  return c;
}

vec3 paint(vec3 c, vec2 p, vec4 e, vec4 cover) {
  if (u_concrete > 0.5) return c;
  float worn = 0.86 + 0.14 * noise(p * 6.0);
  if (u_shale > 0.5) return mix(c, u_colour[6], stroke(e.x - 0.06, 0.07) * step(cover.g, 0.5) * (0.9 + 0.1 * worn));
  c = mix(c, u_colour[6], stroke(e.x - 0.2, 0.05) * 0.86 * worn);
  if (u_light.z > 0.0) {
    vec2 tile = floor(p), off = p - tile - 0.5;
    if (tile.x >= 0.0 && tile.y >= 0.0 && tile.x < u_board.x && tile.y < u_board.y) {
      int bits = int(texelFetch(u_tiles, ivec2(tile), 0).r * 255.0 + 0.5);
      float dot_ = clamp((max(0.034, 0.8 * u_css) - length(off)) / u_px + 0.5, 0.0, 1.0);
      c = mix(c, u_colour[6], (bits & 1) == 1 ? dot_ * u_light.z : 0.0);
    }
  }
  return c;
}

// Red and white strips on the outline, a low shadow on their far side.
vec3 kerbs(vec3 c, vec2 p, vec4 e) {
  float on = clamp((e.y - 0.5) / max(u_px * 2.2, 0.05) + 0.5, 0.0, 1.0);
  if (on <= 0.0 || abs(e.x) > 0.8) return c;
  float lip = e.x + 0.03;
  float shade = (1.0 - smoothstep(0.14, 0.42, abs(lip - 0.05))) * 0.42;
  c *= 1.0 - shade * on;
  float body = clamp((0.165 - abs(lip)) / u_px + 0.5, 0.0, 1.0) * on;
  float wave = normalize(e.zw + 1e-5).y;
  float red = clamp(wave / (5.07 * max(u_px, 0.004)) + 0.5, 0.0, 1.0);
  vec3 k = mix(u_colour[11], u_colour[10], red);
  k *= 1.0 + 0.16 * (lip / 0.165) * (0.5 - u_light.w * 0.2);
  k *= 0.95 + 0.05 * noise(p * 11.0);
  return mix(c, k, body);
}

void main() {
  vec2 p = u_origin + gl_FragCoord.xy * u_step;
  vec4 e = edge_linear(p);
  if (abs(e.x) < 0.9) e = edge_smooth(p);
  vec4 cover = texture(u_cover, (p + u_margin) / (u_board + 2.0 * u_margin));
  float in_ = inside(e.x);
  vec3 c = vec3(0.0);
  if (in_ < 1.0) c = outside(p, e, cover);
  if (in_ > 0.0) c = mix(c, paint(road(p, e, cover), p, e, cover), in_);
  // A wall crowns the banks.
  float wall = (1.0 - u_shale) * (1.0 - u_concrete) * smoothstep(0.27, 0.36, cover.b) * (1.0 - step(0.3, e.x));
  if (wall > 0.0) {
    c *= 1.0 - 0.35 * wall * (1.0 - smoothstep(0.0, 0.4, abs(e.x + 0.30)));
    c = mix(c, u_colour[12] * (0.92 + 0.16 * step(0.0, e.x + 0.18)), wall * stroke(e.x + 0.18, 0.085));
  }
  c = kerbs(c, p, e);
  float far = length((gl_FragCoord.xy - u_pool.xy) * u_pool.z);
  c *= mix(u_light.x, u_light.y, smoothstep(0.1, 1.15, far));
  o_colour = vec4(c, 1.0);
}
