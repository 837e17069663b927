import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '../../src/edge/listen.ts';
import type { Listening } from '../../src/edge/listen.ts';

// A good adapter with nothing of its own: its provider is the mock acquirer, reached through the kit's relay. It takes an answer
// only if the echo is right, and says nothing otherwise.

const PROVIDER_MS_MAX = 1000;
const ECHO = ['callId', 'tradeNo', 'currency', 'amount'];

export async function startRelayedAdapter(options: { provider: string; token: string }): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null);
    if (body === null) return;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await ask(options.provider, { path: request.url ?? '', headers: request.headers, body });
    if (answer === null) {
      response.writeHead(503, headers).end(JSON.stringify({ code: 'unavailable', message: 'Try again later.' }));
      return;
    }
    const version = answer.version === null ? {} : { 'Tollgate-Channel-Version': answer.version };
    response.writeHead(answer.status, { ...headers, ...version }).end(answer.text);
  });
  return listen(server, { port: 0, host: '127.0.0.1' });
}

async function ask(
  provider: string,
  sent: { path: string; headers: Readonly<Record<string, unknown>>; body: string },
): Promise<{ status: number; text: string; version: string | null } | null> {
  const names = ['authorization', 'content-type', 'idempotency-key', 'tollgate-channel-version'];
  const kept = names.flatMap((name) => (name in sent.headers ? [[name, String(sent.headers[name])]] : []));
  try {
    const response = await fetch(`${provider}${sent.path}`, {
      method: 'POST',
      headers: Object.fromEntries(kept) as Record<string, string>,
      body: sent.body,
      signal: AbortSignal.timeout(PROVIDER_MS_MAX),
    });
    const answer = await response.text();
    if (response.status >= 500) return null;
    if (response.status === 200) {
      const [given, wanted] = [JSON.parse(answer), JSON.parse(sent.body)] as Record<string, unknown>[];
      if (ECHO.some((name) => name in (wanted ?? {}) && given?.[name] !== wanted?.[name])) return null;
    }
    return { status: response.status, text: answer, version: response.headers.get('tollgate-channel-version') };
  } catch {
    return null;
  }
}
