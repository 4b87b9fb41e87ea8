import { getDomain } from 'tldts';

/**
 * The registrable domain of a host, below a public suffix (https://publicsuffix.org); the host itself where there is none (an IP address,
 * "localhost").
 */
export function siteOf(host: string): string {
  // A host with a trailing dot is another origin to a browser.
  const whole = host.endsWith('.') ? undefined : getDomain(host, { allowPrivateDomains: true, extractHostname: false });
  return whole ?? host;
}
