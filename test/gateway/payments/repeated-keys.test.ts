import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runSql } from '../../helpers/database/databases.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { createShop, unsigned } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// A request that is repeated with its key while the first is still at the bank, on the same node and on another.

const LOCK_MS_MAX = 120_000;

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('a repeat with the same key on %s', (engine) => {
  let world: Awaited<ReturnType<typeof openWorld>>;

  beforeAll(async () => {
    world = await openWorld(engine);
  });

  afterAll(async () => {
    await world?.close();
  });

  it.each(['approved', 'declined', 'challenged', 'pending'])(
    'waits for the first request and gets its response: %s',
    async (kind) => {
      const { shops, bank } = world;
      const body = { merOrderNo: shops[0].newOrderNo() };
      const options = { headers: { 'Idempotency-Key': `held-${kind}` } };
      const held = bank.hold();
      const first = shops[0].pay(body, options);
      await held.called;
      const repeats = shops.map((shop) => shop.pay(body, options));
      expect(await Promise.race([first, ...repeats, stillHeld()])).toBe('held');
      held.answer(kind);
      const answer = await first;
      expect(answer).toMatchObject({ code: '00000', data: { message: `The bank says ${kind}.` } });
      expect(await Promise.all(repeats)).toEqual([answer, answer]);
    },
  );

  it('a repeated payout with the same key waits too', async () => {
    const { shops, bank } = world;
    bank.hold().answer('approved');
    await shops[0].pay({ currencyCode: 'MXN', sourceAmount: '100.00' });
    const body = { merOrderNo: shops[0].newOrderNo(), currencyCode: 'MXN', sourceAmount: '10.00' };
    const options = { headers: { 'Idempotency-Key': 'held-payout' } };
    const held = bank.hold();
    const first = shops[0].payOut(body, options);
    await held.called;
    const repeats = shops.map((shop) => shop.payOut(body, options));
    expect(await Promise.race([first, ...repeats, stillHeld()])).toBe('held');
    held.answer('approved');
    const answer = await first;
    expect(answer).toMatchObject({ code: '00000', data: { payCode: 0 } });
    expect(await Promise.all(repeats)).toEqual([answer, answer]);
  });

  it('gets the order as it is if the first request was never answered', async () => {
    const { shops, bank, place } = world;
    const body = { merOrderNo: shops[0].newOrderNo() };
    const options = { headers: { 'Idempotency-Key': 'held-dead' } };
    bank.hold().answer('pending');
    const { data } = await shops[0].pay(body, options);
    // As if the node had been killed during the call, some time ago.
    const { tradeNo, merOrderNo } = data as { tradeNo: string; merOrderNo: string };
    for (const sql of [
      "update idempotency set answer = null where key = 'held-dead'",
      `update orders set created_at = 1 where trade_no = '${tradeNo}'`,
    ]) {
      await vi.waitFor(() => runSql(place, sql), { timeout: LOCK_MS_MAX });
    }
    expect(await shops[1].pay(body, options)).toEqual({
      code: '00000',
      message: 'SUCCESS',
      data: {
        tradeNo,
        merOrderNo,
        payCode: 2,
        payUrl: `http://pay.example/pay/${tradeNo}`,
        message: 'Waiting for the bank.',
      },
    });
  });

  it('is refused with another body or method, and the answer names what differs', async () => {
    const [shop] = world.shops;
    const options = { variant: 'WECHAT', headers: { 'Idempotency-Key': 'other' } };
    const body = { ...unsigned('createPayment', 'WECHAT'), merNo: shop.merNo, merOrderNo: shop.newOrderNo() };
    const first = await shop.call('createPayment', body, options);
    expect(first).toMatchObject({ code: '00000' });
    expect(await shop.call('createPayment', body, options)).toEqual(first);
    const refusal = {
      code: '10006',
      message:
        'The order number is taken. Idempotency-Key: already used with a different body, path or paymentType. Use a new key.',
    };
    expect(await shop.call('createPayment', body, { ...options, variant: 'UNIONPAY_H5' })).toEqual(refusal);
    expect(await shop.call('createPayment', { ...body, sourceAmount: '7.00' }, options)).toEqual(refusal);
  });
});

/** Long enough for a repeat that does not wait to be answered. */
const stillHeld = () => sleep(300, 'held');

/** Two nodes on one database, and a bank that holds its answers until the test releases them. */
async function openWorld(engine: EngineName) {
  const bank = await startBank();
  const database = await openDatabase(engine);
  const env = {
    ...database.env,
    PUBLIC_URL: 'http://pay.example',
    CHANNEL_URL: bank.url,
    CHANNEL_TOKEN: 'token',
    CHANNEL_DEADLINE_MS: '60000',
  };
  const nodes: [TestGateway, TestGateway] = [await startTestGateway({ env }), await startTestGateway({ env })];
  const shop = await nodes[0].newShop();
  const shops: [Shop, Shop] = [shop, createShop(nodes[1].url, shop)];
  async function close() {
    for (const each of shops) each.close();
    bank.close();
    await Promise.all(nodes.map((node) => node.close()));
    await database.drop();
  }
  const place = { dataDir: database.env['DATA_DIR'] ?? null, databaseUrl: database.env['DATABASE_URL'] ?? null };
  return { shops, bank, place, close };
}

async function startBank() {
  let called = Promise.withResolvers<void>();
  let released = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    const { callId, tradeNo, refundNo, attempt, currency, amount } = (await json(request)) as Record<string, unknown>;
    called.resolve();
    const kind = await released.promise;
    const echo = { callId, tradeNo, refundNo, attempt, currency, amount };
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ ...echo, kind, message: `The bank says ${kind}.` }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What arrives from now on waits for its answer. */
    hold() {
      called = Promise.withResolvers();
      released = Promise.withResolvers();
      return { called: called.promise, answer: released.resolve };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
