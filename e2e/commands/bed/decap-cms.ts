import { decapCms } from '../../apps/flows/decap-cms';
import type { Bed } from '../command';

export const DECAP_CMS: Bed = {
  on: decapCms,
  state: async (tab, served) => ({ files: await decapCms.state(tab, served), path: new URL(tab.url()).hash }),
  commands: [
    { says: 'login', right: { path: /collections\/posts/ } },
    { says: 'Click the Login button.', right: { path: /collections\/posts/ } },
    { says: 'melde mich an', right: { path: /collections\/posts/ } },
    { says: 'log in, then open the post First', via: { path: /collections\/posts/ }, right: { path: /entries\/2026-01-01-first/ } },
    { says: 'log in and start a new post', via: { path: /collections\/posts/ }, right: { path: /new/ } },
    { says: 'log in and search for "second"', via: { path: /collections\/posts/ }, right: { path: /search\/second/ } },
    { says: 'register a new account', kind: 'impossible', suggests: /login/i },
    { says: 'I forgot my password', kind: 'impossible' },
  ],
};
