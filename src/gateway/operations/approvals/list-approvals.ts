import { OPERATOR_SIDE, personBehind } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type {
  Approval,
  ApprovalKind,
  ApprovalKinds,
  ApprovalSearch,
  ApprovalStore,
} from '../../domain/approvals/approval.ts';
import type { Clock } from '../../domain/ports.ts';
import { canDecide, isOfOperator } from './decide-approval.ts';

export interface ApprovalFilter extends Pick<ApprovalSearch, 'state' | 'before' | 'limit' | 'isOldestFirst'> {
  readonly kind: ApprovalKind | null;
  readonly mine: boolean;
  /** Only what is pending and the caller can decide. */
  readonly waiting: boolean;
  /** Only what is pending and the caller cannot decide. */
  readonly others: boolean;
  /** Only what is no longer pending. */
  readonly decided: boolean;
  /** The merchant concerned; null for any. */
  readonly merNo: number | null;
}

export interface ListApprovalsDependencies {
  readonly store: Pick<ApprovalStore, 'listApprovals'>;
  readonly clock: Clock;
  readonly approvalKinds: ApprovalKinds;
}

export async function listApprovals(
  { store, clock, approvalKinds }: ListApprovalsDependencies,
  filter: ApprovalFilter,
  acting: Acting,
): Promise<{ approvals: Approval[]; next: string | null }> {
  const { kind, mine, waiting, others, decided, merNo, before, isOldestFirst = false, limit } = filter;
  const side = acting.grant.merNo;
  const all = Object.keys(approvalKinds) as ApprovalKind[];
  const decidable = all.filter((one) => canDecide(approvalKinds, one, acting));
  const kinds = (waiting ? decidable : all).filter((one) => kind === null || one === kind);
  const person = personBehind(acting.actor);
  const state = waiting || others ? 'pending' : filter.state;
  // Nobody waits for somebody who cannot be identified; and what contradicts itself has no requests.
  if (kinds.length === 0 || (mine && person === null) || contradicts(filter)) return { approvals: [], next: null };
  const found = await store.listApprovals({
    side: isOfOperator(acting) && !waiting ? null : side,
    ...(waiting &&
      side === OPERATOR_SIDE && { sharedKinds: kinds.filter((one) => approvalKinds[one].operator === true) }),
    state,
    kinds: kinds.length === all.length ? null : kinds,
    makerPerson: mine ? person : null,
    exceptMakerPerson: waiting ? person : null,
    merNo,
    isDecided: decided,
    ...(others && {
      exceptFor: {
        side,
        kinds: decidable,
        sharedKinds: side === OPERATOR_SIDE ? decidable.filter((one) => approvalKinds[one].operator === true) : [],
        person,
      },
    }),
    order: null,
    before,
    isOldestFirst,
    limit: limit + 1,
    now: clock.now(),
  });
  const approvals = found.slice(0, limit);
  return { approvals, next: found.length > limit ? (approvals.at(-1)?.approvalNo ?? null) : null };
}

function contradicts({ waiting, others, decided, state }: ApprovalFilter): boolean {
  if (waiting && others) return true;
  const isPending = waiting || others;
  return isPending && (decided || (state !== null && state !== 'pending'));
}
