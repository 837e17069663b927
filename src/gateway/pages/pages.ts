import { createHash } from 'node:crypto';
import { merchantOf } from '../domain/numbers.ts';
import type { Store } from '../domain/store.ts';
import type { MerchantAccounts, PlatformOperations } from '../operations/operations.ts';
import { PAGE_STYLE, renderMissingPage, renderPayerPage } from './payer-page.ts';

interface PageRequest {
  readonly method: string;
  readonly path: string;
  /** The form's text where there is one. */
  readonly body: string;
}

interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Pages {
  /** Undefined where the path is no page's. */
  handle(request: PageRequest): Promise<PageAnswer | undefined>;
  /** The page of one order; undefined where there is no such order. */
  render(tradeNo: string): Promise<string | undefined>;
}

export interface PagesOptions {
  readonly store: Pick<Store, 'findOrder' | 'findOrderDetails'>;
  readonly accounts: MerchantAccounts;
  readonly platform: Pick<PlatformOperations, 'completeOrder'>;
  readonly sandbox: boolean;
}

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

export function createPages({ store, accounts, platform, sandbox }: PagesOptions): Pages {
  async function render(tradeNo: string): Promise<string | undefined> {
    const merNo = merchantOf('order', tradeNo);
    if (merNo === undefined) return undefined;
    const [order, details, account] = await Promise.all([
      store.findOrder({ merNo, tradeNo }),
      store.findOrderDetails({ merNo, tradeNo }),
      accounts.find(merNo),
    ]);
    if (order === null || account === null || order.kind !== 'payment') return undefined;
    return renderPayerPage({ order, products: details?.products, merchantName: account.merchant.name, sandbox });
  }

  return {
    render,
    async handle({ method, path, body }) {
      const tradeNo = /^\/pay\/([^/]+)$/.exec(path)?.[1];
      if (tradeNo === undefined) return undefined;
      if (method === 'POST' && sandbox) {
        const result = new URLSearchParams(body).get('result') === 'success' ? 'success' : 'failure';
        await platform.completeOrder({ tradeNo, result, audit: null });
        return { status: 303, headers: { ...PAGE_HEADERS, Location: path }, body: '' };
      }
      if (method !== 'GET' && method !== 'HEAD') {
        return { status: 405, headers: { ...PAGE_HEADERS, Allow: 'GET, HEAD' }, body: '' };
      }
      const page = await render(tradeNo);
      return { status: page === undefined ? 404 : 200, headers: PAGE_HEADERS, body: page ?? renderMissingPage() };
    },
  };
}
