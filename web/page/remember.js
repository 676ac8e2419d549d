// Two small choices of this page, in localStorage; a browser that forbids it just forgets them.
export function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // forbidden
  }
}

export function remembered(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
