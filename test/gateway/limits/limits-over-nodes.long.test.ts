import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { buildGateway } from '../../../src/gateway/build.ts';
import { readConfig } from '../../../src/gateway/config/config.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { createControls, openDatabase } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { startFreezingRelay } from '../../helpers/database/freezing-relay.ts';
import { createDatabase } from '../../helpers/database/postgres.ts';
import { openOrder, sendForm } from '../../helpers/payer/payer-world.ts';
import { createShop } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { recordStatements } from '../../helpers/database/statement-recorder.ts';
import { sampled } from '../../helpers/sweep.ts';

// Limits on declined cards (S14) and wrong tokens (S13) are counted in the store: another node, and the same one after a
// restart, goes on counting where the first one was.

const DECLINED = '4000000000000002';
const GOOD = '4242424242424242';
const HOUR_MS = 3_600_000;
const METRICS_TOKEN = 'metrics-token-of-the-tests';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function openNodes(engine: EngineName) {
  const database = await openDatabase(engine);
  closing.push(database.drop);
  return nodesOn(database.env);
}

function nodesOn(env: Readonly<Record<string, string>>) {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', METRICS_TOKEN, ...env });
  const log = createLog({ level: 'silent', clock: { now: () => 0 }, write: () => undefined });
  /** The clock of a node may be wrong from the start. */
  return async function startNode(offsetMs = 0, passedSeconds = 0): Promise<TestGateway> {
    const sandboxClock = { now: () => Date.now() + offsetMs };
    let aheadMs = passedSeconds * 1000;
    const gateway = await buildGateway({ config, log, sandboxClock, identityAheadMs: () => aheadMs });
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= gateway.close());
    closing.push(close);
    const pass = (seconds: number) => void (aheadMs += seconds * 1000);
    return { ...createControls(gateway.url, config.operatorToken), pass, realNow: () => Date.now() + aheadMs, close };
  };
}

/** A new order's page. Each shop is known to all nodes. */
async function openPage(node: TestGateway, shop: Shop): Promise<string> {
  const here = createShop(node.url, shop);
  try {
    return await openOrder({ url: node.url, shop: here }, 'createCashierOrder');
  } finally {
    here.close();
  }
}

/** What a try to pay by card is answered, and whether that says how long to wait. */
async function payByCard(payUrl: string, number: string): Promise<readonly [status: number, limited: boolean]> {
  const form = { do: 'pay', method: 'CREDIT_CARD', number, expiry: '12/39', code: '123', name: 'Ada' };
  const { status, headers } = await sendForm(payUrl, form);
  return [status, headers.has('Retry-After')];
}

const tryCard = async (node: TestGateway, shop: Shop, number = DECLINED) =>
  payByCard(await openPage(node, shop), number);

/** Tried, and led back to the page, whatever the bank answered. */
const TRIED = [303, false] as const;
const LIMITED = [429, true] as const;

async function guess(node: TestGateway, path = '/operator/merchants'): Promise<number> {
  return (await fetch(node.url + path, { headers: { Authorization: 'Bearer wrong' } })).status;
}

describe('declined cards', () => {
  it.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))(
    'declined cards at one node count at another and after a restart on %s, and are free again in time',
    async (engine) => {
      const startNode = await openNodes(engine);
      const [first, second] = [await startNode(), await startNode()];
      const shop = await first.newShop();
      for (let tries = 0; tries < 5; tries += 1) {
        expect(await tryCard(first, shop)).toEqual(TRIED);
        expect(await tryCard(second, shop)).toEqual(TRIED);
      }
      expect(await tryCard(first, shop)).toEqual(LIMITED);
      expect(await tryCard(second, shop)).toEqual(LIMITED);
      await first.close();
      const third = await startNode();
      expect(await tryCard(third, shop, GOOD)).toEqual(LIMITED);
      await third.advance(601);
      expect(await tryCard(third, shop, GOOD)).toEqual(TRIED);
      shop.close();
    },
  );

  it('declined cards that come at once to two nodes are tried ten times and no more', async () => {
    const startNode = await openNodes('PostgreSQL');
    const nodes = [await startNode(), await startNode()];
    const [first] = nodes as [TestGateway];
    const shop = await first.newShop();
    const pages = await Promise.all(nodes.flatMap((node) => Array.from({ length: 15 }, () => openPage(node, shop))));
    const answers = await Promise.all(pages.map((payUrl) => payByCard(payUrl, DECLINED)));
    expect(answers.filter(([status]) => status === 303)).toHaveLength(10);
    expect(answers.filter(([status]) => status === 429)).toHaveLength(20);
    const tried = await Promise.all(
      pages.map(async (payUrl) => {
        const tradeNo = new URL(payUrl).pathname.split('/').at(-1);
        const { body } = await first.operator('GET', `/operator/orders/${tradeNo}`);
        return (body as { attempts: unknown[] }).attempts.length;
      }),
    );
    expect(tried.reduce((sum, count) => sum + count, 0)).toBe(10);
    shop.close();
  });
});

describe('wrong tokens', () => {
  it.each<EngineName>(sampled(['PostgreSQL', 'SQLite'], 1))(
    'wrong tokens at one node count at another and after a restart on %s, and the right one is let in all the time',
    async (engine) => {
      const startNode = await openNodes(engine);
      const [first, second] = [await startNode(), await startNode()];
      for (let tries = 0; tries < 5; tries += 1) {
        expect([await guess(first), await guess(second)]).toEqual([401, 401]);
      }
      expect([await guess(first), await guess(second)]).toEqual([429, 429]);
      await first.close();
      const third = await startNode();
      expect(await guess(third)).toBe(429);
      expect((await third.operator('GET', '/operator/merchants')).status).toBe(200);
      // Nobody has guessed another token.
      expect(await guess(third, '/metrics')).toBe(401);
      third.pass(61);
      expect(await guess(third)).toBe(401);
    },
  );

  it('wrong tokens that come at once to two nodes are answered ten times and no more', async () => {
    const startNode = await openNodes('PostgreSQL');
    const nodes = [await startNode(), await startNode()];
    const statuses = await Promise.all(nodes.flatMap((node) => Array.from({ length: 15 }, () => guess(node))));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('are counted by nodes whose clocks are an hour apart as by one', async () => {
    const startNode = await openNodes('PostgreSQL');
    const [slow, fast] = [await startNode(), await startNode(HOUR_MS)];
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) statuses.push(await guess(slow), await guess(fast));
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
  });

  it('are counted by the node alone while the database hangs, and the right one is let in', async () => {
    const database = await createDatabase();
    closing.push(database.drop);
    const url = new URL(database.url);
    const relay = await startFreezingRelay({ host: url.hostname, port: Number(url.port) });
    closing.push(relay.close);
    url.host = `127.0.0.1:${relay.port}`;
    const deadlines = { DATABASE_CONNECT_TIMEOUT_MS: '3000', DATABASE_STATEMENT_TIMEOUT_MS: '3000' };
    const node = await nodesOn({ DATABASE_URL: url.href, ...deadlines })();
    expect(await guess(node)).toBe(401);
    relay.freeze();
    const statuses: number[] = [];
    for (let tries = 0; tries < 30; tries += 1) statuses.push(await guess(node));
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(20).fill(429)]);
    expect((await node.operator('GET', '/operator/clock')).status).toBe(200);
  });

  it('are removed from the store when they are long forgotten, as declined cards are', async () => {
    const database = await openDatabase('SQLite');
    closing.push(database.drop);
    const countRows = () => {
      const file = new DatabaseSync(join(String(database.env['DATA_DIR']), 'tollgate.sqlite'), { readOnly: true });
      try {
        return file.prepare('select count(*) as n from counted_tries').get()?.['n'];
      } finally {
        file.close();
      }
    };
    const startNode = nodesOn(database.env);
    const node = await startNode();
    const shop = await node.newShop();
    expect(await tryCard(node, shop, GOOD)).toEqual(TRIED);
    expect(countRows()).toBe(0);
    expect(await tryCard(node, shop)).toEqual(TRIED);
    expect(await guess(node)).toBe(401);
    // The address, the merchant, and the network of the guess.
    expect(countRows()).toBe(3);
    shop.close();
    await node.close();
    await startNode(0, 3 * 3600);
    await expect.poll(countRows).toBe(0);
  });
});

it('payments of merchants, and operators with the right token, ask the store for no count', async () => {
  const database = await createDatabase();
  closing.push(database.drop);
  const recorder = await recordStatements(database.url);
  closing.push(recorder.close);
  const node = await nodesOn({ DATABASE_URL: recorder.databaseUrl })();
  const counting = () =>
    [...recorder.texts].filter(
      (text) => text.includes('counted_tries') && !text.startsWith('delete from counted_tries'),
    );
  const shop = await node.newShop();
  expect(await shop.pay()).toMatchObject({ code: '00000' });
  expect(counting()).toEqual([]);
  expect(await tryCard(node, shop)).toEqual(TRIED);
  expect(counting()).not.toEqual([]);
  shop.close();
});
