// The form fields of the text view: text, area, select and check, each with label, hint and error bound to it.
import { element, fit, setText, show } from './twin_parts.js';

const TAGS = { text: 'input', area: 'textarea', select: 'select', check: 'input' };

function make(model, command) {
  const box = element('div', null, { className: `field ${model.kind}` });
  const base = `twin-${model.id.replace(/[^\w-]/g, '_')}`;
  const label = element('label', box, { htmlFor: base });
  const control = element(TAGS[model.kind] || 'input', box, { id: base, autocomplete: 'off', spellcheck: false });
  if (model.kind === 'check') control.type = 'checkbox';
  const hint = element('p', box, { id: `${base}-hint`, className: 'hint' });
  const error = element('p', box, { id: `${base}-error`, className: 'error', role: 'alert' });
  control.setAttribute('aria-describedby', `${hint.id} ${error.id}`);
  const value = () => (model.kind === 'check' ? (control.checked ? '1' : '0') : control.value);
  control.addEventListener(model.kind === 'text' || model.kind === 'area' ? 'input' : 'change', () => {
    box.sent = value();
    command(model.id, box.sent);
  });
  box.dataset.id = model.id;
  box.dataset.kind = model.kind;
  return Object.assign(box, { parts: { label, control, hint, error }, sent: null, shown: null });
}

// What the user types is not overwritten by an answer to an earlier key.
function setValue(box, model) {
  const { control } = box.parts;
  if (model.kind === 'check') {
    control.checked = model.value === '1';
    return;
  }
  const typing = document.activeElement === control && (model.value === box.shown || model.value === box.sent);
  box.shown = model.value;
  if (!typing && control.value !== model.value) control.value = model.value;
}

function fill(box, model) {
  const { label, control, hint, error } = box.parts;
  setText(label, model.label);
  if (model.kind === 'select') {
    fit(control, 'option', model.options || [], (option, choice) => {
      if (option.value !== choice.id) option.value = choice.id;
      setText(option, choice.label);
    });
  }
  setValue(box, model);
  setText(hint, model.hint || '');
  setText(error, model.error || '');
  show(hint, Boolean(model.hint));
  control.setAttribute('aria-invalid', String(Boolean(model.error)));
}

export function renderFields(root, models, command) {
  const old = new Map([...root.children].map((box) => [`${box.dataset.id} ${box.dataset.kind}`, box]));
  models.forEach((given, at) => {
    const model = { kind: 'text', value: '', ...given };
    const key = `${model.id} ${model.kind}`;
    const box = old.get(key) || make(model, command);
    old.delete(key);
    fill(box, model);
    if (root.children[at] !== box) root.insertBefore(box, root.children[at] || null);
  });
  old.forEach((box) => box.remove());
}
