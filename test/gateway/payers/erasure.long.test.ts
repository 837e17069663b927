import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readCells, readEverything, runSql } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { erasePayer } from '../../helpers/gateway/erasure.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { createDatabase } from '../../helpers/database/postgres.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Body } from '../../helpers/gateway/caller.ts';

const ADA = {
  billingFirstName: 'Adacanary',
  billingLastName: 'Lovelacecanary',
  billingEmail: 'ada.canary@example.com',
  email: 'Ada.Canary@example.com',
  billingPhone: '+44 20 7946 0999',
  billingAddress1: '12 Canarystreet',
  ipAddress: '203.0.113.199',
  userId: 'customer-canary-1',
};
const BOB = {
  billingFirstName: 'Bobcanary',
  billingLastName: 'Builderfinch',
  billingEmail: 'bob.finch@example.com',
  email: 'bob.finch@example.com',
  billingPhone: '+44 20 7946 0111',
  billingAddress1: '1 Finchroad',
  ipAddress: '203.0.113.111',
  userId: 'customer-finch-1',
};
const ADAS = [...Object.values(ADA), 'ada.canary%40example.com', '+442079460999', '400000…0341'];

const clean: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

async function openPlace(engine: EngineName): Promise<{ place: Place; env: Record<string, string> }> {
  if (engine === 'PostgreSQL') {
    const { url, drop } = await createDatabase();
    clean.push(drop);
    return { place: { databaseUrl: url, dataDir: null }, env: { DATABASE_URL: url } };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'tollgate-erasure-'));
  clean.push(() => rmSync(dataDir, { recursive: true, force: true }));
  return { place: { databaseUrl: null, dataDir }, env: { DATA_DIR: dataDir } };
}

async function booksOf({ operator }: TestGateway, merNo: number): Promise<unknown> {
  const read = async (path: string) => (await operator('GET', path)).body;
  return [await read('/operator/ledger/verify'), await read(`/operator/merchants/${merNo}/balances`)];
}

/** Everything that a payer's data can get into. */
async function tellStory(gateway: TestGateway, place: Place, receiverUrl: string) {
  const shop = await gateway.newShop();
  clean.push(() => shop.close());
  const address = `${receiverUrl}/notify?mail=ada.canary%40example.com`;
  const orders: Body[] = [];
  for (const payer of [ADA, BOB, ADA, BOB]) {
    const changes = { ...payer, notifyUrl: address.replace('ada.canary', payer.userId), sourceAmount: '20.00' };
    const returnUrl = `http://localhost/thanks?name=${payer.billingLastName}`;
    const key = { headers: { 'Idempotency-Key': `key-${orders.length}` } };
    orders.push(dataOf(await shop.pay({ ...changes, returnUrl }, key)));
  }
  const [first = {}, other = {}] = orders;
  await gateway.advance(5);
  for (const [order, { billingLastName }] of [
    [first, ADA],
    [other, BOB],
  ] as const) {
    dataOf(await shop.refund(order, { amount: '5.00', remark: `for ${billingLastName}` }));
    await gateway.advance(5);
    const path = `/operator/orders/${String(order['tradeNo'])}/chargeback`;
    const { body } = await gateway.operator('POST', path, {});
    const { chargebackNo } = body as { chargebackNo: string };
    await gateway.operator('POST', `/operator/chargebacks/${chargebackNo}/close`, { result: 'lost' });
    // As an acquirer may write it.
    const reason = `${billingLastName} says that the parcel never came`;
    await runSql(place, `update chargebacks set reason = '${reason}' where chargeback_no = '${chargebackNo}'`);
    await runSql(
      place,
      `update orders set message = 'Approved for ${billingLastName}', chargeback_reason = '${reason}' where trade_no = '${String(order['tradeNo'])}'`,
    );
    await runSql(
      place,
      `update notifications set payload = '{"message":"Approved for ${billingLastName}"}', last_answer = '${billingLastName}' where trade_no = '${String(order['tradeNo'])}'`,
    );
    await runSql(
      place,
      `update idempotency set answer = replace(answer, 'Approved', '${billingLastName}') where subject = '${String(order['tradeNo'])}'`,
    );
  }
  return { shop, orders };
}

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('an erasure on %s', (engine) => {
  it('leaves nothing of the payer in the database, and everything of others, the books and the lists (S40)', async () => {
    const { place, env } = await openPlace(engine);
    const receiver = await startReceiver({ status: 200, text: 'SUCCESS' });
    clean.push(() => receiver.close());
    const gateway = await startTestGateway({ env });
    clean.push(() => gateway.close());
    const { shop, orders } = await tellStory(gateway, place, receiver.url);
    const { merNo } = shop;
    const before = { books: await booksOf(gateway, merNo), list: await shop.list({}) };
    const [bobBefore] = [await gateway.operator('GET', `/operator/orders/${String(orders[1]?.['tradeNo'])}`)];
    expect(await readEverything(place)).toContain(ADA.billingLastName);

    const dry = await erasePayer(gateway.url, { merNo, email: 'ADA.canary@example.com' });
    expect(dry.body).toMatchObject({ dryRun: true, examined: 4, erased: 2, waiting: 0, next: null });
    expect(await readEverything(place)).toContain(ADA.billingLastName);

    const { status, body } = await erasePayer(gateway.url, { merNo, email: ADA.billingEmail, dryRun: false });
    expect(status).toBe(200);
    expect(body).toMatchObject({ dryRun: false, erased: 2, waiting: 0 });
    expect(body.orders.map(({ tradeNo }) => tradeNo)).toEqual([orders[0]?.['tradeNo'], orders[2]?.['tradeNo']]);

    const everything = await readEverything(place);
    expect(ADAS.filter((value) => everything.toLowerCase().includes(value.toLowerCase()))).toEqual([]);
    for (const value of Object.values(BOB)) expect(everything).toContain(value);
    expect(await gateway.operator('GET', `/operator/orders/${String(orders[1]?.['tradeNo'])}`)).toEqual(bobBefore);
    expect({ books: await booksOf(gateway, merNo), list: withoutReasons(await shop.list({})) }).toEqual({
      ...before,
      list: withoutReasons(before.list),
    });
    await gateway.verify();

    expect((await erasePayer(gateway.url, { merNo, email: ADA.email, dryRun: false })).body).toMatchObject({
      erased: 0,
    });
    const again = { merNo, tradeNos: body.orders.map(({ tradeNo }) => tradeNo), dryRun: false };
    expect((await erasePayer(gateway.url, again)).body.orders.map(({ outcome }) => outcome)).toEqual([
      'alreadyErased',
      'alreadyErased',
    ]);
    const audits = (await readCells(place)).filter(
      (cell) => cell.place === 'audit.action' && cell.text === 'erasePayer',
    );
    expect(audits).toHaveLength(1);
    expect((await gateway.operator('GET', '/operator/actions?limit=1')).body).toMatchObject({
      actions: [
        {
          actor: 'break-glass token',
          action: 'erasePayer',
          target: `merchant ${merNo}`,
          detail: expect.stringMatching(/^erased the payer's data in 2 orders, found by email [\w-]{43}$/),
          reason: 'Request 4711',
        },
      ],
    });
  });

  it('waits for what is in progress, needs a reason and a selector, and finds payers by phone, customer and numbers', async () => {
    const { env } = await openPlace(engine);
    const gateway = await startTestGateway({ env });
    clean.push(() => gateway.close());
    const shop = await gateway.newShop();
    clean.push(() => shop.close());
    const { merNo } = shop;
    const pending = dataOf(await shop.pay({ ...ADA, cardNo: '4000000000003220' }));
    const paid = dataOf(await shop.pay({ ...BOB }));
    const erase = (fields: object, headers?: Record<string, string>) =>
      erasePayer(gateway.url, { merNo, dryRun: false, ...fields }, headers);
    expect((await erase({ phone: '0044 2079460999' })).body).toMatchObject({ erased: 0, waiting: 1 });
    expect((await erase({ userId: ADA.userId })).body.orders).toEqual([
      { tradeNo: pending['tradeNo'], merOrderNo: pending['merOrderNo'], outcome: 'waiting' },
    ]);
    expect((await shop.query(pending)).data).toMatchObject({ state: 1 });
    expect(await erase({ email: BOB.email }, {})).toMatchObject({ status: 400 });
    expect(await erase({})).toMatchObject({ status: 400 });
    expect(await erase({ email: BOB.email, merNo: 999_999 })).toMatchObject({ status: 404 });
    expect((await erase({ merOrderNos: [paid['merOrderNo']], limit: 1 })).body).toMatchObject({
      erased: 1,
      next: null,
    });
    await gateway.advance(86_400);
    expect((await erase({ userId: ADA.userId })).body).toMatchObject({ erased: 1, waiting: 0 });
    await gateway.verify();
  });
});

/** A reason may name the payer; that part of the text is replaced. */
function withoutReasons(list: object): unknown {
  return JSON.parse(JSON.stringify(list, (name, value: unknown) => (name === 'refusalPayReason' ? '' : value)));
}
