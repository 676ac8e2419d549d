// Forms as signed distances, so every one is crisp at any zoom. Colours leave premultiplied.
uniform float u_px;      // units a device pixel
uniform float u_css;     // units a logical pixel
in vec2 v_at;
in vec2 v_board;
flat in vec4 v_size;
flat in vec4 v_more;
flat in vec4 v_fill;
flat in vec4 v_line;
flat in vec2 v_lamp;     // towards the light, in the shape's axes
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
float grain() {
  float cell = exp2(ceil(log2(u_css * 0.9)));
  return floor(hash(floor(v_board / cell)) * 4.0) / 3.0 - 0.5;
}
float cover(float d) { return clamp(0.5 - d / u_px, 0.0, 1.0); }
float box(vec2 p, vec2 h, float r) {
  vec2 q = abs(p) - h + r;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - r;
}
vec4 ink(vec4 c, float a) { return vec4(c.rgb * c.a * a, c.a * a); }
vec4 over(vec4 top, vec4 under) { return top + under * (1.0 - top.a); }

// ---- 0: box, round corners, border, or a soft shadow
vec4 plain_box() {
  float d = box(v_at, v_size.xy, v_size.z);
  if (v_more.x > 0.0) return ink(v_fill, 1.0 - smoothstep(-v_more.x, v_more.x, d));
  float all = cover(d), inner = v_size.w > 0.0 ? cover(d + v_size.w) : all;
  return ink(v_fill, inner) + ink(v_line, all - inner);
}

// ---- 1: a stretch of a way; its ends are mitred to its neighbours (slope of the cut) or round (slope 9)
vec4 stretch() {
  float past = abs(v_at.x) - v_size.x;
  float cut = v_at.x < 0.0 ? v_size.z : v_size.w;
  float d = abs(v_at.y) - v_size.y;
  if (cut > 8.0) {
    if (past > 0.0) d = length(vec2(past, v_at.y)) - v_size.y;
  } else {
    float edge = v_at.x < 0.0 ? v_at.x + v_size.x - cut * v_at.y : v_size.x + cut * v_at.y - v_at.x;
    if (edge < 0.0) discard;
  }
  if (v_more.x > 0.0 && fract((v_at.x + v_more.y) / v_more.x) > 0.55) discard;
  float t = clamp(v_at.x / max(v_size.x, 1e-4) * 0.5 + 0.5, 0.0, 1.0);
  return ink(mix(v_fill, v_line, t), cover(d));
}

// ---- 2: a stock car in its livery; box of 100 x 46 as in the tokens, nose to the right
float body(vec2 q) {
  float r = q.x > 0.0 ? 21.0 : 6.5;
  vec2 a = abs(q) - vec2(50.0, 23.0) + r;
  a.x = q.x > 0.0 ? a.x * 0.92 : a.x;
  return min(max(a.x, a.y), 0.0) + length(max(a, 0.0)) - r;
}
float bar(float x, float from, float to) { return max(from - x, x - to); }
float slant(vec2 q, float x0, float x1) {   // parallelogram of the sash: lower edge shifted by 44
  float s = q.x - (q.y + 23.0) * 0.957;
  return max(x0 - s, s - x1) * 0.72;
}
float arrow(vec2 q, float x) {
  float s = q.x + abs(q.y) * 0.87;
  return max(x - s, s - (x + 18.0)) * 0.75;
}
float pattern(int id, vec2 q) {
  if (id == 0) return abs(q.y) - 6.0;
  if (id == 1) return abs(abs(q.y) - 10.0) - 4.0;
  if (id == 2) return min(arrow(q, 32.0), arrow(q, -14.0));
  if (id == 3) return bar(q.x, -20.0, 6.0);
  if (id == 4) return slant(q, -38.0, -6.0);
  if (id == 5) return -box(q, vec2(40.0, 14.0), 0.0);
  if (id == 6) return -q.y;
  if (id == 7) return (q.x * q.y > 0.0 ? -1.0 : 1.0) * min(abs(q.x), abs(q.y));
  if (id == 8) {
    vec2 c = vec2(mod(q.x + 50.0, 20.0) - 10.0, abs(q.y) - 11.0);
    return length(c) - 6.5;
  }
  if (id == 9) {
    vec2 c = (q + vec2(54.0, 23.0)) / 15.4, f = abs(fract(c) - 0.5);
    float odd = mod(floor(c.x) + floor(c.y), 2.0) * 2.0 - 1.0;
    return odd * (0.5 - max(f.x, f.y)) * 15.4;
  }
  if (id == 10) {
    float x = q.x + 50.0;
    return min(bar(x, 14.0, 29.0), min(bar(x, 44.0, 59.0), bar(x, 74.0, 89.0)));
  }
  return min(abs(q.y) - 6.0, bar(q.x, -8.0, 8.0));
}
float glass(vec2 q, float x0, float x1, float y0, float y1) {   // trapezoid across the car
  float k = clamp((q.x - x0) / (x1 - x0), 0.0, 1.0);
  return max(max(x0 - q.x, q.x - x1), abs(q.y) - mix(y0, y1, k));
}
// A racing car with open wheels in the same box.
float monoposto(vec2 q, out float wheels) {
  wheels = box(abs(q - vec2(-2.0, 0.0)) - vec2(29.0, 18.0), vec2(9.0, 5.2), 2.0);
  float tub = box(q - vec2(-6.0, 0.0), vec2(36.0, 10.5), 6.0);
  float nose = max(abs(q.y) - mix(9.0, 4.5, clamp((q.x - 10.0) / 36.0, 0.0, 1.0)), abs(q.x - 22.0) - 25.0);
  float pods = box(q - vec2(-11.0, 0.0), vec2(17.0, 18.5), 6.0);
  float wings = min(box(q - vec2(45.0, 0.0), vec2(3.6, 20.0), 1.5), box(q - vec2(-46.0, 0.0), vec2(4.0, 18.0), 1.5));
  return min(min(tub, nose), min(pods, wings));
}
vec4 car() {
  vec2 q = v_at * (50.0 / v_size.x);
  float px = u_px * 50.0 / v_size.x;
  #define ON(d) clamp(0.5 - (d) / px, 0.0, 1.0)
  bool open = v_size.w > 1.5;
  float wheels = box(abs(q - vec2(-1.0, 0.0)) - vec2(28.0, 22.5), vec2(8.5, 5.0), 2.0);
  float shell = open ? monoposto(q, wheels) : body(q);
  if (mod(v_size.w, 2.0) > 0.5) {   // its shadow
    float d = min(shell, wheels);
    float soft = 6.0;
    return ink(v_fill, 1.0 - smoothstep(-soft, soft * 0.7, d));
  }
  vec4 c = ink(vec4(0.047, 0.059, 0.063, 1.0), ON(wheels));
  c = over(ink(vec4(0.20, 0.22, 0.23, 1.0), ON(abs(wheels + 1.6) - 0.5) * 0.7), c);
  float rim = v_more.y * 50.0 / v_size.x;
  float inner = shell + rim;
  vec3 paint = mix(v_fill.rgb, v_line.rgb, ON(pattern(int(v_size.z + 0.5), q)));
  // Light from the upper left, a crown along the middle, the joints of bonnet and boot.
  vec2 side = vec2(-v_lamp.y, v_lamp.x);
  float lit = dot(normalize(vec2(q.x * 0.25, q.y) + 1e-4), v_lamp) * smoothstep(4.0, 23.0, abs(q.y));
  paint *= 1.0 + 0.13 * lit;
  paint = mix(paint, paint * 0.72, ON(abs(glass(q, 27.0, 46.0, 15.0, 12.0)) - 0.55) * 0.55);
  paint = mix(paint, paint * 0.72, ON(abs(q.x + 40.5) - 0.5) * 0.5 * step(abs(q.y), 18.0));
  paint = mix(paint, vec3(0.06, 0.075, 0.08), ON(box(q - vec2(-46.6, 0.0), vec2(1.7, 19.5), 0.8)) * 0.72);
  vec3 lamp = vec3(1.0, 0.97, 0.86);
  paint = mix(paint, lamp, ON(box(vec2(q.x - 45.0, abs(q.y) - 12.6), vec2(1.6, 3.0), 1.2)) * 0.85);
  // Glass: windscreen, rear window, side windows, each with a streak of sky; or an open cockpit.
  if (open) paint = mix(paint, vec3(0.05, 0.06, 0.07), ON(box(q - vec2(14.0, 0.0), vec2(7.0, 5.5), 4.0)) * 0.9);
  float screen = glass(q, 15.5, 25.5, 15.0, 19.5), rear = glass(q, -37.0, -28.5, 19.0, 15.0);
  float sides = glass(vec2(q.x, abs(q.y) - 18.2), -24.0, 12.0, 1.2, 1.2);
  float pane = open ? 0.0 : ON(min(min(screen, rear), sides));
  float sky = smoothstep(2.0, 0.0, abs(q.x - q.y * 0.45 - 17.0)) * step(screen, 0.0);
  paint = mix(paint, vec3(0.055, 0.078, 0.088) + sky * vec3(0.16, 0.20, 0.22), pane * 0.88);
  if (v_more.z > 1.5) paint = mix(paint, vec3(dot(paint, vec3(0.3, 0.5, 0.2))) * 0.5, 0.7);   // a wreck
  vec3 edge = v_more.z > 0.5 && v_more.z < 1.5 ? vec3(0.608, 0.839, 0.973) : vec3(1.0);
  c = over(ink(vec4(0.05, 0.06, 0.065, 1.0), ON(shell - 0.9) * 0.55), c);
  c = over(vec4(mix(paint, edge, ON(-inner) * (v_more.z > 0.5 ? 1.0 : 0.85)), 1.0) * ON(shell), c);
  // The disc of the number; the number itself is text.
  float disc = length(q) - v_more.x * 50.0 / v_size.x;
  c = over(ink(vec4(0.063, 0.086, 0.102, 1.0), ON(disc - 1.2) * step(0.001, v_more.x)), c);
  c = over(ink(vec4(1.0), ON(disc) * step(0.001, v_more.x)), c);
  return c * v_fill.a;
}

// ---- 3: oil: a wet blob with a sheen
vec4 oil() {
  float angle = atan(v_at.y, v_at.x), seed = v_size.z;
  float r = length(v_at) / v_size.x;
  float wave = 0.78 + 0.10 * sin(angle * 3.0 + seed) + 0.06 * sin(angle * 5.0 - seed * 1.7) + 0.04 * sin(angle * 2.0 + seed * 0.6);
  float d = (r - wave) * v_size.x;
  float soak = 1.0 - smoothstep(0.0, 0.16, d);
  vec4 c = ink(vec4(0.02, 0.026, 0.03, 0.42), soak);
  vec3 dark = vec3(0.035, 0.043, 0.05) + 0.04 * vec3(0.35, 0.2, 0.75) * smoothstep(0.3, 0.75, noise(v_board * 3.0 + seed));
  float rainbow = smoothstep(0.10, 0.0, abs(r - wave + 0.13));
  dark += rainbow * 0.055 * (0.6 + 0.4 * cos(vec3(0.0, 2.1, 4.2) + angle * 2.0 + seed));
  c = over(vec4(dark, 1.0) * cover(d), c);
  // Two arcs of light, one towards the lamp, one opposite.
  float lamp = atan(v_lamp.y, v_lamp.x);
  float off1 = abs(mod(angle - lamp + 3.14159, 6.28318) - 3.14159), off2 = abs(mod(angle - lamp - 0.35, 6.28318) - 3.14159);
  float arc = max(cover(abs(length(v_at) - v_size.x * 0.50) - 0.022) * (1.0 - smoothstep(0.45, 0.75, off1)) * 0.85,
                  cover(abs(length(v_at) - v_size.x * 0.42) - 0.014) * (1.0 - smoothstep(0.25, 0.5, off2)) * 0.5);
  return over(ink(vec4(0.62, 0.74, 0.82, 1.0), arc), c);
}

// ---- 4: sand nobody has driven through; 5: sand that was found empty
vec4 sand() {
  float d = box(v_at, v_size.xy, 0.07), seed = v_size.z;
  vec2 w = v_board + 0.25 * vec2(noise(v_board * 1.3), noise(v_board * 1.3 + 9.0));
  float ripple = sin(w.y * 21.0 + sin(w.x * 2.3) * 1.7 + noise(v_board * 2.1) * 3.0);
  vec3 c = mix(v_fill.rgb, v_line.rgb, 0.42 + 0.30 * ripple * (0.5 + 0.5 * noise(v_board * 1.7 + seed)));
  c *= 0.94 + 0.12 * noise(v_board * 4.0);
  c += grain() * 0.055;
  float edge = 1.0 - smoothstep(0.0, 0.10, -d);
  float lit = dot(normalize(v_at + 1e-5), v_lamp);
  c *= 1.0 + edge * (0.16 * lit - 0.10);
  vec4 shade = ink(vec4(0.10, 0.08, 0.05, 0.55), cover(d - 0.022));
  return over(vec4(c, 1.0) * cover(d) * v_fill.a, shade);
}
vec4 dust() {
  float d = box(v_at, v_size.xy, 0.05);
  float thick = 0.34 + 0.34 * noise(v_board * 2.2) + 0.16 * noise(v_board * 7.0);
  float rut = smoothstep(0.09, 0.0, abs(abs(v_at.y) - 0.2)) * 0.25;
  float lane = cover(abs(d + 0.02) - 0.016) * 0.22;
  vec4 c = ink(vec4(v_fill.rgb + grain() * 0.04, v_fill.a * clamp(thick - rut, 0.0, 1.0)), cover(d));
  return over(ink(vec4(0.05, 0.05, 0.045, 1.0), lane), c);
}

// ---- 6: a bag of sand; 7: one that was driven flat
vec4 bag() {
  vec2 h = v_size.xy;
  float bulge = 0.06 * (1.0 - (v_at.x * v_at.x) / (h.x * h.x));
  float d = box(v_at, h - vec2(0.0, 0.03) + vec2(0.0, bulge * 0.6), 0.13);
  vec4 c = ink(vec4(0.0, 0.0, 0.0, 0.45), 1.0 - smoothstep(-0.06, 0.12, box(v_at - vec2(0.05, 0.07), h, 0.14)));
  vec3 cloth = v_fill.rgb * (0.93 + 0.10 * sin(v_at.x * 70.0) * sin(v_at.y * 70.0));
  cloth *= 1.0 + 0.22 * dot(v_at / h, v_lamp) * 0.6;
  cloth = mix(cloth, v_line.rgb, cover(abs(abs(v_at.x) - h.x * 0.42) - 0.022) * 0.75);
  cloth = mix(cloth, v_line.rgb, cover(abs(v_at.y) - 0.010) * 0.30 * step(abs(v_at.x), h.x * 0.40));
  c = over(ink(v_line, cover(d - 0.03)), c);
  return over(vec4(cloth, 1.0) * cover(d), c);
}
vec4 flat_bag() {
  vec2 h = v_size.xy;
  float spill = length(v_at / (h * 1.32)) - 1.0 - 0.25 * (noise(v_board * 5.0) - 0.4);
  vec4 c = ink(vec4(v_fill.rgb * 0.86, 0.5), 1.0 - smoothstep(-0.25, 0.10, spill));
  float d = (length(v_at / h) - 1.0) * h.y;
  c = over(ink(v_line, cover(d - 0.028)), c);
  vec3 cloth = v_fill.rgb * (0.96 + 0.10 * dot(v_at / h, v_lamp));
  cloth = mix(cloth, v_line.rgb, cover(abs(length(v_at / h * vec2(1.0, 1.25)) - 0.56) * h.y - 0.010) * 0.8);
  cloth = mix(cloth, v_line.rgb, cover(abs(v_at.y - 0.03 * sin(v_at.x * 14.0)) - 0.010) * 0.5);
  return over(vec4(cloth, 1.0) * cover(d), c);
}

// ---- 8: four corner brackets, our mark; a dark casing below
vec4 bracket() {
  vec2 p = abs(v_at);
  float arm = v_size.z * 0.5, t = v_size.w * 0.5;
  float d = min(box(p - vec2(v_size.x - arm, v_size.y - t), vec2(arm, t), 0.0),
                box(p - vec2(v_size.x - t, v_size.y - arm), vec2(t, arm), 0.0));
  return over(ink(v_fill, cover(d)), ink(v_line, 1.0 - smoothstep(0.0, 2.5 * u_css, d)));
}

// ---- 9: chequers
vec4 chequer() {
  float d = box(v_at, v_size.xy, 0.0);
  vec2 c = (v_at + v_size.xy) / v_size.z, f = abs(fract(c) - 0.5);
  float odd = mod(floor(c.x) + floor(c.y), 2.0) * 2.0 - 1.0;
  float k = clamp(odd * (0.5 - max(f.x, f.y)) * v_size.z / u_px + 0.5, 0.0, 1.0);
  k = mix(0.5, k, clamp(v_size.z / u_px * 0.5 - 0.4, 0.0, 1.0));
  float worn = 0.84 + 0.16 * noise(v_board * 5.0);
  return ink(vec4(mix(v_fill.rgb, v_line.rgb, k), v_fill.a), cover(d) * worn);
}

// ---- 10: dust, smoke
vec4 puff() {
  float r = length(v_at / v_size.xy);
  float n = noise(v_at * (2.6 / v_size.x) + v_size.z) * 0.6 + noise(v_at * (6.0 / v_size.x) + v_size.z * 2.0) * 0.4;
  float a = (1.0 - smoothstep(0.15, 1.0, r + (n - 0.5) * 0.9)) * (0.55 + 0.45 * n);
  vec3 c = v_fill.rgb * (0.9 + 0.2 * dot(v_at / v_size.xy, v_lamp) + 0.1 * (n - 0.5));
  return ink(vec4(c, v_fill.a), a);
}

// ---- 11: the burst of a crash
vec4 burst() {
  float angle = atan(v_at.y, v_at.x) + v_size.z, r = length(v_at) / v_size.x;
  float sector = angle * 1.432, s = abs(fract(sector) - 0.5) * 2.0, jag = hash(vec2(floor(sector), v_size.z));
  float reach = mix(0.36, 0.70 + 0.30 * jag, (1.0 - s) * (1.0 - s));
  float d = (r - reach) * v_size.x * 0.55;
  vec3 c = mix(v_line.rgb, v_fill.rgb, smoothstep(0.15, 0.55, r));
  return ink(vec4(0.10, 0.05, 0.02, v_fill.a), cover(d - 0.035)) * (1.0 - cover(d)) + ink(vec4(c, v_fill.a), cover(d));
}

// ---- 12: part of a ring
vec4 arc() {
  float d = abs(length(v_at) - (v_size.x - v_size.z * 0.5)) - v_size.z * 0.5;
  float a = mod(atan(v_at.y, v_at.x) - v_size.w, 6.28318);
  float end = min(abs(a - v_more.x), min(a, 6.28318 - a)) * length(v_at);
  float on = v_more.x > 6.2 ? 1.0 : a < v_more.x ? clamp(end / u_px + 0.5, 0.0, 1.0) : clamp(0.5 - end / u_px, 0.0, 1.0);
  return ink(v_fill, cover(d) * on);
}

// ---- 13: a painted place on the grid: front line and two short sides
vec4 slot() {
  float t = v_size.z * 0.5, arm = v_size.w;
  float d = min(box(v_at - vec2(v_size.x - t, 0.0), vec2(t, v_size.y), 0.0),
                box(vec2(v_at.x - (v_size.x - arm * 0.5), abs(v_at.y) - (v_size.y - t)), vec2(arm * 0.5, t), 0.0));
  return ink(v_fill, cover(d) * (0.80 + 0.20 * noise(v_board * 6.0)));
}

// ---- 14: a hatched box
vec4 hatch() {
  float d = box(v_at, v_size.xy, 0.06), s = abs(fract((v_at.x + v_at.y) / v_size.z) - 0.5) * v_size.z;
  float stripes = clamp((s - v_size.z * 0.25) / (u_px * 0.7) + 0.5, 0.0, 1.0);
  float rim = cover(d) - cover(d + v_size.w);
  return over(ink(v_line, rim), ink(v_fill, cover(d) * stripes)) * (0.82 + 0.18 * noise(v_board * 6.0));
}

// ---- 15: a spanner in a disc
vec4 spanner() {
  float s = v_size.x, disc = length(v_at) - s;
  vec2 p = vec2(v_at.x + v_at.y, v_at.y - v_at.x) * 0.7071 / s;
  float head = max(length(p - vec2(0.34, 0.0)) - 0.30, -box(p - vec2(0.56, 0.0), vec2(0.26, 0.11), 0.0));
  float grip = box(p - vec2(-0.22, 0.0), vec2(0.40, 0.11), 0.08);
  float d = min(head, grip) * s;
  return over(ink(v_line, cover(d)), over(ink(v_fill, cover(disc)), ink(vec4(0.0, 0.0, 0.0, 0.5), cover(disc - u_css))));
}

// ---- 16: a chequered flag in the wind
vec4 flag() {
  vec2 h = v_size.xy;
  float wave = sin(v_at.x / h.x * 4.0 + v_size.z) * 0.10 * h.y * (v_at.x / h.x + 1.0);
  vec2 p = vec2(v_at.x, v_at.y - wave);
  float d = box(p - vec2(0.06 * h.x, -0.28 * h.y), vec2(0.90 * h.x, 0.60 * h.y), 0.0);
  vec2 c = (p + h) / (h.y * 0.4);
  float odd = mod(floor(c.x) + floor(c.y), 2.0);
  vec3 cloth = mix(vec3(0.95), vec3(0.07, 0.08, 0.09), odd) * (0.9 + 0.1 * sin(v_at.x / h.x * 4.0 + v_size.z + 0.8));
  float pole = box(v_at - vec2(-0.9 * h.x, 0.0), vec2(0.05 * h.x, h.y), 0.02);
  vec4 flagged = over(ink(vec4(cloth, 1.0), cover(d)), ink(vec4(0.0, 0.0, 0.0, 0.7), cover(d - u_css)));
  return over(flagged, ink(vec4(0.85, 0.86, 0.84, 1.0), cover(pole))) * v_fill.a;
}

// ---- 17: an arrowhead along x
vec4 arrowhead() {
  float d = max(abs(v_at.y) * 0.75 + v_at.x * 0.55 - v_size.x * 0.55, -v_at.x - v_size.x * 0.6);
  d = max(d, -(abs(v_at.y) * 0.75 + v_at.x * 0.55 - v_size.x * 0.55 + v_size.y));
  return ink(v_fill, cover(d));
}

// ---- 18: the crown of a tree
vec4 tree() {
  float r = length(v_at) / v_size.x, angle = atan(v_at.y, v_at.x), seed = v_size.z;
  float edge = 0.86 + 0.10 * sin(angle * 5.0 + seed) + 0.05 * sin(angle * 9.0 - seed * 1.7);
  float leaves = noise(v_at * (5.0 / v_size.x) + seed) * 0.6 + noise(v_at * (11.0 / v_size.x) + seed) * 0.4;
  float lit = 0.5 + 0.5 * dot(v_at / v_size.x, vec2(-0.6, -0.8));
  vec3 c = mix(v_fill.rgb, v_line.rgb, clamp(lit * 0.75 + leaves * 0.5 - 0.2, 0.0, 1.0));
  c *= 1.0 - 0.35 * smoothstep(0.55, 1.0, r);
  return ink(vec4(c + grain() * 0.02, 1.0), cover((r - edge) * v_size.x));
}

// ---- 19: a pond with its shore
vec4 water() {
  vec2 p = v_at / v_size.xy;
  float angle = atan(p.y, p.x), seed = v_size.z;
  float shape = 0.80 + 0.09 * sin(angle * 2.0 + seed) + 0.06 * sin(angle * 3.0 - seed * 1.3) + 0.03 * sin(angle * 5.0 + seed * 2.1);
  float d = (length(p) - shape) * v_size.y;
  vec3 shore = v_line.rgb * (0.75 + 0.2 * noise(v_board * 4.0)) + grain() * 0.03;
  float wave = sin(v_board.y * 2.6 + noise(v_board * 0.9) * 5.0) * 0.5 + 0.5;
  vec3 c = v_fill.rgb * (0.86 + 0.18 * wave * noise(v_board * 0.7 + 3.0)) * (1.0 - 0.25 * smoothstep(-0.5, 0.0, d));
  float sand = 1.0 - smoothstep(0.15, 0.65, d + (noise(v_board * 1.6) - 0.5) * 0.4);
  return over(ink(vec4(c, 1.0), cover(d)), ink(vec4(shore, 0.75), sand));
}

// ---- 20: a speedway bike with its rider, nose to the right; box of 100 x 46. The helmet's mark: 1 stripe, 2 ring, 3 bar, 4 half
vec4 bike() {
  vec2 q = v_at * (50.0 / v_size.x);
  float px = u_px * 50.0 / v_size.x;
  #define RIDE(d) clamp(0.5 - (d) / px, 0.0, 1.0)
  float wheels = min(box(q - vec2(32.0, 0.0), vec2(17.0, 3.0), 3.0), box(q - vec2(-31.0, 0.0), vec2(18.0, 4.0), 3.5));
  float bars = box(q - vec2(19.0, 0.0), vec2(2.0, 17.0), 1.8);
  float frame = box(q - vec2(-3.0, 0.0), vec2(26.0, 5.0), 4.0);
  float legs = box(vec2(q.x + 9.0, abs(q.y) - 10.5) * mat2(0.97, 0.24, -0.24, 0.97), vec2(15.0, 3.8), 3.4);
  float arms = box(vec2(q.x - 9.0, abs(q.y) - 12.0) * mat2(0.94, -0.34, 0.34, 0.94), vec2(12.0, 3.2), 3.0);
  float back = (length((q - vec2(-6.0, 0.0)) / vec2(17.0, 12.0)) - 1.0) * 12.0;
  float head = length(q - vec2(9.0, 0.0)) - 10.0;
  if (v_size.w > 0.5) {
    float d = min(min(wheels, bars), min(min(back, head), min(legs, arms)));
    return ink(v_fill, 1.0 - smoothstep(-5.0, 5.0, d));
  }
  vec3 suit = mix(v_fill.rgb, vec3(0.07, 0.08, 0.09), 0.30);
  vec4 c = ink(vec4(0.05, 0.055, 0.06, 1.0), RIDE(wheels - 0.8));
  c = over(ink(vec4(0.30, 0.31, 0.32, 1.0), RIDE(abs(wheels + 1.8) - 0.6) * 0.8), c);
  c = over(ink(vec4(0.16, 0.17, 0.18, 1.0), RIDE(frame)), c);
  c = over(ink(vec4(0.80, 0.82, 0.83, 1.0), RIDE(bars)), c);
  c = over(ink(vec4(0.06, 0.07, 0.08, 1.0), RIDE(min(legs, arms) - 1.2)), c);
  c = over(ink(vec4(suit * 0.62, 1.0), RIDE(legs)), c);
  c = over(ink(vec4(suit, 1.0), RIDE(arms)), c);
  c = over(ink(vec4(0.06, 0.07, 0.08, 1.0), RIDE(back - 1.2)), c);
  float lit = dot(q / 16.0, v_lamp);
  c = over(ink(vec4(v_fill.rgb * (0.94 + 0.12 * lit), 1.0), RIDE(back)), c);
  c = over(ink(vec4(v_line.rgb, 1.0), RIDE(box(q - vec2(-9.0, 0.0), vec2(2.6, 6.5), 1.0)) * 0.9), c);
  vec2 h = q - vec2(9.0, 0.0);
  float sign_ = v_size.z < 1.5 ? abs(h.y) - 2.4 : v_size.z < 2.5 ? abs(length(h) - 4.6) - 1.5 : v_size.z < 3.5 ? abs(h.x + 1.0) - 2.6 : h.y;
  vec3 shell = mix(v_fill.rgb, v_line.rgb, RIDE(sign_)) * (1.0 + 0.16 * dot(h / 10.0, v_lamp));
  c = over(ink(vec4(0.05, 0.06, 0.07, 1.0), RIDE(head - 1.5)), c);
  c = over(ink(vec4(shell, 1.0), RIDE(head)), c);
  c = over(ink(vec4(0.07, 0.08, 0.10, 1.0), RIDE(max(head + 1.0, 4.6 - h.x)) * 0.9), c);
  return c * v_fill.a;
}

void main() {
  int kind = int(v_more.w + 0.5);
  if (kind == 0) o_colour = plain_box();
  else if (kind == 1) o_colour = stretch();
  else if (kind == 2) o_colour = car();
  else if (kind == 3) o_colour = oil();
  else if (kind == 4) o_colour = sand();
  else if (kind == 5) o_colour = dust();
  else if (kind == 6) o_colour = bag();
  else if (kind == 7) o_colour = flat_bag();
  else if (kind == 8) o_colour = bracket();
  else if (kind == 9) o_colour = chequer();
  else if (kind == 10) o_colour = puff();
  else if (kind == 11) o_colour = burst();
  else if (kind == 12) o_colour = arc();
  else if (kind == 13) o_colour = slot();
  else if (kind == 14) o_colour = hatch();
  else if (kind == 15) o_colour = spanner();
  else if (kind == 16) o_colour = flag();
  else if (kind == 17) o_colour = arrowhead();
  else if (kind == 18) o_colour = tree();
  else if (kind == 19) o_colour = water();
  else if (kind == 20) o_colour = bike();
  else o_colour = ink(v_fill, v_at.x);   // ---- 21: a triangle
}
