import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { endCommandsAfterEach, startCommand } from '../cli/command.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { killGatewayProcesses, startGatewayProcess } from '../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../helpers/gateway/gateway-process.ts';
import { createControls } from '../helpers/gateway/gateway.ts';
import { createDatabase, runStatement } from '../helpers/database/postgres.ts';
import type { TestDatabase } from '../helpers/database/postgres.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../src/gateway/config/config.ts';
import type { Shop } from '../helpers/payer/shop.ts';
import { createSmallDisk } from '../helpers/database/small-disk.ts';
import type { SmallDisk } from '../helpers/database/small-disk.ts';
import { expectPaid } from '../operating/story/steady-load.ts';
import type { Paid } from '../operating/story/steady-load.ts';

// A gateway on SQLite whose disk fails. The disk is a small file system of its own.

/** Who runs the server of the tests. */
const NOBODY = 65_534;
const FAULT_CODES = ['90001', '90002'];

let disk: SmallDisk;
beforeEach(() => {
  disk = createSmallDisk(16);
});
afterEach(async () => {
  await killGatewayProcesses();
  disk.remove();
});
endCommandsAfterEach();

const dataDir = () => join(disk.folder, 'data');
const file = () => join(dataDir(), 'tollgate.sqlite');
const start = () => startGatewayProcess({ env: { DATA_DIR: dataDir() } });
const readinessOf =
  ({ url }: { url: string }) =>
  async () =>
    (await fetch(`${url}/readyz`)).status;

async function payMany(shop: Shop, count: number): Promise<{ paid: Paid[]; refused: string[] }> {
  const answers = await Promise.all(Array.from({ length: count }, () => shop.pay()));
  const paid = answers
    .filter(({ code }) => code === '00000')
    .map(({ data = {} }) => ({ merOrderNo: data['merOrderNo'], tradeNo: data['tradeNo'] }));
  return { paid, refused: answers.flatMap(({ code }) => (code === '00000' ? [] : code)) };
}

/** What was begun before the disk was full may leave room for a few. */
async function payUntilRefused(shop: Shop): Promise<Awaited<ReturnType<typeof payMany>>> {
  const all: Awaited<ReturnType<typeof payMany>> = { paid: [], refused: [] };
  for (let tries = 0; tries < 100 && all.refused.length === 0; tries += 1) {
    const { paid, refused } = await payMany(shop, 50);
    all.paid.push(...paid);
    all.refused.push(...refused);
  }
  expect(all.refused.length).toBeGreaterThan(0);
  return all;
}

function linesWith(gateway: GatewayProcess, text: string): string {
  const lines = gateway.output().split('\n');
  return lines.filter((line) => line.includes(text)).join('\n');
}

/** Small writes may fit, whatever payments need; so readiness is asked for a while. */
async function expectNotReady(gateway: GatewayProcess): Promise<void> {
  for (let checks = 0; checks < 6; checks += 1) {
    expect(await readinessOf(gateway)()).toBe(503);
    await sleep(700);
  }
}

/** A database with its tables on that disk. Its write-ahead log is elsewhere: without room for that, the server ends. */
async function createDatabaseOn({ folder }: SmallDisk): Promise<TestDatabase> {
  const place = join(folder, 'tables');
  mkdirSync(place, { mode: 0o700 });
  chownSync(place, NOBODY, NOBODY);
  const { url, drop } = await createDatabase();
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  await runStatement(server.href, `create tablespace ${name} location '${place}'`);
  await runStatement(server.href, `alter database ${name} set tablespace ${name}`);
  return {
    url,
    async drop() {
      await drop();
      await runStatement(server.href, `drop tablespace ${name}`);
    },
  };
}

/** How a gateway that cannot start ends. */
async function failToStart(): Promise<string> {
  const env = { MODE: 'sandbox', DATA_DIR: dataDir() };
  const { code, stdout, stderr } = await startCommand(['serve', '--port', '0'], { env }).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).not.toContain('    at ');
  return stderr;
}

/** Writes some orders and ends, so that there is something to spoil. */
async function prepare(): Promise<void> {
  const gateway = await start();
  const shop = await gateway.newShop();
  await payMany(shop, 200);
  shop.close();
  await gateway.stop();
}

describe('a full disk', () => {
  it('stops payments with one clear line, loses nothing that was acknowledged, and is over when space is freed', async () => {
    const gateway = await start();
    const shop = await gateway.newShop();
    const { paid } = await payMany(shop, 50);
    disk.fill();
    await expect.poll(readinessOf(gateway)).toBe(503);
    const during = await payUntilRefused(shop);
    expect(during.refused.filter((code) => !FAULT_CODES.includes(code))).toEqual([]);
    expect((await shop.balance('USD')).code).toBe('00000');
    await expectNotReady(gateway);
    const reported = () => linesWith(gateway, '"database file failed"');
    await expect.poll(reported).toContain('The disk is full. Free some space.');

    disk.free();
    await expect.poll(readinessOf(gateway)).toBe(200);
    const after = await payMany(shop, 50);
    expect(after.refused).toEqual([]);
    await expectPaid(gateway, shop, [...paid, ...during.paid, ...after.paid]);
    await gateway.verify();
    shop.close();
  });

  it('a full disk of PostgreSQL is reported by readiness for as long as payments fail (S41)', async () => {
    const roomy = createSmallDisk(96);
    onTestFinished(() => roomy.remove());
    const database = await createDatabaseOn(roomy);
    onTestFinished(async () => {
      await killGatewayProcesses();
      await database.drop();
    });
    const gateway = await startGatewayProcess({ env: { DATABASE_URL: database.url } });
    const shop = await gateway.newShop();
    const { paid } = await payMany(shop, 50);
    await expect.poll(readinessOf(gateway)).toBe(200);
    roomy.fill();
    const during = await payUntilRefused(shop);
    expect(during.refused.filter((code) => !FAULT_CODES.includes(code))).toEqual([]);
    await expectNotReady(gateway);

    roomy.free();
    await expect.poll(readinessOf(gateway)).toBe(200);
    const after = await payMany(shop, 50);
    expect(after.refused).toEqual([]);
    await expectPaid(gateway, shop, [...paid, ...during.paid, ...after.paid]);
    await gateway.verify();
    shop.close();
  });

  it('a full disk for the log, temporary files and the compile cache leaves payments alone', async () => {
    disk.fill();
    const log = openSync(join(disk.folder, 'log'), 'w');
    const port = await freePort();
    const elsewhere = createSmallDisk(16);
    const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', String(port)], {
      stdio: ['ignore', log, log],
      env: { DATA_DIR: elsewhere.folder, TMPDIR: disk.folder, NODE_COMPILE_CACHE: join(disk.folder, 'cache') },
    });
    closeSync(log);
    try {
      const gateway = createControls(`http://127.0.0.1:${port}`, SANDBOX_OPERATOR_TOKEN);
      const isReady = () => readinessOf(gateway)().catch(() => 0);
      await expect.poll(isReady).toBe(200);
      const shop = await gateway.newShop();
      expect((await payMany(shop, 50)).refused).toEqual([]);
      shop.close();
      await gateway.verify();
    } finally {
      child.kill();
      await once(child, 'exit');
      elsewhere.remove();
    }
  });

  it('stops a start with one clear line', async () => {
    disk.fill();
    expect(await failToStart()).toMatch(/DATA_DIR: the database cannot be used\. .*(no space left|disk is full)/i);
  });
});

const PROGRAM = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

describe('a read-only disk', () => {
  it('a disk that becomes read-only while serving stops payments, answers queries, and loses nothing that was acknowledged', async () => {
    const gateway = await start();
    const shop = await gateway.newShop();
    const { paid } = await payMany(shop, 50);
    disk.breakDown();
    await expect.poll(readinessOf(gateway)).toBe(503);
    const during = await payMany(shop, 20);
    expect(during.refused.filter((code) => !FAULT_CODES.includes(code))).toEqual([]);
    expect(during.refused).toHaveLength(20);
    await expectPaid(gateway, shop, paid);
    const reported = /"database file failed".*(read-only|reported an error)/;
    await expect.poll(gateway.output).toMatch(reported);
    await gateway.kill();

    disk.remount('rw');
    const again = await start();
    await expectPaid(again, shop, paid);
    await again.verify();
    await again.stop();
    shop.close();
  });

  it('stops a start with one clear line', async () => {
    await prepare();
    disk.remount('ro');
    expect(await failToStart()).toMatch(/The database file cannot be opened\..* is its disk read-only\?\n$/);
  });
});

describe('a spoilt file', () => {
  const spoils: [title: string, spoil: () => void, reported: RegExp][] = [
    ['that is no database', () => writeFileSync(file(), 'no database, but long enough'.repeat(50)), /not a database/],
    ['whose header is overwritten', () => overwrite(0, 200), /not a database, or its first page is damaged/],
    ['that was cut', () => truncateSync(file(), 8192), /file is damaged/],
  ];

  it.each(spoils)('%s stops a start with one clear line', async (_title, spoil, reported) => {
    await prepare();
    spoil();
    const text = await failToStart();
    expect(text).toMatch(reported);
    expect(text).toContain('tollgate restore FILE --force');
  });

  it('a spoilt file with damaged pages answers no payment as taken that is not, and says what to do', async () => {
    await prepare();
    const { length } = readFileSync(file());
    overwrite(4096 * 30, length - 4096 * 31);
    const output = await start().then(
      async (gateway) => {
        const shop = await gateway.newShop().catch(() => null);
        const { refused, paid } = shop === null ? { refused: [], paid: [] } : await payMany(shop, 20);
        expect(refused.filter((code) => !FAULT_CODES.includes(code))).toEqual([]);
        if (shop !== null) await expectPaid(gateway, shop, paid);
        await gateway.operator('GET', '/operator/ledger/verify');
        return gateway.output;
      },
      (error: unknown) => () => String(error),
    );
    await expect.poll(output).toContain('The database file is damaged. Restore a backup');
  });
});

function overwrite(from: number, bytes: number): void {
  const whole = readFileSync(file());
  writeFileSync(file(), whole.fill(0x55, from, from + bytes));
}
