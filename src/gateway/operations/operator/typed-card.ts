import type { Tries, TryRule } from '../../domain/limiter.ts';
import { CARD_PAYOUT } from '../../domain/method.ts';
import { fingerprintOf } from './beneficiaries.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { refuse, refuseInput } from './outcome.ts';
import type { OperatorRefusal } from './outcome.ts';

// S9: the number of a card is not kept, so it is typed again when the card is paid, and compared with a keyed fingerprint.

/** Ten wrong numbers of one card in an hour: its hidden digits are few enough to be found by trying them all (S14). */
export const TYPED_CARDS: TryRule = { name: 'typedCard', countMax: 10, windowMs: 3_600_000, underWayMs: 10_000 };

interface ExpectedCard {
  readonly merNo: number;
  readonly fingerprint: string;
  /** What a wrong number is answered. */
  readonly problem: string;
}

export interface Comparing extends Pick<OperatorDependencies, 'vault'> {
  /** Null for a number that was compared and counted before. */
  readonly cardTries: Tries | null;
}

/** Undefined if it is the number of this card. */
export async function refuseTyped(
  { vault, cardTries }: Comparing,
  { merNo, fingerprint, problem }: ExpectedCard,
  account: string,
): Promise<OperatorRefusal | undefined> {
  const begun = await cardTries?.begin(fingerprint);
  if (begun !== undefined && 'waitSeconds' in begun) {
    return refuse('tooManyRequests', `Too many wrong card numbers. Try again in ${begun.waitSeconds} seconds.`);
  }
  const isRight = fingerprintOf({ vault }, { merNo, method: CARD_PAYOUT, account }) === fingerprint;
  await begun?.end({ failed: !isRight });
  return isRight ? undefined : refuseAccount(problem);
}

/** By the name that the field has wherever a number is typed. */
export function refuseAccount(problem: string): OperatorRefusal {
  return refuseInput([{ field: 'account', problem }]);
}
