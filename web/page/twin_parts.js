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

export function show(target, on) {
  if (target.hidden === on) target.hidden = !on;
}

// Makes `box` hold exactly one `tag` for each model, kept by place.
export function fit(box, tag, models, fill) {
  while (box.children.length > models.length) box.lastElementChild.remove();
  models.forEach((model, at) => fill(box.children[at] || element(tag, box), model));
}
