import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import type { ApprovalKinds, ApprovalRules, ApprovalStore, SideRules } from '../../domain/approvals/approval.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import { formatAmount } from '../../domain/money.ts';
import { MONEY_KINDS, loosens, strictestRules } from '../../domain/people/alone-limits.ts';
import type { Amounts } from '../../domain/people/alone-limits.ts';
import type { Clock } from '../../domain/ports.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, merchantNotFound, refuseInput } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { isOfOperator } from './decide-approval.ts';
import { findUnfulfilled } from './unfulfilled-rules.ts';
import type { UnfulfilledDependencies } from './unfulfilled-rules.ts';

export interface NewRules {
  /** Null for the caller's own side. */
  readonly merNo: number | null;
  readonly rules: ApprovalRules;
}

/** The rules that the caller's side has set, those of the other side for the same people, and what holds. */
export interface RulesInForce {
  readonly set: ApprovalRules;
  /** Null if there is no other side: for the operator's own people. */
  readonly otherSide: ApprovalRules | null;
  readonly inForce: ApprovalRules;
}

export type RuleDependencies = UnfulfilledDependencies & {
  readonly store: Pick<ApprovalStore, 'readApprovalRules' | 'writeApprovalRules'> & Pick<MerchantStore, 'findMerchant'>;
  readonly clock: Clock;
  readonly approvalKinds: ApprovalKinds;
};

/** For whose people the rules are, and who sets them. */
interface RuledSide {
  readonly side: number;
  readonly whose: keyof SideRules;
}

/** What needs two people: the operator's rules for its own people, each merchant's for its own, and what the operator demands of those. */
export function createRuleOperations(deps: RuleDependencies) {
  const { store, clock } = deps;
  return {
    async getApprovalRules(merNo: number | null, acting: Acting): Promise<OperatorOutcome<RulesInForce>> {
      const side = await findSide(deps, merNo, acting);
      return side.kind === 'refused' ? side : done(await readInForce(deps, side.value));
    },
    async putApprovalRules(given: NewRules, acting: Acting): Promise<OperatorOutcome<RulesInForce>> {
      const side = await findSide(deps, given.merNo, acting);
      if (side.kind === 'refused') return side;
      const preview = await previewRules(deps, side.value, given.rules);
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
      await store.writeApprovalRules(side.value, given.rules, audit);
      return done(await readInForce(deps, side.value));
    },
    async previewRules({ merNo, rules }: NewRules, acting: Acting): Promise<OperatorOutcome<Preview>> {
      const side = await findSide(deps, merNo, acting);
      return side.kind === 'refused' ? side : previewRules(deps, side.value, rules);
    },
  };
}

async function readInForce({ store }: RuleDependencies, { side, whose }: RuledSide): Promise<RulesInForce> {
  const rules = await store.readApprovalRules(side);
  if (side === OPERATOR_SIDE) return { set: rules.own, otherSide: null, inForce: rules.own };
  const otherSide = whose === 'own' ? rules.demanded : rules.own;
  return { set: rules[whose], otherSide, inForce: strictestRules(rules.own, rules.demanded) };
}

async function previewRules(
  deps: RuleDependencies,
  { side, whose }: RuledSide,
  rules: ApprovalRules,
): Promise<OperatorOutcome<Preview>> {
  const foreign = rules.kinds.filter((kind) => side !== OPERATOR_SIDE && !deps.approvalKinds[kind].merchants);
  if (foreign.length > 0) return refuseInput([invalid('kinds', 'kindsOfOperator', { kinds: foreign })]);
  const before = (await deps.store.readApprovalRules(side))[whose];
  const isOwnOfMerchant = side !== OPERATOR_SIDE && whose === 'own';
  const unfulfilled = isOwnOfMerchant ? await findUnfulfilled(deps, { side, before, after: rules }) : [];
  if (unfulfilled.length > 0) {
    const field = rules.kinds.some((kind) => unfulfilled.includes(kind)) ? 'kinds' : 'amounts';
    return refuseInput([invalid(field, 'nobodyToApprove', { kinds: unfulfilled })]);
  }
  return done({
    merNo: side,
    tradeNo: null,
    summary: summaryOf({ side, whose }),
    before: shown(before),
    after: shown(rules),
    // Nobody switches the second pair of eyes off alone. The operator's own people decide about this by the kind `rules`.
    loosens: isOwnOfMerchant && loosens(before, rules),
  });
}

function summaryOf({ side, whose }: RuledSide): string {
  if (side === OPERATOR_SIDE) return "Change which operations of the operator's people need a second person";
  return whose === 'own'
    ? `Change which operations of people of merchant ${side} need a second person`
    : `Change what the operator demands of people of merchant ${side}`;
}

async function findSide(
  { store }: RuleDependencies,
  merNo: number | null,
  acting: Acting,
): Promise<OperatorOutcome<RuledSide>> {
  const { grant } = acting;
  const side = merNo ?? grant.merNo;
  if (side === OPERATOR_SIDE) return done({ side, whose: 'own' });
  const isTheirs = grant.merNo === OPERATOR_SIDE || grant.merNo === side;
  if (!isTheirs || !(await merchantExists(store, side))) return merchantNotFound(side);
  return done({ side, whose: isOfOperator(acting) ? 'demanded' : 'own' });
}

function shown({ kinds, amounts, refundLimits, payoutLimits, dayLimits }: ApprovalRules): Record<string, unknown> {
  return {
    kinds: kinds.toSorted(),
    amounts: MONEY_KINDS.flatMap((kind) => amountTexts(amounts[kind]).map((text) => `${kind} ${text}`)),
    refundLimits: amountTexts(refundLimits),
    payoutLimits: amountTexts(payoutLimits),
    dayLimits: MONEY_KINDS.flatMap((kind) => amountTexts(dayLimits[kind]).map((text) => `${kind} ${text}`)),
  };
}

function amountTexts(amounts: Amounts): string[] {
  return Object.entries(amounts)
    .map(([currency, amount]) => `${formatAmount(amount, currency)} ${currency}`)
    .toSorted();
}
