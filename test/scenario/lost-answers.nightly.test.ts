import { afterEach, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Client } from '../../src/client/index.ts';
import { exampleOf } from '../contract/cases/contract.ts';
import { demoClient } from '../helpers/gateway/client.ts';
import { openDatabase, startTestGateway } from '../helpers/gateway/gateway.ts';
import type { EngineName } from '../helpers/gateway/gateway.ts';
import { startLossyProxy } from '../helpers/gateway/lossy-proxy.ts';
import { unsigned } from '../helpers/payer/shop.ts';

// An answer that carries a payUrl or a page is lost on its way: the merchant gets it back, and there is one order (I4).

const PUBLIC_URL = 'http://pay.shop.test';

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('a lost answer on %s', (engine) => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  });

  const cases = [
    [
      'createPayment by PIX',
      '/payment',
      (client: Client) => client.createPayment('PIX', written('createPayment', 'PIX')),
    ],
    [
      'createCashierOrder',
      '/cashier/checkStandPay',
      (client: Client) => client.createCashierOrder(written('createCashierOrder')),
    ],
    [
      'createCashierPayment',
      '/cashier/checkStandPayment',
      (client: Client) => client.createCashierPayment(written('createCashierPayment')),
    ],
  ] as const;

  it.each(cases)('a lost answer of %s brings its payUrl back', async (_, path, submit) => {
    const { client, proxy } = await open({ path, losses: 1 });
    const { payUrl, tradeNo } = await submit(client);
    expect([proxy.lost, payUrl]).toEqual([[path], `${PUBLIC_URL}/pay/${tradeNo}`]);
    expect(await client.listOrders({})).toMatchObject({ total: 1, list: [{ tradeNo, state: 1 }] });
  });

  it.each(cases)(
    'a lost answer of %s brings its payUrl back although the gateway is restarted',
    async (_, path, submit) => {
      const { client, proxy, restart } = await open({ path, losses: 2, restarts: true });
      const { payUrl, tradeNo } = await submit(client);
      expect([proxy.lost, payUrl]).toEqual([[path, path], `${PUBLIC_URL}/pay/${tradeNo}`]);
      expect(restart.count).toBe(2);
      expect(await client.listOrders({})).toMatchObject({ total: 1, list: [{ tradeNo, state: 1 }] });
    },
  );

  it('a lost answer of openCashier brings the page back', async () => {
    const { client, proxy } = await open({ path: '/cashier/checkStand', losses: 1, restarts: true });
    const page = await client.openCashier(written('openCashier'));
    const { list, total } = await client.listOrders({});
    expect([proxy.lost, total]).toEqual([['/cashier/checkStand'], 1]);
    expect(page).toContain(`${PUBLIC_URL}/pay/${list[0]?.tradeNo}`);
  });

  it.each(['openCashier', 'createCashierOrder', 'createCashierPayment'] as const)(
    'a lost answer of %s is given again for the same key and body, and refused for another body',
    async (operationId) => {
      const { shop, advance } = await open({ path: '', losses: 0 });
      const body = {
        ...unsigned(operationId, 'default'),
        notifyUrl: undefined,
        merNo: shop.merNo,
        merOrderNo: shop.newOrderNo(),
      };
      const options = { headers: { 'Idempotency-Key': 'cashier-1' } };
      const first = await shop.raw(operationId, body, options);
      await advance(7200);
      const again = await shop.raw(operationId, body, options);
      expect([again.status, again.text]).toEqual([200, first.text]);
      expect(await shop.call(operationId, { ...body, sourceAmount: '7.00' }, options)).toMatchObject({ code: '10006' });
      const without = await shop.call(operationId, body);
      expect(without).toMatchObject({ code: '10006', message: expect.stringContaining('merOrderNo') });
      expect(await shop.list()).toMatchObject({ data: { total: 1 } });
    },
  );

  async function open(options: { path: string; losses: number; restarts?: boolean }) {
    const database = await openDatabase(engine);
    closers.push(database.drop);
    const env = { PUBLIC_URL, ...database.env };
    let gateway = await startTestGateway({ env });
    closers.push(() => gateway.close());
    const restart = { count: 0 };
    const proxy = await startLossyProxy({
      ...options,
      target: () => gateway.url,
      async afterLoss() {
        if (!options.restarts) return;
        restart.count += 1;
        await gateway.close();
        gateway = await startTestGateway({ env });
      },
    });
    closers.push(proxy.close);
    const shop = await gateway.newShop();
    closers.push(shop.close);
    const { merNo, key } = shop;
    const client = demoClient({ baseUrl: proxy.url, merNo, key });
    return { client, proxy, shop, restart, advance: gateway.advance };
  }
});

type OrderOperation = 'createPayment' | 'openCashier' | 'createCashierOrder' | 'createCashierPayment';

/** What a caller writes of the contract's example. */
function written<Id extends OrderOperation>(operationId: Id, variant = 'default'): never {
  const { body } = exampleOf(operationId, variant);
  const { merNo: _merNo, sign: _sign, version: _version, notifyUrl: _url, ...rest } = body;
  return { ...rest, merOrderNo: `L-${operations[operationId].path.length}-${process.hrtime.bigint()}` } as never;
}
