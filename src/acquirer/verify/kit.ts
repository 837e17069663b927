import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { channelCalls } from '../../../generated/channel-calls.ts';
import type { ChannelCallName } from '../../../generated/channel-calls.ts';
import type { BooksReader } from './books.ts';
import type { HintBox } from './hint-box.ts';
import { judge } from './judge.ts';
import type { Answer, Exchange, Judged } from './judge.ts';
import { createLeakDetector } from './leaks.ts';
import type { Relay } from './relay.ts';
import { NotRunError, Violation } from './rule.ts';
import { createSeen, noteState } from './seen.ts';
import type { Seen } from './seen.ts';
import { sendRaw } from './send.ts';
import type { RawRequest } from './send.ts';
import { echoOf, fieldsOf, idempotencyKeyOf, newNumber, numberOf } from './subject.ts';
import type { MoneyCall, Subject } from './subject.ts';
import type { Capabilities, TestValues } from './options.ts';
import type { WebhookRelay } from './webhook-relay.ts';

// What a rule works with: calls as the gateway makes them, numbers that were never used, and the places where the kit looks.

interface SendOptions {
  /** Fields over those of the call. */
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Another `Authorization`, made from the right token; null sends none. */
  readonly authorization?: (token: string) => string | null;
  /** The bytes instead of a call. */
  readonly body?: string;
  /** Spaces after the body, so that it has this many bytes. */
  readonly padTo?: number;
  readonly cut?: RawRequest['cut'];
  readonly deadlineMs?: number;
  /** Another path than that of the call. */
  readonly path?: string;
  /** Something is broken on purpose, so that an answer may fail to come. */
  readonly isSpoiled?: boolean;
}

export interface Kit {
  readonly values: TestValues;
  readonly capabilities: Capabilities | null;
  readonly seen: Seen;
  readonly relay: Relay | null;
  readonly webhooks: WebhookRelay | null;
  readonly hints: HintBox | null;
  readonly books: BooksReader | null;
  readonly deadlineMs: number;
  /** A payment or payout with a number of its own. */
  subject(choice?: Partial<Subject>): Subject;
  /** A refund of a payment, with a number of its own. */
  refundOf(payment: Subject, amount: string, choice?: Partial<Subject>): Subject;
  /** A return of the money of a payment, with a number of its own. It is asked about as a refund is. */
  returnOf(payment: Subject, amount: string, choice?: Partial<Subject>): Subject;
  /** Sends a call and judges the answer. */
  try(call: MoneyCall, subject: Subject, options?: SendOptions): Promise<Judged>;
  /** As `try`; anything but an answer of the contract is a violation. */
  ask(call: MoneyCall, subject: Subject, options?: SendOptions): Promise<Answer>;
  /** As `ask`; the answer has to be one of these kinds. */
  expect(call: MoneyCall, subject: Subject, kinds: readonly string[], options?: SendOptions): Promise<Answer>;
  /** Sends a call that is not about a number. */
  question(
    call: 'capabilities' | 'changes' | 'settlementReports',
    fields: object,
    options?: SendOptions,
  ): Promise<Judged>;
  /** The bytes of the answer, for rules about form. */
  raw(call: ChannelCallName, subject: Subject | null, options?: SendOptions): Promise<Exchange>;
  /** Inquires until there is a result, or the time for it is over. */
  resultOf(subject: Subject): Promise<string>;
  /** Restarts the adapter, and waits until it serves. */
  restart(): Promise<void>;
}

export interface KitOptions {
  readonly url: string;
  readonly token: string;
  readonly values: TestValues;
  readonly capabilities: Capabilities | null;
  readonly deadlineMs: number;
  readonly relay: Relay | null;
  readonly webhooks: WebhookRelay | null;
  readonly hints: HintBox | null;
  readonly books: BooksReader | null;
  readonly restart: (() => Promise<void>) | null;
}

const POLL_MS = 100;
const POLL_MS_MAX = 1000;

export function createKit(options: KitOptions): Kit {
  const { values, capabilities, relay, webhooks, hints, books, deadlineMs } = options;
  const seen = createSeen(createLeakDetector(values));
  const raw = createSender(options, seen);

  const attempt: Kit['try'] = async (call, subject, sent) => {
    const judged = judge(await raw(call, subject, sent));
    if (judged.kind === 'answer') {
      noteState(seen, subject, judged.answer.kind);
      noteText(seen, call, judged.answer.message);
    }
    return judged;
  };

  const ask: Kit['ask'] = async (call, subject, sent) => {
    const judged = await attempt(call, subject, sent);
    if (judged.kind === 'answer') return judged.answer;
    if (judged.kind !== 'refused') throw new Violation(judged.problem);
    throw new Violation(`${call} was refused with HTTP ${judged.status}`);
  };

  const register = (subject: Subject): Subject => {
    if (!seen.subjects.has(numberOf(subject))) seen.subjects.set(numberOf(subject), { subject, state: null });
    return subject;
  };

  const sentBack = (prefix: 'RF' | 'RT', payment: Subject, choice: Partial<Subject>): Subject => {
    const { attempt: _, ...order } = payment;
    return register({ ...order, kind: 'refund', refundNo: newNumber(prefix), ...choice });
  };

  return {
    values,
    capabilities,
    seen,
    relay,
    webhooks,
    hints,
    books,
    deadlineMs,
    subject: (choice = {}) => register(newSubject(values, capabilities, choice)),
    refundOf: (payment, amount, choice = {}) => sentBack('RF', payment, { amount, ...choice }),
    returnOf: (payment, amount, choice = {}) => sentBack('RT', payment, { amount, ...choice }),
    try: attempt,
    ask,
    expect: async (call, subject, kinds, sent) => {
      const answer = await ask(call, subject, sent);
      if (kinds.includes(answer.kind)) return answer;
      throw new Violation(`${call} was answered with ${answer.kind} instead of ${kinds.join(' or ')}`);
    },
    question: async (call, fields, sent = {}) => judge(await raw(call, null, { ...sent, fields: { ...fields } })),
    raw,
    resultOf: (subject) => pollResult(() => ask('inquire', subject), values.laterMs),
    restart: async () => {
      if (options.restart === null) throw new NotRunError('there is no command that restarts the adapter');
      await options.restart();
    },
  };
}

/** Sends a call, and notes what its answer gives away. */
function createSender(options: KitOptions, seen: Seen): Kit['raw'] {
  const { values, deadlineMs } = options;
  return async (call, subject, sent = {}) => {
    const callId = randomUUID();
    const money = subject === null ? null : { subject, call: call as MoneyCall };
    const echo = money === null ? { callId } : echoOf(money.subject, callId);
    const version = subject?.version ?? versionOf(sent);
    const common = money === null ? {} : { merNo: money.subject.merNo, ...fieldsOf(money.call, money.subject, values) };
    const body = padded(sent.body ?? JSON.stringify({ ...echo, ...common, ...sent.fields }), sent.padTo);
    const headers = headersOf(options.token, {
      version,
      sent,
      key: money && idempotencyKeyOf(money.subject, money.call),
    });
    const { path, answerBytesMax } = channelCalls[call];
    const url = new URL(sent.path ?? path, options.url.endsWith('/') ? options.url : `${options.url}/`).href;
    const limits = { deadlineMs: sent.deadlineMs ?? deadlineMs, answerBytesMax };
    const answer = await sendRaw({ url, headers, body, ...limits, ...(sent.cut && { cut: sent.cut }) });
    if (answer.isSilent && sent.isSpoiled !== true) seen.silent.add(call);
    const words = [answer.text, ...Object.values(answer.headers).map(String)].join('\n');
    for (const kind of seen.leaksIn(words)) seen.leaks.push({ kind, place: `the answer to ${call}` });
    return { ...answer, call, echo, version };
  };
}

async function pollResult(inquire: () => Promise<Answer>, laterMs: number): Promise<string> {
  const until = performance.now() + laterMs;
  let waitMs = POLL_MS;
  for (;;) {
    const { kind } = await inquire();
    if ((kind !== 'pending' && kind !== 'challenged') || performance.now() >= until) return kind;
    await delay(waitMs);
    waitMs = Math.min(waitMs * 2, POLL_MS_MAX);
  }
}

function newSubject(values: TestValues, capabilities: Capabilities | null, choice: Partial<Subject>): Subject {
  const kind = choice.kind ?? 'payment';
  return {
    kind,
    tradeNo: newNumber('TG'),
    refundNo: null,
    currency: values.currency,
    amount: values.amount,
    merNo: values.merNo,
    version: Math.max(...(capabilities?.versions ?? [1]).filter((version) => version <= 2)),
    card: 'approved',
    account: 'approved',
    method: kind === 'payout' ? values.methods.payout : values.methods.payment,
    ...choice,
  };
}

function versionOf({ headers = {} }: SendOptions): number {
  return Number(headers['Tollgate-Channel-Version'] ?? 1);
}

function headersOf(
  token: string,
  { version, sent, key }: { version: number; sent: SendOptions; key: string | null },
): Record<string, string> {
  const authorization = (sent.authorization ?? bearerOf)(token);
  return {
    Accept: 'application/json',
    'Accept-Encoding': 'identity',
    'Content-Type': 'application/json',
    ...(authorization !== null && { Authorization: authorization }),
    ...(key !== null && { 'Idempotency-Key': key }),
    ...(version !== 1 && { 'Tollgate-Channel-Version': String(version) }),
    ...sent.headers,
  };
}

function padded(body: string, bytes = 0): string {
  return body + ' '.repeat(Math.max(bytes - Buffer.byteLength(body), 0));
}

function bearerOf(token: string): string {
  return `Bearer ${token}`;
}

function noteText({ texts }: Seen, call: string, message: string): void {
  if (message === '') texts.add(`${call}: the message is empty`);
  if (/\p{Cc}/u.test(message)) texts.add(`${call}: the message has a control character`);
  if (/<\/?[a-z!][^>]*>/i.test(message)) texts.add(`${call}: the message has markup`);
  if (/(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){12}/u.test(message)) texts.add(`${call}: the message has a long number`);
}
