/** The address, or undefined where the text is none. `URL.parse` is newer than Node 20. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** Host without "www.", which is what a playbook's domain is; the port counts. Empty for pages without a host. */
export function domainOf(url: string): string {
  return parseUrl(url)?.host.replace(/^www\./, '') ?? '';
}

/** Path without query and hash. */
export function pathOf(url: string): string {
  return parseUrl(url)?.pathname ?? '';
}
