import { dayText } from '../../domain/day.ts';
import { formatAmount } from '../../domain/money.ts';
import type { PayoutRun, PayoutRunStore } from '../../domain/settlements/payout-run.ts';
import { COUNT_MAX } from './attention-types.ts';
import type { AttentionEntry, Within } from './attention-types.ts';

export interface TroubledRunDependencies {
  readonly store: Pick<PayoutRunStore, 'listTroubledRuns'>;
}

/** A month, and as many days as banks may be closed at its end: older ones have a later run, or no schedule any more. */
const SHOWN_MS = 40 * 86_400_000;

const WORDS: Partial<Readonly<Record<PayoutRun['state'], string>>> = {
  waiting: 'waits because it is above the limit: release or skip it',
  failed: 'was declined: check the account, because nothing more is sent after three in a row',
  returned: 'came back: check the account, because nothing more is sent after three in a row',
};

/** Automatic payouts that somebody has to look at. */
export async function troubledRuns(
  { store }: TroubledRunDependencies,
  { merNo, now }: Within,
): Promise<AttentionEntry[]> {
  const runs = await store.listTroubledRuns({ merNo, since: now - SHOWN_MS, limit: COUNT_MAX + 1 });
  return runs.map((run) => ({
    subject: run.tradeNo,
    merNo: run.merNo,
    text: `${formatAmount(run.amount ?? 0n, run.currency)} ${run.currency}, due on ${dayText(run.dueDay)}, ${WORDS[run.state] ?? ''}`,
    at: run.at,
    dueAt: null,
  }));
}
