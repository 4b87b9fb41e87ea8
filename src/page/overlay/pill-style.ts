/** The pill's own style sheet text, in the overlay's colours. Its dot begins to beat after half a second, as each frame of it takes the processor from the page. */
export const PILL_STYLE = `
.pill{--a:light-dark(oklch(50% .22 281),oklch(77% .115 284));display:flex;align-items:center;gap:8px;box-sizing:border-box;max-width:100%;padding:6px 6px 6px 14px;
border-radius:999px;font:13px/1.45 system-ui,sans-serif;color-scheme:light dark;color:light-dark(oklch(23% .03 265),oklch(94% .006 265));
background:light-dark(#fffffff7,oklch(23.5% .014 265/.97));border:1px solid color-mix(in oklch,var(--a) 30%,#0000);box-shadow:0 6px 24px #1c173038}
.dot{flex:none;width:8px;height:8px;border-radius:50%;background:var(--a)}
.text{flex:0 1 auto;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.stop{flex:none;appearance:none;margin:0;padding:4px 12px;border:1px solid color-mix(in oklch,var(--a) 40%,#0000);border-radius:999px;font:inherit;font-weight:600;color:inherit;
background:color-mix(in oklch,var(--a) 12%,#0000);cursor:pointer}
.stop:hover{background:color-mix(in oklch,var(--a) 26%,#0000)}
@media (prefers-reduced-motion:no-preference){.dot{animation:beat 1.6s ease-in-out .5s infinite}}
@keyframes beat{50%{opacity:.35}}
@media (forced-colors:active){.pill,.stop{border-color:ButtonText;background:Canvas;color:CanvasText}.dot{background:Highlight;forced-color-adjust:none}}
`;
