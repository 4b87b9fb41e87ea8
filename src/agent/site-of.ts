import { getDomain } from 'tldts';

/** What belongs to one owner: the name that was registered, below a public suffix; the host itself where there is none (an IP address, "localhost"). */
export function siteOf(host: string): string {
  // With a dot at its end a host is another one to a browser.
  const whole = host.endsWith('.') ? undefined : getDomain(host, { allowPrivateDomains: true, extractHostname: false });
  return whole ?? host;
}
