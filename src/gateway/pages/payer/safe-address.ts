import { checkedAddress } from '../../../web/html.ts';
import type { CheckedAddress } from '../../../web/html.ts';
import { isHttpAddress } from '../../../web/web-address.ts';
import { isAppAddress, isWalletAddress } from '../../domain/app-address.ts';
import type { Order } from '../../domain/order.ts';

// S11: a page leads to http(s) addresses, to apps of wallets and to paths of its own, and to nothing else.

/** For a link that opens an app of a wallet; an address of the web stays a text, which the tag checks itself. */
export function appAddress(text: string): CheckedAddress | string {
  return isAppAddress(text) || isWalletAddress(text) ? checkedAddress(text) : text;
}

/**
 * The way back to the shop: its address as the shop wrote it, and at the end of the query the numbers of the order and how
 * it stands. The query is not read and written again, because a shop may have signed it as it is.
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

/** A header holds printable ASCII, so other characters are written as a browser would; those of ASCII stay as they are. */
function escapeForeign(address: string): string {
  return address.toWellFormed().replaceAll(/[^!-~]+/g, encodeURIComponent);
}
