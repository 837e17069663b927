import { it } from 'vitest';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import { checkPages } from './order-list-model.ts';

describeOnBothEngines('the pages of a list of orders', (databases) => {
  it('are, one after another, what a reading of all orders says', async () => {
    await checkPages(databases, { numRuns: 40 });
  });
});
