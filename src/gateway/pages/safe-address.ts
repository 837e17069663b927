import { isAppAddress, isWalletAddress } from '../domain/app-address.ts';
import type { Order } from '../domain/order.ts';

// S11: a page leads to http(s) addresses, to apps of wallets and to paths of its own, and to nothing else.

/** An address to put into a link: http(s), an app of a wallet, a path of ours, or a place on the same page. */
export function isSafeAddress(text: string): boolean {
  if (text.startsWith('#') || text.startsWith('?')) return true;
  // Two slashes, or a slash and a backslash, would begin the name of another host.
  if (text.startsWith('/')) return !/^\/[/\\]/.test(text) && !/[\t\n\r]/.test(text);
  return parseHttpAddress(text) !== null || isAppAddress(text) || isWalletAddress(text);
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
  if (returnUrl === null || parseHttpAddress(returnUrl) === null) return null;
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

function parseHttpAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
}
