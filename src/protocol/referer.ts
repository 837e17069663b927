/**
 * Whether a Referer names a page of one of the websites. Scheme, host and port are compared as a browser reads them, so
 * `http://localhost@evil.example` is a page of evil.example. `http://localhost` stands for every port of localhost,
 * because a shop in development may run on any.
 */
export function comesFromWebsite(referer: string | undefined, websites: readonly string[]): boolean {
  const page = parseWebAddress(referer);
  return page !== undefined && websites.some((website) => isPageOf(page, website));
}

function isPageOf(page: URL, website: string): boolean {
  const site = parseWebAddress(website);
  if (site === undefined) return false;
  if (site.origin === 'http://localhost') return page.protocol === 'http:' && page.hostname === 'localhost';
  return page.origin === site.origin;
}

function parseWebAddress(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}
