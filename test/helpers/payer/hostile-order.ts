import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestSensitivity } from '../../../generated/sensitivity.ts';
import type { Body } from '../gateway/caller.ts';
import type { TestGateway } from '../gateway/gateway.ts';
import type { Shop } from './shop.ts';

// An order with the same text in every field that a merchant, a payer, a merchant's server or the operator's staff can fill. Fields
// whose form refuses the text keep their own value: what the contract refuses cannot be shown.

export interface HostileOrder {
  readonly merNo: number;
  readonly tradeNo: string;
  readonly refundNo: string;
  readonly chargebackNo: string;
  readonly notificationId: string;
  /** Where the text was accepted. */
  readonly fields: readonly string[];
}

export interface HostileWorld {
  createOrder(text: string): Promise<HostileOrder>;
  close(): Promise<void>;
}

/** The gateway must be a sandbox. */
export async function openHostileWorld(gateway: TestGateway): Promise<HostileWorld> {
  const server = await startEcho();
  return {
    createOrder: (text) => createOrder(gateway, server.url, text),
    close: server.close,
  };
}

async function createOrder(gateway: TestGateway, echoUrl: string, text: string): Promise<HostileOrder> {
  const taken: string[] = [];
  const shop = await openShop(gateway, text, taken);
  const order = await pay(shop, { echoUrl, text, taken });
  const tradeNo = String(order['tradeNo']);
  const { merNo } = shop;
  const ask = async (name: string, path: string, wanted: object, plain: object): Promise<Record<string, unknown>> => {
    const hostile = await gateway.operator('POST', path, wanted);
    if (hostile.status < 300) taken.push(name);
    const answer = hostile.status < 300 ? hostile : await gateway.operator('POST', path, plain);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body as Record<string, unknown>;
  };
  const at = `/operator/orders/${tradeNo}`;
  await ask('note', `${at}/notes`, { text }, { text: 'plain' });
  const remark = { amount: '1.00', remark: text };
  const refund = await ask('remark', `${at}/refunds`, remark, { amount: '1.00' });
  const chargeback = await ask('chargebackReason', `${at}/chargeback`, { reason: text }, {});
  shop.close();
  return {
    merNo,
    tradeNo,
    refundNo: String(refund['refundNo']),
    chargebackNo: String(chargeback['chargebackNo']),
    notificationId: await firstAnswered(gateway, tradeNo),
    fields: taken,
  };
}

async function openShop(gateway: TestGateway, name: string, taken: string[]): Promise<Shop> {
  try {
    const shop = await gateway.newShop({ name });
    taken.push('merchantName');
    return shop;
  } catch {
    return gateway.newShop();
  }
}

const FREE_CLASSES = ['detail', 'text', 'person', 'phone'] as const;
const ADDRESS_TEXT_MAX = 200;
const ORDER_FIELDS = ['merOrderNo', 'returnUrl', 'notifyUrl'];

/** With the text everywhere; whatever the answer names is sent plain the next time. */
async function pay(
  shop: Shop,
  { echoUrl, text, taken }: { echoUrl: string; text: string; taken: string[] },
): Promise<Body> {
  const plain = shop.paymentBody();
  const encoded = encodeURIComponent(text);
  // Longer than what an address may have.
  const address = `${echoUrl}/n?says=${encoded.length > ADDRESS_TEXT_MAX ? 'long' : encoded}`;
  const classes = requestSensitivity['CardPaymentRequest'] ?? {};
  const free = FREE_CLASSES.flatMap((name) => classes[name] ?? []).filter((path) => !path.includes('[]'));
  const wanted: Body = { ...plain, merOrderNo: text, returnUrl: address, notifyUrl: address };
  for (const field of free) wanted[field] = text;
  wanted['productInfoList'] = [{ sku: text, productName: text, price: '1.00', quantity: '1' }];
  const tried: Body = { ...wanted };
  for (let round = 0; round < 20; round += 1) {
    const answer = await shop.call('createPayment', tried);
    if (answer.data !== undefined) {
      taken.push(...[...ORDER_FIELDS, ...free, 'productInfoList'].filter((field) => tried[field] === wanted[field]));
      return answer.data;
    }
    const named = Object.keys(tried).filter((field) => answer.message.includes(field) && tried[field] !== plain[field]);
    if (named.length === 0) throw new Error(`refused for another reason: ${answer.code} ${answer.message}`);
    for (const field of named) tried[field] = plain[field];
  }
  throw new Error('a payment was refused twenty times');
}

/** The first notification that the merchant's server has answered. */
async function firstAnswered(gateway: TestGateway, tradeNo: string): Promise<string> {
  for (let round = 0; round < 4000; round += 1) {
    const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
    const { deliveries } = body as {
      deliveries: { notificationId: string; attempts: { finishedAt: string | null }[] }[];
    };
    const found = deliveries.find(({ attempts }) => attempts.some(({ finishedAt }) => finishedAt !== null));
    if (found !== undefined) return found.notificationId;
    await sleep(25);
  }
  throw new Error(`no notification of ${tradeNo} was answered`);
}

/** A merchant's server that fails, and says whatever its address says. */
async function startEcho() {
  const server = createServer((request, response) => {
    request.resume();
    const says = new URL(request.url ?? '/', 'http://localhost').searchParams.get('says') ?? '';
    response.writeHead(500, { 'Content-Type': 'text/html' }).end(says);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
