import type { Attempt } from '../../../../src/gateway/domain/payments/attempt.ts';
import type { Merchant } from '../../../../src/gateway/domain/merchants/merchant.ts';
import { composeNumber } from '../../../../src/gateway/domain/numbers.ts';
import type { Order, OrderDetails } from '../../../../src/gateway/domain/orders/order.ts';
import type { PayOutcome, PayerOperations, PayerOrder } from '../../../../src/gateway/operations/operations.ts';
import { createPages } from '../../../../src/gateway/pages/payer/pages.ts';
import { createVault } from '../../../../src/gateway/vault/vault.ts';
import { isExpired, passesLuhn } from '../../../../src/protocol/card.ts';
import type { Answer } from '../../../helpers/gateway/caller.ts';
import { NOW, accountOf, orderOf, startHttp } from '../../http/helpers.ts';
import { payCodeToWire } from '../../../../src/gateway/http/wire-states.ts';

// The pages on a real socket, with an order behind them that a test sets as it likes.

export const TRADE_NO = composeNumber('order', { now: NOW, merNo: 100_001, random: 'PAYERPAGE00001' });
export const CARD = { number: '4242 4242 4242 4242', expiry: '12/29', code: '123', name: 'Ada Payer' };

export interface Change {
  readonly order?: Partial<Order>;
  readonly details?: Partial<OrderDetails>;
  readonly merchant?: Partial<Merchant>;
  readonly paid?: Partial<PayerOrder>;
  readonly attempt?: Partial<Attempt>;
}

function paidOf({ order, details, merchant, paid, attempt }: Change = {}): PayerOrder {
  const open = {
    tradeNo: TRADE_NO,
    method: 'CASHIER',
    state: 'processing',
    finishedAt: null,
    expiresAt: NOW + 1_800_000,
  } as const;
  return {
    order: orderOf({ ...open, returnUrl: 'https://shop.example/thanks?basket=7', ...order }),
    details: { onPage: true, said: {}, ...details },
    merchant: accountOf({ name: 'Mugs & More', ...merchant }).merchant,
    methods: ['CREDIT_CARD', 'PIX', 'SEPA'],
    attempt: attempt === undefined ? null : attemptOf(attempt),
    triesLeft: 5,
    isExpired: false,
    ...paid,
  };
}

function attemptOf(change: Partial<Attempt>): Attempt {
  return {
    merNo: 100_001,
    tradeNo: TRADE_NO,
    attempt: 1,
    method: 'CREDIT_CARD',
    state: 'open',
    action: null,
    card: null,
    script: null,
    message: '',
    createdAt: NOW,
    closedAt: null,
    acquirer: null,
    channelVersion: null,
    acquirerFacts: null,
    isFallback: false,
    routing: null,
    isAfterDecline: false,
    ...change,
  };
}

export type PagesServer = Awaited<ReturnType<typeof startPages>>;

export async function startPages({ live = false, isSecure = false } = {}) {
  const calls: unknown[][] = [];
  const events: object[] = [];
  let paid: PayerOrder | null = paidOf();
  let outcome: PayOutcome = { kind: 'begun' };
  const payer: PayerOperations = {
    findLogo: async () => null,
    findReceipt: async () => null,
    find: async (tradeNo) => (tradeNo === TRADE_NO ? paid : null),
    async pay(choice) {
      calls.push(['pay', choice]);
      return outcome;
    },
    abandon: async (tradeNo) => void calls.push(['abandon', tradeNo]),
    refresh: async (tradeNo) => void calls.push(['refresh', tradeNo]),
    ...(!live && { decide: async (tradeNo: string, decision) => void calls.push(['decide', tradeNo, decision]) }),
  };
  let secrets = 0;
  const pages = createPages({
    payer,
    links: { find: async () => null, begin: async () => ({ kind: 'notFound' }) },
    publicUrl: () => 'http://localhost',
    clock: { now: () => NOW },
    vault: createVault([Buffer.alloc(32, 7)]),
    newSecret: () => `secret-of-a-test-number-${String((secrets += 1)).padStart(8, '0')}`,
    cardChecks: { passesLuhn, isExpired: (expiry, now) => isExpired(expiry, new Date(now)) },
    payCodeOf: payCodeToWire,
    testCards: live ? [] : [{ number: '4242424242424242', script: 'approve' }],
    isSecure: () => isSecure,
    onFault: (error) => calls.push(['fault', String(error)]),
    noteEvent: ({ at: _at, ...noted }) => events.push(noted),
  });
  const http = await startHttp({ server: { pages } });

  async function get(path = `/pay/${TRADE_NO}`, headers: Record<string, string> = {}): Promise<Answer> {
    return http.caller.send({ method: 'GET', path, headers });
  }

  return {
    http,
    calls,
    events,
    get,
    send: http.caller.send,
    show(change: Change | null) {
      paid = change === null ? null : paidOf(change);
    },
    answerWith(next: PayOutcome) {
      outcome = next;
    },
    /** Opens the page and sends its form back as a browser would. */
    async post(fields: Record<string, string>, change: { cookie?: string; token?: string; tradeNo?: string } = {}) {
      const page = await get();
      const cookie = change.cookie ?? cookieOf(page);
      const token = change.token ?? tokenOf(page);
      const body = new URLSearchParams({ token, ...fields }).toString();
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...(cookie && { Cookie: cookie }) };
      calls.length = 0;
      return http.caller.send({ method: 'POST', path: `/pay/${change.tradeNo ?? TRADE_NO}`, headers, body });
    },
    close: () => http.close(),
  };
}

export function cookieOf({ headers }: Answer): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

export function tokenOf({ text }: Answer): string {
  return /name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';
}
