import { expect, it } from 'vitest';
import { runSql, useDatabases } from '../../helpers/database/databases.ts';

const databases = useDatabases('SQLite');

it('a page of payers looks at a bounded number of keys, and leaves no order out between two pages', async () => {
  const place = await databases.place();
  const store = await databases.open(place);
  // 700 orders with three keys each; the last order of a page may have more keys than it saw.
  await runSql(
    place,
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2100)
     insert into order_keys (key, trade_no, mer_no, kind)
     select i, 'TG' || (1000 + (i + 2) / 3), 100001, 4 from n`,
  );
  const first = await store.listAddressedOrders({ merNo: 100001, before: null });
  expect(first).toEqual({ orders: [], through: 'TG1202' });
  expect(await store.listAddressedOrders({ merNo: 100001, before: first.through })).toEqual({
    orders: [],
    through: null,
  });
});
