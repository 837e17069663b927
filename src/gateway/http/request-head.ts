import type { IncomingMessage } from 'node:http';
import type { HeaderReader } from '../../protocol/request-checks.ts';

export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Repeated headers come joined (see server.ts), so that none is chosen over another in silence. */
export function headerReaderOf(request: IncomingMessage): HeaderReader {
  const { headers } = request;
  return (name) => {
    const value = headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  };
}
