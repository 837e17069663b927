import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { numberOf, openBooks } from './acquirer-books.ts';
import type { AcquirerCall, BookEntry, Books, CallBody } from './acquirer-books.ts';
import { answer, failBefore, repeatEarlierAnswer, sendJson } from './acquirer-faults.ts';
import type { Rule } from './acquirer-faults.ts';

// Stands for an acquirer in tests; speaks the protocol of src/gateway/channel/README.md. As a program of its own:
// node test/helpers/acquirer/stand-in-acquirer.ts --port 0 --token text --books file. It prints its address.

export interface AcquirerReport {
  readonly authorizations: readonly BookEntry[];
  readonly refunds: readonly BookEntry[];
  readonly payouts: readonly BookEntry[];
  /** Every call that arrived, whatever became of it. */
  readonly calls: readonly {
    readonly call: AcquirerCall;
    readonly number: string;
    readonly key: string;
    readonly traceparent?: string;
  }[];
  /** How many connections the calls came over. */
  readonly connections: number;
}

export interface Control {
  readonly rules?: readonly Rule[];
  readonly settle?: { readonly number: string; readonly result: 'approved' | 'declined' };
}

export const STAND_IN_TOKEN = 'stand-in-token';

const PATHS: Readonly<Record<string, AcquirerCall>> = {
  '/authorizations': 'authorize',
  '/completions': 'complete',
  '/refunds': 'refund',
  '/payouts': 'payout',
  '/inquiries': 'inquire',
  '/cancellations': 'cancel',
};

interface State {
  readonly books: Books;
  readonly token: string;
  readonly rules: { rule: Rule; left: number }[];
  readonly calls: AcquirerReport['calls'][number][];
  readonly connections: Set<Socket>;
  readonly die: () => void;
}

export async function listenAcquirer(options: {
  port: number;
  token: string;
  booksFile: string | null;
  /** What dying means: ending the process, or the server alone. */
  die: (() => void) | null;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const stop = async () => {
    const closed = server.listening ? once(server, 'close') : null;
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const state: State = {
    books: openBooks(options.booksFile),
    token: options.token,
    rules: [],
    calls: [],
    connections: new Set(),
    die: options.die ?? (() => void stop()),
  };
  const server = createServer((request, response) => {
    handle(state, request, response).catch((error: unknown) => {
      console.error('the stand-in acquirer failed', error);
      request.socket.destroy();
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

async function handle(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/books') return sendJson(response, 200, reportOf(state));
  if (request.url === '/control') {
    control(state, (await json(request)) as Control);
    return sendJson(response, 200, {});
  }
  const call = PATHS[request.url ?? ''];
  const sent = (await json(request)) as CallBody & Record<string, unknown>;
  if (call === undefined) return sendJson(response, 404, { error: 'There is no such call.' });
  if (request.headers.authorization !== `Bearer ${state.token}`) {
    return sendJson(response, 401, { error: 'The token is wrong.' });
  }
  const number = numberOf(sent);
  const { 'idempotency-key': key, traceparent } = request.headers;
  state.calls.push({ call, number, key: String(key), ...(typeof traceparent === 'string' && { traceparent }) });
  state.connections.add(request.socket);
  repeatEarlierAnswer(request.socket);
  const rule = takeRule(state, { call, number, amount: sent.amount });
  if (failBefore({ request, response, rule, sent })) return;
  const result = rule.fault === 'refuse' ? 'declined' : (rule.result ?? 'approved');
  const outcome = state.books.carryOut(call, sent, result);
  await answer({ request, response, rule, sent, outcome, die: state.die });
}

function control({ rules, books }: State, { rules: added = [], settle }: Control): void {
  for (const rule of added) rules.unshift({ rule, left: rule.times ?? Number.POSITIVE_INFINITY });
  if (settle !== undefined) books.settle(settle.number, settle.result);
}

function takeRule({ rules }: State, call: { call: AcquirerCall; number: string; amount: string }): Rule {
  const found = rules.find(
    ({ rule, left }) =>
      left > 0 &&
      (rule.number ?? call.number) === call.number &&
      (rule.amount ?? call.amount) === call.amount &&
      (rule.call ?? call.call) === call.call,
  );
  if (found === undefined) return {};
  found.left -= 1;
  return found.rule;
}

function reportOf({ books, calls, connections }: State): AcquirerReport {
  const ofKind = (kind: BookEntry['kind']) => books.entries().filter((entry) => entry.kind === kind);
  return {
    authorizations: ofKind('payment'),
    refunds: ofKind('refund'),
    payouts: ofKind('payout'),
    calls,
    connections: connections.size,
  };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      token: { type: 'string', default: STAND_IN_TOKEN },
      books: { type: 'string' },
    },
  });
  const { url } = await listenAcquirer({
    port: Number(values.port),
    token: values.token,
    booksFile: values.books ?? null,
    die: () => process.exit(1),
  });
  console.log(url);
}
