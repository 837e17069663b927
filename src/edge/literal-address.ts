import type { IncomingMessage } from 'node:http';

// The router decodes an address before it compares. A proxy that keeps strangers from /operator compares the address as it
// was sent, so `/%6Fperator` must lead nowhere. Only below these folders do escapes mean something: in the operator's
// parameters, and in names of files.
const DECODED = /^\/(?:operator|docs)\//;

/** No route ends like this. */
const NOWHERE = '//';

/** For Fastify's `rewriteUrl`: the address in such a form that the router compares what was sent. */
export function literalAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  // `OPTIONS *`, and an absolute address as proxies are sent.
  if (url.charCodeAt(0) !== SLASH) return NOWHERE;
  return UNUSUAL.test(url) ? escapePath(url) : url;
}

const SLASH = 47;
/** An escape; and what the router takes for the end of the path. */
const UNUSUAL = /[%#]/;

function escapePath(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  const query = url.slice(path.length);
  const plain = path.replaceAll('#', '%23');
  if (!DECODED.test(path)) return path.replaceAll('%', '%25').replaceAll('#', '%23') + query;
  return (canBeDecoded(plain) ? plain : (DECODED.exec(path)?.[0] ?? '') + NOWHERE) + query;
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
