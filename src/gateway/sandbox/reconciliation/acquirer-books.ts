import { createSandboxChannel } from '../../channel/sandbox.ts';
import type { LostDispute, SentSubject } from '../../domain/reconciliation/sent.ts';
import { feeOf } from './tariff.ts';

// The books of the sandbox's acquirer. It keeps none: what it did on a day follows from what it was asked and from its script, by the
// same answers that it gives to an inquiry. It knows nothing of the gateway's ledger.

export interface AcquirerLine {
  readonly type: 'payment' | 'refund' | 'payout' | 'chargeback';
  readonly tradeNo: string | null;
  readonly refundNo: string | null;
  readonly attempt: number | null;
  readonly acquirerReference: string;
  readonly at: number;
  /** That of the report. */
  readonly settledIn: string;
  readonly currency: string;
  readonly gross: bigint;
  /** Zero or less. */
  readonly fee: bigint;
}

/** From inclusive, to exclusive. */
export interface BookDay {
  readonly from: number;
  readonly to: number;
}

export interface DayOfAcquirer {
  readonly lines: readonly AcquirerLine[];
  /** Payments that it declined. */
  readonly declined: readonly SentSubject[];
  /** How much of what it was sent nobody has decided yet. */
  readonly undecided: number;
}

export async function bookDay(
  day: BookDay,
  sent: { readonly subjects: readonly SentSubject[]; readonly disputes: readonly LostDispute[] },
): Promise<DayOfAcquirer> {
  const lines = sent.disputes.map(lineOfDispute);
  const declined: SentSubject[] = [];
  let undecided = 0;
  const [before, after] = [answersAt(day.from - 1), answersAt(day.to - 1)];
  for (const subject of sent.subjects) {
    const state = await after(subject);
    if (state === 'declined' && subject.kind === 'payment' && subject.createdAt >= day.from) declined.push(subject);
    if (state === 'open') undecided += 1;
    if (state === 'approved' && (await before(subject)) !== 'approved') lines.push(lineOf(subject, day));
  }
  return { lines: lines.toSorted(inOrder), declined, undecided };
}

type State = 'approved' | 'declined' | 'open';

/** What the acquirer would have answered to an inquiry at a moment. */
function answersAt(moment: number): (subject: SentSubject) => Promise<State> {
  const channel = createSandboxChannel({ clock: { now: () => moment } });
  return async (subject) => {
    if (subject.createdAt > moment) return 'open';
    if (subject.decidedAt !== null && subject.decidedAt <= moment) return 'approved';
    const { attempt, ...rest } = subject;
    const { kind } = await channel.inquire({ ...rest, ...(attempt !== null && { attempt }) });
    return kind === 'approved' || kind === 'declined' ? kind : 'open';
  };
}

function lineOf(subject: SentSubject, { from }: BookDay): AcquirerLine {
  const { kind: type, tradeNo, refundNo, attempt, currency, amount, createdAt, decidedAt } = subject;
  return {
    type,
    tradeNo,
    refundNo,
    attempt,
    acquirerReference: `sbx-${refundNo ?? tradeNo}`,
    at: Math.max(from, decidedAt ?? createdAt),
    settledIn: currency,
    currency,
    gross: type === 'payment' ? amount : -amount,
    fee: type === 'payment' ? -feeOf(amount, currency) : 0n,
  };
}

function lineOfDispute({ tradeNo, chargebackNo, currency, amount, lostAt }: LostDispute): AcquirerLine {
  return {
    type: 'chargeback',
    tradeNo,
    refundNo: null,
    attempt: null,
    acquirerReference: `sbx-${chargebackNo}`,
    at: lostAt,
    settledIn: currency,
    currency,
    gross: -amount,
    fee: 0n,
  };
}

function inOrder(left: AcquirerLine, right: AcquirerLine): number {
  return left.at - right.at || (left.acquirerReference < right.acquirerReference ? -1 : 1);
}
