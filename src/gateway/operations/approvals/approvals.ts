import { OPERATOR_SIDE, nameOf, personBehind } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { AuditAction } from '../../domain/audit/audit-action.ts';
import { APPROVAL_MS } from '../../domain/approvals/approval.ts';
import type { Approval, ApprovalKind, ApprovalStore } from '../../domain/approvals/approval.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { aloneMax } from '../../domain/people/alone-limits.ts';
import type { Clock, Ids, Vault } from '../../domain/ports.ts';
import { approveEach, recordRefused } from './approve-requests.ts';
import type { Approved, ApproveRequestsDependencies, BulkResult } from './approve-requests.ts';
import { carryOut } from './carry-out.ts';
import type { CarryOutDependencies, Runner } from './carry-out.ts';
import { canSee, isMaker, isOfOperator, notPending, refuseDecision, targetOf } from './decide-approval.ts';
import type { DecideApprovalDependencies } from './decide-approval.ts';
import { listApprovals } from './list-approvals.ts';
import type { ApprovalFilter, ListApprovalsDependencies } from './list-approvals.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { isLimited, isMoneyKind, readDayLeft, readRulingSides } from '../people/alone.ts';
import type { AloneDependencies, RulingSide } from '../people/alone.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A call of an operation that may need two people. */
export interface AskedCall {
  readonly kind: ApprovalKind;
  readonly operation: string;
  readonly parameters: Fields;
  readonly body: Fields | null;
  /** The same, as it may be shown. */
  readonly shown: { readonly parameters: Fields; readonly body: Fields | null };
  readonly preview: () => Promise<OperatorOutcome<Preview | null>>;
}

export type ApprovalDependencies = DecideApprovalDependencies &
  CarryOutDependencies &
  ListApprovalsDependencies &
  ApproveRequestsDependencies &
  AloneDependencies & {
    readonly store: Pick<ApprovalStore, 'findApproval' | 'endApproval' | 'createApproval'>;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly vault: Vault;
    /** What failed while something else went on. */
    readonly onFault: (error: unknown, subject: string) => void;
  };

export function createApprovalOperations(deps: ApprovalDependencies) {
  const { store, clock } = deps;
  const find = async (approvalNo: string, acting: Acting): Promise<OperatorOutcome<Approval>> => {
    const found = await store.findApproval(approvalNo, clock.now());
    return found === null || !canSee(found, acting) ? refuse('approvalNotFound', { approvalNo }) : done(found);
  };
  const end = async (approval: Approval, state: 'refused' | 'withdrawn', acting: Acting) => {
    const { approvalNo, merNo, summary: detail } = approval;
    const action: AuditAction = state === 'refused' ? 'refuseRequest' : 'withdrawRequest';
    const entry = { at: clock.now(), action, merNo, target: targetOf(approval), detail };
    const audit = auditOf({ ...acting, approvalNo }, entry);
    const isEnded = await store.endApproval(approvalNo, { state, outcome: null }, audit);
    const now = await find(approvalNo, acting);
    return now.kind === 'refused' || isEnded ? now : notPending(now.value);
  };
  const approve = async (
    { approvalNo, account }: { readonly approvalNo: string; readonly account: string | null },
    runner: Runner,
    acting: Acting,
  ): Promise<OperatorOutcome<Approved>> => {
    const found = await find(approvalNo, acting);
    if (found.kind === 'refused') return found;
    return (
      refuseDecision(deps, found.value, acting) ?? carryOut(deps, { approval: found.value, account, runner }, acting)
    );
  };

  return {
    askForApproval: (call: AskedCall, acting: Acting) => askForApproval(deps, call, acting),
    listApprovals: (filter: ApprovalFilter, acting: Acting) => listApprovals(deps, filter, acting),
    async approveRequests(approvalNos: readonly string[], runner: Runner, acting: Acting): Promise<BulkResult[]> {
      const approveOne = (approvalNo: string) => approve({ approvalNo, account: null }, runner, acting);
      const results = await approveEach(deps, approvalNos, approveOne);
      await recordRefused(deps, { results, describe: runner.describe }, acting);
      return results;
    },
    getApproval: find,
    approveRequest: approve,
    async refuseRequest(approvalNo: string, acting: Acting): Promise<OperatorOutcome<Approval>> {
      const found = await find(approvalNo, acting);
      if (found.kind === 'refused') return found;
      return refuseDecision(deps, found.value, acting) ?? end(found.value, 'refused', acting);
    },
    async withdrawRequest(approvalNo: string, acting: Acting): Promise<OperatorOutcome<Approval>> {
      const found = await find(approvalNo, acting);
      if (found.kind === 'refused') return found;
      if (!isMaker(found.value, acting.actor)) {
        return refuse('requestOfAnother');
      }
      return end(found.value, 'withdrawn', acting);
    },
  };
}

/** Null if the caller can do it alone. What would be refused anyway is refused at once. */
async function askForApproval(
  deps: ApprovalDependencies,
  call: AskedCall,
  acting: Acting,
): Promise<OperatorOutcome<Approval> | null> {
  const { kind } = call;
  const sides = (await readRulingSides(deps, kind, acting)).filter(({ side }) => decidesAbout(kind, side, acting));
  if (!sides.some((side) => canDemand(side, kind, acting))) return null;
  const preview = await call.preview();
  if (preview.kind === 'refused') return preview;
  if (preview.value === null) return null;
  const asked = { kind, preview: preview.value };
  const demands = await Promise.all(sides.map((side) => demandsTwo(deps, side, asked, acting)));
  const demanding = sides.find((_, index) => demands[index]);
  if (demanding === undefined) return null;
  const requested = await request(deps, { ...call, preview: preview.value, side: demanding.side }, acting);
  return requested === null ? refuse('waitingRefundsTooLarge') : done(requested);
}

/** What the operator demands of a merchant is not decided by the merchant, whoever of the operator asks for it. */
function decidesAbout(kind: ApprovalKind, side: number, acting: Acting): boolean {
  return kind !== 'rules' || side === OPERATOR_SIDE || !isOfOperator(acting);
}

/** Whether it depends on what is asked. If not, nothing has to be looked up for it. */
function canDemand({ side, rules, always }: RulingSide, kind: ApprovalKind, acting: Acting): boolean {
  if (always || (kind === 'rules' && side !== OPERATOR_SIDE)) return true;
  if (!isMoneyKind(kind)) return false;
  const limits = [rules.payoutLimits, rules.dayLimits[kind]];
  const hasLimits = kind === 'refund' || limits.some((one) => Object.keys(one).length > 0);
  return Object.keys(rules.amounts[kind]).length > 0 || (hasLimits && isLimited(kind, acting));
}

/** Whether this side wants a second person for it: always, above an amount, beyond the limits of the caller, or to be asked less. */
async function demandsTwo(
  deps: ApprovalDependencies,
  side: RulingSide,
  { kind, preview }: { readonly kind: ApprovalKind; readonly preview: Preview },
  acting: Acting,
): Promise<boolean> {
  const { money, loosens = false } = preview;
  if (side.always || (loosens && side.side !== OPERATOR_SIDE)) return true;
  if (!isMoneyKind(kind) || money === undefined) return false;
  const { amount, currency } = money;
  const moved = { kind, currency, isLimited: isLimited(kind, acting) };
  const max = aloneMax(side.rules, moved);
  if (max !== null && (preview.refunded ?? amount) > max) return true;
  const left = await readDayLeft(deps, side, moved, acting);
  return left !== null && amount > left;
}

async function request(
  { store, ids, clock, vault }: ApprovalDependencies,
  call: Omit<AskedCall, 'preview'> & { preview: Preview; side: number },
  acting: Acting,
): Promise<Approval | null> {
  const { kind, operation, parameters, body, shown, preview, side } = call;
  const { merNo, tradeNo, summary, money, before, after, kept, card } = preview;
  const createdAt = clock.now();
  const asked = JSON.stringify({ parameters, body: kept === undefined ? body : { ...body, ...kept }, card });
  const maker = nameOf(acting.actor);
  // Two tokens may have one name, and either may be revoked.
  const asker = acting.actor.kind === 'token' ? acting.actor.id : maker;
  const approval = {
    approvalNo: ids.newId('approval'),
    merNo,
    side,
    kind,
    operation,
    tradeNo,
    summary,
    amount: money?.amount ?? null,
    currency: money?.currency ?? null,
    before,
    after,
    parameters: shown.parameters,
    body: card === undefined ? shown.body : { ...shown.body, account: card.account },
    sealed: vault.seal(asked),
    fingerprint: vault.fingerprint(`approval ${asker} ${operation} ${asked}`),
    reason: acting.reason,
    makerKind: acting.actor.kind,
    maker,
    makerPerson: personBehind(acting.actor),
    createdAt,
    expiresAt: createdAt + APPROVAL_MS,
  };
  const { approvalNo } = approval;
  const entry = { at: createdAt, action: 'requestApproval' as const, merNo, target: targetOf(approval), before, after };
  return store.createApproval(approval, auditOf({ ...acting, approvalNo }, { ...entry, detail: summary }));
}
