import type { components } from '../../../../generated/operator.ts';
import type { OperatorBodies } from '../../../../generated/operator-operations.ts';
import type { ApprovalRules } from '../../domain/approvals/approval.ts';
import { formatAmount, parseAmount } from '../../domain/money.ts';
import { MONEY_KINDS } from '../../domain/people/alone-limits.ts';
import type { Amounts, MoneyKind } from '../../domain/people/alone-limits.ts';
import type { RulesInForce } from '../../operations/approvals/approval-rules.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import { amountProblems } from './merchant.ts';

type Schemas = components['schemas'];
type Limit = { readonly kind?: MoneyKind; readonly currency: string; readonly amount: string };

export function rulesInForceToWire({ set, otherSide, inForce }: RulesInForce): Schemas['RulesInForce'] {
  return {
    ...rulesToWire(set),
    otherSide: otherSide === null ? null : rulesToWire(otherSide),
    inForce: rulesToWire(inForce),
  };
}

function rulesToWire({ kinds, amounts, refundLimits, payoutLimits, dayLimits }: ApprovalRules) {
  const byKind = (ofKinds: ApprovalRules['amounts']) =>
    MONEY_KINDS.flatMap((kind) => amountsToWire(ofKinds[kind]).map((limit) => ({ kind, ...limit })));
  return {
    kinds: [...kinds],
    amounts: byKind(amounts),
    refundLimits: amountsToWire(refundLimits),
    payoutLimits: amountsToWire(payoutLimits),
    dayLimits: byKind(dayLimits),
  };
}

function amountsToWire(amounts: Amounts): { currency: string; amount: string }[] {
  const sorted = Object.entries(amounts).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return sorted.map(([currency, amount]) => ({ currency, amount: formatAmount(amount, currency) }));
}

export function rulesFromWire(body: OperatorBodies['putApprovalRules']): ApprovalRules | InputProblem[] {
  const { kinds, amounts = [], refundLimits, payoutLimits = [], dayLimits = [] } = body;
  const problems = [
    ...Object.entries({ amounts, refundLimits, payoutLimits, dayLimits }).flatMap(([field, limits]) =>
      limitProblems(field, limits),
    ),
    ...amounts.flatMap(({ kind }, index) =>
      kinds.includes(kind)
        ? [{ field: `amounts.${index}.kind`, problem: 'always needs a second person: leave out its amounts, or kinds' }]
        : [],
    ),
  ];
  if (problems.length > 0) return problems;
  const byKind = (limits: readonly Limit[]) => ({
    refund: amountsFromWire(limits.filter(({ kind }) => kind === 'refund')),
    payout: amountsFromWire(limits.filter(({ kind }) => kind === 'payout')),
  });
  return {
    kinds,
    amounts: byKind(amounts),
    refundLimits: amountsFromWire(refundLimits),
    payoutLimits: amountsFromWire(payoutLimits),
    dayLimits: byKind(dayLimits),
  };
}

function limitProblems(field: string, limits: readonly Limit[]): InputProblem[] {
  const keys = limits.map(({ kind = '', currency }) => `${kind} ${currency}`);
  return limits.flatMap(({ kind = '', currency, amount }, index) => [
    ...amountProblems(`${field}.${index}.amount`, amount, currency),
    ...(keys.indexOf(`${kind} ${currency}`) === index
      ? []
      : [{ field: `${field}.${index}.currency`, problem: 'has a limit already' }]),
  ]);
}

function amountsFromWire(limits: readonly Limit[]): Amounts {
  return Object.fromEntries(limits.map(({ currency, amount }) => [currency, parseAmount(amount, currency)]));
}
