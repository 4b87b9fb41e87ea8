import { shell } from '../shell.mjs';

/** The one account of the desk. The password is on no page, so that finding it anywhere is a leak. */
export const ACCOUNT = { email: 'ada@example.com', password: 'lovelace-1843' };
const COOKIE = 'desk=open';

/** Login, dashboard and results: real navigations, a session cookie, and redirects to the login without it. */
export async function deskRoute({ request, url, send, redirect }) {
  const keep = (path, extra = {}) => {
    const query = new URLSearchParams(url.search);
    for (const name of ['error', 'q', 'when', 'guests', 'left']) query.delete(name);
    for (const [name, value] of Object.entries(extra)) query.set(name, value);
    return query.size ? `${path}?${query}` : path;
  };
  const open = (request.headers.cookie ?? '').includes(COOKIE) && url.searchParams.get('session') !== 'expired';
  const page = (script, title) => send(200, shell({ app: 'desk', script, title, url }));

  switch (url.pathname) {
    case '/desk':
    case '/desk/':
      return redirect(keep(open ? '/desk/dashboard' : '/desk/login'));
    case '/desk/login':
      if (request.method === 'POST') return enter(request, send, keep);
      return page('login', 'Log in · Wayfare Desk');
    case '/desk/logout':
      return send(303, '', { location: keep('/desk/login', { left: '1' }), 'set-cookie': 'desk=; Path=/desk; Max-Age=0' });
    case '/desk/dashboard':
      return open ? page('dashboard', 'Dashboard · Wayfare Desk') : redirect(keep('/desk/login'));
    case '/desk/results':
      return open ? page('results', 'Results · Wayfare Desk') : redirect(keep('/desk/login'));
    default:
      return send(404, 'Not found');
  }
}

async function enter(request, send, keep) {
  const form = new URLSearchParams(await bodyOf(request));
  const known = form.get('email')?.trim() === ACCOUNT.email && form.get('password') === ACCOUNT.password;
  if (!known) return send(303, '', { location: keep('/desk/login', { error: '1' }) });
  return send(303, '', {
    location: keep('/desk/dashboard').replace(/([?&])session=expired&?/, '$1'),
    'set-cookie': `${COOKIE}; Path=/desk; HttpOnly; SameSite=Lax`,
  });
}

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > 100_000) break;
  }
  return text;
}
