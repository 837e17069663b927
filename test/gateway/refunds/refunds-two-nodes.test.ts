import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createDatabase } from '../../helpers/database/postgres.ts';
import type { TestDatabase } from '../../helpers/database/postgres.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createRandom } from '../../chaos/random.ts';

// I15: what an order is listed as follows from its refunds, whichever node wrote last and whatever its clock says. Refund
// numbers are drawn by the nodes' clocks, and these are minutes apart.

const MINUTE_MS = 60_000;
const random = createRandom();
let database: TestDatabase;
let nodes: readonly TestGateway[] = [];

beforeAll(async () => {
  database = await createDatabase();
  nodes = await Promise.all([startNode(0), startNode(-7 * MINUTE_MS)]);
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await database?.drop();
});

function startNode(offsetMs: number): Promise<TestGateway> {
  const sandboxClock = { now: () => Date.now() + offsetMs };
  return startTestGateway({ env: { DATABASE_URL: database.url }, build: { sandboxClock } });
}

const nodeAt = (index: number): TestGateway => {
  const node = nodes[index % nodes.length];
  if (node === undefined) throw new Error('no node');
  return node;
};

describe(`refunds at two nodes whose clocks are seven minutes apart (seed ${random.seed})`, () => {
  it('leave their order listed by the newest one that is in progress or done', async () => {
    const first = await nodeAt(0).newShop();
    const shops = [first, createShop(nodeAt(1).url, first)];
    for (let round = 0; round < 12; round += 1) await race(shops, round);
    for (const shop of shops) shop.close();
    await nodeAt(0).verify();
  });
});

async function race(shops: readonly Shop[], round: number): Promise<void> {
  const shopAt = (index: number) => shops[index % shops.length] as Shop;
  const order = dataOf(await shopAt(round).pay({ currencyCode: 'USD', sourceAmount: '100.00' }));
  const listed = async () => {
    const { list } = dataOf(await shopAt(round).list({ tradeNos: [order['tradeNo']] })) as {
      list: { state: number }[];
    };
    return list[0]?.state;
  };
  const refund = (index: number) =>
    shopAt(index).refund(
      order,
      { amount: '1.00', remark: 'PENDING' },
      { headers: { 'Idempotency-Key': randomUUID() } },
    );
  const applied = await Promise.all(Array.from({ length: 8 }, (_, index) => refund(index)));
  expect(await listed()).toBe(4);
  const ends = applied.map((answer) => ({
    refundNo: String(dataOf(answer)['refundNo']),
    // Every third order has refunds that all fail, and is listed as paid again.
    result: round % 3 !== 0 && random.between(0, 1) === 0 ? 'success' : 'failure',
  }));
  const shuffled = ends.toSorted(() => random.between(0, 1) - 0.5);
  await Promise.all(
    shuffled.map(({ refundNo, result }, index) =>
      nodeAt(index).operator('POST', `/operator/refunds/${refundNo}/complete`, { result }),
    ),
  );
  expect(await listed()).toBe(ends.some(({ result }) => result === 'success') ? 6 : 3);
}
