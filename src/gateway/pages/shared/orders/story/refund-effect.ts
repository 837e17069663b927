import { say } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { formatAmount, parseAmount } from '../../../../domain/money.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { may } from '../../../desk/desk-types.ts';
import type { DeskContext } from '../../../desk/desk-types.ts';
import type { Order, Story } from './story.ts';
import { wordingOf } from './wording.ts';
import { isMoney, leftOf, methodOf } from './words.ts';
import { amountWords } from '../../../design/written.ts';

/** What a refund will do, before it is sent: to whom, from which purse, for which fee, and whether somebody must approve it. */
export async function refundEffect(
  context: DeskContext,
  exchange: SignedInExchange,
  story: Pick<Story, 'order' | 'waitingRefunds' | 'refundedAloneMax'>,
): Promise<{ readonly effect: Html; readonly button: string }> {
  const { order } = story;
  const [purses, fee] = await Promise.all([pursesOf(context, exchange, order), feeOf(context, exchange, order)]);
  const approval = approvalOf(exchange, story);
  const method = methodOf(order);
  const sent = wordingOf(exchange).isShop
    ? say`Sends the amount back to the payer by ${method}, and notifies your shop.`
    : `Sends the amount back to the payer by ${method}, and notifies the shop.`;
  const effect = html`${sent} ${purses} ${fee} ${approval.text}`;
  return { effect, button: approval.button };
}

/** Whoever may read orders may read merchants. */
async function feeOf({ call }: DeskContext, exchange: SignedInExchange, order: Order): Promise<string> {
  const merchant = await call(exchange, 'getMerchant', { parameters: { merNo: order.merNo } });
  if (merchant.kind !== 'done') return '';
  const { refundFee } = merchant.value.terms;
  if (!isMoney(refundFee)) return say`There is no refund fee.`;
  const fee = `${refundFee} ${order.settlementCurrency}`;
  return wordingOf(exchange).isShop ? say`You pay a fee of ${fee}.` : `The merchant pays a fee of ${fee}.`;
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
    isMoney(unsettled) ? say`what is not settled yet of this order (${amountWords(unsettled, currency)})` : '',
    balance === undefined
      ? wordingOf(exchange).isShop
        ? say`your available balance`
        : "the merchant's available balance"
      : say`the available balance (${amountWords(balance.available, currency)})`,
    isMoney(marginHeld) ? say`the security of this order (${amountWords(marginHeld, currency)})` : '',
  ].filter((purse) => purse !== '');
  return say`The money is taken from ${purses.reduce((first, then) => say`${first}, then ${then}`)}.`;
}

/** Whether somebody else must approve it, and what the button then says. */
function approvalOf(
  exchange: SignedInExchange,
  story: Pick<Story, 'order' | 'waitingRefunds' | 'refundedAloneMax'>,
): { text: string; button: string } {
  const { currency, refunded } = story.order;
  const { refundedAloneMax: limit } = story;
  if (limit === null) return { text: say`It is done at once.`, button: say`Refund` };
  if (!isMoney(limit)) return { text: approverText(exchange), button: say`Ask for approval` };
  const most = amountWords(limit, currency);
  const text = wordingOf(exchange).isShop
    ? say`Up to ${most} of an order are refunded at once; more must be approved by an owner.`
    : `Up to ${most} of an order are refunded at once; more must be approved by somebody from finance.`;
  const alone = parseAmount(limit, currency) - parseAmount(refunded, currency);
  if (alone <= 0n) return { text, button: say`Ask for approval` };
  const isWithin = parseAmount(leftOf(story), currency) <= alone;
  const above = say`Refund, or ask for approval above ${amountWords(formatAmount(alone, currency), currency)}`;
  return { text, button: isWithin ? say`Refund` : above };
}

function approverText(exchange: SignedInExchange): string {
  if (may(exchange, 'refunds.unlimited')) return say`Somebody else must approve it first.`;
  return wordingOf(exchange).isShop
    ? say`An owner must approve it first.`
    : 'Somebody from finance must approve it first.';
}
