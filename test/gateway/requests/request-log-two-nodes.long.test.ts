import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createLog } from './request-log.ts';
import type { RequestLog } from './request-log.ts';

// The request log of two nodes with one PostgreSQL: whichever node a request was sent to, each shows it.

const DAY_SECONDS = 86_400;

let database: Awaited<ReturnType<typeof openDatabase>>;
let nodes: TestGateway[];
let shops: Shop[];
let logs: RequestLog[];

beforeAll(async () => {
  database = await openDatabase('PostgreSQL');
  nodes = [];
  // One after the other, as nodes are started on a new database.
  for (let node = 0; node < 2; node += 1) nodes.push(await startTestGateway({ env: database.env }));
  const shop = await nodeOf(0).newShop();
  shops = [shop, createShop(nodeOf(1).url, shop)];
  logs = nodes.map((node) => createLog(node, shop.merNo));
});

afterAll(async () => {
  for (const shop of shops ?? []) shop.close();
  await Promise.all((nodes ?? []).map((node) => node.close()));
  await database?.drop();
});

const nodeOf = (index: number) => nodes[index % 2] as TestGateway;
const shopOf = (index: number) => shops[index % 2] as Shop;
const logOf = (index: number) => logs[index % 2] as RequestLog;

/** What a log shows of orders, newest first. */
async function shownBy(log: RequestLog): Promise<(readonly [order: string | null, tradeNo: string | null])[]> {
  const { requests } = await log.list({ operation: 'createPayment', result: 'ok', limit: '100' });
  return requests.map(({ merOrderNo, tradeNo }) => [merOrderNo, tradeNo]);
}

async function runSql(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: String(database.env['DATABASE_URL']) });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
  return rows;
}

describe('two nodes', () => {
  it('each show the requests that were sent to either, once, in order and with their orders', async () => {
    const sent: [string, string][] = [];
    for (let no = 0; no < 12; no += 1) {
      const merOrderNo = `NODES-${no}`;
      const { tradeNo } = dataOf(await shopOf(no).pay({ merOrderNo }));
      sent.unshift([merOrderNo, String(tradeNo)]);
    }
    for (const log of logs) await expect.poll(() => shownBy(log)).toEqual(sent);
    // A page of one node goes on where that of the other ended.
    const read: (string | null)[] = [];
    let before = '';
    for (let page = 0; page < 4; page += 1) {
      const { requests, next } = await logOf(page).list({ limit: '3', ...(before !== '' && { before }) });
      read.push(...requests.map(({ merOrderNo }) => merOrderNo));
      before = next ?? '';
    }
    expect(read).toEqual(sent.map(([merOrderNo]) => merOrderNo));
    // And each request reads the same.
    const [newest] = (await logOf(0).list()).requests;
    const stories = await Promise.all(logs.map((log) => log.read(newest?.requestId ?? '')));
    expect(stories[0]).toEqual(stories[1]);
  });

  it('show what was sent to both at the same time, each request once', async () => {
    const names = Array.from({ length: 20 }, (_, no) => `SAME-${no}`);
    const answers = await Promise.all(names.map((merOrderNo, no) => shopOf(no).pay({ merOrderNo })));
    const tradeNos = answers.map((answer) => String(dataOf(answer)['tradeNo']));
    const expected = names.map((name, no) => [name, tradeNos[no]]).toSorted();
    for (const log of logs) {
      const found = async () => (await shownBy(log)).filter(([order]) => order?.startsWith('SAME-')).toSorted();
      await expect.poll(found).toEqual(expected);
    }
  });

  it('explain a wrong signature that was sent to one of them on the other', async () => {
    for (const sender of [0, 1]) {
      const merOrderNo = `WRONG-${sender}`;
      const body = shopOf(sender).paymentBody({ merOrderNo });
      await shopOf(sender).raw('createPayment', { ...body, sign: 'A'.repeat(32) });
      const story = await logOf(sender + 1).find({ order: merOrderNo });
      expect(story.request).toMatchObject({ code: '10002', proven: false });
      expect(story.cause).toMatch(/^The sign was made with another key or from other values\./);
      expect(story.signed?.parts.map(({ field }) => field)).toContain('merOrderNo');
    }
  });

  // Last: it moves the clock.
  it('remove a request once after its days, and keep what came later', async () => {
    await runSql('create table removed_requests (request_id text)');
    await runSql(`create function note_removed() returns trigger language plpgsql as
      $$ begin insert into removed_requests values (old.request_id); return old; end $$`);
    await runSql(
      'create trigger note_removed after delete on request_log for each row execute function note_removed()',
    );
    const kept = (await runSql('select request_id from request_log')).map((row) => row['request_id']);
    expect(kept.length).toBeGreaterThan(30);
    await Promise.all(nodes.map((node) => node.advance(8 * DAY_SECONDS)));
    for (const log of logs) expect((await log.list()).requests).toEqual([]);
    const removed = (await runSql('select request_id from removed_requests')).map((row) => row['request_id']);
    expect(removed.toSorted()).toEqual(kept.toSorted());
    // Each node follows the clock that the other has moved.
    await expect
      .poll(async () => Math.abs((await nodeOf(0).now()) - (await nodeOf(1).now())))
      .toBeLessThan(DAY_SECONDS * 1000);
    await shopOf(1).pay({ merOrderNo: 'LATER' });
    for (const log of logs) await expect.poll(() => shownBy(log)).toMatchObject([['LATER', expect.any(String)]]);
  });
});
