import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import type { NewExport } from '../../../src/gateway/domain/exports/export.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createRandom } from '../../chaos/random.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { MER_NO } from '../../helpers/database/store-records.ts';
import { SWEEPS_ALL } from '../../helpers/sweep.ts';
import { exportAudit } from './export-records.ts';

const LINES = SWEEPS_ALL ? 500_001 : 60_001;
const KILLS = SWEEPS_ALL ? 20 : 3;
const LEASE_MS = 60_000;
const KILL_MS_MAX = 30_000;
const WORKER = new URL('export-worker.ts', import.meta.url).pathname;
const random = createRandom();

function startWorker(place: Place, node: number): ChildProcess {
  const args = [WORKER, JSON.stringify(place), `node ${node}`, String(node * LEASE_MS)];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** kill -9, when it has stored so many parts. */
async function killAfter(worker: ChildProcess, parts: number): Promise<void> {
  const ended = once(worker, 'exit');
  let stored = 0;
  worker.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stored += text.split('\n').length - 1;
    if (stored >= parts) worker.kill('SIGKILL');
  });
  expect(await ended).toEqual([null, 'SIGKILL']);
}

function fillLines(place: Place): Promise<void> {
  return runSql(
    place,
    `insert into settlement_lines (mer_no, currency, number, subject, event, at, day, amount, debt, available, owed)
     with recursive series(i) as (select 1 union all select i + 1 from series where i < ${LINES})
     select ${MER_NO}, 'USD', i, 'D-' || i, 'deposit', 1790000000000 + i, 20758, 7, 0, 7 * i, 0 from series`,
  );
}

function newExport(exportId: string, format: NewExport['format']): NewExport {
  const cut = { merNo: MER_NO, currency: 'USD', batchNo: null, after: 0, through: LINES, batchedThrough: 0 };
  const asked = { exportId, side: MER_NO, askedBy: 'ada@example.com', name: `lines.${format}`, format, csv: null };
  return { ...cut, ...asked, opening: 0n, closing: BigInt(LINES) * 7n, createdAt: 1, expiresAt: 1_000_000 };
}

async function fileOf(store: Store, exportId: string): Promise<Buffer> {
  const reference = { merNo: MER_NO, exportId };
  const found = await store.findExport(reference);
  expect(found).toMatchObject({ state: 'done', rowsDone: LINES + 2 });
  const pieces: Buffer[] = [];
  for (let part = 0; part < (found?.parts ?? 0); part += 1)
    pieces.push(Buffer.from((await store.readExportPart(reference, part)) ?? '', 'base64'));
  return Buffer.concat(pieces);
}

describeOnBothEngines('processes that make exports', ({ migratedPlace, open }) => {
  it.each(['xlsx', 'jsonl'] as const)(
    `end in the same bytes as %s, however often they are killed (S49, seed ${random.seed})`,
    async (format) => {
      const place = await migratedPlace();
      await fillLines(place);
      const asking = await open(place);
      await asking.createExport(newExport('export_1', format), exportAudit(MER_NO));
      await asking.close();
      let node = 0;
      for (; node < KILLS; node += 1) await killAfter(startWorker(place, node), random.between(1, 4));
      const between = await open(place);
      expect(await between.findExport({ merNo: MER_NO, exportId: 'export_1' })).toMatchObject({ state: 'waiting' });
      await between.createExport(newExport('export_2', format), exportAudit(MER_NO));
      await between.close();
      const [code] = (await once(startWorker(place, node), 'exit')) as [number];
      expect(code).toBe(0);
      const store = await open(place);
      const [killed, whole] = [await fileOf(store, 'export_1'), await fileOf(store, 'export_2')];
      expect(killed.length).toBeGreaterThan(0);
      expect(Buffer.compare(killed, whole)).toBe(0);
    },
    120_000 + KILLS * KILL_MS_MAX,
  );
});
