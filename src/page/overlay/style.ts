let sheet: CSSStyleSheet | undefined;

/** The overlay's style sheet; constructed, so that no content security policy of the page blocks it. */
export function overlayStyle(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS_TEXT);
  return sheet;
}

/** The panel's colours, light or dark by the person's preference. */
const CSS_TEXT = `
.layer{--ink:light-dark(oklch(23% .03 265),oklch(94% .006 265));--soft:light-dark(oklch(43% .025 265),oklch(77% .012 265));
--card:light-dark(#fffffff2,oklch(23.5% .014 265/.95));--a:light-dark(oklch(50% .22 281),oklch(77% .115 284));--b:light-dark(oklch(62% .22 335),oklch(80% .13 335));
position:fixed;inset:0;overflow:hidden;font:13px/1.45 system-ui,sans-serif;color-scheme:light dark}
.ring{position:absolute;left:0;top:0;box-sizing:border-box;border-radius:10px;border:2px solid var(--a);
box-shadow:0 0 0 4px color-mix(in oklch,var(--a) 20%,#0000),0 6px 24px color-mix(in oklch,var(--a) 28%,#0000);will-change:transform}
.glow{position:absolute;inset:-2px;border-radius:inherit;border:2px solid var(--b);opacity:0}
.bubble{position:absolute;left:0;top:0;max-width:min(320px,80vw);box-sizing:border-box;padding:10px 14px;border-radius:14px;color:var(--ink);
background:var(--card);border:1px solid color-mix(in oklch,var(--a) 22%,#0000);box-shadow:0 10px 34px #1c173029;backdrop-filter:blur(10px);opacity:0;
transition:transform .26s cubic-bezier(.2,.8,.2,1),opacity .2s}
.words{margin-bottom:4px}
.words[hidden]{display:none}
.note{display:flex;align-items:center;gap:8px;color:var(--soft);font-size:12px}
.note::before{content:"";flex:none;width:8px;height:8px;border-radius:50%;background:linear-gradient(135deg,var(--a),var(--b))}
@media (prefers-reduced-motion:reduce){.bubble{transition:none}}
@media (forced-colors:active){.ring,.bubble{border-color:Highlight}}
`;
