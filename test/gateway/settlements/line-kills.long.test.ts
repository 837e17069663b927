import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LINE_CHECKS } from '../../../src/gateway/store/ledger/line-checks.ts';
import { openEngine } from '../../../src/gateway/store/open-store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { MER_NO } from '../../helpers/database/store-records.ts';
import { createRandom } from '../../chaos/random.ts';
import { SWEEPS_ALL } from '../../helpers/sweep.ts';

const ROUNDS = SWEEPS_ALL ? 40 : 3;
const ROUND_MS_MAX = 30_000;
const WORKER = new URL('line-worker.ts', import.meta.url).pathname;
const random = createRandom();

/** Once it has done something. */
async function startWorker(place: Place, name: string): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [WORKER, JSON.stringify(place), String(MER_NO), name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout ?? expect.unreachable(), 'data');
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

describeOnBothEngines('processes that number lines and cut batches', ({ migratedPlace, open }) => {
  it(
    `leave each change in one line and each line in one batch, however often they are killed (I18, seed ${random.seed})`,
    async () => {
      const place = await migratedPlace();
      // SQLite serves one process at a time.
      const names = place.databaseUrl === null ? ['A'] : ['A', 'B', 'C'];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const workers = await Promise.all(names.map((name) => startWorker(place, `${name}${round}`)));
        await sleep(random.between(100, 700));
        await Promise.all(workers.map(kill));
      }
      const store = await open(place);
      for (let round = 0; round < 5; round += 1) {
        while ((await store.numberLines({ merNo: MER_NO, limit: 200 })) === 'more');
      }
      const [series] = await store.listSeries(MER_NO);
      const { available, debt } = await store.findBalance(MER_NO, 'USD');
      expect(series).toMatchObject({ available, owed: debt });
      const batches = await store.listBatches({ merNo: MER_NO, currency: null, before: null, limit: 100_000 });
      expect(batches.length).toBeGreaterThan(names.length);
      expect(batches.filter(({ cut }) => cut === null)).toEqual([]);
      const numbers = batches.map(({ batchNo }) => Number(batchNo.split('-')[1])).toSorted((one, other) => one - other);
      expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
      const engine = await openEngine(place);
      const checks = LINE_CHECKS.map(({ sql }) => ({ sql, params: [] }));
      expect(await engine.snapshot(checks, { slow: true })).toEqual(LINE_CHECKS.map(() => []));
      await engine.close();
    },
    60_000 + ROUNDS * ROUND_MS_MAX,
  );
});
