import type { Acting } from '../../domain/actor.ts';
import type { Approval } from '../../domain/approval.ts';
import { auditOf } from '../../domain/audit.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import type { OperatorOutcome } from './outcome.ts';

export interface Approved {
  readonly approval: Approval;
  readonly response: unknown;
}

export interface BulkResult {
  readonly approvalNo: string;
  readonly result: 'done' | 'failed' | 'notPending' | 'refused' | 'needsAccount' | 'unknown';
  readonly detail: string;
  readonly approval: Approval | null;
  readonly response: unknown;
}

/** Each may wait for the channel. More at once would take connections from payments. */
const AT_ONCE_MAX = 4;

/** Each by itself, in its own transaction with its own record. None keeps the others from being carried out. */
export async function approveEach(
  { onFault }: Pick<OperatorDependencies, 'onFault'>,
  approvalNos: readonly string[],
  approve: (approvalNo: string) => Promise<OperatorOutcome<Approved>>,
): Promise<BulkResult[]> {
  const results = new Map<string, BulkResult>();
  const left = approvalNos.values();
  const work = async () => {
    for (const approvalNo of left) {
      const result = await approve(approvalNo).then(resultOf, (error: unknown) => {
        onFault(error, approvalNo);
        return UNKNOWN;
      });
      results.set(approvalNo, { approvalNo, ...result });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE_MAX }, work));
  return approvalNos.flatMap((approvalNo) => results.get(approvalNo) ?? []);
}

type Ended = Omit<BulkResult, 'approvalNo'>;

const UNKNOWN: Ended = {
  result: 'unknown',
  detail: 'The gateway failed while it was carried out. Look at the request before you repeat it.',
  approval: null,
  response: null,
};

/** Nothing else can be missing from a request. */
const NEEDS_ACCOUNT: Ended = {
  result: 'needsAccount',
  detail: 'It pays a card, whose number is never stored. Open the request and type the number to approve it.',
  approval: null,
  response: null,
};

function resultOf(outcome: OperatorOutcome<Approved>): Ended {
  if (outcome.kind === 'refused') {
    if (outcome.reason === 'invalidInput') return NEEDS_ACCOUNT;
    const result = outcome.reason === 'approvalNotPending' ? 'notPending' : 'refused';
    return { result, detail: outcome.detail, approval: null, response: null };
  }
  const { approval, response } = outcome.value;
  return {
    result: approval.state === 'failed' ? 'failed' : 'done',
    detail: approval.outcome ?? '',
    approval,
    response,
  };
}

/** What the caller may not approve, in one record: the call as a whole was not refused, so nothing else tells of it. */
export async function recordRefused(
  { store, clock }: Pick<OperatorDependencies, 'store' | 'clock'>,
  results: readonly BulkResult[],
  acting: Acting,
): Promise<void> {
  const refused = results.filter(({ result }) => result === 'refused');
  const [first] = refused;
  if (first === undefined) return;
  const details = [...new Set(refused.map(({ detail }) => detail))].join(' ');
  const entry = {
    at: clock.now(),
    action: 'approveRequests',
    merNo: acting.grant.merNo,
    target: first.approvalNo,
    detail: refused.length === 1 ? details : `${refused.map(({ approvalNo }) => approvalNo).join(', ')}: ${details}`,
    outcome: 'refused' as const,
  };
  await store.writeRecords([auditOf(acting, entry)]);
}
