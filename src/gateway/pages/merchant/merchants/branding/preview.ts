import { say } from '../../../../../web/texts.ts';
import { createHash } from 'node:crypto';
import type { Merchant } from '../../../../domain/merchants/merchant.ts';
import { FREE_TERMS } from '../../../../domain/merchants/merchant.ts';
import type { Order } from '../../../../domain/orders/order.ts';
import { CARD_METHOD } from '../../../../domain/payments/attempt.ts';
import { amountText } from '../../../design/number-texts.ts';
import type { PageAnswer, SignedInExchange } from '../../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../../desk/desk-types.ts';
import { showRead } from '../../../desk/show-read.ts';
import { payerLanguage } from '../../payer-language.ts';
import { cashierPage } from '../../../payer/views/cashier.ts';
import { renderView } from '../../../payer/views/layout.ts';
import type { View } from '../../../payer/views/view.ts';
import { brandedMerchant, readBranding } from './branding.ts';
import type { BrandingAnswer } from './branding.ts';

// The payer's own cashier page with an order that does not exist, in one of the two colours, without its script. It is shown in
// a frame of the branding page and nowhere else, and nothing in it can be clicked.

export function previewRoute(context: DeskContext): DeskRoute {
  return {
    path: '/preview',
    show: (exchange) =>
      showRead(exchange, readBranding(context, exchange), (branding) => showPreview(exchange, branding)),
  };
}

function showPreview({ request, now, newCookies }: SignedInExchange, branding: BrandingAnswer): PageAnswer {
  const { query } = request;
  const view = viewOf(merchantOf(branding, query), now);
  const cashier = cashierPage(view, { testCards: [], errors: {}, typed: null, chosen: null, notice: null });
  const whole = renderView(view, cashier);
  const { body, hashes } = inOneScheme(whole, query.get('scheme') === 'dark' ? 'dark' : 'light');
  return { status: 200, headers: headersOf(hashes), cookies: newCookies, body };
}

function headersOf(hashes: readonly string[]): Record<string, string> {
  const styles = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Content-Security-Policy': `default-src 'none'; style-src ${styles}; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  };
}

const STYLES = /<style>([^]*?)<\/style>/g;
const SCRIPT = /<script[^]*?<\/script>/g;

/** What the page does if the payer's device asks for that scheme, whatever this one asks for. */
function inOneScheme(whole: string, scheme: 'light' | 'dark'): { body: string; hashes: string[] } {
  const hashes: string[] = [];
  const body = whole
    .replace(SCRIPT, '')
    .replace('content="light dark"', `content="${scheme}"`)
    .replace('<body', '<body inert')
    .replace(STYLES, (_, style: string) => {
      const fixed = style
        .replaceAll('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
        .replace('color-scheme:light dark', `color-scheme:${scheme}`);
      hashes.push(createHash('sha256').update(fixed).digest('base64'));
      return `<style>${fixed}</style>`;
    });
  return { body, hashes };
}

const NAME_LENGTH_MAX = 60;

/** As it would be with what the address says: it may not be saved yet. */
function merchantOf(answer: BrandingAnswer, query: URLSearchParams): Merchant {
  const { displayName, accentColour } = answer;
  const colour = query.get('colour') ?? accentColour ?? '';
  const wanted = query.has('scheme') ? (query.get('name') ?? '').slice(0, NAME_LENGTH_MAX) : (displayName ?? '');
  const { branding, ...known } = brandedMerchant(answer);
  return {
    ...known,
    status: 'active',
    websites: [],
    methods: null,
    currencies: null,
    terms: FREE_TERMS,
    accentColour: colour === '' ? null : colour,
    framesPages: false,
    branding: { ...branding, displayName: wanted === '' ? null : wanted },
    createdAt: 0,
    updatedAt: 0,
  };
}

const AMOUNT = 4900n;
const CURRENCY = 'USD';
const HALF_AN_HOUR_MS = 1_800_000;

function viewOf(merchant: Merchant, now: number): View {
  const language = payerLanguage();
  const order = {
    ...SAMPLE,
    merNo: merchant.merNo,
    createdAt: now,
    expiresAt: now + HALF_AN_HOUR_MS,
  } as Order;
  return {
    language,
    paid: {
      order,
      details: { said: {}, products: [{ sku: '1', name: say`Sample product`, price: '49.00', quantity: '1' }] },
      merchant,
      methods: [CARD_METHOD, 'ALIPAY', 'PIX'],
      attempt: null,
      triesLeft: 1,
      isExpired: false,
    } as View['paid'],
    returnAddress: null,
    receiptPath: '',
    amount: amountText(AMOUNT, CURRENCY, language.tag),
    token: '',
    isSessionLost: false,
    sandbox: false,
    now,
    isPhone: true,
    goesOn: false,
  };
}

/** As much of an order as the page shows. */
const SAMPLE = {
  tradeNo: 'sample',
  merOrderNo: 'ORDER-1',
  kind: 'payment',
  method: 'CASHIER',
  currency: CURRENCY,
  amount: AMOUNT,
  state: 'processing',
};
