import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { moveToPostgres } from '../../src/gateway/backup/move-to-postgres.ts';
import { openPostgres } from '../../src/gateway/store/engine/postgres/postgres.ts';
import { openSqliteSource } from '../../src/gateway/backup/sqlite-source.ts';
import { steps, terms } from '../gateway/orders/story-steps.ts';
import type { Story } from '../gateway/orders/story-steps.ts';
import { readCells, runSql } from '../helpers/database/databases.ts';
import { PATIENT_LIMITS } from '../helpers/database/patience.ts';
import { openDatabase, startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { createDatabase } from '../helpers/database/postgres.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { createShop, dataOf } from '../helpers/payer/shop.ts';
import { endCommandsAfterEach, startCommand } from './command.ts';

const STORIES = 4;

const gateways: TestGateway[] = [];
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close().catch(() => undefined);
});
endCommandsAfterEach();

async function start(env: Readonly<Record<string, string>>): Promise<TestGateway> {
  const gateway = await startTestGateway({ env });
  gateways.push(gateway);
  return gateway;
}

async function places() {
  const source = await openDatabase('SQLite', { isEmpty: true });
  onTestFinished(() => source.drop());
  const target = await createDatabase();
  onTestFinished(() => target.drop());
  const dataDir = source.env['DATA_DIR'] ?? '';
  return { dataDir, url: target.url, source: { DATA_DIR: dataDir }, target: { DATABASE_URL: target.url } };
}

const migrate = (env: NodeJS.ProcessEnv, ...options: string[]) =>
  startCommand(['migrate', ...options], { env: { DATABASE_URL: '', ...env } }).ended;

async function tellStories(gateway: TestGateway): Promise<void> {
  for (const seed of Array.from({ length: STORIES }, (_, at) => at + 1)) {
    const [given] = fc.sample(terms, { numRuns: 1, seed });
    const shop = await gateway.newShop({ terms: given });
    const world: Story = { gateway, shop, orders: [], refundNos: [], chargebackNos: [], finalStates: new Map() };
    for (const step of fc.sample(steps, { numRuns: 25, seed })) await step(world);
    shop.close();
  }
}

/** Every row of every table, in an order of its own; texts as PostgreSQL can hold them. */
async function cellsOf(place: Parameters<typeof readCells>[0]): Promise<string[]> {
  const cells = await readCells(place);
  return cells
    .filter((cell) => !/^(?:sqlite_|schema_migrations)/.test(cell.place) && cell.text !== 'movedTo')
    .map((cell) => `${cell.place} ${cell.text}`)
    .toSorted();
}

describe('tollgate migrate --to', () => {
  it('moves any story, and the gateway goes on where it stopped', async () => {
    const { dataDir, url, source, target } = await places();
    const receiver = await startReceiver({ status: 500, text: 'later' });
    const before = await start(source);
    await tellStories(before);
    const shop = await before.newShop();
    const keyed = { headers: { 'Idempotency-Key': 'before-the-move' } };
    const body = shop.paymentBody({ sourceAmount: '10.00', notifyUrl: `${receiver.url}/later` });
    const paid = await shop.call('createPayment', body, keyed);
    await receiver.waitFor('/later', 1);
    shop.close();
    await before.close();
    const stored = await cellsOf({ dataDir, databaseUrl: null });

    const { code, stdout, stderr } = await migrate(source, '--to', url, '--json');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const report = JSON.parse(stdout) as {
      movedTo: string;
      tables: { name: string; source: object; target: object }[];
      source: object;
      target: object;
      audit: object;
    };
    expect(report.movedTo).toMatch(/^postgres:\/\/[^@]+$/);
    expect(report.target).toEqual(report.source);
    expect(report.audit).toMatchObject({ unchained: 0, days: expect.any(Number), found: 0 });
    for (const table of report.tables) expect(table.target, table.name).toEqual(table.source);
    expect(await cellsOf({ dataDir: null, databaseUrl: url })).toEqual(stored);

    const after = await start(target);
    const same = createShop(after.url, shop);
    expect(await same.call('createPayment', body, keyed)).toEqual(paid);
    expect((await same.pay()).code).toBe('00000');
    expect((await same.refund(dataOf(paid))).code).toBe('00000');
    await after.advance(120);
    await receiver.waitFor('/later', 2);
    const rotated = await after.operator('POST', `/operator/merchants/${shop.merNo}/signing-key`, {});
    expect(rotated.status).toBe(200);
    await after.advance(7 * 86_400);
    await after.verify();
    same.close();
    await receiver.close();
  });

  it('leaves the source as it was, and no gateway serves it until it is taken back', async () => {
    const { dataDir, url, source } = await places();
    const before = await start(source);
    await before.close();
    const stored = await cellsOf({ dataDir, databaseUrl: null });
    const file = join(dataDir, 'target-url');
    writeFileSync(file, `${url}\n`, { mode: 0o600 });
    const moved = await migrate(source, '--to-file', file);
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout).toMatch(/^orders +0 +0 +0{16} +0{16}$/m);
    expect(moved.stdout).toContain('The ledger is consistent on both sides: checked 7 postings and 0 orders in SQLite');
    await expect(start(source)).rejects.toThrow(
      /DATA_DIR: this database was moved to postgres:\/\/\S+\. Set DATABASE_URL/,
    );
    expect((await migrate(source, '--to', url)).stderr).toContain('was already moved to postgres://');
    expect(await migrate(source, '--take-back')).toMatchObject({ code: 0, stderr: '' });
    expect(await cellsOf({ dataDir, databaseUrl: null })).toEqual(stored);
    const again = await migrate(source, '--to', url);
    expect(again).toMatchObject({ code: 1, stdout: '' });
    expect(again.stderr).toMatch(/^tollgate: The target is not empty: \w+ has rows\. Use a new database\.\n$/);
    await (await start(source)).close();
  });

  it('refuses what it cannot move, in one line', async () => {
    const { url, source, target } = await places();
    const refused = async (env: NodeJS.ProcessEnv, ...options: string[]) => {
      const { code, stderr } = await migrate(env, ...options);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      return `${code} ${stderr.trim()}`;
    };
    expect(await refused(source, '--to', url)).toMatch(/^1 tollgate: There is no SQLite database in /);
    const serving = await start(source);
    expect(await refused(source, '--to', url)).toMatch(
      /^1 tollgate: The database in \S+ is in use\. Stop every gateway/,
    );
    await serving.close();
    expect(await refused({ ...source, ...target }, '--to', url)).toMatch(/^2 .*unset DATABASE_URL$/);
    expect(await refused(source, '--to-file', '/nonexistent')).toMatch(/^1 .*--to-file cannot be read: ENOENT/);
    expect(await refused(source, '--to-file', '/nonexistent', '--to', url)).toMatch(/^2 .*not both/);
    expect(await refused(source, '--to', 'mysql://db/x')).toMatch(
      /^2 .*--to \(or the content of --to-file\) must be an address/,
    );
    expect(await refused({ ...source, TIME_ZONE: 'Asia/Tokyo' }, '--to', url)).toMatch(/^1 .*this database uses UTC/);
    const ENCRYPTION_KEYS = Buffer.alloc(32, 'other').toString('base64');
    expect(await refused({ ...source, ENCRYPTION_KEYS }, '--to', url)).toMatch(/^1 .*add the key [0-9a-f]{8}, which/);
    await runSql({ databaseUrl: null, dataDir: source.DATA_DIR }, 'delete from schema_migrations where version > 12');
    expect(await refused(source, '--to', url)).toMatch(
      /^1 .*The source has schema version 12, .*Run "tollgate migrate"/,
    );
  });

  it('moves everything or nothing, and texts as both engines can hold them', async () => {
    const { dataDir, url, source } = await places();
    await (await start(source)).close();
    const odd = ['', 'null', '"', '\\u0000', 'Ключ 🔑', '\u0000', '\uD800', "o'clock", '\r\n\t', 'x'.repeat(1_200_000)];
    const place = { databaseUrl: null, dataDir };
    for (const [at, text] of odd.entries()) {
      await runSql(
        place,
        `insert into settings values ('odd-${at}', '${text.replaceAll("'", "''").replaceAll('\0', "' || char(0) || '")}')`,
      );
    }
    const from = openSqliteSource(dataDir);
    const target = await openPostgres({ databaseUrl: url, limits: PATIENT_LIMITS, onError: console.error });
    const dies = ({ table }: { table: string }) => {
      if (table === 'settings') throw new Error('killed');
    };
    await expect(moveToPostgres({ source: from, target, onProgress: dies })).rejects.toThrow('killed');
    expect(await target.query('select count(*) as n from merchants')).toEqual([{ n: 0n }]);
    const { tables } = await moveToPostgres({ source: from, target });
    for (const table of tables) expect(table.target).toEqual(table.source);
    const [row] = await target.query("select count(*) as n from settings where name like 'odd-%'");
    expect(row).toEqual({ n: BigInt(odd.length) });
    from.close();
    await target.close();
  });
});
