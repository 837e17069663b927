import { isAppAddress, isWalletAddress } from '../domain/app-address.ts';
import { PAY_CODES } from '../domain/order.ts';
import type { Order } from '../domain/order.ts';

// S11: a page leads to http(s) addresses, to apps of wallets and to paths of its own, and to nothing else.

/** An address to put into a link: http(s), an app of a wallet, a path of ours, or a place on the same page. */
export function isSafeAddress(text: string): boolean {
  if (text.startsWith('#') || text.startsWith('?')) return true;
  // Two slashes, or a slash and a backslash, would begin the name of another host.
  if (text.startsWith('/')) return !/^\/[/\\]/.test(text) && !/[\t\n\r]/.test(text);
  return parseHttpAddress(text) !== null || isAppAddress(text) || isWalletAddress(text);
}

/** The way back to the shop, with the numbers of the order and how it stands. */
export function returnAddressOf(order: Pick<Order, 'returnUrl' | 'tradeNo' | 'merOrderNo' | 'state'>): string | null {
  const url = order.returnUrl === null ? null : parseHttpAddress(order.returnUrl);
  if (url === null) return null;
  url.searchParams.set('tradeNo', order.tradeNo);
  url.searchParams.set('merOrderNo', order.merOrderNo);
  url.searchParams.set('payCode', String(PAY_CODES[order.state]));
  return url.href;
}

function parseHttpAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
}
