import type { Playbook } from '../model/playbook/playbook';

/** The address where a playbook begins. Domains have no scheme: it is https, except for this machine and local networks. */
export function startOf({ domain, pagePath }: Pick<Playbook, 'domain' | 'pagePath'>): { origin: string; url: string } {
  const local = /^(localhost|[\w.-]+\.localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|\[::1\])(:\d+)?$/.test(domain);
  const origin = `${local ? 'http' : 'https'}://${domain}`;
  return { origin, url: `${origin}${pagePath}` };
}
