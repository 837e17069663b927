import { OPERATOR_SIDE, nameOf } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { MerchantAccount } from '../../domain/merchant.ts';
import { AMOUNT_MAX, formatAmount, parseAmount, scaleOf } from '../../domain/money.ts';
import { merchantOf } from '../../domain/numbers.ts';
import type { Order, Script } from '../../domain/order.ts';
import type { Refused } from '../../domain/outcomes.ts';
import { planRefund, refundFractionProblem } from '../../domain/refund.ts';
import type { Refund, RefundStarter } from '../../domain/refund.ts';
import type { OperatorDependencies } from './operator-dependencies.ts';
import { done, orderNotFound, refuse, refuseInput } from './outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from './outcome.ts';
import type { Preview } from './preview.ts';
import { readRefundedMax } from './refund-limit.ts';

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

export function createRefundOperations(deps: OperatorDependencies) {
  return {
    createRefund: (request: RefundByHand, acting: Acting) => createRefund(deps, request, acting),
    previewRefund: (request: RefundByHand, acting: Acting) => previewRefund(deps, request, acting),
  };
}

/** The notification goes where the order's own went. */
async function createRefund(
  deps: OperatorDependencies,
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
    refundedMax: await readRefundedMax(deps, currency, acting),
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
  if (outcome.kind === 'overLimit') return refuse('changedMeanwhile', OVER_LIMIT);
  if (outcome.kind === 'refused') return refusalOf(outcome);
  const refund = await deps.store.findRefund({ merNo, refundNo: outcome.refundNo });
  if (refund === null) throw new Error(`the refund ${outcome.refundNo} does not exist`);
  return done(refund);
}

/** Of a request that was approved, it is who asked. */
async function starterOf(
  { store, clock }: OperatorDependencies,
  { actor, grant, approvalNo }: Acting,
): Promise<RefundStarter> {
  const approval = approvalNo === null ? null : await store.findApproval(approvalNo, clock.now());
  if (approval === null) return { side: grant.merNo, kind: actor.kind, name: nameOf(actor), approvalNo };
  const { side, makerKind: kind, maker: name } = approval;
  return { side, kind, name, approvalNo };
}

async function previewRefund(
  deps: OperatorDependencies,
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
  if (plan.kind === 'refused') return refuse(plan.reason, DETAILS[plan.reason]);
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
  { store, accounts }: OperatorDependencies,
  { tradeNo, amount: text }: RefundByHand,
  { grant }: Acting,
): Promise<OperatorOutcome<Refundable>> {
  const merNo = merchantOf('order', tradeNo);
  const order = merNo === undefined ? null : await store.findOrder({ merNo, tradeNo });
  const account = order === null ? null : await accounts.find(order.merNo);
  if (order === null || account === null) return orderNotFound(tradeNo);
  const { status } = account.merchant;
  if (grant.merNo !== OPERATOR_SIDE && status !== 'active') {
    return refuse('merchantStatusConflict', `The merchant is ${status}; refunds need active.`);
  }
  const scale = scaleOf(order.currency);
  if ((text.split('.')[1]?.length ?? 0) > scale) {
    return refuseInput([{ field: 'amount', problem: `must have at most ${scale} decimals in ${order.currency}` }]);
  }
  const amount = parseAmount(text, order.currency);
  if (amount > AMOUNT_MAX) return refuse('refundTooLarge', DETAILS.refundTooLarge);
  const problem = refundFractionProblem(order, amount);
  if (problem !== null) return refuseInput([{ field: 'amount', problem }]);
  return done({ account, order, amount });
}

/** Before it was carried out, it was within the limit. */
const OVER_LIMIT =
  'Another refund of this order was made at the same moment, and both together need approval. Nothing was refunded; look at the order, then send it again.';

const DETAILS = {
  orderNotRefundable: 'Only a successful payment that was not charged back can be refunded.',
  refundTooLarge: 'The amount exceeds the part of the payment that has not been refunded.',
  balanceInsufficient: "The amount exceeds the merchant's balance.",
} as const;

function refusalOf({ reason, detail = '' }: Refused): OperatorRefusal {
  switch (reason) {
    case 'orderNotRefundable':
    case 'refundTooLarge':
    case 'balanceInsufficient':
      return refuse(reason, DETAILS[reason]);
    case 'submittedTwice':
    case 'orderNumberTaken':
      return refuse('submittedTwice', detail);
    case 'invalidInput':
      // The rest was refundable with its fraction when it was looked at, and is another by now.
      return refuse('changedMeanwhile', detail);
    default:
      throw new Error(`a refund by hand was refused with ${reason}`);
  }
}

function money(amount: bigint, currency: string): string {
  return `${formatAmount(amount, currency)} ${currency}`;
}
