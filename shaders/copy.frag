// The kept ground, pixel for pixel.
uniform sampler2D u_image;
out vec4 o_colour;
void main() { o_colour = vec4(texelFetch(u_image, ivec2(gl_FragCoord.xy), 0).rgb, 1.0); }
