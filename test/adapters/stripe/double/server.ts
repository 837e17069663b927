import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { STRIPE_CURRENCIES } from '../../../../src/adapters/stripe/currencies.ts';
import { readForm } from './form.ts';
import { createPayments } from './payments.ts';
import type { Payments } from './payments.ts';
import { invalid, Refused } from './refusals.ts';
import { readList } from './lists.ts';
import { newId, newState } from './state.ts';
import type { State } from './state.ts';

// A small double of Stripe: intents, refunds, disputes, balance and payouts, idempotency keys and signed webhooks. It does what Stripe's
// documentation says of them, for those calls that the adapter makes.

export interface DoubleOptions {
  readonly key: string;
  readonly webhookSecret: string;
  /** Where webhooks go; null for none. */
  readonly webhookUrl: string | null;
  readonly laterMs?: number;
  readonly isRawRefused?: boolean;
}

export interface StripeDouble {
  readonly url: string;
  readonly state: State;
  /** Method and path of each request that changed something. */
  readonly requests: readonly string[];
  /** Does what one matching request asks for, and a proxy answers. */
  loseNext(path: RegExp): void;
  forgetKeys(): void;
  setWebhookUrl(url: string): void;
  report(type: string, object: object, previous?: object): void;
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

export async function startStripeDouble(options: DoubleOptions): Promise<StripeDouble> {
  const state = newState();
  let { webhookUrl } = options;
  let lost: RegExp | null = null;
  const requests: string[] = [];
  const keys = new Map<string, { readonly params: string; readonly answer: Answer }>();
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const report: StripeDouble['report'] = (type, object, previous) => {
    const data = { object, ...(previous && { previous_attributes: previous }) };
    const event = state.events.add({ id: newId('evt'), object: 'event', type, data, pending_webhooks: 1 });
    void deliver(JSON.stringify(event), () => webhookUrl, options.webhookSecret);
  };
  const payments = createPayments({
    state,
    laterMs: options.laterMs ?? 100,
    isRawRefused: options.isRawRefused ?? false,
    pageOf: (intent) => `${url()}/3ds/${intent}`,
    report,
  });

  /** The answer to a key is kept, but for requests that were refused before anything began. */
  function answerOnce(key: string, params: string, run: () => Answer): Answer {
    const known = keys.get(key);
    if (known !== undefined && known.params !== params)
      return {
        status: 400,
        body: { error: { type: 'idempotency_error', message: 'The key was used for other parameters.' } },
      };
    if (known !== undefined) return known.answer;
    const made = run();
    if (made.status !== 400) keys.set(key, { params, answer: made });
    return made;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', url());
    if (pathname.startsWith('/3ds/')) return servePage(payments, request, response);
    if (pathname === '/books') return send(response, { status: 200, body: { movements: movementsOf(state) } });
    if (request.headers.authorization !== `Bearer ${options.key}`)
      return send(response, { status: 401, body: { error: { type: 'invalid_request_error' } } });
    const content = await text(request);
    const isChange = request.method === 'POST';
    const run = () =>
      answer(
        () => (isChange ? change(payments, pathname, readForm(content)) : read(state, pathname, searchParams)),
        state,
      );
    if (isChange) requests.push(`POST ${pathname}`);
    const key = String(request.headers['idempotency-key']);
    const done = isChange ? answerOnce(key, `${pathname}\n${content}`, run) : run();
    if (lost?.test(pathname)) {
      lost = null;
      return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
    }
    return send(response, done);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error(error);
      request.socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: url(),
    state,
    requests,
    loseNext: (path) => void (lost = path),
    forgetKeys: () => keys.clear(),
    setWebhookUrl: (changed) => void (webhookUrl = changed),
    report,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function answer(run: () => object, state: State): Answer {
  try {
    return { status: 200, body: expanded(run(), state) };
  } catch (error) {
    if (error instanceof Refused) return { status: error.status, body: { error: error.error } };
    throw error;
  }
}

/** As the adapter asks for it: the charge of an intent, with what was booked for it. */
function expanded(object: object, state: State): object {
  const { object: kind, latest_charge: id } = object as { object?: string; latest_charge?: string | null };
  const charge = kind === 'payment_intent' && id ? state.charges.get(id) : undefined;
  if (charge === undefined) return object;
  const booked = state.booked.get(String(charge['balance_transaction']));
  return { ...object, latest_charge: { ...charge, balance_transaction: booked } };
}

function change(payments: Payments, path: string, sent: Readonly<Record<string, unknown>>): object {
  const [, id = ''] = /^\/v1\/payment_intents\/([^/]+)\/cancel$/.exec(path) ?? [];
  if (id !== '') return payments.cancelIntent(id);
  if (path === '/v1/payment_methods') return payments.createMethod(sent);
  if (path === '/v1/payment_intents') return payments.createIntent(sent);
  if (path === '/v1/refunds') return payments.createRefund(sent);
  throw invalid('url_invalid');
}

function read(state: State, path: string, query: URLSearchParams): object {
  const [, name = '', id] = /^\/v1\/([a-z_]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (id === undefined) return readList(state, name, query);
  const shelves: Record<string, State[keyof State]> = {
    payment_intents: state.intents,
    refunds: state.refunds,
    events: state.events,
  };
  const found = shelves[name]?.get(id);
  if (found === undefined) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
  return found;
}

/** The page of the payer's bank. */
async function servePage(payments: Payments, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST')
    return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Is it you?</h1>');
  const id = (request.url ?? '').split('/')[2] ?? '';
  const back = payments.decide(id, new URLSearchParams(await text(request)).get('decision') === 'success');
  const { return_url: location } = back?.next_action?.redirect_to_url ?? {};
  response.writeHead(303, { Location: location ?? '/' }).end();
}

function movementsOf({ intents, refunds }: State): object[] {
  const paid = intents.all().filter(({ status }) => status === 'succeeded');
  const sentBack = refunds.all().filter(({ status }) => status === 'succeeded');
  return [
    ...paid.map((intent) => ({ kind: 'payment', ...countOf(intent) })),
    ...sentBack.map((refund) => ({ kind: 'refund', ...countOf(refund) })),
  ];
}

interface Counted {
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** As the conformance kit counts it: with a decimal point. */
function countOf({ amount, currency: code, metadata }: Counted): object {
  const currency = code.toUpperCase();
  const decimals = STRIPE_CURRENCIES[currency]?.decimals ?? 0;
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return {
    number: metadata['tollgate_number'],
    currency,
    amount: decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`,
  };
}

/** Signed as Stripe signs, and sent until somebody takes it. */
async function deliver(body: string, url: () => string | null, secret: string): Promise<void> {
  for (let waitMs = 250; waitMs < 10_000; waitMs *= 2) {
    const at = Math.floor(Date.now() / 1000);
    const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${at},v1=${mac}` };
    const target = url();
    const response =
      target &&
      (await fetch(target, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) }).catch(() => null));
    if (response && response.ok) return;
    await delay(waitMs, undefined, { ref: false });
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const content = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) });
  response.end(content);
}
