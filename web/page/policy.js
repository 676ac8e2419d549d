// Trusted Types: the only script addresses we ever make are checked here.
import { marked } from './build.js';

const OURS = ['sw.js', marked('bots.js')];

export const policy = window.trustedTypes
  ? window.trustedTypes.createPolicy('paddock', {
      createScriptURL: (name) => {
        if (!OURS.includes(name)) throw new TypeError('not a script of ours');
        return name;
      },
    })
  : { createScriptURL: (name) => name };
