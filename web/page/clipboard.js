// Copying needs a gesture in some browsers, so every way is tried; reading is by paste events, or by the browser's own
// question after a press on our Paste button.
export function copy(text) {
  const written = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject();
  written.catch(() => copyBySelection(text));
}

function copyBySelection(text) {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.className = 'offstage';
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
  if (before) before.focus({ preventScroll: true });
}

export function requestPaste(door) {
  if (!navigator.clipboard || !navigator.clipboard.readText) return;
  navigator.clipboard.readText().then(
    (text) => text && door().send('pasted', [text]),
    () => {}, // refused: the user can still press the keys of pasting
  );
}

const isField = (target) => target instanceof HTMLElement && target.closest('#twin') !== null;

export function listenForPaste(door, giveFile) {
  document.addEventListener('paste', (event) => {
    if (isField(event.target) || !event.clipboardData) return;
    const files = [...event.clipboardData.files];
    const text = event.clipboardData.getData('text/plain');
    if (!files.length && !text) return;
    event.preventDefault();
    if (text) door.send('paste', [text]);
    else files.forEach(giveFile);
  });
}
