import type { Exchange, SignedInExchange } from '../../frame/page-types.ts';
import { deskOf } from '../desks.ts';
import { MERCHANT } from '../merchant-navigation.ts';

/** Who is spoken to: a shop's people hear of themselves, the operator's people of a merchant. */
export interface Voice {
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

const OPERATOR: Voice = {
  isShop: false,
  receiver: 'The shop',
  receiversServer: 'its server',
  bank: 'The acquirer',
  merchant: 'The merchant',
  merchants: "The merchant's",
  ofMerchant: "the merchant's",
};

const SHOP: Voice = {
  isShop: true,
  receiver: 'Your shop',
  receiversServer: 'your server',
  bank: 'The bank or wallet',
  merchant: 'You',
  merchants: 'Your',
  ofMerchant: 'your',
};

export function voiceOf(exchange: Pick<Exchange, 'request'>): Voice {
  return deskOf(exchange).folder === MERCHANT ? SHOP : OPERATOR;
}

/** Of an order's page, from a form about it. A shop knows the order by a number that the address does not have. */
export function backTitle(exchange: SignedInExchange): string {
  return voiceOf(exchange).isShop ? 'Order' : `Order ${exchange.parameter}`;
}
