import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../../edge/listen.ts';
import { readUpTo } from '../../protocol/bounded-bytes.ts';
import { BODY_BYTES_MAX, headersOf, passOn, spoilDuring } from './pass-on.ts';
import type { Passed } from './pass-on.ts';

// Stands between the provider and the adapter in the other direction: the provider's webhooks come here, and go on to the adapter. A
// webhook that is dropped or held is acknowledged at once, as by a network that loses or delays it: a provider that sent it again would
// mend the fault.

type WebhookFault =
  /** It never arrives. */
  | 'drop'
  /** It arrives twice, the second time after the first was acknowledged. */
  | 'double'
  /** It waits until it is released. */
  | 'hold';

export interface WebhookRelay {
  readonly url: string;
  /** Spoils every webhook that comes while `work` runs. */
  during<Result>(fault: WebhookFault, work: () => Promise<Result>): Promise<Result>;
  /** How many have come since the start, each time that one was sent. */
  came(): number;
  /** Sends on what was held, one after another: in the order in which they came, or the last one first. */
  release(order: 'asTheyCame' | 'lastFirst'): Promise<void>;
  close(): Promise<void>;
}

interface State {
  readonly upstream: string;
  fault: WebhookFault | null;
  came: number;
  held: Passed[];
  /** Those that are being sent on. */
  readonly underWay: Set<Promise<unknown>>;
}

export async function startWebhookRelay(options: { port: number; upstream: string }): Promise<WebhookRelay> {
  const state: State = { upstream: options.upstream, fault: null, came: 0, held: [], underWay: new Set() };
  const server = createServer((request, response) => {
    // The adapter cannot be reached: the provider sees what it would see without the relay.
    const taking = take(state, request, response).catch(() => request.socket.destroy());
    state.underWay.add(taking);
    void taking.finally(() => state.underWay.delete(taking));
  });
  const { url, close } = await listen(server, { port: options.port, host: '127.0.0.1' });
  return {
    url,
    async during(fault, work) {
      try {
        return await spoilDuring(state, fault, work);
      } finally {
        await Promise.all(state.underWay);
      }
    },
    came: () => state.came,
    async release(order) {
      const waiting = order === 'asTheyCame' ? state.held : state.held.toReversed();
      state.held = [];
      for (const webhook of waiting) await passOn(state.upstream, webhook);
    },
    close,
  };
}

async function take(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { fault } = state;
  const { url: path = '/', method = 'POST' } = request;
  const body = await readUpTo(request, BODY_BYTES_MAX);
  const webhook: Passed = { path, method, headers: headersOf(request.headers), body };
  state.came += 1;
  if (fault === 'hold') state.held.push(webhook);
  if (fault === 'hold' || fault === 'drop') return void response.writeHead(200).end();
  const { answer, bytes } = await passOn(state.upstream, webhook);
  if (fault === 'double') await passOn(state.upstream, webhook);
  response.writeHead(answer.status).end(bytes);
}
