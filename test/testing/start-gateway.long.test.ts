import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/index.ts';
import type { CreatePaymentBody } from '../../src/client/index.ts';
import { createReceiver, nodeHandler } from '../../src/receiver/index.ts';
import { startGateway } from '../../src/testing/index.ts';
import type { StartOptions, TestingGateway, TestingMerchant } from '../../src/testing/index.ts';
import { exampleOf } from '../contract/cases/contract.ts';
import { walletBody } from '../helpers/gateway/client.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';

// As a merchant's own test suite uses it: a client, a receiver, and the sandbox in this process.

type CardBody = CreatePaymentBody<'CREDIT_CARD'>;

const NEW_YEAR = '2026-01-01T00:00:00Z';
const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(options?: StartOptions): Promise<TestingGateway> {
  const gateway = await startGateway(options);
  closing.push(gateway.close);
  return gateway;
}

async function listen(answer: string) {
  const receiver = await startReceiver({ status: 200, text: answer });
  closing.push(receiver.close);
  return receiver;
}

/** A payment that waits for its payer. */
async function pay({ client: options }: Pick<TestingMerchant, 'client'>, changes: object = {}) {
  const client = createClient(options);
  return { client, ...(await client.createPayment('ALIPAY', { ...walletBody, ...changes })) };
}

const minutesAfterNewYear = (moment: Date) => (moment.getTime() - Date.parse(NEW_YEAR)) / 60_000;

describe('the sandbox of tollgate/testing', () => {
  it('tells a paid order to the merchant, who proves it', async () => {
    const gateway = await start({ clock: NEW_YEAR });
    const heard: unknown[] = [];
    const receiver = createReceiver({ secrets: [gateway.merchant.webhookSecret], fallback: () => undefined });
    receiver.on('paymentResult', (payload) => void heard.push(payload));
    const server = createServer(nodeHandler(receiver)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(async () => server.close().closeAllConnections());
    const notifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`;

    const { client, tradeNo, merOrderNo } = await pay(gateway, { notifyUrl });
    expect(await gateway.notifications()).toEqual([]);
    await gateway.complete(tradeNo, 'success');

    const payload = { tradeNo, merOrderNo, code: '0', message: expect.any(String) };
    expect(heard).toEqual([payload]);
    expect(await client.queryOrder({ queryType: 'sales', tradeNo, merOrderNo })).toMatchObject({ state: 3 });
    const moment = new Date(NEW_YEAR);
    expect(await gateway.notifications()).toEqual([
      {
        merNo: 100001,
        notificationId: expect.stringMatching(/^NT/),
        event: 'paymentResult',
        tradeNo,
        address: notifyUrl,
        payload,
        createdAt: moment,
        state: 'acknowledged',
        nextAt: null,
        attempts: [
          {
            kind: 'scheduled',
            attempt: 1,
            startedAt: moment,
            finishedAt: moment,
            status: 200,
            answer: 'SUCCESS',
            result: 'acknowledged',
          },
        ],
      },
    ]);
  });

  it('shows nine attempts after 255 minutes to a merchant who never acknowledges', async () => {
    const gateway = await start({ clock: NEW_YEAR });
    const receiver = await listen('success');
    const { tradeNo } = await pay(gateway, { notifyUrl: `${receiver.url}/notify` });
    await gateway.complete(tradeNo, 'failure');
    const [first] = await gateway.notifications();
    expect([first?.state, first?.nextAt, first?.attempts.length]).toEqual(['due', new Date('2026-01-01T00:01:00Z'), 1]);
    expect(await gateway.advance('255m')).toEqual(new Date('2026-01-01T04:15:00Z'));
    const [last, ...others] = await gateway.notifications(tradeNo);
    expect(others).toEqual([]);
    expect([last?.state, last?.nextAt]).toEqual(['exhausted', null]);
    expect(last?.attempts.map(({ startedAt }) => minutesAfterNewYear(startedAt))).toEqual([
      0, 1, 3, 7, 15, 31, 63, 127, 255,
    ]);
    expect(new Set(receiver.at('/notify').map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([last?.notificationId]),
    );
    expect(receiver.at('/notify')).toHaveLength(9);
  });

  it('completes a refund and charges an order back', async () => {
    const gateway = await start();
    const { url } = await listen('SUCCESS');
    const client = createClient(gateway.client);
    const { sign: _, ...card } = exampleOf('createPayment', 'CREDIT_CARD').body;
    const order: object = { ...card, sourceAmount: '100.00', notifyUrl: undefined, protestNotifyUrl: url };
    const { tradeNo, merOrderNo } = await client.createPayment('CREDIT_CARD', order as CardBody);
    const refund = { tradeNo, merOrderNo, amount: '30.00', notifyUrl: url, remark: 'PENDING' };
    const { refundNo } = await client.applyRefund(refund);
    await gateway.complete(refundNo, 'failure');
    const chargebackNo = await gateway.chargeBack(tradeNo, 'Not as described');
    const notified = await gateway.notifications();
    expect(notified.map(({ event, state, payload }) => ({ event, state, payload }))).toEqual([
      {
        event: 'refundResult',
        state: 'acknowledged',
        payload: {
          tradeNo,
          merOrderNo,
          refundNo,
          state: 1,
          message: expect.any(String),
          refundAmount: '30.00',
          refundCurrency: 'USD',
        },
      },
      {
        event: 'chargeback',
        state: 'acknowledged',
        payload: {
          tradeNo,
          merOrderNo,
          chargebackNo,
          state: 2,
          message: 'Not as described',
          chargebackAmount: '100.00',
          chargebackCurrency: 'USD',
        },
      },
    ]);
  });

  it('says what is wrong with what a test asks for', async () => {
    const gateway = await start();
    const { tradeNo } = await pay(gateway);
    await expect(gateway.chargeBack(tradeNo)).rejects.toThrow('Only a payment that succeeded can be charged back.');
    await gateway.complete(tradeNo, 'success');
    await expect(gateway.complete(tradeNo, 'failure')).rejects.toThrow('ended with success before');
    await expect(gateway.complete('TG1', 'success')).rejects.toThrow('There is no order TG1.');
    await expect(gateway.notifications('TG1')).rejects.toThrow('There is no order TG1.');
    await expect(gateway.advance('1 hour')).rejects.toThrow(
      `advance: "1 hour" is not a duration; write '90s', '255m', '2h', '3d' or seconds`,
    );
    await expect(gateway.advance(-1)).rejects.toThrow('advance: -1 is not a duration');
    await expect(startGateway({ clock: 'tomorrow' })).rejects.toThrow('startGateway: clock must be a time after 1970');
    await expect(startGateway({ merchants: [{ balances: { USD: '1,5' } }] })).rejects.toThrow(
      `startGateway: balances: "1,5" is not an amount in USD; write it as '1000.00'`,
    );
  });
});

describe('the clock of tollgate/testing', () => {
  it('stands still at the moment it is given, and moves by advance alone', async () => {
    const gateway = await start({ clock: new Date(NEW_YEAR) });
    const { tradeNo, merOrderNo, client } = await pay(gateway);
    expect(gateway.now()).toEqual(new Date(NEW_YEAR));
    const moments = [];
    for (const duration of ['90s', '2h', '3d', 1]) moments.push(await gateway.advance(duration));
    expect(moments.map((moment) => moment.toISOString())).toEqual([
      '2026-01-01T00:01:30.000Z',
      '2026-01-01T02:01:30.000Z',
      '2026-01-04T02:01:30.000Z',
      '2026-01-04T02:01:31.000Z',
    ]);
    expect(gateway.now()).toEqual(moments.at(-1));
    // A payment that nobody pays for expires on the way.
    expect(await client.queryOrder({ queryType: 'sales', tradeNo, merOrderNo })).toMatchObject({ state: 2 });
  });

  it("goes with the machine's where none is given", async () => {
    const before = Date.now();
    const gateway = await start();
    const started = gateway.now().getTime();
    expect(started).toBeGreaterThanOrEqual(before);
    await expect.poll(() => gateway.now().getTime()).toBeGreaterThan(started);
    expect((await gateway.advance('1d')).getTime()).toBeGreaterThanOrEqual(started + 86_400_000);
  });
});

describe('the seed of tollgate/testing', () => {
  async function storyOf(seed: string) {
    const gateway = await start({ seed, clock: NEW_YEAR, merchants: [{}, {}] });
    const numbers = [];
    for (const merchant of gateway.merchants) {
      for (const merOrderNo of ['A', 'B']) numbers.push((await pay(merchant, { merOrderNo })).tradeNo);
    }
    const secrets = gateway.merchants.map(({ merNo, key, webhookSecret }) => ({ merNo, key, webhookSecret }));
    return { numbers, secrets };
  }

  it('gives the same numbers, keys and secrets again, and another seed gives others', async () => {
    const first = await storyOf('one');
    expect(await storyOf('one')).toEqual(first);
    const other = await storyOf('two');
    const texts = [first, other].flatMap(({ numbers, secrets }) => [
      ...numbers,
      ...secrets.flatMap(({ merNo, key, webhookSecret }) => [String(merNo), key, webhookSecret]),
    ]);
    expect(new Set(texts).size).toBe(20);
  });

  it('gives numbers that sort in the order of the requests while the clock stands still', async () => {
    const gateway = await start({ clock: NEW_YEAR });
    const tradeNos = [];
    for (let count = 1; count <= 40; count += 1) {
      tradeNos.push((await pay(gateway, { merOrderNo: `ORDER-${count}` })).tradeNo);
    }
    expect(tradeNos.toSorted()).toEqual(tradeNos);
  });
});

describe('the merchants of tollgate/testing', () => {
  it('are set up as asked, each with keys of its own', async () => {
    const gateway = await start({
      merchants: [
        { merNo: 700, currencies: ['USD'], balances: { USD: '12.50' } },
        { methods: ['CREDIT_CARD'], websites: ['https://shop.example'] },
      ],
    });
    const [first, second] = gateway.merchants;
    expect(gateway.merchant).toBe(first);
    expect(gateway.client).toEqual({ baseUrl: gateway.url, merNo: 700, key: first?.key, referer: 'http://localhost/' });
    expect(second?.client.referer).toBe('https://shop.example/');
    expect(await createClient(gateway.client).queryBalance({ currency: 'USD' })).toEqual({
      currency: 'USD',
      balance: '12.50',
      unCheckedBalance: '0.00',
      totalBalance: '12.50',
    });
    await expect(pay(gateway, { currencyCode: 'EUR' })).rejects.toMatchObject({ code: '10009' });
    if (second === undefined) throw new Error('there is no second merchant');
    await expect(pay(second)).rejects.toMatchObject({ code: '10010' });
  });

  it('have nothing to do with those of another sandbox beside it', async () => {
    const [left, right] = [await start(), await start()];
    const { tradeNo } = await pay(left);
    await expect(right.complete(tradeNo, 'success')).rejects.toThrow('There is no order');
    expect((await pay(right)).tradeNo).not.toBe(tradeNo);
  });
});

it('a sandbox that was closed answers nobody, and its port is free', async () => {
  const startAgain = async () => {
    const gateway = await startGateway();
    await gateway.close();
    const again = await start({ port: Number(new URL(gateway.url).port) });
    return again.url === gateway.url;
  };
  // Between the two another program may be given the port, but not every time.
  await expect.poll(() => startAgain().catch(String)).toBe(true);
});
