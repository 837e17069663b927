import type { components } from '../../../generated/operator.ts';
import type { CreatePaymentBody, CreatePayoutBody } from '../../client/index.ts';
import { CommandError } from '../errors.ts';
import { take } from '../operator-command.ts';
import type { OperatorClient } from '../operator-command.ts';
import { asMerchant, exampleBody, newOrderNo } from './trigger-merchant.ts';
import type { TriggerMerchant } from './trigger-merchant.ts';

// A new order gets its result from a sandbox value (a card that is declined, a name that makes a payout fail); an existing
// order is completed through the operator API.

interface TriggerInput {
  readonly operator: OperatorClient;
  readonly shop: TriggerMerchant;
  readonly notifyUrl: string;
  /** If undefined, a new order is created. */
  readonly tradeNo: string | undefined;
}

/** The order that the event concerns. */
export type TriggerSubject = {
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly refundNo?: string;
  readonly chargebackNo?: string;
};

interface Trigger {
  readonly event: components['schemas']['NotificationEvent'];
  run(input: TriggerInput): Promise<TriggerSubject>;
}

type Result = 'success' | 'failure';

export const TRIGGERS = {
  'payment.success': { event: 'paymentResult', run: (input) => endPayment(input, 'success') },
  'payment.failure': { event: 'paymentResult', run: (input) => endPayment(input, 'failure') },
  'refund.success': { event: 'refundResult', run: (input) => endRefund(input, 'success') },
  'refund.failure': { event: 'refundResult', run: (input) => endRefund(input, 'failure') },
  'payout.success': { event: 'payoutResult', run: (input) => endPayout(input, 'success') },
  'payout.failure': { event: 'payoutResult', run: (input) => endPayout(input, 'failure') },
  chargeback: { event: 'chargeback', run: chargeBack },
} as const satisfies Readonly<Record<string, Trigger>>;

export type TriggerName = keyof typeof TRIGGERS;

const CARDS: Readonly<Record<Result, string>> = { success: '4242424242424242', failure: '4000000000000002' };

async function endPayment(input: TriggerInput, result: Result): Promise<TriggerSubject> {
  if (input.tradeNo !== undefined) return complete(input.operator, { tradeNo: input.tradeNo, kind: 'payment', result });
  return pay(input.shop, { cardNo: CARDS[result], notifyUrl: input.notifyUrl });
}

async function endPayout(
  { operator, shop, notifyUrl, tradeNo }: TriggerInput,
  result: Result,
): Promise<TriggerSubject> {
  if (tradeNo !== undefined) return complete(operator, { tradeNo, kind: 'payout', result });
  const body = {
    ...exampleBody<CreatePayoutBody>('createPayout'),
    merOrderNo: newOrderNo(),
    notifyUrl,
    ...(result === 'failure' && { benLastName: 'DECLINED' }),
  };
  const made = await asMerchant(shop.client.createPayout(body));
  return { tradeNo: made.tradeNo, merOrderNo: made.merOrderNo };
}

/** Completes the processing refund of the order. If there is none, refunds the rest of the order. */
async function endRefund(input: TriggerInput, result: Result): Promise<TriggerSubject> {
  const { operator, shop, notifyUrl } = input;
  const { tradeNo } =
    input.tradeNo === undefined ? await pay(shop, { cardNo: CARDS.success }) : { tradeNo: input.tradeNo };
  const story = await take(operator.GET('/operator/orders/{tradeNo}', { params: { path: { tradeNo } } }));
  const { merOrderNo, merNo, amount, refunded } = story.order;
  const waiting = story.refunds.find(({ state }) => state === 'processing');
  if (waiting !== undefined) {
    const call = { params: { path: { refundNo: waiting.refundNo } }, body: { result } };
    await take(operator.POST('/operator/refunds/{refundNo}/complete', call));
    return { tradeNo, merOrderNo, refundNo: waiting.refundNo };
  }
  if (merNo !== shop.merNo)
    throw new CommandError(`the order belongs to merchant ${merNo}; use --merchant ${merNo} and its --key`);
  const refund = await asMerchant(
    shop.client.applyRefund({
      tradeNo,
      merOrderNo,
      amount: subtract(amount, refunded),
      notifyUrl,
      remark: result === 'failure' ? 'DECLINED' : 'tollgate trigger',
    }),
  );
  return { tradeNo, merOrderNo, refundNo: refund.refundNo };
}

async function chargeBack({ operator, shop, notifyUrl, tradeNo }: TriggerInput): Promise<TriggerSubject> {
  const order = tradeNo ?? (await pay(shop, { cardNo: CARDS.success, protestNotifyUrl: notifyUrl })).tradeNo;
  const call = { params: { path: { tradeNo: order } }, body: { reason: 'Goods not received' } };
  const { merOrderNo, chargebackNo } = await take(operator.POST('/operator/orders/{tradeNo}/chargeback', call));
  return { tradeNo: order, merOrderNo, chargebackNo };
}

async function pay(shop: TriggerMerchant, changes: Readonly<Record<string, string>>): Promise<TriggerSubject> {
  // The contract's first example is a card payment.
  const example = exampleBody<CreatePaymentBody<'CREDIT_CARD'>>('createPayment');
  const { notifyUrl: _notifyUrl, protestNotifyUrl: _protestNotifyUrl, ...rest } = example;
  const body = { ...rest, merOrderNo: newOrderNo(), ...changes };
  const paid = await asMerchant(shop.client.createPayment('CREDIT_CARD', body));
  return { tradeNo: paid.tradeNo, merOrderNo: paid.merOrderNo };
}

async function complete(
  operator: OperatorClient,
  { tradeNo, kind, result }: { tradeNo: string; kind: 'payment' | 'payout'; result: Result },
): Promise<TriggerSubject> {
  const { order } = await take(operator.GET('/operator/orders/{tradeNo}', { params: { path: { tradeNo } } }));
  if (order.kind !== kind) throw new CommandError(`${tradeNo} is a ${order.kind}; use ${order.kind}.${result}`);
  const call = { params: { path: { tradeNo } }, body: { result } };
  const { merOrderNo } = await take(operator.POST('/operator/orders/{tradeNo}/complete', call));
  return { tradeNo, merOrderNo };
}

/** Both amounts have the same number of decimals, as the operator API writes them. */
function subtract(amount: string, taken: string): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const left = String(minorUnits(amount) - minorUnits(taken)).padStart(decimals + 1, '0');
  return decimals === 0 ? left : `${left.slice(0, -decimals)}.${left.slice(-decimals)}`;
}

function minorUnits(text: string): bigint {
  return BigInt(text.replace('.', ''));
}
