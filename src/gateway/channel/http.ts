import { randomUUID } from 'node:crypto';
import { PAYER_NOTE } from '../domain/links/link-asks.ts';
import { CRYPTO_METHOD } from '../domain/payments/attempt.ts';
import type { Channel, ChannelAnswer } from '../domain/ports.ts';
import { messageOf, readAnswer } from './http-answer.ts';
import type { ExpectedAnswer } from './http-answer.ts';
import type { SubjectKind } from './messages.ts';
import { transferReferenceOf } from './transfer-reference.ts';

export interface HttpChannelOptions {
  /** The acquirer's address; the calls are paths below it. */
  readonly baseUrl: string;
  readonly token: string;
  /** For the whole call: connecting, sending, and reading the response. */
  readonly deadlineMs: number;
  readonly fetch?: typeof globalThis.fetch;
  /** Called after each call; `message` says why a response, or part of it, was not accepted. Neither contains card data. */
  readonly onCall?: (info: ChannelCallInfo) => void;
  /** Further headers of a call, which say what trace it belongs to. */
  readonly traceHeaders?: (() => Readonly<Record<string, string>>) | undefined;
}

type ChannelCall = keyof typeof CALLS;

export interface ChannelCallInfo {
  readonly call: ChannelCall;
  readonly merNo: number;
  readonly tradeNo: string;
  /** For a refund. */
  readonly refundNo?: string | undefined;
  /** For an order that is paid on a page. */
  readonly attempt?: number | undefined;
  readonly kind: ChannelAnswer['kind'];
  readonly ms: number;
  /** Null if there was no HTTP response. */
  readonly status: number | null;
  readonly message: string;
}

const DEADLINE_MS_MAX = 600_000;

/** The path of each call, and its valid kinds of response. */
const CALLS = {
  authorize: { path: 'authorizations', kinds: ['approved', 'declined', 'challenged', 'pending'] },
  complete: { path: 'completions', kinds: ['approved', 'declined', 'pending'] },
  refund: { path: 'refunds', kinds: ['approved', 'declined', 'pending'] },
  payout: { path: 'payouts', kinds: ['approved', 'declined', 'pending'] },
  inquire: { path: 'inquiries', kinds: ['approved', 'declined', 'challenged', 'pending', 'notFound'] },
  cancel: { path: 'cancellations', kinds: ['approved', 'declined', 'pending', 'cancelled'] },
} as const;

interface Subject {
  readonly merNo: number;
  readonly tradeNo: string;
  readonly refundNo?: string | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly attempt?: number;
}

interface Call {
  readonly call: ChannelCall;
  readonly kind: SubjectKind;
  readonly subject: Subject;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Texts that must not be repeated in a message (S9). */
  readonly secrets?: readonly string[];
}

interface Finished {
  readonly answer: ChannelAnswer;
  readonly status: number | null;
  /** What was dropped from the response. */
  readonly problem?: string;
}

/** Calls an acquirer that implements the protocol in this folder's README. One attempt per call; the sweep retries. */
export function createHttpChannel(options: HttpChannelOptions): Channel {
  const { onCall } = options;
  const transport = createTransport(options);
  const inFlight = new Set<Promise<Finished>>();

  const send = async (call: Call): Promise<ChannelAnswer> => {
    const startedAt = performance.now();
    const running = transport(call);
    inFlight.add(running);
    const { answer, status, problem } = await running.finally(() => inFlight.delete(running));
    const ms = performance.now() - startedAt;
    const { merNo, tradeNo, refundNo, attempt } = call.subject;
    const subject = { merNo, tradeNo, refundNo: refundNo ?? undefined, attempt };
    onCall?.({ call: call.call, ...subject, kind: answer.kind, ms, status, message: problem ?? answer.message });
    return answer;
  };

  return {
    authorize: (request) => {
      const { method, card, details, payUrl } = request;
      const secrets = card === null ? [] : [card.number, card.securityCode];
      // What a payer writes to the merchant is none of the acquirer's business.
      const { [PAYER_NOTE]: _note, ...payer } = details.said;
      const { products = [] } = details;
      const reference = transferReferenceOf(request.tradeNo);
      const fields = { method, card, payer, products, reference, ...(payUrl !== undefined && { payUrl }) };
      return send({ call: 'authorize', kind: 'payment', subject: request, fields, secrets });
    },
    complete: (request) => {
      const { method, decision } = request;
      return send({ call: 'complete', kind: 'payment', subject: request, fields: { method, decision } });
    },
    refund: (request) => send({ call: 'refund', kind: 'refund', subject: request, fields: {} }),
    payout: (request) => {
      const { method, account, details } = request;
      const fields = { method, account, beneficiary: details.said };
      return send({ call: 'payout', kind: 'payout', subject: request, fields, secrets: [account] });
    },
    inquire: (request) => {
      const { kind, method } = request;
      return send({ call: 'inquire', kind, subject: request, fields: { kind, method } });
    },
    cancel: (request) => {
      const { kind, method } = request;
      return send({ call: 'cancel', kind, subject: request, fields: { kind, method } });
    },
    async close() {
      await Promise.all(inFlight);
    },
  };
}

/** A call that never rejects: any failure becomes `unknown`, and `unknown` decides nothing. */
function createTransport(options: HttpChannelOptions): (call: Call) => Promise<Finished> {
  const { deadlineMs, traceHeaders, fetch = globalThis.fetch } = options;
  const base = readBaseUrl(options.baseUrl);
  const authorization = `Bearer ${readToken(options.token)}`;
  if (!Number.isInteger(deadlineMs) || deadlineMs < 1 || deadlineMs > DEADLINE_MS_MAX) {
    throw new RangeError(
      `deadlineMs of the channel must be a whole number of milliseconds from 1 to ${DEADLINE_MS_MAX}`,
    );
  }
  return async ({ call, kind, subject, fields, secrets = [] }) => {
    const { merNo, tradeNo, refundNo = null, attempt, currency } = subject;
    const amount = String(subject.amount);
    const names = { tradeNo, ...(attempt !== undefined && { attempt }), refundNo };
    const identity = { callId: randomUUID(), ...names, currency, amount };
    let problem: string | undefined;
    const onProblem = (message: string) => void (problem = message);
    const mayHaveChain = kind === 'payment' && fields['method'] === CRYPTO_METHOD;
    const expected: ExpectedAnswer = { identity, kinds: CALLS[call].kinds, kind, secrets, mayHaveChain, onProblem };
    const body = JSON.stringify({ ...identity, merNo, ...fields });
    const signal = AbortSignal.timeout(deadlineMs);
    let status: number | null = null;
    try {
      const response = await fetch(new URL(CALLS[call].path, base), {
        method: 'POST',
        headers: {
          ...traceHeaders?.(),
          Accept: 'application/json',
          'Accept-Encoding': 'identity',
          Authorization: authorization,
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKey(subject, call),
        },
        body,
        redirect: 'manual',
        signal,
      });
      ({ status } = response);
      const answer = await readAnswer(response, expected);
      return { answer, status, ...(problem !== undefined && { problem }) };
    } catch (error) {
      const message = signal.aborted ? `The acquirer did not answer within ${deadlineMs} ms.` : messageOf(error);
      return { answer: { kind: 'unknown', message }, status };
    }
  };
}

/** Each attempt of an order has its own keys. */
function idempotencyKey({ tradeNo, refundNo, attempt }: Subject, call: ChannelCall): string {
  return `${refundNo ?? (attempt === undefined ? tradeNo : `${tradeNo}.${attempt}`)}-${call}`;
}

function readBaseUrl(text: string): URL {
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    throw new TypeError('baseUrl of the channel must be an http or https address without a user name or password');
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** Checked here, because fetch would include the whole header in its error. */
function readToken(token: string): string {
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new TypeError('token of the channel must be printable ASCII characters without spaces, at least one');
}
