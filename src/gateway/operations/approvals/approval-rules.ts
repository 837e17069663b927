import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { ApprovalKinds, ApprovalRules, ApprovalStore } from '../../domain/approvals/approval.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { formatAmount } from '../../domain/money.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { Preview } from '../preview.ts';

export interface NewRules {
  /** Null for the caller's own side. */
  readonly merNo: number | null;
  readonly rules: ApprovalRules;
}

export interface RuleDependencies {
  readonly store: Pick<ApprovalStore, 'readApprovalRules' | 'writeApprovalRules'> & Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  readonly approvalKinds: ApprovalKinds;
}

/** Which operations need two people: the operator's rules for its own people, and each merchant's for its own. */
export function createRuleOperations(deps: RuleDependencies) {
  const { store, clock } = deps;
  return {
    async getApprovalRules(merNo: number | null, acting: Acting): Promise<OperatorOutcome<ApprovalRules>> {
      const side = await findSide(deps, merNo, acting);
      return side.kind === 'refused' ? side : done(await store.readApprovalRules(side.value));
    },
    async putApprovalRules(given: NewRules, acting: Acting): Promise<OperatorOutcome<ApprovalRules>> {
      const preview = await previewRules(deps, given, acting);
      if (preview.kind === 'refused') return preview;
      const { merNo, before, after, summary } = preview.value;
      const audit = auditOf(acting, {
        at: clock.now(),
        action: 'putApprovalRules',
        merNo,
        target: merNo === OPERATOR_SIDE ? 'rules for approvals' : `merchant ${merNo}`,
        detail: summary,
        before,
        after,
      });
      await store.writeApprovalRules(merNo, given.rules, audit);
      return done(given.rules);
    },
    previewRules: (given: NewRules, acting: Acting) => previewRules(deps, given, acting),
  };
}

async function previewRules(
  deps: RuleDependencies,
  { merNo, rules }: NewRules,
  acting: Acting,
): Promise<OperatorOutcome<Preview>> {
  const side = await findSide(deps, merNo, acting);
  if (side.kind === 'refused') return side;
  const foreign = rules.kinds.filter((kind) => side.value !== OPERATOR_SIDE && !deps.approvalKinds[kind].merchants);
  if (foreign.length > 0) return refuseInput([invalid('kinds', 'kindsOfOperator', { kinds: foreign })]);
  const whose = side.value === OPERATOR_SIDE ? "the operator's people" : `people of merchant ${side.value}`;
  return done({
    merNo: side.value,
    tradeNo: null,
    summary: `Change which operations of ${whose} need a second person`,
    before: shown(await deps.store.readApprovalRules(side.value)),
    after: shown(rules),
  });
}

async function findSide(
  { store }: RuleDependencies,
  merNo: number | null,
  { grant }: Acting,
): Promise<OperatorOutcome<number>> {
  const side = merNo ?? grant.merNo;
  if (side === OPERATOR_SIDE) return done(side);
  const isTheirs = grant.merNo === OPERATOR_SIDE || grant.merNo === side;
  return isTheirs && (await merchantExists(store, side)) ? done(side) : merchantNotFound(side);
}

function shown({ kinds, refundLimits }: ApprovalRules): Record<string, unknown> {
  const limits = Object.entries(refundLimits).map(
    ([currency, limit]) => `${formatAmount(limit, currency)} ${currency}`,
  );
  return { kinds: kinds.toSorted(), refundLimits: limits.toSorted() };
}
