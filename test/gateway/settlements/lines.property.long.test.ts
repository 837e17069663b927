import * as fc from 'fast-check';
import { it } from 'vitest';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { BERLIN, story, tell } from './line-stories.ts';

describeOnBothEngines('any story of money', ({ open }) => {
  it('is explained by lines and batches to the minor unit (I18)', async () => {
    const store = await open(undefined, { zone: BERLIN });
    await fc.assert(
      fc.asyncProperty(story, (given) => tell(store, given)),
      { numRuns: 60 },
    );
  });
});
