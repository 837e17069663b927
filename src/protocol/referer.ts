/**
 * Whether a Referer names a page of one of the websites. Scheme, host and port are compared as a browser reads them, so
 * `http://localhost@evil.example` is a page of evil.example. `http://localhost` stands for every port of localhost,
 * because a shop in development may run on any.
 */
export function comesFromWebsite(referer: string | undefined, websites: readonly string[]): boolean {
  const page = parseWebAddress(referer);
  return page !== undefined && originsOf(websites).some((origin) => isPageOf(page, origin));
}

function isPageOf(page: URL, origin: string): boolean {
  if (origin === 'http://localhost') return page.protocol === 'http:' && page.hostname === 'localhost';
  return page.origin === origin;
}

// A merchant's list is the same object from request to request.
const knownOrigins = new WeakMap<readonly string[], readonly string[]>();

function originsOf(websites: readonly string[]): readonly string[] {
  let origins = knownOrigins.get(websites);
  if (origins === undefined) {
    origins = websites.flatMap((website) => parseWebAddress(website)?.origin ?? []);
    knownOrigins.set(websites, origins);
  }
  return origins;
}

function parseWebAddress(text: string | undefined): URL | undefined {
  const url = text === undefined ? null : URL.parse(text);
  if (url === null) return undefined;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}
