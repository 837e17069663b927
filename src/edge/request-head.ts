import type { IncomingMessage } from 'node:http';
import type { HeaderReader } from '../protocol/request-checks.ts';

/** The address without its query. */
export function pathOf({ url = '/' }: { readonly url?: string | undefined }): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** As it was sent; a name may be there twice. */
export function queryOf(request: { readonly url?: string | undefined }): URLSearchParams {
  return new URLSearchParams(request.url?.slice(pathOf(request).length + 1));
}

/** Repeated headers come joined (see sockets.ts), so that none is chosen over another in silence. */
export function headerReaderOf({ headers }: Pick<IncomingMessage, 'headers'>): HeaderReader {
  return (name) => {
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}
