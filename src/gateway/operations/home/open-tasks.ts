import type { FoundTask, TaskKind, TaskStore } from '../../domain/acquirers/task.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { formatAmount } from '../../domain/money.ts';
import { COUNT_MAX } from './attention-types.ts';
import type { AttentionEntry } from './attention-types.ts';

export interface OpenTaskDependencies {
  readonly store: Pick<TaskStore, 'searchTasks'>;
}

const WORDS: Readonly<Record<TaskKind, string>> = {
  disputeInquiry: 'The bank asks about a payment',
  disputePartial: 'Dispute of a part of a payment',
  disputeSecond: 'Second dispute of a payment',
  disputeStage: 'Dispute at a later stage',
  disputeUnmatched: 'End of a dispute that does not fit',
  disputeImpossible: 'Dispute of something that cannot be charged back',
  refundReversed: 'Refund came back',
  payoutReversed: 'Payout came back',
  reversalUnmatched: 'Reversal that does not fit',
  transferArrived: 'Money arrived that nobody asked for',
  numberUnknown: 'News of a number that is not ours',
  scheduledPayoutFailed: 'Scheduled payout failed',
};

/** What nobody has ended, the oldest first; with the date by which the bank wants an answer. */
export async function openTasks({ store }: OpenTaskDependencies): Promise<AttentionEntry[]> {
  const open = { isOpen: true, kind: null, acquirer: null, merNo: null, ownerId: null, after: null } as const;
  const { tasks } = await store.searchTasks({ ...open, limit: COUNT_MAX + 1 });
  return tasks.map(({ taskNo, kind, merNo, owner, createdAt, change, payout }) => ({
    subject: taskNo,
    merNo: merNo === OPERATOR_SIDE ? null : merNo,
    text: [withAmount(WORDS[kind], payout ?? change), ...(owner === null ? [] : [`taken by ${owner}`])].join(', '),
    at: createdAt,
    dueAt: change?.answerBy ?? null,
  }));
}

function withAmount(words: string, of: FoundTask['payout'] | FoundTask['change']): string {
  if (of === null || of.amount === null) return words;
  return `${words}: ${formatAmount(of.amount, of.currency)} ${of.currency}`;
}
