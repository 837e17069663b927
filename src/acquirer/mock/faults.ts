import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { components } from '../../../generated/channel.ts';
import type { AcquirerCall, AcquirerResult, Outcome } from './books.ts';

// What can go wrong between the gateway and an acquirer. Faults before the call is carried out leave no trace in the books;
// the others carry it out and spoil the answer.

export const FAULTS_BEFORE = ['breakBefore', 'forbidden'] as const;

export const FAULTS_AFTER = [
  /** Never answers. */
  'timeOut',
  /** Answers after `delayMs`. */
  'answerLate',
  /** Writes the answer a second time at once. */
  'answerTwice',
  'answerThenGarbage',
  /** Writes the answer a second time when the next call comes over the same connection, before that one's answer. */
  'answerAgainLater',
  /** Ends the process. */
  'die',
  'breakAfter',
  /** Breaks the connection in the middle of the answer. */
  'breakInAnswer',
  'serverError',
  /** Answers with a page of a proxy. */
  'badGateway',
  'malformed',
  'notAnObject',
  'otherTrade',
  'otherAttempt',
  'otherAmount',
  'otherCurrency',
  /** As if it were the answer of an earlier call. */
  'otherCall',
  'otherKind',
  'noMessage',
  'tooLarge',
  'redirect',
  /** Declines a new number, with a 4xx status. */
  'refuse',
  /** Puts what it was sent into the message. */
  'echo',
] as const;

/** What no adapter may do, because the gateway has to believe it. */
const LIES = [
  /** Takes the money and says that it was declined. The order fails, and the money has to be returned. */
  'takeAndDecline',
] as const;

export type Fault = (typeof FAULTS_BEFORE)[number] | (typeof FAULTS_AFTER)[number] | (typeof LIES)[number];

/** The newest rule that fits a call is taken. What is left out fits everything. */
export interface Rule {
  /** Trade or refund number; `TG….2` for an attempt. */
  readonly number?: string;
  readonly amount?: string;
  readonly call?: AcquirerCall;
  /** How often the rule is good; for ever where it is left out. */
  readonly times?: number;
  readonly fault?: Fault;
  readonly delayMs?: number;
  /** What a new authorization, payout or refund comes to; `approved` where it is left out. */
  readonly result?: AcquirerResult;
  /** What a decline says of itself, beside its message. */
  readonly decline?: components['schemas']['Decline'];
  /** What the payer has to do, in the answers that say `challenged`. */
  readonly action?: unknown;
  /** What an approval says of a crypto payment's transaction. */
  readonly chain?: unknown;
}

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly rule: Rule;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
  /** What an answer has beside the echo and the result. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly die: () => void;
}

const FORBIDDEN = { status: 403, code: 'unauthorized', message: 'This token may not do that.' } as const;

const repeats = new WeakMap<Socket, string>();

/** True where the fault takes the call's place. */
export function failBefore({ request, response, rule }: Pick<Exchange, 'request' | 'response' | 'rule'>): boolean {
  if (rule.fault === 'breakBefore') request.socket.destroy();
  else if (rule.fault === 'forbidden') refuse(response, FORBIDDEN);
  else return false;
  return true;
}

/** Writes what an earlier call left behind on this connection. */
export function repeatEarlierAnswer(socket: Socket): void {
  const earlier = repeats.get(socket);
  if (earlier !== undefined) socket.write(earlier);
  repeats.delete(socket);
}

export async function answer(exchange: Exchange): Promise<void> {
  const { request, response, rule, outcome, version } = exchange;
  const { socket } = request;
  if (version !== 1) response.setHeader('Tollgate-Channel-Version', version);
  const body = answerOf(exchange);
  switch (rule.fault) {
    case 'timeOut':
      return;
    case 'die':
      return exchange.die();
    case 'breakAfter':
      return void socket.destroy();
    case 'breakInAnswer':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      return void response.write(JSON.stringify(body), () => socket.destroy());
    case 'serverError':
      return sendJson(response, 500, body);
    case 'badGateway':
      return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
    case 'refuse':
      return sendJson(response, 402, body);
    case 'redirect':
      return void response.writeHead(307, { Location: '/elsewhere' }).end();
    case 'malformed':
      return void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"kind":"approved",');
    case 'notAnObject':
      return sendJson(response, 200, [body]);
    case 'answerLate':
      await delay(rule.delayMs ?? 1000);
      return sendJson(response, outcome.status, body);
    case 'answerTwice':
      return sendJson(response, outcome.status, body, () => socket.write(rawAnswer(body)));
    case 'answerThenGarbage':
      return sendJson(response, outcome.status, body, () => socket.write('\u0000 not HTTP at all\r\n\r\n'));
    case 'answerAgainLater':
      repeats.set(socket, rawAnswer(body));
      return sendJson(response, outcome.status, body);
    default:
      return sendJson(response, outcome.status, body);
  }
}

function answerOf({ sent, outcome, rule, facts }: Exchange): object {
  const { callId, tradeNo, attempt, refundNo, currency, amount } = sent;
  const { kind, message, code } = outcome;
  if (code !== undefined) return { code, message };
  const action = kind === 'challenged' ? (rule.action ?? facts['action']) : undefined;
  const { chain } = rule;
  const body = { callId, tradeNo, attempt, refundNo, currency, amount, kind, message, ...facts, action, chain };
  switch (rule.fault) {
    case 'otherTrade':
      return { ...body, tradeNo: 'TG00000000000000000000000000000000' };
    case 'otherAttempt':
      return { ...body, attempt: Number(attempt) + 1 };
    case 'otherAmount':
      return { ...body, amount: `${String(amount)}0` };
    case 'otherCurrency':
      return { ...body, currency: currency === 'EUR' ? 'USD' : 'EUR' };
    case 'otherCall':
      return { ...body, callId: '00000000-0000-4000-8000-000000000000' };
    case 'otherKind':
      return { ...body, kind: 'perhaps' };
    case 'noMessage':
      return { ...body, message: undefined };
    case 'tooLarge':
      return { ...body, padding: 'x'.repeat(70_000) };
    case 'takeAndDecline':
      return { ...body, kind: 'declined', message: 'It is declined.' };
    case 'echo':
      return { ...body, message: `Received ${echoOf(sent)}`.slice(0, 200) };
    default:
      return body;
  }
}

function echoOf({ card, account }: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(card ?? account ?? 'nothing');
}

function rawAnswer(body: object): string {
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n`;
  return head + text;
}

export function refuse(
  response: ServerResponse,
  refusal: { readonly status: number; readonly code: components['schemas']['RefusalCode']; readonly message: string },
): void {
  const { status, code, message } = refusal;
  sendJson(response, status, { code, message });
}

export function sendJson(response: ServerResponse, status: number, body: object, after?: () => void): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.end(text, after);
}
