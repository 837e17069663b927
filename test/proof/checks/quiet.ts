import { setTimeout as sleep } from 'node:timers/promises';
import { byName, findForbiddenTries, readEntries } from '../../chaos/acquirer-agreement.ts';
import { isDeclinedForGood } from '../../chaos/acquirer-load.ts';
import { moveClock } from '../world/site.ts';
import type { Site } from '../world/site.ts';
import type { World } from '../world/world.ts';
import { findBookProblems } from './books.ts';
import { findProblems } from './orders.ts';
import { findExportProblems } from './papers.ts';

// A quiet moment: nobody pays, everybody is well, what was due is done. Then everything must agree.

const HOURS_3 = 10_800;
const FIRST_LOOK = 3;
const ROUNDS_MAX = 12;
/** After so many rounds in which nothing came to its end, nothing will. */
const STAYS_MAX = 3;
const PAUSE_MS = 1500;

/** What is wrong with what was sent since the last time, and with the books. */
export async function findQuietProblems({ journal }: World, site: Site, from: number): Promise<string[]> {
  let open = site.load.sent.slice(from);
  let problems: string[] = [];
  for (let [round, stays] = [1, 0]; round <= ROUNDS_MAX && stays < STAYS_MAX; round += 1) {
    await moveClock(site, HOURS_3);
    await sleep(PAUSE_MS);
    // Whatever is late may be late in several steps, each of which waits for its own time.
    if (round < FIRST_LOOK) continue;
    const found = await findProblems(site, open);
    journal.record('note', `${site.name}: ${open.length} looked up, ${found.length} not yet as they must be`);
    problems = found.flatMap((one) => one.problems);
    stays = found.length === open.length ? stays + 1 : 0;
    open = found.map(({ sent }) => sent);
    if (open.length === 0) break;
  }
  const forbidden = findForbiddenTries(await readEntries({ acquirers: byName(site.acquirers) }), isDeclinedForGood);
  return [
    ...problems,
    ...forbidden.map((number) => `${site.name}: ${number} must not have been tried`),
    ...(await findBookProblems(site)),
    ...(await findReadinessProblems(site)),
    ...(await findExportProblems(site)),
  ];
}

/** Everybody is well: a signal that says otherwise is wrong. */
async function findReadinessProblems({ nodes }: Site): Promise<string[]> {
  const found: string[] = [];
  for (const { name, url } of nodes) {
    const response = await fetch(`${url}/readyz`);
    const text = await response.text();
    if (response.status !== 200) found.push(`${name} says "${text.trim()}" though everybody is well`);
  }
  return found;
}

/** Without faults, whoever asks the acquirers learns what became of everything. */
export async function restartAcquirers({ many, one }: World, options: { readonly isWell: boolean }): Promise<void> {
  for (const site of [many, one]) {
    for (const acquirer of site.acquirers) {
      await acquirer.kill();
      await site.startAcquirer(acquirer, options);
    }
  }
}
