import { channelCalls, channelEcho } from '../../../generated/channel-calls.ts';
import { fromWire } from '../domain/acquirers/channel-units.ts';
import type { ChannelOperation } from '../domain/acquirers/channel-figures.ts';
import type { ChainReceipt } from '../domain/payments/payment.ts';
import type { ChannelAnswer } from '../domain/ports.ts';
import { checkAnswer, parseObject } from './check-answer.ts';
import type { Answer } from './check-answer.ts';
import type { Posted } from './http-transport.ts';
import { wordsFor } from './messages.ts';
import type { SubjectKind } from './messages.ts';
import { readAction } from './read-action.ts';
import { readFacts } from './read-facts.ts';
import type { CardOfAnswer } from './read-facts.ts';

// Parses an acquirer's response. Only a well-formed response to this very call counts; everything else is `unknown`, because
// a wrong guess either way would lose somebody's money.

export interface ExpectedAnswer {
  readonly call: ChannelOperation;
  readonly version: number;
  /** Each of these is echoed as it was sent. `callId` is new for each attempt, so a late response is never accepted. */
  readonly identity: Identity;
  readonly kind: SubjectKind;
  readonly secrets: readonly string[];
  readonly card: CardOfAnswer;
  /** Whether an approval may name a transaction: only for crypto payments, which involve no card (S9). */
  readonly mayHaveChain: boolean;
  /** Called with what was dropped from an accepted response. */
  readonly onProblem: (message: string) => void;
}

type Identity = Readonly<Partial<Record<(typeof channelEcho)[number], string | number | null>>> & {
  readonly currency: string;
};

type MoneyAnswer = Answer<(typeof channelCalls)[ChannelOperation]['answer']>;

export function readAnswer(posted: Posted, expected: ExpectedAnswer): ChannelAnswer {
  if (posted.kind !== 'answered') return { kind: posted.kind, message: posted.message };
  const answer = parseAnswer(posted.bytes, expected);
  if (posted.status === 200 || answer.kind === 'declined') return answer;
  return unknown(`The acquirer refused the call with HTTP ${posted.status} and declined nothing.`);
}

function parseAnswer(bytes: Uint8Array, expected: ExpectedAnswer): ChannelAnswer {
  const { call, identity } = expected;
  const given = parseObject(bytes);
  if (given === null) return unknown('The acquirer answered with something that is not a JSON object.');
  for (const name of channelEcho) {
    if (!(name in identity)) continue;
    if ((given[name] ?? null) !== identity[name]) return unknown(`The acquirer answered with a different ${name}.`);
  }
  if (!channelCalls[call].kinds.some((kind) => kind === given['kind'])) {
    return unknown('The acquirer answered with a kind that is not valid for this call.');
  }
  const checked = checkAnswer(channelCalls[call].answer, given);
  if ('answer' in checked) return readChecked(checked.answer, checked.dropped, expected);
  return unknown(
    checked.broken.includes('message')
      ? 'The acquirer answered without a message of at most 200 characters.'
      : `The acquirer answered with a wrong ${checked.broken.join(', ')}.`,
  );
}

function readChecked(answer: MoneyAnswer, dropped: readonly string[], expected: ExpectedAnswer): ChannelAnswer {
  const { kind } = answer;
  const message = mayBeShown(answer.message, expected.secrets) ? answer.message : wordsFor(kind, expected.kind);
  if (kind === 'notFound' || kind === 'cancelled') return { kind, message };
  const facts = readFacts(answer, dropped, expected);
  const said = { message, ...(facts && { facts }) };
  if (kind === 'approved') {
    const chain = expected.mayHaveChain ? readChain(answer, dropped, expected) : null;
    return { kind, ...said, ...(chain && { chain }) };
  }
  if (kind !== 'challenged') return { kind, ...said };
  const action = readAction('action' in answer ? answer.action : undefined, dropped, expected);
  return { kind, ...said, ...(action && { action }) };
}

/**
 * The transaction of a crypto payment. It is shown to merchants and decides nothing about money: if it is invalid, it is
 * dropped as a whole.
 */
function readChain(
  answer: MoneyAnswer,
  dropped: readonly string[],
  { identity: { currency }, version, onProblem }: ExpectedAnswer,
): ChainReceipt | null {
  const chain = 'chain' in answer ? answer.chain : undefined;
  if (chain === undefined && !dropped.includes('chain')) return null;
  const gasFee = chain === undefined ? null : fromWire(chain.gasFee, { currency, version });
  if (chain !== undefined && gasFee !== null) return { transactionHash: chain.transactionHash, gasFee };
  onProblem('The acquirer answered with a chain that does not follow the protocol.');
  return null;
}

/** S9: an acquirer's message reaches merchants, so one that may contain a card number or an account is replaced. */
function mayBeShown(message: string, secrets: readonly string[]): boolean {
  if (message === '' || CONTROL_CHARACTER.test(message) || LONG_NUMBER.test(message)) return false;
  return secrets.every((secret) => secret === '' || !message.includes(secret));
}

const CONTROL_CHARACTER = /\p{Cc}/u;
const LONG_NUMBER = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){12}/u;

function unknown(message: string): ChannelAnswer {
  return { kind: 'unknown', message };
}
