// The text view: the app's view model (src/ui/twin.hpp) as real HTML beside the canvas. Texts go in by textContent
// only. Elements are kept from one update to the next, so that the focus and the reading place stay.
import { renderFields } from './twin_fields.js';
import { remember, remembered } from './remember.js';
import { useTheme } from './theme.js';
import { element, fit, setLine, setText, show } from './twin_parts.js';

const REMEMBER = 'paddock-text-view';

export class Twin {
  // `command(id, value)` goes to the app.
  constructor(root, toggle, command) {
    Object.assign(this, { root, toggle, command });
    this.lines = [];
    this.build();
    toggle.addEventListener('click', () => this.reveal(!root.classList.contains('shown')));
    this.reveal(remembered(REMEMBER) === '1');
  }

  reveal(on) {
    this.root.classList.toggle('shown', on);
    document.body.classList.toggle('with-text', on);
    this.toggle.setAttribute('aria-pressed', String(on));
    this.toggle.textContent = on ? 'Close text view' : 'Text view';
    remember(REMEMBER, on ? '1' : '0');
  }

  build() {
    const root = this.root;
    this.heading = element('h1', root, { tabIndex: -1 });
    this.state = element('p', root, { role: 'status', className: 'state' });
    this.notice = element('p', root, { role: 'status', className: 'notice' });
    this.nav = element('nav', root, { label: 'Places' });
    this.decision = element('form', root, { labelledby: 'twin-decision' });
    this.question = element('h2', this.decision, { id: 'twin-decision' });
    this.texts = element('div', this.decision);
    this.fields = element('div', this.decision);
    this.buttons = element('div', this.decision, { className: 'buttons' });
    this.preview = this.section('Preview', 'ul');
    this.standing = element('table', root);
    this.caption = element('caption', this.standing);
    this.head = element('tr', element('thead', this.standing));
    this.body = element('tbody', this.standing);
    this.board = this.section('Board', 'ul');
    this.log = this.section('Log', 'ol');
    const region = element('div', this.log.box, { role: 'log', className: 'log', tabIndex: 0 });
    region.setAttribute('aria-live', 'polite');
    region.append(this.log.list);
    this.decision.addEventListener('submit', (event) => {
      event.preventDefault();
      const next = this.buttons.querySelector('button:not([aria-disabled=true])');
      if (next) this.command(next.dataset.id, '');
    });
  }

  section(title, list) {
    const box = element('section', this.root);
    const heading = element('h2', box);
    heading.textContent = title;
    return { box, heading, list: element(list, box) };
  }

  update(model) {
    document.documentElement.lang = model.lang || 'en';
    useTheme(model.theme);
    setText(this.heading, model.heading || model.title || '');
    setText(this.state, model.state || '');
    setText(this.notice, model.notice || '');
    this.renderButtons(this.nav, model.nav || []);
    this.renderDecision(model.decision || {});
    this.renderList(this.preview, 'Preview', model.preview || []);
    this.renderStanding(model.standing);
    const board = model.board || {};
    this.renderList(this.board, board.caption || 'Board', board.items || []);
    this.renderLog(model.log || {});
  }

  renderDecision(decision) {
    setText(this.question, decision.heading || 'Your move');
    fit(this.texts, 'p', decision.text || [], setLine);
    renderFields(this.fields, decision.fields || [], this.command);
    this.renderButtons(this.buttons, decision.buttons || []);
    show(this.decision, Boolean(decision.heading || (decision.buttons || []).length || (decision.fields || []).length));
  }

  // Buttons are kept by id; one that cannot be pressed stays reachable and says why.
  renderButtons(box, models) {
    const old = new Map([...box.children].map((child) => [child.dataset.id, child]));
    models.forEach((model, at) => {
      const button = old.get(model.id) || this.newButton(model.id);
      old.delete(model.id);
      setText(button, model.why ? `${model.label} (${model.why})` : model.label);
      button.setAttribute('aria-disabled', String(Boolean(model.disabled)));
      if (box.children[at] !== button) box.insertBefore(button, box.children[at] || null);
    });
    if ([...old.values()].includes(document.activeElement)) this.heading.focus({ preventScroll: true });
    old.forEach((button) => button.remove());
    show(box, models.length > 0);
  }

  newButton(id) {
    const button = element('button', null);
    button.type = 'button';
    button.dataset.id = id;
    button.addEventListener('click', () => button.getAttribute('aria-disabled') !== 'true' && this.command(id, ''));
    return button;
  }

  renderList(part, title, items) {
    setText(part.heading, title);
    fit(part.list, 'li', items, setText);
    show(part.box, items.length > 0);
  }

  renderStanding(standing) {
    show(this.standing, Boolean(standing));
    if (!standing) return;
    setText(this.caption, standing.caption || '');
    fit(this.head, 'th', standing.columns || [], (cell, text) => {
      cell.scope = 'col';
      setText(cell, text);
    });
    fit(this.body, 'tr', standing.rows || [], (row, cells) => {
      if (!row.children.length) element('th', row).scope = 'row';
      setText(row.children[0], cells[0] || '');
      while (row.children.length > Math.max(1, cells.length)) row.lastChild.remove();
      cells.slice(1).forEach((text, at) => setText(row.children[at + 1] || element('td', row), text));
    });
  }

  // Only what is new is added, so that only that is read aloud.
  renderLog(log) {
    setText(this.log.heading, log.heading || 'Log');
    const lines = log.lines || [];
    show(this.log.box, lines.length > 0);
    const known = this.lines;
    let dropped = 0;
    while (dropped < known.length && !known.slice(dropped).every((line, at) => line === lines[at])) ++dropped;
    const list = this.log.list;
    for (let n = 0; n < dropped; ++n) list.firstChild.remove();
    for (const line of lines.slice(known.length - dropped)) element('li', list).textContent = line;
    this.lines = lines;
  }
}
