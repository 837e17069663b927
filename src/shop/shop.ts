import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBasket, readCurrency } from './goods.ts';
import { FORM_BYTES_MAX, NOTIFICATION_BYTES_MAX } from './limits.ts';
import { createOrders, versionOf } from './orders.ts';
import type { Orders, Sharing } from './orders.ts';
import { COMMON_HEADERS } from './pages/layout.ts';
import type { Answer } from './pages/layout.ts';
import { renderOrder } from './pages/order-page.ts';
import { SCRIPT } from './pages/script.ts';
import { renderMissing, renderShop } from './pages/shop-page.ts';
import { createTrade } from './trade.ts';
import type { Trade } from './trade.ts';
import { messageOf, readBytes, sendMessage } from './wire.ts';

export interface ShopOptions {
  /** The address for calls between shop and gateway, in both directions. */
  readonly gatewayUrl: () => string;
  /** The address for browsers, of gateway and shop. */
  readonly publicUrl: () => string;
  readonly now: () => number;
  /** Set if several processes serve one port. */
  readonly sharing?: Sharing | undefined;
}

export interface Shop {
  /** Handles `/shop` and everything below it. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** A shop at `/shop` with the demo merchant's account. For the sandbox only: it shows what a real shop must hide. */
export function createShop({ sharing, ...options }: ShopOptions): Shop {
  const orders = createOrders(sharing);
  const trade = createTrade({ orders, ...options });
  return {
    async handle(request, response) {
      const { pathname } = new URL(request.url ?? '', 'http://shop');
      if (pathname === '/shop/notify') return takeNotification(trade, request, response);
      const { status, headers, body } = await answer({ orders, trade, publicUrl: options.publicUrl }, request);
      response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
    },
  };
}

async function takeNotification(trade: Trade, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBytes(request, NOTIFICATION_BYTES_MAX);
  const { method = '', url = '', headers } = request;
  const { answer: given, recordAnswer } = await trade.receive({ method, url, headers, body }, messageOf(request, body));
  recordAnswer(sendMessage(response, given));
}

interface Room {
  readonly publicUrl: () => string;
  readonly orders: Orders;
  readonly trade: Trade;
}

async function answer(room: Room, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop');
  const { method } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (pathname === '/shop' || pathname === '/shop/') {
    return isRead ? renderShop({ currency: readCurrency(searchParams.get('currency')) ?? 'USD' }) : wrongMethod('GET');
  }
  if (pathname === '/shop/shop.js') return isRead ? plain(SCRIPT, 'text/javascript') : wrongMethod('GET');
  if (pathname === '/shop/orders') return method === 'POST' ? buy(room, request) : wrongMethod('POST');
  const [, number = '', action = ''] = /^\/shop\/orders\/([A-Z0-9-]{1,32})(?:\/([a-z]+))?$/.exec(pathname) ?? [];
  const order = await room.orders.findSoon(number);
  if (order === undefined) return renderMissing();
  if (action === 'refund') return method === 'POST' ? refund(room, number, request) : wrongMethod('POST');
  if (action !== '' && action !== 'state') return renderMissing();
  if (!isRead) return wrongMethod('GET');
  if (action === 'state') return plain(JSON.stringify({ version: versionOf(order) }), 'application/json');
  return renderOrder({ order, baseUrl: room.publicUrl(), payCode: readPayCode(searchParams) });
}

async function buy({ trade, publicUrl }: Room, request: IncomingMessage): Promise<Answer> {
  const form = new URLSearchParams((await readBytes(request, FORM_BYTES_MAX)).toString('utf8'));
  if (isFromElsewhere(request, publicUrl())) return refuseElsewhere();
  const basket = readBasket(form);
  if (basket === undefined) {
    const problem = 'Choose a product, a quantity from 1 to 9 and one of the currencies.';
    return renderShop({ currency: readCurrency(form.get('currency')) ?? 'USD', problem });
  }
  const payer = {
    ipAddress: request.socket.remoteAddress ?? '127.0.0.1',
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 128),
  };
  return seeOther(`/shop/orders/${await trade.buy(basket, payer)}`);
}

async function refund({ trade, publicUrl }: Room, number: string, request: IncomingMessage): Promise<Answer> {
  await readBytes(request, FORM_BYTES_MAX);
  if (isFromElsewhere(request, publicUrl())) return refuseElsewhere();
  await trade.refund(number);
  return seeOther(`/shop/orders/${number}#refund`);
}

/** Refuses forms of other websites. Browsers send the origin of a form; other programs send none. */
function isFromElsewhere({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site' || site === 'same-site') return true;
  // Pages without a referrer send forms without an origin.
  if (origin === 'null') return site !== 'same-origin';
  // A proxy may have replaced the host.
  return origin !== undefined && origin !== URL.parse(publicUrl)?.origin && URL.parse(origin)?.host !== host;
}

/** Other values of the query string are not shown. */
function readPayCode(query: URLSearchParams): string | null {
  const code = query.get('payCode');
  return code !== null && /^[012]$/.test(code) ? code : null;
}

function seeOther(location: string): Answer {
  return { status: 303, headers: { ...COMMON_HEADERS, Location: location }, body: '' };
}

function wrongMethod(allowed: 'GET' | 'POST'): Answer {
  const { headers, body } = plain(`Send ${allowed}.\n`, 'text/plain');
  return { status: 405, headers: { ...headers, Allow: allowed === 'GET' ? 'GET, HEAD' : 'POST' }, body };
}

function refuseElsewhere(): Answer {
  return {
    ...plain('This form was sent from another website. Use the pages of this shop.\n', 'text/plain'),
    status: 403,
  };
}

function plain(body: string, type: string): Answer {
  return { status: 200, headers: { ...COMMON_HEADERS, 'Content-Type': `${type}; charset=utf-8` }, body };
}
