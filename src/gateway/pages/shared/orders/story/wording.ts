import { say, translated } from '../../../../../web/texts.ts';
import type { Exchange, SignedInExchange } from '../../../frame/page-types.ts';

/** How texts name both sides: a shop's people read of themselves, the operator's people of a merchant. */
export interface Wording {
  readonly isShop: boolean;
  /** Receives notifications; begins a sentence. */
  readonly receiver: string;
  readonly receiversServer: string;
  /** Says whether money has moved; begins a sentence. */
  readonly bank: string;
  /** Begins a sentence. */
  readonly merchant: string;
  /** Begins a sentence. */
  readonly merchants: string;
  readonly ofMerchant: string;
}

const OPERATOR: Wording = translated({
  isShop: false,
  receiver: 'The shop',
  receiversServer: 'its server',
  bank: 'The acquirer',
  merchant: 'The merchant',
  merchants: "The merchant's",
  ofMerchant: "the merchant's",
});

const SHOP: Wording = translated({
  isShop: true,
  receiver: 'Your shop',
  receiversServer: 'your server',
  bank: 'The bank or wallet',
  merchant: 'You',
  merchants: 'Your',
  ofMerchant: 'your',
});

export function wordingOf({ desk }: Pick<Exchange, 'desk'>): Wording {
  return desk === 'merchant' ? SHOP : OPERATOR;
}

/** How a form names the order's page that it leads back to. A shop knows the order by a number that the address does not have. */
export function backTitle(exchange: SignedInExchange): string {
  return wordingOf(exchange).isShop ? say`Order` : say`Order ${exchange.parameter}`;
}
