import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../desk-types.ts';
import type { DeskContext } from '../desk-types.ts';
import type { Order } from './story.ts';
import { voiceOf } from './voice.ts';
import { capital, isMoney, methodOf, moneyText } from './words.ts';

/** What a refund will do, before it is sent: to whom, from which purse, for which fee, and whether somebody must approve it. */
export async function refundEffect(context: DeskContext, exchange: SignedInExchange, order: Order): Promise<Html> {
  const [purses, approval, fee] = await Promise.all([
    pursesOf(context, exchange, order),
    approvalOf(context, exchange, order.currency),
    feeOf(context, exchange, order),
  ]);
  const shop = voiceOf(exchange).receiver.toLowerCase();
  return html`Sends the amount back to the payer by ${methodOf(order)}, and notifies ${shop}. ${purses} ${fee}
  ${approval}`;
}

/** Whoever may read orders may read merchants. */
async function feeOf({ call }: DeskContext, exchange: SignedInExchange, order: Order): Promise<string> {
  const merchant = await call(exchange, 'getMerchant', { parameters: { merNo: order.merNo } });
  if (merchant.kind !== 'done') return '';
  const { refundFee } = merchant.value.terms;
  const { merchant: who, isShop } = voiceOf(exchange);
  return isMoney(refundFee)
    ? `${who} ${isShop ? 'pay' : 'pays'} a fee of ${refundFee} ${order.settlementCurrency}.`
    : 'There is no refund fee.';
}

/** In the order in which a refund takes from them. */
async function pursesOf(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { merNo, settlementCurrency: currency, unsettled, marginHeld }: Order,
): Promise<string> {
  const balances = may(exchange, 'balances.read')
    ? await call(exchange, 'getBalances', { parameters: { merNo } })
    : null;
  const balance =
    balances?.kind === 'done' ? balances.value.balances.find((one) => one.currency === currency) : undefined;
  const purses = [
    isMoney(unsettled) ? `what is not settled yet of this order (${moneyText(unsettled, currency)})` : '',
    balance === undefined
      ? `${voiceOf(exchange).ofMerchant} available balance`
      : `the available balance (${moneyText(balance.available, currency)})`,
    isMoney(marginHeld) ? `the security of this order (${moneyText(marginHeld, currency)})` : '',
  ].filter((purse) => purse !== '');
  return `The money is taken from ${purses.join(', then ')}.`;
}

async function approvalOf({ call }: DeskContext, exchange: SignedInExchange, currency: string): Promise<string> {
  const rules = may(exchange, 'settings.read') ? await call(exchange, 'getApprovalRules', {}) : null;
  if (rules?.kind !== 'done') return 'It may have to wait for approval.';
  const { kinds, refundLimits } = rules.value;
  if (kinds.includes('refund')) return 'Somebody else must approve it first.';
  if (may(exchange, 'refunds.unlimited')) return 'It is done at once.';
  const approver = voiceOf(exchange).isShop ? 'an owner' : 'somebody from finance';
  const limit = refundLimits.find((one) => one.currency === currency)?.amount;
  return limit === undefined
    ? `${capital(approver)} must approve it first.`
    : `Up to ${limit} ${currency} of an order are refunded at once; more must be approved by ${approver}.`;
}
