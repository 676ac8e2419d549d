// Small helpers of the text view.
export function element(tag, parent, options = {}) {
  const made = document.createElement(tag);
  const { role, label, labelledby, ...properties } = options;
  if (role) made.setAttribute('role', role);
  if (label) made.setAttribute('aria-label', label);
  if (labelledby) made.setAttribute('aria-labelledby', labelledby);
  Object.assign(made, properties);
  if (parent) parent.append(made);
  return made;
}

export function setText(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

// A line of text. A link in it is a thousand letters that nobody reads or listens to: one line of them is seen, none is
// spoken, and a button beside copies it.
const WALL = /\S{120,}/;
export function setLine(target, text) {
  if (target.textContent === text) return;
  const wall = WALL.exec(text);
  target.textContent = wall ? text.slice(0, wall.index) : text;
  if (!wall) return;
  const link = element('span', target, { className: 'wall', textContent: wall[0] });
  link.setAttribute('aria-hidden', 'true');
  target.append(text.slice(wall.index + wall[0].length));
}

export function show(target, on) {
  if (target.hidden === on) target.hidden = !on;
}

// Makes `box` hold exactly one `tag` for each model, kept by place.
export function fit(box, tag, models, fill) {
  while (box.children.length > models.length) box.lastElementChild.remove();
  models.forEach((model, at) => fill(box.children[at] || element(tag, box), model));
}
