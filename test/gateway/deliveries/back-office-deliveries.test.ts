import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '../../../generated/notifications.ts';
import type { NotificationEvent } from '../../../generated/notifications.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { createMemoryStore, createReceiver, nodeHandler } from '../../../src/receiver/index.ts';
import type { FormEvent } from '../../../src/receiver/index.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';

// The demo merchant's developer, with a shop that verifies its notifications, and one that does not work.

const { merNo } = sandboxAccount;
const EVENTS = Object.keys(notifications) as NotificationEvent[];

let gateway: TestGateway;
let broken: ReceiverServer;
let shop: { url: string; notified: { event: string; payload: object }[]; server: Server };

beforeAll(async () => {
  gateway = await startTestGateway();
  broken = await startReceiver({ status: 500, text: 'out of order', headers: { 'X-Shop': 'broken' } });
  shop = await openShop();
});

afterAll(async () => {
  await gateway.close();
  await broken.close();
  shop.server.closeAllConnections();
  shop.server.close();
});

/** Mounted with the kit, one address for payment results and one for payout results, whose bodies look alike. */
async function openShop(): Promise<typeof shop> {
  const notified: { event: string; payload: object }[] = [];
  const receiver = createReceiver({
    secrets: [sandboxAccount.webhookSecret],
    store: createMemoryStore(),
    formEvent: 'paymentResult',
    fallback: () => undefined,
    onError: ({ message }) => void notified.push({ event: 'refused', payload: { message } }),
  });
  for (const event of EVENTS) receiver.on(event, (payload) => void notified.push({ event, payload }));
  const handlers = new Map(
    (['paymentResult', 'payoutResult'] as FormEvent[]).map((formEvent) => [
      `/${formEvent}`,
      nodeHandler(receiver, { formEvent }),
    ]),
  );
  const server = createServer((request, response) => {
    const handler = handlers.get(request.url ?? '') ?? nodeHandler(receiver);
    void handler(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, notified, server };
}

interface Delivery {
  readonly state: string;
  readonly test: boolean;
  readonly tradeNo: string;
  readonly attempts: readonly { result: string; answerHeaders: object | null; sentHeaders: object | null }[];
}

async function readDelivery(notificationId: string): Promise<Delivery> {
  return (await gateway.operator('GET', `/operator/deliveries/${notificationId}`)).body as Delivery;
}

async function deliveryOf(notificationId: string): Promise<Delivery> {
  for (;;) {
    const delivery = await readDelivery(notificationId);
    if (delivery.state !== 'due') return delivery;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a test event', () => {
  it.each(EVENTS)('%s is signed like a real one, says that it is a test, and is about no order', async (event) => {
    const developer = await openMerchant(gateway.url, 'developer');
    await developer.open('/merchant/deliveries/test');
    const sent = await developer.submit('/merchant/deliveries/test', { event, address: `${shop.url}/${event}` });
    expect(sent.text).toContain('The test event is being sent');
    const notificationId = /(NT[0-9A-Z]+)/.exec(sent.path)?.[1] ?? '';
    const delivery = await deliveryOf(notificationId);
    expect(delivery).toMatchObject({
      state: 'acknowledged',
      test: true,
      tradeNo: expect.stringMatching(/^TG0000000000/) as string,
    });
    const notified = shop.notified.filter((one) => one.event === event);
    expect(notified).toEqual([{ event, payload: expect.objectContaining({ merOrderNo: 'TOLLGATE-TEST' }) }]);
    expect((await gateway.operator('GET', `/operator/orders/${delivery.tradeNo}`)).status).toBe(404);
    await gateway.verify();
  });

  it('a test event that fails is not retried, shows what was answered, and does not count as an endpoint', async () => {
    const owner = await openMerchant(gateway.url, 'owner');
    await owner.open('/merchant/deliveries/test');
    const sent = await owner.submit('/merchant/deliveries/test', {
      event: 'refundResult',
      address: `${broken.url}/hook`,
    });
    const notificationId = /(NT[0-9A-Z]+)/.exec(sent.path)?.[1] ?? '';
    const { state, attempts } = await deliveryOf(notificationId);
    expect([state, attempts.length]).toEqual(['exhausted', 1]);
    const page = await owner.open(`/merchant/deliveries/${notificationId}`);
    expect(page.text).toContain('Your server answered with an error (500)');
    expect(page.text).toContain('x-shop: broken');
    expect(page.text).toContain('webhook-timestamp: 1');
    expect(page.text).toContain('out of order');
    const { body } = await gateway.operator('GET', `/operator/endpoints?merNo=${merNo}`);
    expect(body).toEqual({ endpoints: [], next: null });
    expect((await gateway.operator('GET', `/operator/merchants/${merNo}/deliveries/failed`)).body).toMatchObject({
      count: 0,
    });
  });

  it('is not sent to what is no address, and not without end', async () => {
    const developer = await openMerchant(gateway.url, 'developer');
    await developer.open('/merchant/deliveries/test');
    const refused = await developer.submit('/merchant/deliveries/test', {
      event: 'refundResult',
      address: 'javascript:alert(1)',
    });
    expect([refused.status, refused.text.includes('Nothing was done')]).toEqual([400, true]);
    const body = { event: 'chargeback', address: `${shop.url}/chargeback` };
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => gateway.operator('POST', `/operator/merchants/${merNo}/test-events`, body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 429]));
  });
});

describe('the notifications', () => {
  it('are listed with the health of their endpoint, opened, and resent since a moment', async () => {
    const paid = { subject: 'payment', notifyUrl: `${broken.url}/paid` };
    await gateway.operator('POST', `/operator/merchants/${merNo}/triggers`, paid);
    await broken.waitFor('/paid', 1);
    await gateway.advance(256 * 60);
    const developer = await openMerchant(gateway.url, 'developer');
    const overview = await developer.open('/merchant/deliveries?state=exhausted');
    expect(overview.text).toContain(new URL(broken.url).host);
    expect(overview.text).toContain('<b>0%</b>');
    expect(overview.text).toContain('Your server answered with an error (500)');
    const before = broken.at('/paid').length;
    await developer.open(`/merchant/deliveries/since?since=${new Date(await sinceStart()).toISOString().slice(0, 16)}`);
    const resent = await developer.submit('/merchant/deliveries/since', {
      until: new Date(await gateway.now()).toISOString(),
    });
    expect(resent.text).toContain('1 notification is being sent again');
    await broken.waitFor('/paid', before + 1);
    const none = await developer.open('/merchant/deliveries/since?since=tomorrow');
    expect([none.status, none.text.includes('Nothing was done')]).toEqual([400, true]);
  });

  it('are for owners and developers', async () => {
    for (const role of ['staff', 'accountant'] as const) {
      const browser = await openMerchant(gateway.url, role);
      expect((await browser.open('/merchant/deliveries')).status).toBe(403);
    }
  });
});

/** A day before everything. */
async function sinceStart(): Promise<number> {
  return (await gateway.now()) - 86_400_000;
}
