import { payMethods } from '../../../generated/operations.ts';
import { afterEach } from 'vitest';
import { createPrivateKey } from 'node:crypto';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { EMPTY_BALANCE } from '../../../src/gateway/domain/ledger/ledger.ts';
import { FREE_TERMS } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Merchant, MerchantAccount, MerchantSecret } from '../../../src/gateway/domain/merchants/merchant.ts';
import type { Order } from '../../../src/gateway/domain/orders/order.ts';
import type { Refund } from '../../../src/gateway/domain/refunds/refund.ts';
import { createAddressReader } from '../../../src/gateway/limits/client-address.ts';
import { createMerchantRoutes } from '../../../src/gateway/http/merchant-routes.ts';
import type { MerchantRoutesDeps } from '../../../src/gateway/http/merchant-routes.ts';
import { createLoadShed } from '../../../src/gateway/limits/load-shed.ts';
import { createReadShare } from '../../../src/gateway/limits/read-share.ts';
import type { PageTable } from '../../../src/gateway/http/page-routes.ts';
import { createGatewayServer } from '../../../src/gateway/http/server.ts';
import type { GatewayServerOptions } from '../../../src/gateway/http/server.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { createMetrics } from '../../../src/gateway/observe/metrics.ts';
import type { MerchantOperations } from '../../../src/gateway/operations/operations.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';
import { createCaller } from '../../helpers/gateway/caller.ts';

// The http room on a real socket, with plain objects behind it.

export const NOW = Date.parse('2026-11-15T12:00:00Z');
export const TRADE_NO = 'TG01K9ZC3M5Q8R7V2X4B6D';

export function accountOf(change: Partial<Merchant> = {}, secrets: Partial<MerchantSecret>[] = []): MerchantAccount {
  const secret = (kind: MerchantSecret['kind'], value: string): MerchantSecret => ({
    secretNo: kind,
    kind,
    value,
    createdAt: 0,
    expiresAt: null,
  });
  return {
    merchant: {
      merNo: sandboxAccount.merNo,
      name: 'Demo shop',
      status: 'active',
      websites: [...sandboxAccount.websites],
      methods: null,
      currencies: null,
      terms: FREE_TERMS,
      accentColour: null,
      framesPages: false,
      createdAt: 0,
      updatedAt: 0,
      ...change,
    },
    secrets: [
      ...secrets.map((one) => ({ ...secret('signingKey', ''), ...one })),
      secret('signingKey', sandboxAccount.key),
      secret('publicKey', sandboxAccount.publicKey),
    ],
  };
}

export function orderOf(change: Partial<Order> = {}): Order {
  return {
    merNo: sandboxAccount.merNo,
    tradeNo: TRADE_NO,
    merOrderNo: 'ORDER-1001',
    kind: 'payment',
    method: 'CREDIT_CARD',
    currency: 'USD',
    amount: 10_000n,
    settlementCurrency: 'USD',
    settleAmount: 10_000n,
    notifyUrl: null,
    protestNotifyUrl: null,
    returnUrl: null,
    script: null,
    createdAt: NOW,
    day: 0,
    expiresAt: null,
    state: 'succeeded',
    listedState: 'succeeded',
    message: 'Payment succeeded.',
    finishedAt: NOW,
    handlingFee: 250n,
    transactionFee: 40n,
    exceptionFee: 0n,
    margin: 0n,
    receiveAmount: 9710n,
    gasFee: null,
    transactionHash: null,
    settle: 'settled',
    marginStatus: 'released',
    unsettled: 0n,
    marginHeld: 0n,
    refunded: 0n,
    refundedSettle: 0n,
    chargedBack: 0n,
    chargedBackSettle: 0n,
    chargebackReason: '',
    acquirer: null,
    channelVersion: null,
    acquirerFacts: null,
    ...change,
  };
}

export function refundOf(change: Partial<Refund> = {}): Refund {
  return {
    startedBy: null,
    acquirer: null,
    channelVersion: null,
    acquirerFacts: null,
    merNo: sandboxAccount.merNo,
    refundNo: 'RF01K9ZC3M5Q8R7V2X4B6D',
    tradeNo: TRADE_NO,
    merOrderNo: 'ORDER-1001',
    state: 'succeeded',
    amount: 4000n,
    currency: 'USD',
    settleAmount: 4000n,
    settlementCurrency: 'USD',
    fee: 0n,
    fromPending: 0n,
    fromAvailable: 4000n,
    fromMargin: 0n,
    notifyUrl: null,
    remark: '',
    script: null,
    message: 'Refund succeeded.',
    createdAt: NOW,
    finishedAt: NOW,
    sequence: 1,
    ...change,
  };
}

type Calls = { [Name in keyof MerchantOperations]: Parameters<MerchantOperations[Name]>[1][] };

/** Operations that accept everything and remember what they were asked. */
function createOperations(calls: Calls, change: Partial<MerchantOperations>): MerchantOperations {
  const accepted: MerchantOperations = {
    async createPayment(_, { merOrderNo, onPage }) {
      const state = onPage ? 'processing' : 'succeeded';
      const message = onPage ? 'Waiting for the payer.' : 'Payment succeeded.';
      return { kind: 'accepted', tradeNo: TRADE_NO, merOrderNo, state, onPage, message };
    },
    async createPayout(_, { merOrderNo }) {
      return {
        kind: 'accepted',
        tradeNo: TRADE_NO,
        merOrderNo,
        state: 'succeeded',
        onPage: false,
        message: 'Paid out.',
      };
    },
    async applyRefund(_, { merOrderNo, tradeNo, amount }) {
      return { kind: 'accepted', refundNo: 'RF01', tradeNo, merOrderNo, amount, currency: 'USD' };
    },
    queryOrder: async () => ({ kind: 'found', order: orderOf() }),
    queryRefund: async () => ({ kind: 'found', order: orderOf(), refund: refundOf() }),
    queryBalance: async () => ({ ...EMPTY_BALANCE, available: 12_345n, pending: 55n }),
    listOrders: async () => ({ total: 1, orders: [orderOf()] }),
    sumAmounts: async () => ({ settled: [], source: [] }),
  };
  const all = { ...accepted, ...change };
  const remembering = Object.entries(all).map(([name, operation]) => [
    name,
    (account: MerchantAccount, request: never) => {
      (calls[name as keyof Calls] as unknown[]).push(request);
      return (operation as (account: MerchantAccount, request: never) => unknown)(account, request);
    },
  ]);
  return Object.fromEntries(remembering) as unknown as MerchantOperations;
}

export async function startHttp(
  change: {
    api?: Partial<MerchantRoutesDeps>;
    server?: Partial<GatewayServerOptions>;
    operations?: Partial<MerchantOperations>;
    account?: MerchantAccount | null;
  } = {},
) {
  const calls: Calls = {
    createPayment: [],
    createPayout: [],
    applyRefund: [],
    queryOrder: [],
    queryRefund: [],
    queryBalance: [],
    listOrders: [],
    sumAmounts: [],
  };
  const lines: string[] = [];
  const clock = { now: () => NOW };
  const log = createLog({ level: 'info', clock, write: (line) => lines.push(line) });
  const metrics = createMetrics();
  const { newRequestId } = createIds(clock);
  const known = change.account === undefined ? accountOf() : change.account;
  const clientAddress = createAddressReader([]);
  let url = '';
  const stopwatch = { elapsedMs: () => performance.now() };
  const shares = { load: createLoadShed(stopwatch), reads: createReadShare(stopwatch) };
  const merchants = createMerchantRoutes({
    methods: payMethods,
    accounts: { find: async (merNo) => (merNo === known?.merchant.merNo ? known : null), forget: () => undefined },
    operations: createOperations(calls, change.operations ?? {}),
    clock,
    vault: createVault([Buffer.alloc(32, 7)]),
    zone: createZone('UTC'),
    mode: 'sandbox',
    payUrlOf: (tradeNo) => `${url}/pay/${tradeNo}`,
    gatewayPrivateKey: createPrivateKey(sandboxAccount.gatewayPrivateKey),
    log,
    metrics,
    renderCashier: ({ merOrderNo, amount, currency }) => ({
      html: `<!doctype html>${merOrderNo} ${amount} ${currency}`,
      headers: {},
    }),
    rateLimit: { take: () => 0 },
    strangerLimit: { take: () => 0 },
    ...shares,
    trace: (_, work) => work(),
    publicUrl: null,
    clientAddress,
    noteKeyUse: () => undefined,
    ...change.api,
  });
  const server = createGatewayServer({
    merchants,
    ping: async () => undefined,
    metrics,
    metricsAccess: 'open',
    log,
    newRequestId,
    trace: (_, work) => work(),
    clientAddress,
    ...shares,
    ...change.server,
  });
  ({ url } = await server.listen({ port: 0, host: '127.0.0.1' }));
  const caller = createCaller(url);
  return {
    url,
    calls,
    lines,
    caller,
    server,
    metrics,
    async close() {
      caller.close();
      await server.close();
      metrics.close();
    },
  };
}

/** Starts servers that end with their test. */
export function useHttp(): typeof startHttp {
  const opened: Awaited<ReturnType<typeof startHttp>>[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((http) => http.close()));
  });
  return async (...change) => {
    const http = await startHttp(...change);
    opened.push(http);
    return http;
  };
}

/** A table of pages at `/pay` with these routes. */
export function pagesOf(routes: PageTable['routes']): PageTable {
  return {
    folder: '/pay',
    routes,
    scripts: [],
    scriptsFolder: import.meta.dirname,
    answerMissing: () => ({ status: 404, headers: {}, body: 'missing' }),
    answerBusy: () => ({ status: 503, headers: {}, body: 'busy' }),
    refuseMethod: () => ({ status: 405, headers: {}, body: 'wrong method' }),
  };
}
