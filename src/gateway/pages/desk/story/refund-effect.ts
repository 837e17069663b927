import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { formatAmount, parseAmount } from '../../../domain/money.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../desk-types.ts';
import type { DeskContext } from '../desk-types.ts';
import type { Order, Story } from './story.ts';
import { voiceOf } from './voice.ts';
import { capital, isMoney, leftOf, methodOf, moneyText } from './words.ts';

/** What a refund will do, before it is sent: to whom, from which purse, for which fee, and whether somebody must approve it. */
export async function refundEffect(
  context: DeskContext,
  exchange: SignedInExchange,
  story: Pick<Story, 'order' | 'waitingRefunds'>,
): Promise<{ readonly effect: Html; readonly button: string }> {
  const { order } = story;
  const [purses, approval, fee] = await Promise.all([
    pursesOf(context, exchange, order),
    approvalOf(context, exchange, story),
    feeOf(context, exchange, order),
  ]);
  const shop = voiceOf(exchange).receiver.toLowerCase();
  const effect = html`Sends the amount back to the payer by ${methodOf(order)}, and notifies ${shop}. ${purses} ${fee}
  ${approval.text}`;
  return { effect, button: approval.button };
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

const ASK = 'Ask for approval';

/** Whether somebody else must approve it, and what the button then says. */
async function approvalOf(
  { call }: DeskContext,
  exchange: SignedInExchange,
  story: Pick<Story, 'order' | 'waitingRefunds'>,
): Promise<{ text: string; button: string }> {
  const { currency, refunded } = story.order;
  const rules = may(exchange, 'settings.read') ? await call(exchange, 'getApprovalRules', {}) : null;
  if (rules?.kind !== 'done')
    return { text: 'It may have to wait for approval.', button: 'Refund or ask for approval' };
  const { kinds, refundLimits } = rules.value;
  if (kinds.includes('refund')) return { text: 'Somebody else must approve it first.', button: ASK };
  if (may(exchange, 'refunds.unlimited')) return { text: 'It is done at once.', button: 'Refund' };
  const approver = voiceOf(exchange).isShop ? 'an owner' : 'somebody from finance';
  const limit = refundLimits.find((one) => one.currency === currency)?.amount;
  if (limit === undefined) return { text: `${capital(approver)} must approve it first.`, button: ASK };
  const text = `Up to ${moneyText(limit, currency)} of an order are refunded at once; more must be approved by ${approver}.`;
  const alone = parseAmount(limit, currency) - parseAmount(refunded, currency);
  if (alone <= 0n) return { text, button: ASK };
  const isWithin = parseAmount(leftOf(story), currency) <= alone;
  const above = `Refund, or ask for approval above ${moneyText(formatAmount(alone, currency), currency)}`;
  return { text, button: isWithin ? 'Refund' : above };
}
