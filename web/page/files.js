// Files in by drop, picker or paste; files out as downloads.
const MOST = 16 * 1024 * 1024;

export const giveFile = (door) => async (file) => {
  if (file.size > MOST) return door.send('file', [file.name, '']); // the app says what is wrong with it
  door.send('file', [file.name, new Uint8Array(await file.arrayBuffer())]);
};

export function saveFile(name, bytes) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

export function openFile(give) {
  const picker = document.createElement('input');
  picker.type = 'file';
  picker.multiple = true;
  picker.addEventListener('change', () => [...picker.files].forEach(give));
  picker.click();
}

export function listenForDrop(door, give) {
  const allow = (event) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  document.addEventListener('dragenter', allow);
  document.addEventListener('dragover', allow);
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    const text = event.dataTransfer.getData('text/uri-list') || event.dataTransfer.getData('text/plain');
    if (files.length) files.forEach(give);
    else if (text) door.send('pasted', [text]);
  });
}

// A file opened with the installed app (manifest.webmanifest, file_handlers).
export function listenForLaunch(give) {
  if (!window.launchQueue) return;
  window.launchQueue.setConsumer(async ({ files }) => {
    for (const handle of files || []) give(await handle.getFile());
  });
}
