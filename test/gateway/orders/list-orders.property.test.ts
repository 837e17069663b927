import { it } from 'vitest';
import { useDatabases } from '../../helpers/database/databases.ts';
import { checkPages } from './order-list-model.ts';

const databases = useDatabases('SQLite in memory');

it('the pages of a list of orders are, one after another, what a reading of all orders says', async () => {
  await checkPages(databases, { numRuns: 6 });
});
