import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { openPretendBooks } from './books.ts';
import type { PretendBooks, WireMovement } from './books.ts';
import { scriptOf } from './test-values.ts';
import type { Scripted } from './test-values.ts';
import { PRETEND_CURRENCIES } from './currencies.ts';

// Stands for the provider until you connect the real one; then delete this folder. Its interface is made up, but it has what
// every provider has: charges, refunds, payouts, a question by reference, webhooks and reports.

export interface PretendOptions {
  readonly port: number;
  readonly key: string;
  readonly webhookSecret: string;
  /** Where webhooks go; null for none. */
  readonly webhookUrl: string | null;
  /** After how long something comes by itself. */
  readonly laterMs?: number;
}

export interface PretendProvider {
  readonly url: string;
  readonly books: PretendBooks;
  /** Reports something by a webhook. */
  report(type: string, about: Partial<WireMovement>): void;
  setWebhookUrl(url: string): void;
  stop(): Promise<void>;
}

interface Parts {
  readonly options: PretendOptions;
  readonly books: PretendBooks;
  readonly url: () => string;
  readonly report: PretendProvider['report'];
}

export async function startPretendProvider(options: PretendOptions): Promise<PretendProvider> {
  const books = openPretendBooks(() => new Date());
  let { webhookUrl } = options;
  let events = 0;
  const report: PretendProvider['report'] = (type, { id, reference, currency, amount }) => {
    events += 1;
    const event = { id: `evt_${String(events).padStart(6, '0')}`, type, created: new Date().toISOString() };
    const rest = { provider_id: id, reference, currency, amount, dispute_id: `dp_${id}`, reason: 'As the bank said.' };
    void deliver(JSON.stringify({ ...event, ...rest }), () => webhookUrl, options.webhookSecret);
  };
  const server = createServer((request, response) => {
    serve({ options, books, url, report }, request, response).catch((error: unknown) => {
      console.error(error);
      request.socket.destroy();
    });
  });
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.listen(options.port);
  await once(server, 'listening');
  return {
    url: url(),
    books,
    report,
    setWebhookUrl: (changed) => void (webhookUrl = changed),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Webhooks are sent until somebody takes them, like those of real providers; this one gives up sooner. */
async function deliver(body: string, url: () => string | null, secret: string): Promise<void> {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  for (let waitMs = 250; waitMs < 10_000; waitMs *= 2) {
    const target = url();
    const headers = { 'Content-Type': 'application/json', 'X-Provider-Signature': signature };
    const signal = AbortSignal.timeout(5000);
    const response = target && (await fetch(target, { method: 'POST', headers, body, signal }).catch(() => null));
    if (response && response.ok) return;
    await delay(waitMs, undefined, { ref: false });
  }
}

async function serve(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', parts.url());
  const { books, options } = parts;
  if (pathname.startsWith('/challenges/')) return serveChallenge(parts, request, response);
  if (pathname === '/books') return send(response, 200, { movements: books.moved().map(countOf) });
  if (request.headers.authorization !== `Bearer ${options.key}`) return send(response, 401, { code: 'wrong_key' });
  if (pathname === '/reports')
    return send(response, 200, { report: books.reportAfter(searchParams.get('after') || null) });
  if (pathname === '/movements') {
    const movement = books.find(searchParams.get('reference') ?? '');
    return movement && movement.status !== 'closed'
      ? send(response, 200, movement)
      : send(response, 404, { code: 'no_such_reference' });
  }
  const sent = JSON.parse(await text(request)) as Record<string, string>;
  if (pathname === '/closures') return send(response, 200, close(books, sent['reference'] ?? ''));
  const type = TYPES[pathname];
  if (type === undefined) return send(response, 404, { code: 'no_such_path' });
  const { movement, script } = move(parts, type, { key: String(request.headers['idempotency-key']), sent });
  if (script?.isLost === true) return void request.socket.destroy();
  const isSame = movement.amount === sent['amount'] && movement.currency === sent['currency'];
  return isSame && movement.status !== 'closed'
    ? send(response, 200, movement)
    : send(response, 409, { code: 'conflict' });
}

const TYPES: Readonly<Record<string, WireMovement['type']>> = {
  '/charges': 'charge',
  '/refunds': 'refund',
  '/payouts': 'payout',
};

/** Carries out a call with a new key. What a known one did is returned as it is. */
function move(
  { books, options, url, report }: Parts,
  type: WireMovement['type'],
  { key, sent }: { key: string; sent: Readonly<Record<string, unknown>> },
): { movement: WireMovement; script?: Scripted } {
  const { reference, currency, amount } = sent as { reference: string; currency: string; amount: string };
  const closed = books.find(reference);
  const known = closed?.status === 'closed' ? closed : books.ofKey(key);
  if (known !== undefined) return { movement: known };
  const {
    card,
    account,
    return_url: returnUrl,
  } = sent as {
    card?: { number: string } | null;
    account?: string;
    return_url?: string | null;
  };
  const script = scriptOf(card?.number ?? account ?? '');
  const page = script.now.status === 'action' ? { redirect_url: `${url()}/challenges/${reference}` } : {};
  const back = returnUrl ? { return_url: returnUrl } : {};
  const about = { type, reference, currency, amount, ...page, ...back };
  const movement = books.add(key, { status: 'succeeded', ...script.now, ...about });
  setTimeout(() => {
    if (script.later !== undefined) {
      books.change(reference, script.later);
      report(`${type}.updated`, movement);
    }
    if (script.event !== undefined) report(script.event, movement);
  }, options.laterMs ?? 1000).unref();
  return { movement, script };
}

/** Even for a reference that never came: a request that is still on its way finds it closed. */
function close(books: PretendBooks, reference: string): WireMovement {
  const known = books.change(reference, { status: 'closed' });
  return known ?? books.add(reference, { type: 'charge', reference, currency: '', amount: '0', status: 'closed' });
}

/** The page of the payer's bank. */
async function serveChallenge(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const reference = decodeURIComponent((request.url ?? '').split('/')[2] ?? '');
  const movement = parts.books.find(reference);
  if (movement?.redirect_url === undefined) return send(response, 404, { code: 'no_such_challenge' });
  if (request.method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    return void response.end(CHALLENGE_PAGE);
  }
  const decision = new URLSearchParams(await text(request)).get('decision');
  const refused = { status: 'failed', decline_code: 'authentication_failed' } as const;
  parts.books.change(reference, decision === 'success' ? { status: 'succeeded' } : refused);
  parts.report('charge.updated', movement);
  response.writeHead(303, { Location: movement.return_url ?? movement.redirect_url }).end();
}

/** What was really moved, as the conformance kit counts it: with a decimal point. */
function countOf({ type, reference: number, currency, amount }: WireMovement): object {
  const decimals = PRETEND_CURRENCIES[currency]?.decimals ?? 0;
  const digits = amount.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return { number, kind: type === 'charge' ? 'payment' : type, currency, amount: whole + fraction };
}

const CHALLENGE_PAGE = `<!doctype html><html lang="en"><title>Your bank</title><h1>Is it you?</h1>
<form method="post"><button name="decision" value="success">Yes, pay</button> <button name="decision" value="failure">No</button></form>`;

function send(response: ServerResponse, status: number, body: object): void {
  const content = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) });
  response.end(content);
}
