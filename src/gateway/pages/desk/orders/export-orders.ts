import type { components } from '../../../../../generated/operator.ts';
import type { OperatorParameters } from '../../../../../generated/operator-operations.ts';
import { csvLine } from '../../../domain/csv.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext } from '../desk-types.ts';
import { pageHeaders } from '../page-headers.ts';
import { answerRefused } from '../respond.ts';
import { ORDER_COLUMNS } from './order-columns.ts';
import type { ColumnId } from './order-columns.ts';
import { parametersOf, placeOf, readFilter } from './order-filter.ts';
import type { OrdersDesk } from './orders-desk.ts';

type Order = components['schemas']['Order'];
type OrderPage = components['schemas']['OrderPage'];

const PAGE = 100;

/** What the list shows, all pages of it, in a file. It is sent as it is read: no list is too long for it. */
export async function exportOrders(
  context: DeskContext,
  exchange: SignedInExchange,
  desk: OrdersDesk,
): Promise<PageAnswer> {
  const filter = readFilter(exchange.request.query, desk);
  // Read once: what "today" is does not change on the way.
  const parameters = { ...parametersOf(exchange, filter, new URLSearchParams()), limit: PAGE };
  const file = `orders-${new Date(exchange.now).toISOString().slice(0, 10)}.csv`;
  const read = (place: Partial<OperatorParameters['listOrders']>) =>
    context.call(exchange, 'listOrders', { parameters: { ...parameters, ...place } });
  const first = await context.call(exchange, 'listOrders', { parameters, file });
  if (first.kind === 'refused') return answerRefused(exchange, first);
  if (first.kind === 'waits') throw new Error('a list waits for nobody');
  const body = linesOf(filter.columns, first.value, async (next) => {
    const page = await read(placeOf(filter, next));
    // The file ends in the middle, and the browser says that it failed.
    if (page.kind !== 'done') throw new Error(`the export could not go on: ${JSON.stringify(page)}`);
    return page.value;
  });
  return {
    status: 200,
    headers: {
      ...pageHeaders(),
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file}"`,
    },
    cookies: exchange.newCookies,
    body,
  };
}

async function* linesOf(
  columns: readonly ColumnId[],
  first: OrderPage,
  readNext: (next: string) => Promise<OrderPage>,
): AsyncGenerator<string> {
  const cells = fileCells(columns);
  yield csvLine([...cells.keys()]);
  for (let page: OrderPage | null = first; page !== null;) {
    const lines = page.orders.map((order) => csvLine([...cells.values()].map((cell) => cell(order) ?? '')));
    if (lines.length > 0) yield lines.join('');
    page = page.next === null ? null : await readNext(page.next);
  }
}

/** Two columns in one currency name it once. */
function fileCells(columns: readonly ColumnId[]): Map<string, (order: Order) => string | null> {
  return new Map(columns.flatMap((id) => Object.entries(ORDER_COLUMNS[id].file)));
}
