import { checkedAddress } from '../../../web/html.ts';
import type { CheckedAddress } from '../../../web/html.ts';
import { isHttpAddress } from '../../../web/web-address.ts';
import { isAppAddress, isWalletAddress } from '../../domain/text/app-address.ts';
import type { Order } from '../../domain/orders/order.ts';

// S11: a page links to http(s) addresses, wallet apps and its own paths, and to nothing else.

/** For a link that opens a wallet app; a web address stays a string, which the HTML tag checks itself. */
export function appAddress(text: string): CheckedAddress | string {
  return isAppAddress(text) || isWalletAddress(text) ? checkedAddress(text) : text;
}

/**
 * The way back to the shop: its address exactly as the shop wrote it, with the order's numbers and state appended to
 * the query. The query is not parsed and rewritten, because a shop may have signed it.
 */
export function returnAddressOf(
  order: Pick<Order, 'returnUrl' | 'tradeNo' | 'merOrderNo'>,
  payCode: number,
): string | null {
  const { returnUrl, tradeNo, merOrderNo } = order;
  if (returnUrl === null || !isHttpAddress(returnUrl)) return null;
  const ours = new URLSearchParams({ tradeNo, merOrderNo, payCode: String(payCode) });
  const hash = returnUrl.indexOf('#');
  const address = hash < 0 ? returnUrl : returnUrl.slice(0, hash);
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return escapeForeign(address + joint + String(ours) + (hash < 0 ? '' : returnUrl.slice(hash)));
}

/**
 * A header holds printable ASCII, so other characters are encoded as a browser would encode them; ASCII stays
 * unchanged.
 */
function escapeForeign(address: string): string {
  return address.toWellFormed().replaceAll(/[^!-~]+/g, encodeURIComponent);
}
