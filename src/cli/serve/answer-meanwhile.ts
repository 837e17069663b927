import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { REQUEST_MS_MAX } from '../../edge/limits.ts';
import { listen } from '../../edge/listen.ts';
import { noticePage } from '../docs/docs-notice-page.ts';

const RETRY_AFTER_S = 1;

/** Answers at the sandbox's address while the gateway is not there: a page that loads itself again, or a line for programs. */
export async function answerMeanwhile(address: {
  readonly port: number;
  readonly host: string;
}): Promise<{ close(): Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume();
    const { body, headers } = answerTo(request);
    response.writeHead(503, { ...HEADERS, ...headers }).end(body);
  });
  await listen(server, address);
  let closed: Promise<void> | undefined;
  return { close: () => (closed ??= stopListening(server)) };
}

/**
 * The port is free at once. Whoever has connected and not asked yet is still answered: a browser that is cut off shows an
 * error, and does not look again.
 */
async function stopListening(server: Server): Promise<void> {
  server.close();
  setTimeout(() => server.closeAllConnections(), REQUEST_MS_MAX).unref();
}

const HEADERS = {
  'Retry-After': RETRY_AFTER_S,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // The next request is for the gateway.
  Connection: 'close',
};

const TITLE = 'The sandbox is being reset';

function answerTo({ method, headers }: IncomingMessage): { body: string; headers: Readonly<Record<string, string>> } {
  if (headers.accept?.includes('text/html') !== true) {
    return { body: `${TITLE}. Try again in a moment.\n`, headers: { 'Content-Type': 'text/plain; charset=utf-8' } };
  }
  const { page, policy } = noticePage({
    title: TITLE,
    text: 'This takes a few seconds. The page opens by itself when it is back.',
    refreshSeconds: RETRY_AFTER_S,
    // What was sent is not sent again.
    ...(method !== 'GET' && { refreshPath: '/' }),
  });
  return { body: page, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } };
}
