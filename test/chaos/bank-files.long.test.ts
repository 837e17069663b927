import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { SWEEPS_ALL } from '../helpers/sweep.ts';
import { startAdapterLoad } from '../proof/load/adapter.ts';
import { createRandom } from './random.ts';

// The adapter for bank files is killed again and again while payouts come, files are written and a bank takes them away.

const KILLS = SWEEPS_ALL ? 60 : 8;

it('no payout is lost or in two files, however often the adapter is killed', async () => {
  const load = await startAdapterLoad();
  onTestFinished(() => load.stop());
  const random = createRandom();
  for (let round = 0; round < KILLS; round += 1) {
    await delay(random.between(50, 1200));
    await load.kill();
  }
  expect(await load.end()).toEqual([]);
  expect(load.answered()).toBeGreaterThan(KILLS);
});
