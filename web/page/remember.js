// Two small choices of this page (localStorage) and the race that this tab shows (sessionStorage: a reload comes back to
// it). A browser that forbids it just forgets them.
const RACE = 'paddock-open-race';

function attempt(work) {
  try {
    return work();
  } catch {
    return null; // forbidden
  }
}

export const remember = (name, value) => attempt(() => localStorage.setItem(name, value));
export const remembered = (name) => attempt(() => localStorage.getItem(name));

export const rememberRace = (game) => attempt(() => sessionStorage.setItem(RACE, game));
export const rememberedRace = () => attempt(() => sessionStorage.getItem(RACE));
export const forgetRace = (game) => rememberedRace() === game && attempt(() => sessionStorage.removeItem(RACE));
