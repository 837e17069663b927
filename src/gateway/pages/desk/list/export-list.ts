import { csvLine } from '../../../domain/text/csv.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../desk-types.ts';
import { pageHeaders } from '../page-headers.ts';
import { answerRefused } from '../respond.ts';
import { choiceIn } from './choice.ts';
import type { Choice, List, Page, PageId } from './list-types.ts';
import { readPages } from './read-pages.ts';

/** A file of all that the list shows. */
export interface ListExport<Row> {
  readonly nameOf: (exchange: SignedInExchange, choice: Choice) => string;
  /** One value a cell, without words of our own, by the name in the first line. */
  readonly cells: ReadonlyMap<string, (row: Row) => string | null>;
  readonly limit: number;
  /** Where a file of more has to be asked for in parts. */
  readonly pagesMax?: number;
}

/** It is sent as it is read: no list is too long for it. The export is recorded before its first byte. */
export function exportRoute<Id extends PageId, Row>(
  context: DeskContext,
  made: (exchange: SignedInExchange) => { readonly list: List<Id, Row>; readonly file: ListExport<Row> },
  path: string,
): DeskRoute & Required<Pick<DeskRoute, 'show'>> {
  return {
    path,
    async show(exchange) {
      const { list, file } = made(exchange);
      const choice = { ...choiceIn(exchange, list), place: '' };
      const name = `${file.nameOf(exchange, choice)}.csv`;
      const pages = readPages(context, exchange, list, { choice, limit: file.limit, file: name });
      const { value: first } = await pages.next();
      if (first === undefined) throw new Error('a list has a first page');
      if (first.kind === 'refused') return answerRefused(exchange, first);
      const lines = linesOf(first.value, pages, {
        cells: file.cells,
        rowsOf: (answer) => list.rowsOf(answer, { context, exchange, choice }),
        pagesMax: file.pagesMax ?? Infinity,
      });
      return {
        status: 200,
        headers: {
          ...pageHeaders(),
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${name}"`,
        },
        cookies: exchange.newCookies,
        body: lines,
      };
    },
  };
}

interface Reading<Answer, Row> extends Pick<ListExport<Row>, 'cells'> {
  readonly rowsOf: (answer: Answer) => readonly Row[] | Promise<readonly Row[]>;
  readonly pagesMax: number;
}

async function* linesOf<Answer extends Page, Row>(
  first: Answer,
  others: AsyncIterable<Answered<Answer>>,
  { cells, rowsOf, pagesMax }: Reading<Answer, Row>,
): AsyncGenerator<string> {
  const linesIn = async (page: Answer) =>
    (await rowsOf(page)).map((row) => csvLine([...cells.values()].map((cell) => cell(row) ?? ''))).join('');
  yield csvLine([...cells.keys()]) + (await linesIn(first));
  let pages = 1;
  for await (const read of others) {
    // A file that ends early looks like a whole one: the connection is broken instead.
    if (read.kind === 'refused') throw new Error(`the export could not go on: ${read.detail}`);
    pages += 1;
    if (pages > pagesMax) throw new Error('the list is too long for one file');
    const lines = await linesIn(read.value);
    if (lines !== '') yield lines;
  }
}
