// The thin door from the module to the page: each pw_ function (bridge.hpp) becomes a call of Module.page, which
// web/boot.js passes in. Works with emcc 3.1.6 and newer; no eval, no ES2020 syntax (3.1.6 cannot read it).
mergeInto(LibraryManager.library, {
  $pwText: function (at, size) {
    return new TextDecoder().decode(HEAPU8.slice(at, at + size));
  },
  pw_cursor: function (shape) { Module['page']['cursor'](shape); },
  pw_typing: function (wanted, x, y, height) { Module['page']['typing'](!!wanted, x, y, height); },
  pw_copy__deps: ['$pwText'],
  pw_copy: function (at, size) { Module['page']['copy'](pwText(at, size)); },
  pw_request_paste: function () { Module['page']['requestPaste'](); },
  pw_can_share: function () { return Module['page']['canShare']() ? 1 : 0; },
  pw_share__deps: ['$pwText'],
  pw_share: function (title, titleSize, url, urlSize) {
    Module['page']['share'](pwText(title, titleSize), pwText(url, urlSize));
  },
  pw_save_file__deps: ['$pwText'],
  pw_save_file: function (name, nameSize, at, size) {
    Module['page']['saveFile'](pwText(name, nameSize), HEAPU8.slice(at, at + size));
  },
  pw_open_file: function () { Module['page']['openFile'](); },
  pw_clear_fragment: function () { Module['page']['clearFragment'](); },
  pw_persist: function () { Module['page']['persist'](); },
  pw_lock__deps: ['$pwText'],
  pw_lock: function (at, size, steal) { Module['page']['lock'](pwText(at, size), !!steal); },
  pw_release__deps: ['$pwText'],
  pw_release: function (at, size) { Module['page']['release'](pwText(at, size)); },
  pw_to_keeper__deps: ['$pwText'],
  pw_to_keeper: function (at, size, tag, rules) { Module['page']['toKeeper'](pwText(at, size), tag, rules); },
  pw_depth: function (depth) { Module['page']['depth'](depth); },
  pw_title__deps: ['$pwText'],
  pw_title: function (at, size) { Module['page']['title'](pwText(at, size)); },
  pw_twin__deps: ['$pwText'],
  pw_twin: function (at, size) { Module['page']['twin'](pwText(at, size)); },
  pw_job__deps: ['$pwText'],
  pw_job: function (id, kind, kindSize, letter, letterSize) {
    Module['page']['job'](id, pwText(kind, kindSize), pwText(letter, letterSize));
  },
  pw_cancel_job: function (id) { Module['page']['cancelJob'](id); },
  pw_reload: function () { Module['page']['reload'](); },
  pw_put__deps: ['$pwText'],
  pw_put: function (ticket, key, keySize, at, size) {
    Module['page']['put'](ticket, pwText(key, keySize), HEAPU8.slice(at, at + size));
  },
  pw_erase__deps: ['$pwText'],
  pw_erase: function (at, size) { Module['page']['erase'](pwText(at, size)); },
  pw_refresh__deps: ['$pwText'],
  pw_refresh: function (ticket, at, size) { Module['page']['refresh'](ticket, pwText(at, size)); },
  pw_random: function () { return crypto.getRandomValues(new Uint32Array(1))[0]; },
});
