import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../../edge/listen.ts';
import { movementsOf, reportOf, takeControl } from './control.ts';
import { refuse, sendJson } from './faults.ts';
import { carryOutCall } from './carry-out.ts';
import { servePage } from './page.ts';
import { serveQuestion } from './questions.ts';
import { readCall } from './read-call.ts';
import { createState } from './state.ts';
import type { MockOptions, MockState } from './state.ts';

// An acquirer that moves no money. It keeps the whole channel contract, except for the faults that its control address sets.

export interface MockAcquirer {
  readonly url: string;
  close(): Promise<void>;
}

export const MOCK_TOKEN = 'mock-acquirer-token';

export async function startMockAcquirer(options: MockOptions): Promise<MockAcquirer> {
  let url = '';
  const die = options.die ?? (() => void close());
  const state = createState(options, { url: () => url, die });
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      // Whoever called has hung up; nothing was carried out.
      if (request.errored !== null) return;
      console.error('the mock acquirer failed', error);
      request.socket.destroy();
    });
  });
  const listening = await listen(server, { port: options.port, host: options.host ?? '127.0.0.1' });
  ({ url } = listening);
  async function close(): Promise<void> {
    state.stop();
    if (server.listening) await listening.close();
  }
  return { url, close };
}

async function handle(state: MockState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  if (path === '/books') return sendJson(response, 200, reportOf(state));
  if (path === '/books/movements') return sendJson(response, 200, movementsOf(state));
  if (path === '/control') return takeControl(state, request, response);
  if (path.startsWith('/pages/')) return servePage(state, request, response);
  const read = await readCall(state.options, request);
  if (read.kind === 'refused') return refuse(response, read);
  if (read.kind === 'question') return serveQuestion(state, response, read);
  return carryOutCall(state, { request, response }, read);
}
