import { say } from '../../../../../web/texts.ts';
import type { Exchange, SignedInExchange } from '../../../frame/page-types.ts';

/** A shop's people read of themselves, the operator's people of a merchant. */
export interface Wording {
  readonly isShop: boolean;
}

export function wordingOf({ desk }: Pick<Exchange, 'desk'>): Wording {
  return { isShop: desk === 'merchant' };
}

/** How a form names the order's page that it leads back to. A shop knows the order by a number that the address does not have. */
export function backTitle(exchange: SignedInExchange): string {
  return wordingOf(exchange).isShop ? say`Order` : say`Order ${exchange.parameter}`;
}
