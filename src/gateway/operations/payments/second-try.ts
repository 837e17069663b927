import { limitsOfCard } from '../../domain/payments/card-try.ts';
import type { CountedCard } from '../../domain/payments/card-try.ts';
import { SECOND_TRY_MS_MIN, mayTryAnother } from '../../domain/payments/second-try.ts';
import type {
  AcquirerCandidate,
  CardData,
  ChannelAnswer,
  ChosenAcquirers,
  Clock,
  Stopwatch,
} from '../../domain/ports.ts';

// The second try of a payment that its first acquirer declined, in the same request: at one other acquirer, in what is left of the
// time that the first one alone would have had.

export interface SecondTryDependencies {
  readonly clock: Clock;
  readonly stopwatch: Stopwatch;
  readonly requestDeadlineMs: number;
  readonly hashCard: (merNo: number, number: string) => string;
}

/** Begins the time that both tries share. */
export function startDeadline({ stopwatch, requestDeadlineMs }: SecondTryDependencies) {
  const startedMs = stopwatch.elapsedMs();
  const leftMs = () => Math.floor(requestDeadlineMs - (stopwatch.elapsedMs() - startedMs));
  return {
    /** Null if there is nobody else, or none may be tried after this answer. */
    nextAfter(answer: ChannelAnswer, others: readonly AcquirerCandidate[]): AcquirerCandidate | null {
      return mayTryAnother(answer) && leftMs() >= SECOND_TRY_MS_MIN ? (others[0] ?? null) : null;
    },
    /** How long the call of the second try may take. Its commit may have been slow. */
    withinMs: () => Math.max(leftMs(), SECOND_TRY_MS_MIN),
  };
}

/** The card as its tries are counted; null if nothing is retried, or its scheme has no limits. */
export function countedCardOf(
  { clock, hashCard }: SecondTryDependencies,
  { retriesDeclined }: Pick<ChosenAcquirers, 'retriesDeclined'>,
  { merNo, card }: { readonly merNo: number; readonly card: CardData | null },
): CountedCard | null {
  const limits = retriesDeclined && card !== null ? limitsOfCard(card.number, clock.now()) : [];
  return card === null || limits.length === 0 ? null : { hash: hashCard(merNo, card.number), limits };
}
