const SHAPES = {
  camera:
    '<rect x="34" y="62" width="132" height="88" rx="16" fill="url(#b)"/><path d="M72 62l9-18h38l9 18z" fill="url(#b)"/><circle cx="100" cy="106" r="34" fill="#14161c"/><circle cx="100" cy="106" r="25" fill="url(#g)"/><circle cx="91" cy="97" r="7" fill="#fff" opacity=".55"/><rect x="140" y="74" width="14" height="9" rx="3" fill="#fff" opacity=".7"/>',
  lens: '<rect x="58" y="44" width="84" height="40" rx="9" fill="url(#b)"/><rect x="50" y="78" width="100" height="62" rx="10" fill="url(#b)"/><g fill="#000" opacity=".22"><rect x="50" y="92" width="100" height="5"/><rect x="50" y="103" width="100" height="5"/><rect x="50" y="114" width="100" height="5"/></g><ellipse cx="100" cy="146" rx="46" ry="13" fill="#14161c"/><ellipse cx="100" cy="146" rx="34" ry="8" fill="url(#g)"/>',
  tripod:
    '<rect x="78" y="36" width="44" height="22" rx="7" fill="url(#b)"/><rect x="94" y="56" width="12" height="38" rx="4" fill="#14161c"/><g stroke="url(#b)" stroke-width="9" stroke-linecap="round"><path d="M100 92L56 164"/><path d="M100 92L144 164"/><path d="M100 92V168"/></g>',
  bag: '<path d="M72 70c0-34 56-34 56 0" fill="none" stroke="#14161c" stroke-width="9" stroke-linecap="round"/><rect x="42" y="66" width="116" height="94" rx="22" fill="url(#b)"/><rect x="58" y="104" width="84" height="44" rx="12" fill="#000" opacity=".16"/><rect x="90" y="98" width="20" height="13" rx="4" fill="#fff" opacity=".75"/>',
  light:
    '<path d="M64 48h72l18 62H46z" fill="url(#b)"/><path d="M46 110h108l-8 16H54z" fill="#fff3c4"/><rect x="94" y="126" width="12" height="42" rx="5" fill="#14161c"/><rect x="72" y="162" width="56" height="9" rx="4.500" fill="#14161c"/>',
  film: '<rect x="46" y="56" width="70" height="96" rx="12" fill="url(#b)"/><rect x="72" y="42" width="18" height="16" rx="4" fill="#14161c"/><path d="M116 78h48v60h-48z" fill="#23262f"/><g fill="#fff" opacity=".8"><rect x="122" y="83" width="7" height="6"/><rect x="135" y="83" width="7" height="6"/><rect x="148" y="83" width="7" height="6"/><rect x="122" y="127" width="7" height="6"/><rect x="135" y="127" width="7" height="6"/><rect x="148" y="127" width="7" height="6"/></g><rect x="56" y="84" width="50" height="40" rx="6" fill="#fff" opacity=".3"/>',
};
let made = 0;

/** A product's picture: its kind's shape in its own colours. */
export function picture({ kind, hue }) {
  const box = document.createElement('template');
  const key = `p${++made}`;
  const shapes = SHAPES[kind].replaceAll('url(#b)', `url(#${key}b)`).replaceAll('url(#g)', `url(#${key}g)`);
  box.innerHTML = `<svg viewBox="0 0 200 200" role="presentation" aria-hidden="true"><defs><linearGradient id="${key}b" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 45% 58%)"/><stop offset="1" stop-color="hsl(${hue + 25} 42% 32%)"/></linearGradient><radialGradient id="${key}g"><stop offset="0" stop-color="hsl(${hue + 180} 75% 72%)"/><stop offset="1" stop-color="hsl(${hue + 210} 70% 22%)"/></radialGradient></defs>${shapes}</svg>`;
  return box.content.firstChild;
}
