import { inLanguage, translated } from '../../../web/texts.ts';
import type { components } from '../../../../generated/operator.ts';
import { operatorOperations } from '../../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting, Actor } from '../../domain/audit/actor.ts';
import { cardToType } from '../../domain/approvals/approval.ts';
import type { Approval } from '../../domain/approvals/approval.ts';
import { formatAmount } from '../../domain/money.ts';
import type { BulkResult } from '../../operations/approvals/approve-requests.ts';
import type { Runner } from '../../operations/approvals/carry-out.ts';
import type { OperatorOperations } from '../../operations/create-operator-operations.ts';
import { done, refuseInput } from '../../operations/outcome.ts';
import type { OperatorOutcome } from '../../operations/outcome.ts';
import type { OperatorHandlers } from '../handler-types.ts';
import { mapOutcome } from '../map-outcome.ts';
import { refusedBy } from '../refused.ts';
import { rulesFromWire, rulesInForceToWire } from '../wire/approval-rules.ts';
import { momentText, optionalMoment } from '../wire/merchant.ts';

type ApprovalOperationId = Extract<
  OperatorOperationId,
  | 'listApprovals'
  | 'getApproval'
  | 'approveRequests'
  | `${'approve' | 'refuse' | 'withdraw'}Request`
  | `${string}ApprovalRules`
>;

type Schemas = components['schemas'];
type Answer = Schemas['ApprovalResult']['response'];
type AnyHandler = (call: { parameters: unknown; body: unknown; acting: Acting }) => Promise<OperatorOutcome<unknown>>;

/** `handlers` are those of all operations: what was approved is carried out by them. */
export function createApprovalHandlers(
  operations: Pick<OperatorOperations, ApprovalOperationId>,
  handlers: () => OperatorHandlers,
): Pick<OperatorHandlers, ApprovalOperationId> {
  const runner: Runner = {
    run(operation, asked, executing) {
      // What was asked was checked by this operation's own schemas when it was asked.
      const handler = handlers()[operation as OperatorOperationId] as unknown as AnyHandler;
      return handler({ ...asked, acting: executing });
    },
    permissionOf: (operation) => operatorOperations[operation as OperatorOperationId].permission,
    // Kept with the request, for readers of any language.
    describe: (end) =>
      end === 'nothingChanged' ? NOTHING_CHANGED : inLanguage(undefined, () => refusedBy(end).detail),
  };
  return {
    async listApprovals({ parameters, acting }) {
      const { state = null, kind = null, merNo = null, before = null, limit } = parameters;
      const choices = {
        mine: parameters.mine === 'true',
        waiting: parameters.waiting === 'true',
        others: parameters.others === 'true',
        decided: parameters.decided === 'true',
      };
      const page = await operations.listApprovals({ state, kind, merNo, before, limit, ...choices }, acting);
      return done({ approvals: page.approvals.map(approvalToWire), next: page.next });
    },
    getApproval: async ({ parameters: { approvalNo }, acting }) =>
      mapOutcome(operations.getApproval(approvalNo, acting), approvalToWire),
    async approveRequest({ parameters: { approvalNo }, body: { account = null }, acting }) {
      return mapOutcome(
        operations.approveRequest({ approvalNo, account }, runner, acting),
        ({ approval, response }) => ({
          approval: approvalToWire(approval),
          response: response as Answer,
        }),
      );
    },
    async approveRequests({ body: { approvalNos }, acting }) {
      const results = await operations.approveRequests(approvalNos, runner, acting);
      return done({ results: results.map(bulkResultToWire) });
    },
    refuseRequest: async ({ parameters: { approvalNo }, acting }) =>
      mapOutcome(operations.refuseRequest(approvalNo, acting), approvalToWire),
    withdrawRequest: async ({ parameters: { approvalNo }, acting }) =>
      mapOutcome(operations.withdrawRequest(approvalNo, acting), approvalToWire),
    getApprovalRules: async ({ parameters: { merNo = null }, acting }) =>
      mapOutcome(operations.getApprovalRules(merNo, acting), rulesInForceToWire),
    async putApprovalRules({ parameters: { merNo = null }, body, acting }) {
      const rules = rulesFromWire(body);
      if (Array.isArray(rules)) return refuseInput(rules);
      return mapOutcome(operations.putApprovalRules({ merNo, rules }, acting), rulesInForceToWire);
    },
  };
}

const NOTHING_CHANGED = 'Nothing had to be changed.';

const NOT_CARRIED_OUT = translated({
  needsAccount: 'It pays a card, whose number is never stored. Open the request and type the number to approve it.',
  unknown: 'The gateway failed while it was carried out. Look at the request before you repeat it.',
});

function bulkResultToWire(one: BulkResult): Schemas['ApprovedRequest'] {
  const { approvalNo, result } = one;
  if ('approval' in one) {
    const { approval, response } = one;
    const detail = approval.outcome ?? '';
    return { approvalNo, result, detail, approval: approvalToWire(approval), response: response as Answer };
  }
  const detail = 'refusal' in one ? refusedBy(one.refusal).detail : NOT_CARRIED_OUT[one.result];
  return { approvalNo, result, detail, approval: null, response: null };
}

export function approvalToWire(approval: Approval): Schemas['Approval'] {
  const { makerKind, maker, side, merNo, decidedKind, decidedBy } = approval;
  return {
    approvalNo: approval.approvalNo,
    kind: approval.kind,
    operation: approval.operation,
    merNo: merNo === OPERATOR_SIDE ? null : merNo,
    tradeNo: approval.tradeNo,
    side: side === OPERATOR_SIDE ? 'operator' : 'merchant',
    summary: approval.summary,
    amount: approval.amount === null ? null : formatAmount(approval.amount, approval.currency ?? ''),
    currency: approval.currency,
    before: approval.before,
    after: approval.after,
    parameters: approval.parameters,
    body: approval.body,
    cardNumber: cardToType(approval),
    reason: approval.reason,
    maker: actorToWire(makerKind, maker),
    createdAt: momentText(approval.createdAt),
    expiresAt: momentText(approval.expiresAt),
    state: approval.state,
    decidedBy: decidedKind === null || decidedBy === null ? null : actorToWire(decidedKind, decidedBy),
    decidedAt: optionalMoment(approval.decidedAt),
    decisionReason: approval.decisionReason,
    outcome: approval.outcome,
  };
}

function actorToWire(kind: Actor['kind'], name: string): Schemas['ApprovalActor'] {
  return { kind, name };
}
