import type { Reason, StatusReport } from '../../bank-files/model.ts';
import { isDuplicate, meaningOf } from './reasons.ts';
import type { Payout, Store } from './store.ts';
import { batchIdOf } from './write-files.ts';

// What a pain.002 means. A status holds for the payments of its level that have none of their own.

export type Problem = Readonly<Record<string, unknown>>;

/** The money has left our account for good. Before that a bank still rejects. */
const PAID: readonly string[] = ['ACSC', 'ACCC'];
const REJECTED: readonly string[] = ['RJCT', 'CANC'];

interface Verdict {
  readonly status: string | null;
  readonly reasons: readonly Reason[];
}

/** Returns what somebody should look at. */
export function applyReport(report: StatusReport, store: Store): readonly Problem[] {
  const { originalMessageId } = report;
  const file = store.fileOf(originalMessageId);
  if (file === undefined) return [{ problem: 'a report about a file that is not ours', originalMessageId }];
  const payouts = store.ofFile(file.fileNo);
  const batch = report.batches.find(({ batchId }) => batchId === batchIdOf(originalMessageId));
  const ofAll: Verdict = hasStatus(batch) ? batch : report;
  const named = new Map(batch?.payments.map((one) => [one.endToEndId ?? one.instructionId, one]));
  const unknown = [...named.keys()].filter((number) => !payouts.some((payout) => payout.number === number));
  return [
    ...unknown.map((number) => ({
      problem: 'a report about a payment that is not in its file',
      originalMessageId,
      number,
    })),
    ...payouts.flatMap((payout) => {
      const own = named.get(payout.number);
      return applyVerdict(payout, hasStatus(own) ? own : ofAll, store);
    }),
  ];
}

function hasStatus<One extends Verdict>(one: One | undefined): one is One {
  return one !== undefined && one.status !== null;
}

function applyVerdict(payout: Payout, { status, reasons }: Verdict, store: Store): readonly Problem[] {
  const { number, state } = payout;
  if (status !== null && PAID.includes(status)) return approve(payout, store);
  if (status === null || !REJECTED.includes(status)) return [];
  if (isDuplicate(reasons)) return [{ problem: 'refused as a duplicate, which decides nothing', number }];
  if (state === 'approved') return [{ problem: 'rejected after it was paid; its return has to follow', number }];
  if (state === 'declined') return [];
  const { declineClass, message, code } = meaningOf(reasons);
  store.change(number, { state: 'declined', declineClass, message, code });
  return [];
}

export function approve({ number, state }: Payout, store: Store): readonly Problem[] {
  if (state === 'declined' || state === 'cancelled') return [{ problem: 'paid though it was declined', number }];
  if (state !== 'approved') store.change(number, { state: 'approved' });
  return [];
}
