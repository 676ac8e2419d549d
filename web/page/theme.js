// The theme the user chose in the app, also for the page around the canvas and for the next start.
import { remember, remembered } from './remember.js';

const REMEMBER = 'paddock-theme';
const GROUND = { dark: '#0D1417', light: '#D9E0DF' };

export function useTheme(theme) {
  if (!GROUND[theme] || document.documentElement.dataset.theme === theme) return;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name=theme-color]').content = GROUND[theme];
  remember(REMEMBER, theme);
}

export const rememberedTheme = () => remembered(REMEMBER);
