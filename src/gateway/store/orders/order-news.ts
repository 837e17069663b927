import type { OrderNews } from '../../domain/orders/order-store.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Statement } from '../engine/engine.ts';
import { jsonOf } from '../engine/table.ts';
import { NEWS, newsStatements } from '../news/news-table.ts';

/** What people do is in the record of actions, by the number of the order; what programs do is not. */
const BY_HAND = `where exists (
  select 1 from audit a where a.target = r.subject and a.action in ('createManualPayout', 'payBeneficiary')
) on conflict (cause) do nothing`;

export function orderNewsStatements(dialect: Dialect, { item, byHandOnly }: OrderNews): Statement[] {
  if (!byHandOnly) return newsStatements(dialect, [item]);
  const sql = `insert into news (${NEWS.list()}) select ${NEWS.list('r.')} from ${dialect.rows(NEWS.columns)} ${BY_HAND}`;
  return [{ sql, params: [jsonOf([NEWS.encode(item)])] }];
}
