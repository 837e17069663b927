import { createZone } from '../../../src/gateway/domain/day.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { makeExports } from '../../../src/gateway/work/make-exports.ts';
import type { Place } from '../../helpers/database/databases.ts';

// A node that makes exports until it is killed: `export-worker.ts <place> <name> <milliseconds by which its clock is ahead>`. It writes
// a line for each part that is stored.

const [place = '', holder = '', aheadMs = ''] = process.argv.slice(2);
const store = await openStore({
  ...(JSON.parse(place) as Place),
  zone: createZone('UTC'),
  batchSizeMax: 100,
  now: () => performance.now(),
});
const { writeExportPart } = store;
await makeExports({
  store: {
    ...store,
    async writeExportPart(step) {
      const isStored = await writeExportPart(step);
      process.stdout.write(`${isStored}\n`);
      return isStored;
    },
  },
  clock: { now: () => 2 },
  // What a killed node holds is free when its lease has ended.
  realClock: { now: () => Date.now() + Number(aheadMs) },
  stopwatch: { elapsedMs: () => performance.now() },
  holder,
  isStrained: () => false,
  isBusy: () => false,
  onFailed: (_failed, error) => {
    throw error;
  },
});
await store.close();
