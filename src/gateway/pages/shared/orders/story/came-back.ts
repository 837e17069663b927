import { say } from '../../../../../web/texts.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { amountWords } from '../../../design/written.ts';
import { tag } from '../../../desk/views/parts.ts';
import type { Refund, Story } from './story.ts';

// A refund or payout that the acquirer sent back. It keeps its state, and beside it stands that it came back.

export type Reversal = Story['reversals'][number];

export function cameBackTag(isBack: boolean): Html {
  return isBack ? tag(say`Came back`, 'bad') : NOTHING;
}

/** For an order's head: a payout is itself what came back. */
export function reversalTags({ order, reversals }: Pick<Story, 'order' | 'reversals'>): Html {
  if (order.reversedAt !== undefined) return cameBackTag(true);
  return reversals.length > 0 ? tag(say`A refund came back`, 'bad') : NOTHING;
}

/** What it means, in a sentence. */
export function reversalMeaning(isShop: boolean, reversal: Reversal): string {
  const { kind, acquirer = '' } = reversal;
  const credited = amountWords(reversal.settleAmount, reversal.settlementCurrency);
  if (!isShop)
    return `The ${kind} came back from ${acquirer}: ${credited} is in the merchant's balance again, debts first.`;
  return kind === 'refund'
    ? say`The bank sent this refund back: ${credited} is in your available balance again.`
    : say`The bank sent this payout back: ${credited} is in your available balance again.`;
}

/** What to do about it, in a sentence. */
export function reversalAdvice(isShop: boolean, { kind }: Pick<Reversal, 'kind'>): string {
  if (!isShop) {
    return kind === 'refund'
      ? 'Find another way to the payer with the merchant, such as a payout to an account.'
      : 'Have the merchant check the account of the beneficiary and pay out again.';
  }
  return kind === 'refund'
    ? say`Ask the payer for another way, such as a bank account, and pay out to it.`
    : say`Check the account of the beneficiary, then pay out again.`;
}

/** On top of a refund's page. */
export function reversalNotice(isShop: boolean, { reversal }: Pick<Refund, 'reversal'>): Html {
  if (reversal === undefined) return NOTHING;
  return html`<div class="notice bad" role="status">
    <p>${reversalMeaning(isShop, reversal)} ${reversalAdvice(isShop, reversal)}</p>
  </div>`;
}
