import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { startPgBouncer } from '../helpers/database/pgbouncer.ts';
import { createDatabase } from '../helpers/database/postgres.ts';
import { createShop, dataOf } from '../helpers/payer/shop.ts';
import type { Shop } from '../helpers/payer/shop.ts';

const PAYMENTS = 250;
const LANES = 8;

afterEach(killGatewayProcesses);

describe.each([
  ['that says so', { DATABASE_POOLER: 'transaction' }],
  ['that does not say so', {}],
] as const)('two nodes behind PgBouncer in transaction mode, with a configuration %s', (_title, setting) => {
  it(`make ${PAYMENTS} payments without a failure`, async () => {
    const database = await createDatabase();
    onTestFinished(() => database.drop());
    const pooler = await startPgBouncer(database.url);
    onTestFinished(() => pooler.stop());
    const env = { DATABASE_URL: pooler.url, ...setting };
    // Both start on an empty database: one makes the schema, and the other waits for it.
    const nodes = await Promise.all([startGatewayProcess({ env }), startGatewayProcess({ env })]);
    const first = await nodes[0].newShop();
    const shops: Shop[] = [first, createShop(nodes[1].url, first)];

    let left = PAYMENTS;
    const codes: string[] = [];
    const lane = async (shop: Shop) => {
      while (left > 0) {
        left -= 1;
        const answer = await shop.pay();
        codes.push(answer.code);
        // Other statements between them, also several in one transaction.
        if (left % 10 === 0) codes.push((await shop.refund(dataOf(answer), { amount: '1.00' })).code);
      }
    };
    await Promise.all(shops.flatMap((shop) => Array.from({ length: LANES }, () => lane(shop))));
    expect(codes.filter((code) => code !== '00000')).toEqual([]);
    expect(codes.length).toBeGreaterThan(PAYMENTS);
    for (const node of nodes) await node.verify();
    for (const shop of shops) shop.close();
    for (const node of nodes) expect(await node.stop()).toEqual({ code: 0, signal: null });
  });
});
