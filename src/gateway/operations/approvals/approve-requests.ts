import type { Acting } from '../../domain/audit/actor.ts';
import type { Approval } from '../../domain/approvals/approval.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { Runner } from './carry-out.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Clock } from '../../domain/ports.ts';

export interface Approved {
  readonly approval: Approval;
  readonly response: unknown;
}

export type BulkResult = { readonly approvalNo: string } & Ended;

/** Nothing but the number of a card can be missing from a request. */
type Ended =
  | ({ readonly result: 'done' | 'failed' } & Approved)
  | { readonly result: 'notPending'; readonly refusal: OperatorRefusal }
  | { readonly result: 'refused'; readonly refusal: OperatorRefusal }
  | { readonly result: 'needsAccount' | 'unknown' };

/** Each may wait for the channel. More at once would take connections from payments. */
const AT_ONCE_MAX = 4;

export interface ApproveRequestsDependencies {
  readonly store: Pick<PeopleStore, 'writeRecords'>;
  readonly clock: Clock;
}

/** Each by itself, in its own transaction with its own record. None keeps the others from being carried out. */
export async function approveEach(
  { onFault }: { readonly onFault: (error: unknown, subject: string) => void },
  approvalNos: readonly string[],
  approve: (approvalNo: string) => Promise<OperatorOutcome<Approved>>,
): Promise<BulkResult[]> {
  const results = new Map<string, BulkResult>();
  const left = approvalNos.values();
  const work = async () => {
    for (const approvalNo of left) {
      const result = await approve(approvalNo).then(resultOf, (error: unknown) => {
        onFault(error, approvalNo);
        return { result: 'unknown' } as const;
      });
      results.set(approvalNo, { approvalNo, ...result });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE_MAX }, work));
  return approvalNos.flatMap((approvalNo) => results.get(approvalNo) ?? []);
}

function resultOf(outcome: OperatorOutcome<Approved>): Ended {
  if (outcome.kind === 'done') {
    return { result: outcome.value.approval.state === 'failed' ? 'failed' : 'done', ...outcome.value };
  }
  if (outcome.reason === 'invalidInput') return { result: 'needsAccount' };
  return {
    result: outcome.reason === 'approvalEnded' || outcome.reason === 'approvalExpired' ? 'notPending' : 'refused',
    refusal: outcome,
  };
}

/** What the caller may not approve, in one record: the call as a whole was not refused, so nothing else tells of it. */
export async function recordRefused(
  { store, clock }: ApproveRequestsDependencies,
  { results, describe }: { readonly results: readonly BulkResult[] } & Pick<Runner, 'describe'>,
  acting: Acting,
): Promise<void> {
  const refused = results.filter((one) => one.result === 'refused');
  const [first] = refused;
  if (first === undefined) return;
  const details = [...new Set(refused.map(({ refusal }) => describe(refusal)))].join(' ');
  const entry = {
    at: clock.now(),
    action: 'approveRequests' as const,
    merNo: acting.grant.merNo,
    target: first.approvalNo,
    detail: refused.length === 1 ? details : `${refused.map(({ approvalNo }) => approvalNo).join(', ')}: ${details}`,
    outcome: 'refused' as const,
  };
  await store.writeRecords([auditOf(acting, entry)]);
}
