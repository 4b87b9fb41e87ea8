let sheet: CSSStyleSheet | undefined;

/** One sheet for the overlay; constructed, so that no policy of the page can forbid it. */
export function overlayStyle(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS_TEXT);
  return sheet;
}

const CSS_TEXT = `
.layer{--ink:#1c1730;--soft:#6b6485;--card:#fffffff2;--line:#7c5cff33;--a:#7c5cff;--b:#e05cc0;position:fixed;inset:0;overflow:hidden;
font:13px/1.45 system-ui,sans-serif;color-scheme:light dark}
.ring{position:absolute;left:0;top:0;box-sizing:border-box;border-radius:10px;border:2px solid var(--a);
box-shadow:0 0 0 4px #7c5cff2e,0 6px 24px #7c5cff40;will-change:transform}
.glow{position:absolute;inset:-2px;border-radius:inherit;border:2px solid var(--b);opacity:0}
.bubble{position:absolute;left:0;top:0;max-width:min(320px,80vw);box-sizing:border-box;padding:10px 14px;border-radius:14px;color:var(--ink);
background:var(--card);border:1px solid var(--line);box-shadow:0 10px 34px #1c173029;backdrop-filter:blur(10px);opacity:0;
transition:transform .26s cubic-bezier(.2,.8,.2,1),opacity .2s}
.words{margin-bottom:4px}
.words[hidden]{display:none}
.note{display:flex;align-items:center;gap:8px;color:var(--soft);font-size:12px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.note::before{content:"";flex:none;width:8px;height:8px;border-radius:50%;background:linear-gradient(135deg,var(--a),var(--b))}
@media (prefers-color-scheme:dark){.layer{--ink:#f3f0ff;--soft:#b4acd2;--card:#1e1930f0;--line:#a48bff40;--a:#a48bff;--b:#ff8ade}}
@media (prefers-reduced-motion:reduce){.bubble{transition:none}}
@media (forced-colors:active){.ring,.bubble{border-color:Highlight}}
`;
