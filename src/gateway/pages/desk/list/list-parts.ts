import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../desk-types.ts';
import type { Answered, DeskContext } from '../desk-types.ts';
import { liveList, pager, table } from '../views/table.ts';
import type { TableOptions } from '../views/table.ts';
import { addressOf, choiceIn, nextAddress, parametersOf } from './choice.ts';
import { boxesOf, choosingOf, chosenForm } from './chosen.ts';
import type { Asking, Found, ListColumn, ListInPage, ListTable, Page, PageId } from './list-types.ts';

// The parts of a list, for `list-page.ts`, and for pages that show more than one.

export interface ReadParts<Id extends PageId, Row> {
  readonly answer: OperatorAnswers[Id];
  readonly rows: readonly Row[];
  readonly list: Html;
  readonly pager: Html;
}

/** For a page that shows a list among other things. */
export async function readParts<Id extends PageId, Row>(
  context: DeskContext,
  exchange: SignedInExchange,
  list: ListInPage<Id, Row>,
): Promise<Answered<ReadParts<Id, Row>>> {
  const { asking, listed } = await readList(context, exchange, list);
  if (listed.kind === 'refused') return listed;
  const answer = listed.value;
  const rows = await list.rowsOf(answer, asking);
  const [shown, , pages] = listParts(list, { ...asking, answer }, rows);
  return { kind: 'done', value: { answer, rows, list: shown, pager: pages } };
}

export async function readList<Id extends PageId, Row>(
  context: DeskContext,
  exchange: SignedInExchange,
  list: ListInPage<Id, Row>,
): Promise<{ asking: Asking; listed: Answered<OperatorAnswers[Id]> }> {
  const choice = choiceIn(exchange, list);
  const reading = context.call(exchange, list.operation, { parameters: parametersOf(exchange, list, choice) });
  // No operation that answers pages needs a second person.
  const listed = (await reading) as Answered<OperatorAnswers[Id]>;
  return { asking: { context, exchange, choice }, listed };
}

/** The rows or why there are none, how far the search came, and where the list goes on. */
export function listParts<Id extends PageId, Row>(
  list: ListInPage<Id, Row>,
  found: Found<Id>,
  rows: readonly Row[],
): readonly [rows: Html, searched: Value, pager: Html] {
  const { live, around } = list;
  const { next, searchedTo }: Page = found.answer;
  const { choice, exchange } = found;
  const none = rows.length === 0 ? noRows(list, found) : null;
  const choosing = none === null ? choosingOf(list, found, rows) : null;
  const shown =
    none ??
    tableOf(exchange, typeof list.table === 'function' ? list.table(found) : list.table, {
      rows,
      liveId: live?.tableId,
      ...(choosing !== null && { choose: boxesOf(choosing) }),
    });
  const chosen = choosing === null ? shown : chosenForm(choosing, shown);
  const content = around === undefined || none !== null ? chosen : around(chosen, found);
  const paths = {
    first: choice.place === '' ? null : addressOf(list, choice),
    next: next === null ? null : nextAddress(list, choice, next),
  };
  return [
    live === undefined ? content : liveList(live.id, content),
    typeof searchedTo === 'string' && list.searched?.(searchedTo, found),
    list.pager === undefined ? pager(paths) : list.pager(paths, found),
  ];
}

/** Null if an empty table says it. */
function noRows<Id extends PageId, Row>({ none }: ListInPage<Id, Row>, found: Found<Id>): Html | null {
  const { next }: Page = found.answer;
  const { yet, found: nothing = yet, soFar = nothing } = none;
  const part = next !== null ? soFar : found.choice.isFiltered ? nothing : yet;
  const shown = typeof part === 'function' ? part(found) : part;
  return shown === 'table' ? null : shown;
}

/** With the columns that this person may see. */
export function tableOf<Row>(
  exchange: SignedInExchange,
  { columns, ...options }: ListTable<Row>,
  { rows, liveId, choose }: Pick<TableOptions<Row>, 'rows' | 'choose'> & { readonly liveId?: string | undefined },
): Html {
  return table<Row>({
    ...options,
    rows,
    columns: columns
      .filter((column) => maySee(exchange, column))
      .map(({ cell, ...column }) => ({ ...column, cell: (row: Row) => cell(row, exchange) })),
    ...(liveId !== undefined && { liveId }),
    ...(choose !== undefined && { choose }),
  });
}

export function maySee<Row>(exchange: SignedInExchange, { permission = [] }: ListColumn<Row>): boolean {
  const anyOf = typeof permission === 'string' ? [permission] : permission;
  return anyOf.length === 0 || anyOf.some((one) => may(exchange, one));
}
