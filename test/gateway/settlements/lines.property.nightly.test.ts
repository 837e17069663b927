import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LINE_CHECKS } from '../../../src/gateway/store/ledger/line-checks.ts';
import { openEngine } from '../../../src/gateway/store/open-store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { BERLIN, story, tell } from './line-stories.ts';

const STORIES = Number(process.env['STORIES'] ?? 10_000);
const HOUR_MS = 3_600_000;

describeOnBothEngines('ten thousand stories of money', ({ open, migratedPlace }) => {
  it(
    'are explained by lines and batches to the minor unit (I18)',
    async () => {
      const place = await migratedPlace();
      const store = await open(place, { zone: BERLIN });
      await fc.assert(
        fc.asyncProperty(story, (given) => tell(store, given)),
        { numRuns: STORIES },
      );
      const engine = await openEngine(place);
      const checks = LINE_CHECKS.map(({ sql }) => ({ sql, params: [] }));
      expect(await engine.snapshot(checks, { slow: true })).toEqual(LINE_CHECKS.map(() => []));
      await engine.close();
    },
    HOUR_MS,
  );
});
