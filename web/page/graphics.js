// The WebGL 2 context, asked for while the module is still coming in: starting the browser's GPU process takes a while.
// The module finds this context when it asks for one itself (src/platform/web/graphics.cpp, same attributes).
//
// ImGui's renderer asks for much state in every frame. Where the browser would have to ask its GPU process, and so wait
// until all drawing is done, the answer is remembered here instead.
const VIEWPORT = 0x0ba2;
const SCISSOR = 0x0c10;
const BLEND_DST_RGB = 0x80c8;
const BLEND_SRC_RGB = 0x80c9;
const BLEND_DST_ALPHA = 0x80ca;
const BLEND_SRC_ALPHA = 0x80cb;
const EQUATION_RGB = 0x8009;
const EQUATION_ALPHA = 0x883d;
const COMPILE_STATUS = 0x8b81;
const COMPLETION_STATUS = 0x91b1;

// What each call sets: [state, value from the call's arguments]
const box = (...sides) => Int32Array.from(sides);
const SETTERS = {
  viewport: (x, y, w, h) => [[VIEWPORT, box(x, y, w, h)]],
  scissor: (x, y, w, h) => [[SCISSOR, box(x, y, w, h)]],
  blendFunc: (s, d) => [[BLEND_SRC_RGB, s], [BLEND_SRC_ALPHA, s], [BLEND_DST_RGB, d], [BLEND_DST_ALPHA, d]],
  blendFuncSeparate: (s, d, sa, da) => [
    [BLEND_SRC_RGB, s], [BLEND_DST_RGB, d], [BLEND_SRC_ALPHA, sa], [BLEND_DST_ALPHA, da],
  ],
  blendEquation: (e) => [[EQUATION_RGB, e], [EQUATION_ALPHA, e]],
  blendEquationSeparate: (e, ea) => [[EQUATION_RGB, e], [EQUATION_ALPHA, ea]],
};

function remember(context, canvas) {
  const known = new Map();
  const begin = () => {
    known.clear();
    const whole = box(0, 0, context.drawingBufferWidth, context.drawingBufferHeight);
    const fresh = [[VIEWPORT, whole], [SCISSOR, whole], [BLEND_SRC_RGB, 1], [BLEND_SRC_ALPHA, 1], [BLEND_DST_RGB, 0],
      [BLEND_DST_ALPHA, 0], [EQUATION_RGB, 0x8006], [EQUATION_ALPHA, 0x8006]];
    for (const [state, value] of fresh) known.set(state, value);
  };
  for (const [name, sets] of Object.entries(SETTERS)) {
    const real = context[name].bind(context);
    context[name] = (...values) => {
      for (const [state, value] of sets(...values)) known.set(state, value);
      real(...values);
    };
  }
  const ask = context.getParameter.bind(context);
  context.getParameter = (state) => (known.has(state) ? known.get(state) : ask(state));
  begin();
  canvas.addEventListener('webglcontextlost', () => known.clear());
  canvas.addEventListener('webglcontextrestored', begin);
}

// Programs compile beside the page: whether a shader did is asked of its program only, and that when it is done.
function compileAside(context, canvas) {
  let parallel = null;
  const begin = () => {
    parallel = context.getExtension('KHR_parallel_shader_compile');
  };
  begin();
  canvas.addEventListener('webglcontextrestored', begin);
  const ofShader = context.getShaderParameter.bind(context);
  context.getShaderParameter = (shader, what) => (what === COMPILE_STATUS ? true : ofShader(shader, what));
  const ofProgram = context.getProgramParameter.bind(context);
  context.getProgramParameter = (program, what) => (what === COMPLETION_STATUS && !parallel ? true : ofProgram(program, what));
  context.isProgram = (program) => program !== null;
}

// False when there is no WebGL 2.
export function openGraphics(canvas) {
  const context = canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false });
  if (!context) return false;
  remember(context, canvas);
  compileAside(context, canvas);
  return true;
}
