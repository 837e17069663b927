import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LINE_CHECKS } from '../../../src/gateway/store/ledger/line-checks.ts';
import { openEngine } from '../../../src/gateway/store/open-store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { BERLIN, story, tell } from './line-stories.ts';
import { CONTENTS } from './story-contents.ts';

const STORIES = Number(process.env['STORIES'] ?? 10_000);
/** Several runs with a seed each are as good as a long one, and the seed tells a failed one again. */
const SEED = Number(process.env['STORIES_SEED'] ?? Date.now() % 1_000_000_000);
const HOUR_MS = 3_600_000;

describeOnBothEngines('ten thousand stories of money', ({ open, migratedPlace }) => {
  it(
    'are explained by lines and batches to the minor unit (I18)',
    async () => {
      const place = await migratedPlace();
      const store = await open(place, { zone: BERLIN });
      const engine = await openEngine(place);
      const counts = new Map(CONTENTS.map((name) => [name, 0]));
      await fc.assert(
        fc.asyncProperty(story, async (given) => {
          for (const name of await tell({ store, engine }, given)) counts.set(name, (counts.get(name) ?? 0) + 1);
        }),
        { numRuns: STORIES, seed: SEED },
      );
      console.log({ seed: SEED, ...Object.fromEntries(counts) });
      // A proof of thousands of stories has each of them in dozens.
      const seldom = [...counts].filter(([, count]) => count < Math.floor(STORIES / 500));
      expect(seldom).toEqual([]);
      const checks = LINE_CHECKS.map(({ sql }) => ({ sql, params: [] }));
      expect(await engine.snapshot(checks, { slow: true })).toEqual(LINE_CHECKS.map(() => []));
      await engine.close();
    },
    HOUR_MS,
  );
});
