import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { createZone } from '../../../../src/gateway/domain/day.ts';
import { composeNumber } from '../../../../src/gateway/domain/numbers.ts';
import type { Store } from '../../../../src/gateway/domain/store.ts';
import { openStore } from '../../../../src/gateway/store/open-store.ts';
import { startKillablePostgres } from '../../../chaos/killable-postgres.ts';
import { createRandom } from '../../../chaos/random.ts';
import { describeOnBothEngines, runSql } from '../../../helpers/database/databases.ts';
import type { Place } from '../../../helpers/database/databases.ts';
import { MER_NO } from '../../../helpers/database/store-records.ts';

// A report of many payments of the same amount on one day, read by nodes that are killed: each line has its own payment at the end.

const LINES = 10_000;
const KILLS = 3;
const LEASE_MS = 60_000;
const DAY = '2026-11-16';
const AT = Date.UTC(2026, 10, 16, 12);
const WORKER = new URL('read-worker.ts', import.meta.url).pathname;
const random = createRandom();

const numberOf = (n: number) =>
  composeNumber('order', { now: AT + n, merNo: MER_NO, random: String(n).padStart(14, '0') });

function startWorker(place: Place, node: number, more: readonly string[] = []): ChildProcess {
  const args = [WORKER, JSON.stringify(place), `node ${node}`, String(node * LEASE_MS), ...more];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** kill -9, when it has stored a block. */
async function killAfterBlock(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.stdout?.once('data', () => worker.kill('SIGKILL'));
  expect(await ended).toEqual([null, 'SIGKILL']);
}

async function fillPayments(place: Place): Promise<void> {
  for (let first = 0; first < LINES; first += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => {
      return `(${MER_NO}, '${numberOf(first + index)}', 'payment', 1, 'channel', 'available', 'USD', 10000, ${AT})`;
    });
    await runSql(
      place,
      `insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at) values ${rows.join(', ')}`,
    );
  }
}

/** In another order than that of the payments. */
function reportOf(): Buffer {
  const head = { reportId: 'r-1', acquirer: 'default', currency: 'USD', from: DAY, to: DAY, paidOn: DAY };
  const lines = Array.from({ length: LINES }, (_, index) => {
    const tradeNo = numberOf((index * 7919) % LINES);
    const amounts = { currency: 'USD', gross: '10000', fee: '-165', net: '9835' };
    return { lineId: String(index + 1), type: 'payment', tradeNo, at: `${DAY}T12:00:00Z`, ...amounts };
  });
  const whole = [{ ...head, total: String(9835 * LINES), lineCount: LINES }, ...lines];
  return Buffer.from(`${whole.map((one) => JSON.stringify(one)).join('\n')}\n`);
}

async function addReport(store: Store): Promise<void> {
  const content = reportOf();
  const file = {
    fileNo: 'RC1',
    source: 'command' as const,
    name: 'report.jsonl',
    format: null,
    owner: null,
    profile: null,
    hash: 'a'.repeat(64),
    bytes: content.length,
    maskedCount: 0,
    maskedLines: [],
    createdAt: AT,
    createdBy: 'ada@example.com',
  };
  await store.addFile(file, [{ part: 0, sha256: '', bytes: content.length, content }], null);
}

/** Everything is settled, as if nothing had happened. */
const SETTLED = { state: 'done', lines: LINES, settledLines: LINES, openLines: 0 };

describeOnBothEngines('Nodes that read a report', ({ migratedPlace, open }) => {
  it(`give each of ${LINES} equal amounts its own payment, however often they are killed (S50, S51, seed ${random.seed})`, async () => {
    const place = await migratedPlace();
    await fillPayments(place);
    const store = await open(place);
    await addReport(store);
    let node = 0;
    for (; node < KILLS; node += 1) await killAfterBlock(startWorker(place, node));
    const [code] = (await once(startWorker(place, node), 'exit')) as [number];
    expect(code).toBe(0);
    expect(await store.findFile('RC1')).toMatchObject(SETTLED);
    const lines = Array.from({ length: 500 }, (_, index) => ({ fileNo: 'RC1', section: 0, line: index * 20 + 2 }));
    const found = await store.findParties({ lines, items: [], reports: [] });
    expect(found.lines.map(({ subject, state }) => [subject, state])).toEqual(
      lines.map(({ line }) => [numberOf(((line - 2) * 7919) % LINES), 'matched']),
    );
    const day = Math.floor(AT / 86_400_000);
    const days = await store.sumReconciliationDays({ owner: 'default', from: day, to: day });
    expect(days).toMatchObject([{ reported: 10_000n * BigInt(LINES), fees: -165n * BigInt(LINES), openItems: 0 }]);
    await store.close();
  }, 120_000);
});

it('a block that a crash of PostgreSQL took is read again, by the node that had stored it, too (S50)', async () => {
  const postgres = await startKillablePostgres();
  onTestFinished(() => postgres.stop());
  const place = { databaseUrl: postgres.url, dataDir: null };
  const store = await openStore({ ...place, zone: createZone('UTC'), batchSizeMax: 100, now: () => performance.now() });
  await fillPayments(place);
  await addReport(store);
  await store.close();
  // What no commit waited for stays in memory, for as long as the server may keep it there.
  await runSql(place, "alter system set wal_writer_delay = '10s'");
  await runSql(place, "alter system set wal_writer_flush_after = '1GB'");
  await runSql(place, 'select pg_reload_conf()');

  const worker = startWorker(place, 0, ['pause']);
  await once(worker.stdout as Readable, 'data');
  await postgres.kill();
  await postgres.restart();
  const again = await openStore({ ...place, zone: createZone('UTC'), batchSizeMax: 100, now: () => performance.now() });
  onTestFinished(() => again.close());
  expect(await again.findFile('RC1')).toMatchObject({ state: 'reading', progress: null, lines: 0 });
  worker.stdin?.end('go on\n');
  // It lets go of the file instead of going on behind lines that are gone.
  expect(await once(worker, 'exit')).toEqual([0, null]);
  expect(await again.findFile('RC1')).toMatchObject({ state: 'reading', progress: null, lines: 0 });
  const [code] = (await once(startWorker(place, 1), 'exit')) as [number];
  expect(code).toBe(0);
  expect(await again.findFile('RC1')).toMatchObject(SETTLED);
});
