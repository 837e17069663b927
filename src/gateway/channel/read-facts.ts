import { channelFacts } from '../../../generated/channel-calls.ts';
import type { AcquirerFacts, KnownCard } from '../domain/ports.ts';
import { holdsCardNumber } from '../domain/text/card-numbers.ts';
import { namesSecret } from './secrets-in.ts';

// What an acquirer says beside the result. It is kept and shown, and decides nothing about money: a fact that breaks its rule is
// dropped alone.

/** The one fact that is a long number by its rule; it has the acquirer's number, never the card's. */
const LONG_BY_RULE = 'arn' satisfies keyof AcquirerFacts;

/**
 * The card that an answer must not contain. `named`: the number itself is among the secrets, so only that is one. Without any, whatever could
 * be a card number is taken for one.
 */
export type CardOfAnswer = 'named' | KnownCard | null;

interface FactsRule {
  readonly secrets: readonly string[];
  readonly card: CardOfAnswer;
  readonly onProblem: (message: string) => void;
}

export function readFacts(
  answer: AcquirerFacts,
  dropped: readonly string[],
  { secrets, card, onProblem }: FactsRule,
): AcquirerFacts | null {
  for (const name of channelFacts) {
    if (dropped.includes(name)) {
      onProblem(`The acquirer answered with a fact that does not follow the protocol: ${name}.`);
    }
  }
  const facts = channelFacts.flatMap((name) => {
    const value = answer[name];
    if (value === undefined) return [];
    const isCard = namesSecret(value, secrets) || (name !== LONG_BY_RULE && mayBeCard(value, card));
    if (isCard) onProblem(`The acquirer answered with a fact that contains card data: ${name}.`);
    return isCard ? [] : [[name, value] as const];
  });
  return facts.length === 0 ? null : Object.fromEntries(facts);
}

/** Whether a row of digits is a card number as a whole. Numbers of acquirers are long too, so that a part of one proves nothing. */
function mayBeCard(value: unknown, card: CardOfAnswer): boolean {
  if (card === 'named') return false;
  const rows = JSON.stringify(value).match(/[0-9]{13,19}/g) ?? [];
  return rows.some((row) => holdsCardNumber(row, { lengthMin: row.length }) && (card === null || isLike(row, card)));
}

/** The ten digits that are kept: hardly any other number has them by chance. */
function isLike(row: string, { first6, last4 }: KnownCard): boolean {
  return row.startsWith(first6) && row.endsWith(last4);
}
