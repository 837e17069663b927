import type { AuditEntry } from '../../domain/audit/audit.ts';
import {
  CHARGEBACK_DUE_MS,
  loseChargeback,
  planChargeback,
  winChargeback,
} from '../../domain/chargebacks/chargeback.ts';
import type { Chargeback, PlannedChargeback } from '../../domain/chargebacks/chargeback.ts';
import type { ChargebackStore } from '../../domain/chargebacks/evidence.ts';
import { chargebackNotice } from '../../domain/deliveries/notification.ts';
import type { NotificationPayloads, Sending } from '../../domain/deliveries/notification.ts';
import { formatAmount } from '../../domain/money.ts';
import type { NewsOf } from '../../domain/news/news.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { Decision, LockedOrder, OrderStore } from '../../domain/orders/order-store.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { changeOrder } from '../orders/change-order.ts';
import type { ChargebackOutcome, Completion, MerchantAccounts } from '../operations.ts';

interface Context extends Sending {
  readonly audit: AuditEntry | null;
}

export interface ChangeChargebacksDependencies {
  readonly store: Pick<ChargebackStore, 'findChargeback'> & Pick<OrderStore, 'changeOrders'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly accounts: MerchantAccounts;
  readonly payloads: NotificationPayloads;
  readonly onNotification: () => void;
}

/** The payer's bank reverses a payment: the money is held until the case is won or lost. */
export async function openChargeback(
  deps: ChangeChargebacksDependencies,
  input: { tradeNo: string; reason: string; dueAt?: number | undefined; audit: AuditEntry | null },
): Promise<ChargebackOutcome> {
  const { tradeNo, reason, dueAt, audit } = input;
  const merNo = merchantOf('order', tradeNo);
  const account = merNo === undefined ? null : await deps.accounts.find(merNo);
  if (account === null || merNo === undefined) return { kind: 'notFound' };
  const context = newContext(deps, merNo, audit);
  const chargebackNo = deps.ids.newNumber('chargeback', { now: context.now, merNo });
  const newsId = deps.ids.newId('news');
  const fee = account.merchant.terms.chargebackFee;
  const outcome = await changeOrder(deps.store, { merNo, tradeNo }, (locked) =>
    decideOpening(locked, {
      ...context,
      chargebackNo,
      newsId,
      fee,
      reason,
      dueAt: dueAt ?? context.now + CHARGEBACK_DUE_MS,
    }),
  );
  if (outcome.kind === 'opened') deps.onNotification();
  return outcome;
}

/** Under the lock of the order. */
export function decideOpening(
  locked: LockedOrder | null,
  context: Context & { chargebackNo: string; newsId: string; fee: bigint; reason: string; dueAt: number },
): Decision<ChargebackOutcome> {
  if (locked === null) return { result: { kind: 'notFound' } };
  const { order, balance } = locked;
  const planned = planChargeback(order, balance, context);
  if (planned.kind === 'refused') return { result: planned };
  const { plan } = planned;
  const chargeback = newChargeback(locked, context, plan);
  const notice = chargebackNotice(order, chargeback, context);
  return {
    result: { kind: 'opened', chargeback },
    change: {
      at: context.now,
      order: {
        unsettled: order.unsettled - plan.fromPending,
        marginHeld: order.marginHeld - plan.fromMargin,
        exceptionFee: order.exceptionFee + plan.fee,
        chargedBack: plan.amount,
        chargedBackSettle: plan.settleAmount,
        chargebackReason: chargeback.reason,
      },
      newChargeback: chargeback,
      groups: [plan.group],
      notifications: notice === null ? [] : [notice],
      agenda: { add: plan.owed > 0n ? [debtEntry(chargeback)] : [] },
      news: [{ item: openedNews(chargeback, context), byHandOnly: false }],
      ...(context.audit && { audit: context.audit }),
    },
  };
}

function newChargeback(
  { order }: LockedOrder,
  { chargebackNo, reason, dueAt, now }: { chargebackNo: string; reason: string; dueAt: number; now: number },
  { amount, settleAmount, fee }: PlannedChargeback,
): Chargeback {
  const { merNo, tradeNo, merOrderNo, currency, settlementCurrency } = order;
  return {
    merNo,
    chargebackNo,
    tradeNo,
    merOrderNo,
    state: 'open',
    amount,
    currency,
    settleAmount,
    settlementCurrency,
    fee,
    reason,
    createdAt: now,
    dueAt,
    answer: null,
    answeredAt: null,
    answeredBy: null,
    answeredSide: null,
    closedAt: null,
  };
}

function openedNews(
  { merNo, chargebackNo, amount, currency, createdAt: at }: Chargeback,
  { newsId, dueAt }: { readonly newsId: string; readonly dueAt: number },
): NewsOf<'chargebackOpened'> {
  const details = { amount: formatAmount(amount, currency), currency, dueAt };
  const to = { merNo, personId: null, exceptId: null, subject: chargebackNo };
  return { newsId, cause: `chargeback opened ${chargebackNo}`, kind: 'chargebackOpened', ...to, details, at };
}

function debtEntry({ merNo, chargebackNo, tradeNo, createdAt }: Chargeback) {
  return { merNo, task: 'checkDebt', subject: chargebackNo, tradeNo, dueAt: createdAt + DEBT_CHECK_MS } as const;
}

/** How often a merchant's balance is checked while it has a debt. */
export const DEBT_CHECK_MS = 3_600_000;

/** Closes an open case as won or lost by the merchant. */
export async function closeChargeback(
  deps: ChangeChargebacksDependencies,
  input: { chargebackNo: string; result: 'won' | 'lost'; audit: AuditEntry | null },
): Promise<Completion<Chargeback>> {
  const { chargebackNo, result, audit } = input;
  const merNo = merchantOf('chargeback', chargebackNo);
  const found = merNo === undefined ? null : await deps.store.findChargeback({ merNo, chargebackNo });
  if (found === null || merNo === undefined) return { kind: 'notFound' };
  const context = newContext(deps, merNo, audit);
  const outcome = await changeOrder(deps.store, { merNo, tradeNo: found.tradeNo, chargebackNo }, (locked) =>
    decideClosing(locked, { ...context, result }),
  );
  if (outcome.kind === 'done') deps.onNotification();
  return outcome;
}

/** Under the lock of the order. */
export function decideClosing(
  locked: LockedOrder | null,
  context: Context & { result: 'won' | 'lost' },
): Decision<Completion<Chargeback>> {
  const chargeback = locked?.chargeback ?? null;
  if (locked === null || chargeback === null) return { result: { kind: 'notFound' } };
  if (chargeback.state !== 'open') return { result: { kind: 'alreadyFinal', subject: chargeback } };
  const won = context.result === 'won';
  const end = { state: context.result, closedAt: context.now } as const;
  const closed: Chargeback = { ...chargeback, ...end };
  const notice = chargebackNotice(locked.order, closed, context);
  return {
    result: { kind: 'done', subject: closed },
    change: {
      at: context.now,
      order: won ? { chargedBack: 0n, chargedBackSettle: 0n, chargebackReason: '' } : {},
      chargeback: { chargebackNo: chargeback.chargebackNo, ...end },
      groups: [won ? winChargeback(chargeback) : loseChargeback(chargeback, locked.order)],
      notifications: notice === null ? [] : [notice],
      ...(context.audit && { audit: context.audit }),
    },
  };
}

function newContext(deps: ChangeChargebacksDependencies, merNo: number, audit: AuditEntry | null): Context {
  const now = deps.clock.now();
  const notificationId = deps.ids.newNumber('notification', { now, merNo });
  return { now, notificationId, payloads: deps.payloads, audit };
}
