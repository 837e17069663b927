import { operations } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { verifyMd5 } from '../../../src/protocol/signature.ts';

// The smallest server that keeps the promises the client relies on: order numbers are unique for ever, the same
// Idempotency-Key gives the first answer again, queries answer what is stored. Faults stand between it and the client.

/**
 * `lost`: the request never arrives. `silent`: it is carried out, the answer is lost. `late`: the connection breaks and
 * the request arrives with the next one; `later`: with the one after that, when the gateway has been asked already. `error`: 500 after it was carried out. `broken`: 500 before. `unavailable`: 503,
 * nothing done. `page`: a proxy's page after it was carried out. `refused`: nobody listens.
 */
export const FAULTS = [
  'none',
  'lost',
  'silent',
  'late',
  'later',
  'error',
  'broken',
  'unavailable',
  'page',
  'refused',
] as const;
type Fault = (typeof FAULTS)[number];

interface StoredOrder {
  readonly tradeNo: string;
  readonly merOrderNo: string;
  readonly sourceAmount: string;
  readonly currencyCode: string;
  readonly payCode: 0 | 1 | 2;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

interface ModelOptions {
  readonly faults?: readonly Fault[];
  /** How an order stands after it was answered. */
  readonly payCode?: 0 | 1 | 2;
  /** Whether it knows the Idempotency-Key, which the interface document does not. */
  readonly keys?: boolean;
}

export function createModelGateway(options: ModelOptions = {}) {
  const orders: StoredOrder[] = [];
  const refunds: string[] = [];
  const submissions: string[] = [];
  const answers = new Map<string, Answer>();
  const faults = [...(options.faults ?? [])];
  let late: { waits: number; arrive: () => Answer }[] = [];

  const success = (data: object): Answer => answer(200, { code: '00000', message: 'SUCCESS', data });

  /** By a method with a page the first answer is pending, with an address, whatever comes of it. */
  function createOrder(body: Record<string, string>, onPage: boolean): Answer {
    if (orders.some((order) => order.merOrderNo === body['merOrderNo'])) return refuse('10006');
    const { merOrderNo = '', sourceAmount = '', currencyCode = '' } = body;
    const order = {
      tradeNo: `TG${orders.length}`,
      merOrderNo,
      sourceAmount,
      currencyCode,
      payCode: options.payCode ?? 0,
    };
    orders.push(order);
    const { tradeNo, payCode } = order;
    return success({ tradeNo, merOrderNo, payCode, ...(onPage && { payUrl: `http://pay.test/${tradeNo}` }) });
  }

  function listOrders(body: { merOrderNos?: string[] }): Answer {
    const found = orders.filter((order) => body.merOrderNos?.includes(order.merOrderNo));
    const list = found.map((order) => ({ ...order, state: STATE[order.payCode], sourceCurrency: order.currencyCode }));
    return success({ pageNum: 1, pageSize: 1, total: list.length, totalPage: list.length, list });
  }

  function queryOrder(body: Record<string, string>): Answer {
    const order = orders.find((one) => one.merOrderNo === body['merOrderNo'] && one.tradeNo === body['tradeNo']);
    if (order === undefined) return refuse('20001');
    return success({
      state: STATE[order.payCode],
      tradeNo: order.tradeNo,
      merNo: '100001',
      merOrderNo: order.merOrderNo,
    });
  }

  function carryOut(path: string, body: Record<string, string>, headers: Headers): Answer {
    const key = options.keys === false ? null : headers.get('idempotency-key');
    const operation = Object.values(operations).find((one) => one.path === path);
    const { fields } = operation?.signature ?? { fields: [] };
    if (!verifyMd5({ fields, body, sign: body['sign'] ?? '', key: sandboxAccount.key })) return refuse('10002');
    const replay = key === null ? undefined : answers.get(key);
    if (replay !== undefined) return replay;
    const given = act(path, body, headers.get('paymenttype') !== null || path.startsWith('/cashier/'));
    if (key !== null && given.status === 200 && given.body.includes('"00000"')) answers.set(key, given);
    return given;
  }

  function act(path: string, body: Record<string, string>, onPage: boolean): Answer {
    if (path === '/order/queryOrderList') return listOrders(body as { merOrderNos?: string[] });
    if (path === '/order/query') return queryOrder(body);
    if (path !== '/refund/apply') return createOrder(body, onPage);
    refunds.push(body['amount'] ?? '');
    return success({
      ...body,
      refundNo: `RF${refunds.length}`,
      merNo: '100001',
      refundAmount: body['amount'],
      refundCurrency: 'USD',
    });
  }

  function deliverLate(): void {
    const due = late.filter((one) => one.waits === 0);
    late = late.filter((one) => one.waits > 0).map((one) => ({ ...one, waits: one.waits - 1 }));
    for (const { arrive } of due) arrive();
  }

  function deliverAll(): void {
    while (late.length > 0) deliverLate();
  }

  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(url);
    const body = JSON.parse(String(init.body)) as Record<string, string>;
    const headers = new Headers(init.headers);
    if (!pathname.startsWith('/order/')) submissions.push(pathname);
    deliverLate();
    const fault = faults.shift() ?? 'none';
    if (fault === 'lost') throw new TypeError('connection reset');
    if (fault === 'refused') {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED', syscall: 'connect' } });
    }
    if (fault === 'late' || fault === 'later') {
      late.push({ waits: fault === 'late' ? 0 : 1, arrive: () => carryOut(pathname, body, headers) });
      throw new TypeError('connection reset');
    }
    if (fault === 'unavailable') return respond(refuse('90002', 503));
    if (fault === 'broken') return respond(refuse('90001', 500));
    const given = carryOut(pathname, body, headers);
    if (fault === 'silent') throw new TypeError('connection reset');
    if (fault === 'error') return respond(refuse('90001', 500));
    if (fault === 'page') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    return respond(given);
  };

  return { fetch, orders, refunds, submissions, deliverAll };
}

const STATE = { 0: 3, 1: 2, 2: 1 } as const;

function answer(status: number, body: object): Answer {
  return { status, body: JSON.stringify(body) };
}

function refuse(code: string, status = 200): Answer {
  return answer(status, { code, message: `refused ${code}` });
}

function respond({ status, body }: Answer): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}
