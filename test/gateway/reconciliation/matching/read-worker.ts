import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { createZone } from '../../../../src/gateway/domain/day.ts';
import { createFileReader } from '../../../../src/gateway/files/reconciliation/create-file-reader.ts';
import { recogniseFormat } from '../../../../src/gateway/files/reconciliation/recognise-format.ts';
import { openStore } from '../../../../src/gateway/store/open-store.ts';
import { readFiles } from '../../../../src/gateway/work/reconciliation/read-files.ts';
import type { Place } from '../../../helpers/database/databases.ts';

// A node that reads files until it is killed: `read-worker.ts <place> <name> <milliseconds by which its clock is ahead> [pause]`. It writes
// a line for each block that is stored; with `pause`, it then waits until its input ends and the database answers.

const [place = '', holder = '', aheadMs = '', pause] = process.argv.slice(2);
const store = await openStore({
  ...(JSON.parse(place) as Place),
  zone: createZone('UTC'),
  batchSizeMax: 100,
  now: () => performance.now(),
});
const { writeLines } = store;

async function rest(): Promise<void> {
  await once(process.stdin.resume(), 'end');
  const answers = () =>
    store.findFile('').then(
      () => true,
      () => false,
    );
  while (!(await answers())) await setTimeout(50);
}

let numbers = 0;
await readFiles({
  store: {
    ...store,
    async writeLines(block, before) {
      const written = await writeLines(block, before);
      process.stdout.write('stored\n');
      if (pause !== undefined && !process.stdin.readableEnded) await rest();
      return written;
    },
  },
  clock: { now: () => Date.UTC(2026, 10, 18) },
  // What a killed node holds is free when its lease has ended.
  realClock: { now: () => Date.now() + Number(aheadMs) },
  stopwatch: { elapsedMs: () => performance.now() },
  holder,
  isStrained: () => false,
  isBusy: () => false,
  newNumber: (kind) => `${kind}-${(numbers += 1)}`,
  recogniseFormat,
  createReader: createFileReader,
  isAcquirer: () => Promise.resolve(true),
  onRead: () => undefined,
});
await store.close();
