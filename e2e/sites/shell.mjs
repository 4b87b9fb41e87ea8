const ICON = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='9' fill='%232f5bea'/><path d='M9 20l7-10 7 10' stroke='white' stroke-width='3' fill='none' stroke-linecap='round' stroke-linejoin='round'/></svg>`;

/** The empty page of an app: its style sheets and its script. The script renders it, as this visit's drift wants it. */
export function shell({ app, title, url, script = app, facts }) {
  const drift = (url.searchParams.get('drift') ?? '').split(',');
  const ids = drift.includes('ids') ? `?ids=${encodeURIComponent(url.searchParams.get('seed') ?? '1')}` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:image/svg+xml,${ICON.replace(/"/g, "'").replace(/</g, '%3C').replace(/>/g, '%3E')}">
<link rel="stylesheet" href="/kit/kit.css${ids}">
<link rel="stylesheet" href="/${app}/${app}.css${ids}">
${facts ? `<script type="application/json" id="facts">${JSON.stringify(facts).replace(/</g, '\\u003c')}</script>\n` : ''}<script type="module" src="/${app}/${script}.js"></script>
</head>
<body></body>
</html>`;
}

/** Only a person may go on from here. */
export function captchaPage() {
  return plain(
    'Verify you are human',
    'Verify you are human',
    'We noticed unusual traffic from your network. Complete the check below to continue.',
    `<div class="captcha" role="group" aria-label="captcha challenge"><label><input type="checkbox" id="not-a-robot"> I'm not a robot</label><small>captcha</small></div>`,
  );
}

function plain(title, heading, text, more = '') {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/kit/kit.css">
<style>main{max-width:460px;margin:18vh auto;padding:0 24px;text-align:center}h1{font-size:26px;letter-spacing:-.02em}p{margin-top:10px;color:var(--ink-soft)}.captcha{display:flex;justify-content:space-between;align-items:center;margin:28px auto 0;padding:20px;width:300px;border:1px solid var(--line-strong);border-radius:6px;background:var(--card)}.captcha input{width:22px;height:22px;vertical-align:-5px;margin-right:10px}small{color:var(--ink-faint)}</style>
</head><body><main><h1>${heading}</h1><p>${text}</p>${more}</main></body></html>`;
}

function escaped(text) {
  return String(text).replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);
}
