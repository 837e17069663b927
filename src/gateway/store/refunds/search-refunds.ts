import { firstNumberAt } from '../../domain/numbers.ts';
import type { RefundPage, RefundSearch, RefundState } from '../../domain/refunds/refund.ts';
import type { Engine, Param } from '../engine/engine.ts';
import { REFUND_STATE } from '../states.ts';
import { integerOf, textOf } from '../engine/table.ts';
import { REFUNDS } from '../tables.ts';

/** A filter that no index serves looks at this many refunds for one page. */
const ROWS_MAX = 5000;
/** Sorts after every number. */
const LAST = 'RF~';

/** What the index does not know is filtered from a limited number of its rows. */
export async function searchRefunds(engine: Engine, search: RefundSearch): Promise<RefundPage> {
  const { limit } = search;
  const { rowsOf, rowParams, filter, filterParams } = planOf(search);
  const params = [...rowParams, ...filterParams, limit + 1];
  const found = await engine.query(
    `select * from (${rowsOf(REFUNDS.list())}) as seen where ${filter ?? 'true'}
     order by refund_no desc limit $${params.length}`,
    params,
  );
  const refunds = found.slice(0, limit).map(REFUNDS.decode);
  if (found.length > limit) return { refunds, next: refunds.at(-1)?.refundNo ?? null, searchedTo: null };
  if (filter === null) return { refunds, next: null, searchedTo: null };
  const [seen] = await engine.query(
    `select count(*) as looked, min(refund_no) as reached from (${rowsOf('refund_no')}) as seen`,
    rowParams,
  );
  const reached = integerOf(seen?.['looked']) < ROWS_MAX ? null : textOf(seen?.['reached']);
  return { refunds, next: reached, searchedTo: reached };
}

interface Plan {
  /** In the order of time, by an index: a merchant's own, that of refunds in progress, or that of all. */
  readonly rowsOf: (columns: string) => string;
  readonly rowParams: readonly Param[];
  /** What is left to filter; null if nothing is. */
  readonly filter: string | null;
  readonly filterParams: readonly Param[];
}

function planOf(search: RefundSearch): Plan {
  const { merNo, state } = search;
  const number = "(refund_no || '')";
  if (state === 'processing') {
    const filter = merNo === null ? null : 'mer_no = $4';
    const rows = { number, condition: `and ${isIn(state)}`, isFiltered: filter !== null };
    return { ...rowsBy(search, rows), filter, filterParams: merNo === null ? [] : [merNo] };
  }
  const filter = state === null ? null : isIn(state);
  const isFiltered = filter !== null;
  if (merNo === null) return { ...rowsBy(search, { number, condition: '', isFiltered }), filter, filterParams: [] };
  const { rowsOf, rowParams } = rowsBy(search, { number: 'refund_no', condition: 'and mer_no = $4', isFiltered });
  return { rowsOf, rowParams: [...rowParams, merNo], filter, filterParams: [] };
}

function isIn(state: RefundState): string {
  return `state = ${REFUND_STATE[state]}`;
}

function rowsBy(
  { from, to, before, limit }: RefundSearch,
  { number, condition, isFiltered }: { number: string; condition: string; isFiltered: boolean },
): Pick<Plan, 'rowsOf' | 'rowParams'> {
  const end = to === null ? LAST : firstNumberAt('refund', to + 1);
  const start = from === null ? '' : firstNumberAt('refund', from);
  return {
    rowsOf: (columns) => `select ${columns} from refunds where ${number} < $1 and ${number} >= $2 ${condition}
      order by ${number} desc limit $3`,
    rowParams: [before !== null && before < end ? before : end, start, isFiltered ? ROWS_MAX : limit + 1],
  };
}
