import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Adapter } from './adapter.ts';
import { CallRefused } from './contract.ts';
import type { Path, Refusal, Result, Subject } from './contract.ts';
import { numberOf } from './entries.ts';
import type { Feeds } from './feeds.ts';
import { ProviderSilent } from './provider.ts';
import type { Provider } from './provider.ts';
import type { AdapterSettings } from './settings.ts';

// HTTP: who may call, what is well formed, and what an answer repeats. Bodies are never logged: they contain cards.

type Money = keyof Adapter;

/** The compiler finds a call of the contract that is missing here. */
const CALLS: Readonly<Record<Path, Money | keyof Feeds>> = {
  '/authorizations': 'authorize',
  '/completions': 'complete',
  '/refunds': 'refund',
  '/returns': 'returnMoney',
  '/payouts': 'payout',
  '/inquiries': 'inquire',
  '/cancellations': 'cancel',
  '/capabilities': 'capabilities',
  '/changes': 'changes',
  '/settlement-reports': 'settlementReports',
};

const BODY_BYTES_MAX = 262_144;

export interface ServerParts {
  readonly config: AdapterSettings;
  readonly adapter: Adapter;
  readonly feeds: Feeds;
  /** False if the provider did not sign it. */
  readonly takeWebhook: (headers: IncomingHttpHeaders, body: Buffer) => Promise<boolean>;
  readonly takeReturn: Provider['takeReturn'];
}

export function createAdapterServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    const startMs = performance.now();
    serve(parts, request)
      .catch((error: unknown) => replyToError(error))
      .then((reply) => {
        send(request, response, reply);
        const { method, url = '' } = request;
        // What a payer brings back is in the query.
        const [path] = url.split('?');
        const { status, subject, note } = reply;
        const durationMs = Math.round(performance.now() - startMs);
        console.log(JSON.stringify({ method, path, status, number: subject, note, durationMs }));
      })
      .catch((error: unknown) => {
        console.error(error);
        request.socket.destroy();
      });
  });
}

interface Reply {
  readonly status: number;
  readonly body: object;
  readonly version?: number;
  /** Where a browser goes on. */
  readonly location?: string;
  /** For the log. */
  readonly subject?: string;
  readonly note?: string;
}

async function serve(parts: ServerParts, request: IncomingMessage): Promise<Reply> {
  if (request.url === '/webhooks/provider') return serveWebhook(parts, request);
  if (request.method === 'GET' && request.url?.startsWith('/payers/')) return serveReturn(parts, request.url);
  const { config, adapter, feeds } = parts;
  if (!hasToken(request, config.token)) throw new CallRefused(401, 'unauthorized', 'The token is wrong.');
  const name = Object.hasOwn(CALLS, request.url ?? '') ? CALLS[request.url as Path] : undefined;
  if (name === undefined || request.method !== 'POST')
    throw new CallRefused(404, 'unsupportedCall', 'There is no such call.');
  const version = versionOf(request, config.versions);
  const body = readJson(await readBody(request));
  if (name === 'capabilities') return { status: 200, version, body: feeds.capabilities(body as never) };
  if (name === 'changes' || name === 'settlementReports') {
    if (!config.feeds.includes(name)) throw new CallRefused(404, 'unsupportedCall', 'There is no such feed.');
    return { status: 200, version, body: await feeds[name](body as never, version) };
  }
  const subject = checkSubject(body);
  // The contract says what the rest of each body is.
  const result: Result = await adapter[name](subject as never, version);
  return { status: 200, version, body: answerTo(subject, result), subject: numberOf(subject), note: result.kind };
}

async function serveWebhook({ takeWebhook }: ServerParts, request: IncomingMessage): Promise<Reply> {
  const body = await readBody(request);
  if (!(await takeWebhook(request.headers, body)))
    throw new CallRefused(401, 'unauthorized', 'The signature is wrong.');
  return { status: 200, body: {} };
}

function serveReturn({ takeReturn }: ServerParts, address: string): Reply {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const location = takeReturn?.(pathname.slice('/payers/'.length), searchParams) ?? null;
  if (location === null) throw new CallRefused(404, 'unsupportedCall', 'There is no such payment.');
  return { status: 303, location, body: {} };
}

/** What the answer repeats, exactly as it was sent. */
function answerTo({ callId, tradeNo, attempt, refundNo, currency, amount }: Subject, result: Result): object {
  const { kind, message, facts, action } = result;
  return { callId, tradeNo, attempt, refundNo, currency, amount, kind, message, ...facts, action };
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  // Digests have the same length, whatever was sent.
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function versionOf({ headers }: IncomingMessage, spoken: readonly number[]): number {
  const version = Number(headers['tollgate-channel-version'] ?? 1);
  if (!spoken.includes(version)) throw new CallRefused(400, 'unsupportedVersion', 'This version is not spoken.');
  return version;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Read to its end even if it is too large, because leaving the loop would cut the connection before the refusal.
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= BODY_BYTES_MAX) chunks.push(chunk);
  }
  if (bytes > BODY_BYTES_MAX) throw new CallRefused(413, 'tooLarge', 'The body is too large.');
  return Buffer.concat(chunks);
}

function readJson(body: Buffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // The refusal below says it: the error itself would quote the body.
  }
  throw new CallRefused(400, 'invalid', 'The body is not an object of JSON.');
}

/** Whatever is about money must be named beyond doubt. */
function checkSubject<Body extends Readonly<Record<string, unknown>>>(body: Body): Body & Subject {
  const { callId, tradeNo, attempt, refundNo, currency, amount, merNo } = body;
  const wrong = [
    typeof callId !== 'string' && 'callId',
    !isNumber(tradeNo) && 'tradeNo',
    attempt !== undefined && !(Number.isInteger(attempt) && Number(attempt) >= 1) && 'attempt',
    refundNo !== null && refundNo !== undefined && !isNumber(refundNo) && 'refundNo',
    !(typeof currency === 'string' && /^[A-Z0-9]{3,10}$/.test(currency)) && 'currency',
    !(typeof amount === 'string' && /^[1-9][0-9]{0,17}$/.test(amount)) && 'amount',
    !Number.isInteger(merNo) && 'merNo',
  ].filter((name) => name !== false);
  if (wrong.length > 0)
    throw new CallRefused(400, 'invalid', `These fields are missing or wrong: ${wrong.join(', ')}.`);
  return body as Body & Subject;
}

function isNumber(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Z0-9]{1,64}$/.test(value);
}

function replyToError(error: unknown): Reply {
  if (error instanceof CallRefused) {
    const { status, code, message } = error;
    return { status, body: { code, message } satisfies Refusal, note: code };
  }
  // What caused a silence may quote what was sent.
  console.error(error instanceof ProviderSilent ? JSON.stringify({ problem: error.message }) : error);
  const body: Refusal = { code: 'unavailable', message: 'Nothing can be done at the moment.' };
  return { status: 503, body, note: 'failed' };
}

function send(request: IncomingMessage, response: ServerResponse, { status, body, version, location }: Reply): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    ...(version !== undefined && { 'Tollgate-Channel-Version': version }),
    ...(location !== undefined && { Location: location }),
    // What is left of a body that was not read must not be taken for the next call.
    ...(!request.complete && { Connection: 'close' }),
  });
  response.end(text);
}
