import type { Tries, TryRule } from '../../domain/limiter.ts';
import { CARD_PAYOUT } from '../../domain/method.ts';
import type { Vault } from '../../domain/ports.ts';
import { fingerprintOf } from './beneficiaries.ts';
import { invalid, refuse, refuseInput } from '../outcome.ts';
import type { OperatorRefusal } from '../outcome.ts';

// S9: the number of a card is not kept, so it is typed again when the card is paid, and compared with a keyed fingerprint.

/** Ten wrong numbers of one card in an hour: its hidden digits are few enough to be found by trying them all (S14). */
export const TYPED_CARDS: TryRule = { name: 'typedCard', countMax: 10, windowMs: 3_600_000, underWayMs: 10_000 };

interface ExpectedCard {
  readonly merNo: number;
  readonly fingerprint: string;
  readonly expected: 'saved' | 'asked';
}

export interface Comparing {
  readonly vault: Vault;
  /** Null for a number that was compared and counted before. */
  readonly cardTries: Tries | null;
}

/** Undefined if it is the number of this card. */
export async function refuseTyped(
  { vault, cardTries }: Comparing,
  { merNo, fingerprint, expected }: ExpectedCard,
  account: string,
): Promise<OperatorRefusal | undefined> {
  const begun = await cardTries?.begin(fingerprint);
  if (begun !== undefined && 'waitSeconds' in begun) {
    return refuse('tooManyWrongCards', { waitSeconds: begun.waitSeconds });
  }
  const isRight = fingerprintOf({ vault }, { merNo, method: CARD_PAYOUT, account }) === fingerprint;
  await begun?.end({ failed: !isRight });
  return isRight ? undefined : refuseInput([invalid('account', 'otherCard', { expected })]);
}
