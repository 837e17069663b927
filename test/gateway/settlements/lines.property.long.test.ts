import * as fc from 'fast-check';
import { it } from 'vitest';
import { openEngine } from '../../../src/gateway/store/open-store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { BERLIN, story, tell } from './line-stories.ts';

describeOnBothEngines('any story of money', ({ open, migratedPlace }) => {
  it('is explained by lines and batches to the minor unit (I18)', async () => {
    const place = await migratedPlace();
    const store = await open(place, { zone: BERLIN });
    const engine = await openEngine(place);
    await fc.assert(
      fc.asyncProperty(story, async (given) => void (await tell({ store, engine }, given))),
      { numRuns: 60 },
    );
    await engine.close();
  });
});
