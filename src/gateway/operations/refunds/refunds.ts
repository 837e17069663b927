import type { ApprovalStore } from '../../domain/approvals/approval.ts';
import { OPERATOR_SIDE, nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { BalanceStore } from '../../domain/ledger/ledger-store.ts';
import type { MerchantAccount } from '../../domain/merchants/merchant.ts';
import { AMOUNT_MAX, formatAmount, parseAmount, scaleOf } from '../../domain/money.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order, Script } from '../../domain/orders/order.ts';
import type { Refused } from '../../domain/outcomes.ts';
import type { Clock, Vault } from '../../domain/ports.ts';
import { planRefund, refundFractionProblem } from '../../domain/refunds/refund.ts';
import type { Refund, RefundStarter, RefundStore } from '../../domain/refunds/refund.ts';
import { done, invalid, orderNotFound, refuse, refuseInput } from '../outcome.ts';
import type { MerchantAccounts, PlatformOperations } from '../operations.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { readAloneShares, readRefundedMax } from '../people/alone.ts';
import type { AloneDependencies } from '../people/alone.ts';

export interface RefundByHand {
  readonly tradeNo: string;
  /** A decimal text in the currency of the order, which the caller need not know. */
  readonly amount: string;
  readonly remark: string;
  readonly idempotencyKey: string | null;
  readonly script: Script | null;
}

interface Refundable {
  readonly account: MerchantAccount;
  readonly order: Order;
  readonly amount: bigint;
}

export type RefundDependencies = AloneDependencies & {
  readonly store: Pick<ApprovalStore, 'findApproval'> &
    Pick<BalanceStore, 'findBalance'> &
    Pick<OrderStore, 'findOrder'> &
    Pick<RefundStore, 'findRefund'>;
  readonly accounts: MerchantAccounts;
  readonly platform: PlatformOperations;
  readonly clock: Clock;
  readonly vault: Vault;
};

export function createRefundOperations(deps: RefundDependencies) {
  return {
    createRefund: (request: RefundByHand, acting: Acting) => createRefund(deps, request, acting),
    previewRefund: (request: RefundByHand, acting: Acting) => previewRefund(deps, request, acting),
  };
}

/** The notification goes where the order's own went. */
async function createRefund(
  deps: RefundDependencies,
  request: RefundByHand,
  acting: Acting,
): Promise<OperatorOutcome<Refund>> {
  const found = await findRefundable(deps, request, acting);
  if (found.kind === 'refused') return found;
  const { account, order, amount } = found.value;
  const { merNo, tradeNo, merOrderNo, notifyUrl, currency } = order;
  const { remark, idempotencyKey: key, script } = request;
  const fingerprint = deps.vault.fingerprint(`createRefund ${tradeNo} ${amount} ${remark}`);
  const idempotencyKey = key === null ? null : { key, fingerprint };
  const application = { merOrderNo, tradeNo, amount, notifyUrl, remark, script, idempotencyKey };
  const before = { refunded: money(order.refunded, currency) };
  const after = { refunded: money(order.refunded + amount, currency) };
  const outcome = await deps.platform.refundByHand(account, application, {
    startedBy: await starterOf(deps, acting),
    refundedMax: await readRefundedMax(deps, order, acting),
    alone: await readAloneShares(deps, { kind: 'refund', currency, amount }, acting),
    auditOf: (refundNo) =>
      auditOf(acting, {
        at: deps.clock.now(),
        action: 'createRefund',
        merNo,
        target: tradeNo,
        detail: `${refundNo}: ${money(amount, currency)}`,
        before,
        after,
      }),
  });
  if (outcome.kind === 'overLimit') return refuse('refundedMeanwhile');
  if (outcome.kind === 'aloneDayPassed') return refuse('aloneDayPassed');
  if (outcome.kind === 'refused') return refusalOf(outcome);
  const refund = await deps.store.findRefund({ merNo, refundNo: outcome.refundNo });
  if (refund === null) throw new Error(`the refund ${outcome.refundNo} does not exist`);
  return done(refund);
}

/** Whoever asked starts a refund, also if somebody else approved it. */
async function starterOf(
  { store, clock }: RefundDependencies,
  { actor, grant, approvalNo }: Acting,
): Promise<RefundStarter> {
  const approval = approvalNo === null ? null : await store.findApproval(approvalNo, clock.now());
  if (approval === null) return { side: grant.merNo, kind: actor.kind, name: nameOf(actor), approvalNo };
  const { side, makerKind: kind, maker: name } = approval;
  return { side, kind, name, approvalNo };
}

async function previewRefund(
  deps: RefundDependencies,
  request: RefundByHand,
  acting: Acting,
): Promise<OperatorOutcome<Preview>> {
  const found = await findRefundable(deps, request, acting);
  if (found.kind === 'refused') return found;
  const { account, order, amount } = found.value;
  const { merNo, tradeNo, currency, settlementCurrency, refunded } = order;
  const balance = await deps.store.findBalance(merNo, settlementCurrency);
  const fee = account.merchant.terms.refundFee;
  const plan = planRefund(order, balance, { refundNo: '', amount, fee });
  if (plan.kind === 'refused') return refuse(plan.reason);
  return done({
    merNo,
    tradeNo,
    summary: `Refund ${money(amount, currency)} of order ${tradeNo}`,
    before: { refunded: money(refunded, currency) },
    after: { refunded: money(refunded + amount, currency) },
    money: { amount, currency },
    refunded: refunded + amount,
  });
}

/** The operator can refund payers of a suspended merchant; the merchant's own people cannot. */
async function findRefundable(
  { store, accounts }: RefundDependencies,
  { tradeNo, amount: text }: RefundByHand,
  { grant }: Acting,
): Promise<OperatorOutcome<Refundable>> {
  const merNo = merchantOf('order', tradeNo);
  const order = merNo === undefined ? null : await store.findOrder({ merNo, tradeNo });
  const account = order === null ? null : await accounts.find(order.merNo);
  if (order === null || account === null) return orderNotFound(tradeNo);
  const { status } = account.merchant;
  if (grant.merNo !== OPERATOR_SIDE && status !== 'active') {
    return refuse('merchantNotActive', { status, wanted: 'refunds' });
  }
  const scale = scaleOf(order.currency);
  if ((text.split('.')[1]?.length ?? 0) > scale) {
    return refuseInput([invalid('amount', 'tooManyDecimals', { max: scale, currency: order.currency })]);
  }
  const amount = parseAmount(text, order.currency);
  if (amount > AMOUNT_MAX) return refuse('refundTooLarge');
  const problem = refundFractionProblem(order, amount);
  if (problem !== null) return refuseInput([{ field: 'amount', problem }]);
  return done({ account, order, amount });
}

function refusalOf(by: Refused): OperatorRefusal {
  switch (by.reason) {
    case 'orderNotRefundable':
    case 'refundTooLarge':
    case 'balanceInsufficient':
      return refuse(by.reason);
    case 'refundRepeated':
    case 'idempotencyKeyTaken':
      return refuse('refundRepeated', { by });
    case 'fraction':
      // The rest was refundable with its fraction when it was looked at, and is another by now.
      return refuse('restChanged', { by });
    default:
      throw new Error(`a refund by hand was refused with ${by.reason}`);
  }
}

function money(amount: bigint, currency: string): string {
  return `${formatAmount(amount, currency)} ${currency}`;
}
