import { afterEach, describe, expect, it } from 'vitest';
import { openConsole } from '../../helpers/gateway/console.ts';
import { readCells } from '../../helpers/database/databases.ts';
import { erasePayer } from '../../helpers/gateway/erasure.ts';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { sampled } from '../../helpers/sweep.ts';

// People may write about an order after its payer was erased. What they write goes with the next run that removes old rows, and
// the pages say so before.

const HOUR_SECONDS = 3600;
const CANARY = 'Lovelacecanary';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describe.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))('on %s', (engine) => {
  async function open() {
    const database = await openDatabase(engine);
    closing.push(database.drop);
    const gateway = await startTestGateway({ env: database.env });
    closing.push(gateway.close);
    const { DATABASE_URL: databaseUrl = null, DATA_DIR: dataDir = null } = database.env;
    const shop = await gateway.newShop();
    closing.push(async () => shop.close());
    return {
      gateway,
      shop,
      pay: async () => dataOf(await shop.pay()),
      async erase(tradeNo: string): Promise<string | undefined> {
        const { body } = await erasePayer(gateway.url, { merNo: shop.merNo, tradeNos: [tradeNo], dryRun: false });
        return body.orders[0]?.outcome;
      },
      async listNotes(tradeNo: string): Promise<unknown> {
        return (await gateway.operator('GET', `/operator/orders/${tradeNo}/notes`)).body;
      },
      async canaries(): Promise<string[]> {
        const cells = await readCells({ databaseUrl, dataDir });
        return cells.filter(({ text }) => text.includes(CANARY)).map(({ place }) => place);
      },
    };
  }

  it('a note on an order whose payer was erased goes with the next run, and others stay', async () => {
    const { gateway, pay, erase, listNotes, canaries } = await open();
    const [tradeNo = '', other = ''] = [await pay(), await pay()].map((paid) => String(paid['tradeNo']));
    const support = await openConsole(gateway.url, 'support');
    const goes = 'so the note is removed at the next clean-up';
    expect((await support.open(`/console/orders/${tradeNo}`)).text).not.toContain(goes);
    expect(await erase(tradeNo)).toBe('erased');
    expect((await support.open(`/console/orders/${tradeNo}`)).text).toContain(goes);
    for (const [order, text] of [
      [tradeNo, `Called ${CANARY}`],
      [other, 'Calls back'],
    ] as const) {
      expect((await gateway.operator('POST', `/operator/orders/${order}/notes`, { text })).status).toBe(201);
    }
    expect(await listNotes(tradeNo)).toMatchObject({ notes: [{ text: `Called ${CANARY}` }] });
    await gateway.advance(2 * HOUR_SECONDS);
    expect(await listNotes(tradeNo)).toEqual({ notes: [] });
    expect(await listNotes(other)).toMatchObject({ notes: [{ text: 'Calls back' }] });
    expect(await canaries()).toEqual([]);
    expect(await erase(tradeNo)).toBe('alreadyErased');
  });

  it('a remark of a later refund goes with the next run, whoever refunds', async () => {
    const { gateway, shop, pay, erase, canaries } = await open();
    const paid = await pay();
    const tradeNo = String(paid['tradeNo']);
    expect(await erase(tradeNo)).toBe('erased');
    const support = await openConsole(gateway.url, 'support');
    expect((await support.open(`/console/orders/${tradeNo}/refund`)).text).toContain(
      'so the remark is removed at the next clean-up',
    );
    const remark = `for ${CANARY}`;
    const path = `/operator/orders/${tradeNo}/refunds`;
    expect((await gateway.operator('POST', path, { amount: '1.00', remark })).status).toBeLessThan(300);
    dataOf(await shop.refund(paid, { amount: '2.00', remark }));
    expect(await canaries()).toContain('refunds.remark');
    await gateway.advance(2 * HOUR_SECONDS);
    expect(await canaries()).toEqual([]);
    expect(await erase(tradeNo)).toBe('alreadyErased');
    await gateway.verify();
  });
});
