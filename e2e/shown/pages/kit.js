// State of the page, kept out of the DOM so that telling it is no effect of its own; needs no native that a page may break.
(() => {
  const state = {};
  const keysOf = Object.keys,
    sort = Array.prototype.sort,
    call = Function.prototype.call;
  const quote = (v) => {
    if (typeof v !== 'string') return '' + v;
    let out = '';
    for (let i = 0; i < v.length; i++) {
      const c = v[i];
      out += c === '"' || c === '\\' ? '\\' + c : c === '\n' ? '\\n' : c;
    }
    return '"' + out + '"';
  };
  // What was done shows, as on most pages: a bare count at the page's end.
  let shown,
    count = 0;
  const seen = () => {
    count++;
    if (!document.body || window.NO_COUNT) return;
    if (!shown || !shown.isConnected) {
      shown = document.createElement('output');
      shown.style.cssText = 'position:fixed;right:0;bottom:0;pointer-events:none;font-size:9px';
      document.body.append(shown);
    }
    shown.textContent = count;
  };
  window.S = {
    set: (key, value) => {
      if (state[key] !== value) seen();
      state[key] = value;
    },
    add: (key, value) => {
      state[key] = (state[key] ? state[key] + ',' : '') + value;
      seen();
    },
    inc: (key) => {
      state[key] = (state[key] || 0) + 1;
      seen();
    },
    get: (key) => state[key],
    read: () => {
      const keys = keysOf(state);
      keys.sort();
      let out = '';
      for (let i = 0; i < keys.length; i++) out += (i ? ',' : '') + quote(keys[i]) + ':' + quote(state[keys[i]]);
      return '{' + out + '}';
    },
  };
  window.V = new URLSearchParams(location.search).get('v') || '1';
})();
