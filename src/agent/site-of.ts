/** What belongs to one owner: the name that was registered, below a public suffix; the host itself where there is none (an IP address, "localhost"). */
export const siteOf = (host: string): string => host.replace(/^www\./, '');
