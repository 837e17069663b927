import { OPERATOR_SIDE, nameOf, personBehind } from '../../domain/audit/actor.ts';
import type { Acting, Actor } from '../../domain/audit/actor.ts';
import type { ApprovalKind, ApprovalKinds, ApprovalRules, ApprovalStore } from '../../domain/approvals/approval.ts';
import type { Zone } from '../../domain/day.ts';
import { MONEY_KINDS, aloneDayMax, aloneMax, least, strictestRules } from '../../domain/people/alone-limits.ts';
import type { AloneDay, AloneShare, AloneStore, MoneyKind, MovedMoney } from '../../domain/people/alone-limits.ts';
import type { Clock } from '../../domain/ports.ts';

// How much of something a caller does without a second person (S42): by whose rules, and what they did today.

/** A side whose rules hold for somebody. */
export interface RulingSide {
  readonly side: number;
  /** For a merchant's people, the stricter of its own and the operator's. */
  readonly rules: ApprovalRules;
  /** Whether it wants a second person for all of this kind. */
  readonly always: boolean;
}

export interface AloneDependencies {
  readonly store: Pick<ApprovalStore, 'readApprovalRules'> & AloneStore;
  readonly approvalKinds: ApprovalKinds;
  readonly clock: Clock;
  readonly zone: Zone;
}

/**
 * Whose rules hold. A token that the operator's people created for one merchant acts for both: otherwise whoever may create
 * one could do alone, with it, what needs two of them.
 */
export function readRulingSides(
  { store, approvalKinds }: Pick<AloneDependencies, 'store' | 'approvalKinds'>,
  kind: ApprovalKind,
  { actor, grant }: Acting,
): Promise<RulingSide[]> {
  const sides = actor.kind === 'token' && actor.side !== grant.merNo ? [actor.side, grant.merNo] : [grant.merNo];
  return Promise.all(
    sides.map(async (side) => {
      const { own, demanded } = await store.readApprovalRules(side);
      const rules = side === OPERATOR_SIDE ? own : strictestRules(own, demanded);
      const { merchants, always: isFixed = false } = approvalKinds[kind];
      const always = isFixed || (rules.kinds.includes(kind) && (side === OPERATOR_SIDE || merchants));
      return { side, rules, always };
    }),
  );
}

export function isMoneyKind(kind: ApprovalKind): kind is MoneyKind {
  return (MONEY_KINDS as readonly ApprovalKind[]).includes(kind);
}

/** Whether the limits of people who may not move any amount hold for this caller. */
export function isLimited(kind: MoneyKind, { grant: { permissions } }: Acting): boolean {
  return permissions !== null && !permissions.has(kind === 'refund' ? 'refunds.unlimited' : 'payouts.unlimited');
}

/** What is left of a day by one side's rules; null without a limit. */
export async function readDayLeft(
  deps: AloneDependencies,
  { side, rules }: RulingSide,
  moved: MovedMoney,
  acting: Acting,
): Promise<bigint | null> {
  const max = aloneDayMax(rules, moved);
  if (max === null) return null;
  const [moneyOfDay = 0n] = await deps.store.readAloneDays([dayOf(deps, { side, ...moved }, acting)]);
  return moneyOfDay < max ? max - moneyOfDay : 0n;
}

interface RefundedOrder {
  readonly currency: string;
  readonly refunded: bigint;
}

/** What the refunds of an order may come to when somebody makes one alone; null if there is no such limit. */
export async function readRefundedMax(
  deps: AloneDependencies,
  { currency }: Pick<RefundedOrder, 'currency'>,
  acting: Acting,
): Promise<bigint | null> {
  if (acting.approvalNo !== null) return null;
  const moved: MovedMoney = { kind: 'refund', currency, isLimited: isLimited('refund', acting) };
  const sides = await readRulingSides(deps, 'refund', acting);
  return sides.reduce<bigint | null>((max, { rules }) => least(max, aloneMax(rules, moved)), null);
}

/** The same before somebody asks, with what is left of their day: zero where each refund needs a second person. */
export async function readRefundedAloneMax(
  deps: AloneDependencies,
  { currency, refunded }: RefundedOrder,
  acting: Acting,
): Promise<bigint | null> {
  const moved: MovedMoney = { kind: 'refund', currency, isLimited: isLimited('refund', acting) };
  const sides = await readRulingSides(deps, 'refund', acting);
  const left = await Promise.all(sides.map((side) => readDayLeft(deps, side, moved, acting)));
  const byOrder = sides.reduce<bigint | null>((max, { rules }) => least(max, aloneMax(rules, moved)), null);
  // Nothing left of the day is as if each refund needed a second person.
  return left.reduce<bigint | null>(
    (max, today) => least(max, today === null ? null : today === 0n ? 0n : refunded + today),
    byOrder,
  );
}

/** What counts to the day of a caller who does something alone: nothing of what was approved, or of whoever has no limits. */
export async function readAloneShares(
  deps: AloneDependencies,
  { kind, currency, amount }: { readonly kind: MoneyKind; readonly currency: string; readonly amount: bigint },
  acting: Acting,
): Promise<AloneShare[]> {
  const moved: MovedMoney = { kind, currency, isLimited: isLimited(kind, acting) };
  if (acting.approvalNo !== null || !moved.isLimited) return [];
  const sides = await readRulingSides(deps, kind, acting);
  return sides.map(({ side, rules }) => ({
    ...dayOf(deps, { side, ...moved }, acting),
    amount,
    max: aloneDayMax(rules, moved),
  }));
}

function dayOf(
  { clock, zone }: AloneDependencies,
  { side, kind, currency }: Pick<AloneDay, 'side' | 'kind' | 'currency'>,
  { actor }: Acting,
): AloneDay {
  return { side, who: whoOf(actor), kind, currency, day: zone.dayOf(clock.now()) };
}

/** Sessions and tokens of one person share their day. */
function whoOf(actor: Actor): string {
  return personBehind(actor) ?? (actor.kind === 'token' ? actor.id : nameOf(actor));
}
