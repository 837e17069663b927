import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/channel.ts';
import type { ChannelOperation } from '../domain/acquirers/channel-figures.ts';
import { FIRST_VERSION, toWire } from '../domain/acquirers/channel-units.ts';
import { PAYER_NOTE } from '../domain/links/link-asks.ts';
import { CRYPTO_METHOD } from '../domain/payments/attempt.ts';
import type { Channel, ChannelAnswer, KnownCard } from '../domain/ports.ts';
import { readAnswer } from './http-answer.ts';
import type { CardOfAnswer } from './read-facts.ts';
import { createTransport } from './http-transport.ts';
import type { TransportOptions } from './http-transport.ts';
import type { SubjectKind } from './messages.ts';
import { transferReferenceOf } from './transfer-reference.ts';

export interface HttpChannelOptions extends TransportOptions {
  /** Called after each call; `message` says why a response, or part of it, was not accepted. Neither contains card data. */
  readonly onCall?: (info: ChannelCallInfo) => void;
}

export interface ChannelCallInfo {
  readonly call: ChannelOperation;
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

interface Subject {
  readonly merNo: number;
  readonly tradeNo: string;
  readonly refundNo?: string | null;
  readonly currency: string;
  readonly amount: bigint;
  readonly attempt?: number;
  readonly channelVersion?: number | null;
  readonly findCard?: () => Promise<KnownCard | null>;
  readonly withinMs?: number;
}

type Schemas = components['schemas'];

/** What each call has beside its subject. */
type FieldsOf<Whole> = Omit<Whole, keyof Schemas['Subject']>;

interface Call {
  readonly call: ChannelOperation;
  readonly kind: SubjectKind;
  readonly subject: Subject;
  readonly fields: Readonly<
    | FieldsOf<Schemas['AuthorizeCall']>
    | FieldsOf<Schemas['CompleteCall']>
    | FieldsOf<Schemas['RefundCall']>
    | FieldsOf<Schemas['ReturnMoneyCall']>
    | FieldsOf<Schemas['PayoutCall']>
    | FieldsOf<Schemas['InquireCall']>
    | FieldsOf<Schemas['CancelCall']>
  >;
  /** Texts that must not be repeated in a message (S9). */
  readonly secrets?: readonly string[];
}

interface Finished {
  readonly answer: ChannelAnswer;
  readonly status: number | null;
  /** What was dropped from the response. */
  readonly problem?: string;
}

/** Calls an acquirer that implements the channel contract. One attempt per call; the sweep retries. */
export function createHttpChannel(options: HttpChannelOptions): Channel {
  const { onCall } = options;
  const sendCall = createSend(options);
  const inFlight = new Set<Promise<Finished>>();

  const send = async (call: Call): Promise<ChannelAnswer> => {
    const startedAt = performance.now();
    const running = sendCall(call);
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
      const { method, card, details, payUrl, challenge } = request;
      const secrets = card === null ? [] : [card.number, card.securityCode];
      // What a payer writes to the merchant is none of the acquirer's business.
      const { [PAYER_NOTE]: _note, ...payer } = details.said;
      const { products = [] } = details;
      const reference = transferReferenceOf(request.tradeNo);
      const asked = { ...(payUrl !== undefined && { payUrl }), ...(challenge !== undefined && { challenge }) };
      const fields = { method, card, payer, products: [...products], reference, ...asked };
      return send({ call: 'authorize', kind: 'payment', subject: request, fields, secrets });
    },
    complete: (request) => {
      const { method, decision } = request;
      return send({ call: 'complete', kind: 'payment', subject: request, fields: { method, decision } });
    },
    refund: (request) => send({ call: 'refund', kind: 'refund', subject: request, fields: {} }),
    returnMoney: (request) => send({ call: 'returnMoney', kind: 'refund', subject: request, fields: {} }),
    payout: (request) => {
      const { method, account, details, remittanceText } = request;
      const text = remittanceText === undefined ? {} : { remittanceText };
      const fields = { method, account, beneficiary: details.said, ...text };
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

/** A call that never rejects: any failure becomes `unknown` or `notSent`, and neither decides anything. */
function createSend(options: HttpChannelOptions): (call: Call) => Promise<Finished> {
  const transport = createTransport(options);
  return async ({ call, kind, subject, fields, secrets = [] }) => {
    const { merNo, tradeNo, refundNo = null, attempt, currency } = subject;
    const version = subject.channelVersion ?? FIRST_VERSION;
    const amount = toWire(subject.amount, { currency, version });
    if (amount === null) {
      const message = `The amount cannot be written exactly in version ${version} of the channel interface.`;
      return { answer: { kind: 'notSent', message }, status: null };
    }
    const names = { tradeNo, ...(attempt !== undefined && { attempt }), refundNo };
    const identity = { callId: randomUUID(), ...names, currency, amount };
    const body = { ...identity, merNo, ...fields } satisfies Schemas['Subject'];
    const mayHaveChain = kind === 'payment' && 'method' in fields && fields.method === CRYPTO_METHOD;
    const expected = { call, version, identity, kind, secrets, mayHaveChain };
    const isCardNamed = 'card' in fields && fields.card !== null;
    const { withinMs } = subject;
    const posted = await transport({ call, version, idempotencyKey: idempotencyKey(subject, call), body, withinMs });
    const read = (card: CardOfAnswer) => {
      const problems: string[] = [];
      const onProblem = (message: string) => void problems.push(message);
      return { answer: readAnswer(posted, { ...expected, card, onProblem }), problems };
    };
    let { answer, problems } = read(isCardNamed ? 'named' : null);
    if (problems.length > 0 && !isCardNamed && subject.findCard !== undefined) {
      // Something could be a card number: what is kept of the card tells. If that cannot be read, it is taken for one.
      const card = await subject.findCard().catch(() => null);
      if (card !== null) ({ answer, problems } = read(card));
    }
    return { answer, status: posted.status, ...(problems.length > 0 && { problem: problems.join(' ') }) };
  };
}

/** Each attempt of an order has its own keys. */
function idempotencyKey({ tradeNo, refundNo, attempt }: Subject, call: ChannelOperation): string {
  return `${refundNo ?? (attempt === undefined ? tradeNo : `${tradeNo}.${attempt}`)}-${call}`;
}
