import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { csvLine } from '../../../domain/text/csv.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../desk-types.ts';
import { pageHeaders } from '../page-headers.ts';
import { answerRefused } from '../respond.ts';
import { choiceIn, nextParameters, parametersOf } from './choice.ts';
import type { Choice, List, Page, PageId } from './list-types.ts';

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
      // Read once: what "today" is does not change on the way.
      const parameters = { ...parametersOf(exchange, list, choice), limit: file.limit };
      const read = async (more: object, recordedAs?: string) =>
        (await context.call(exchange, list.operation, {
          parameters: { ...parameters, ...more },
          file: recordedAs,
        })) as Answered<OperatorAnswers[Id]>;
      const first = await read({}, name);
      if (first.kind === 'refused') return answerRefused(exchange, first);
      const lines = linesOf(first.value, {
        cells: file.cells,
        rowsOf: (answer) => list.rowsOf(answer, { context, exchange, choice }),
        readNext: (next) => read(nextParameters(list, next)),
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
  readonly readNext: (next: string | number) => Promise<Answered<Answer>>;
  readonly pagesMax: number;
}

async function* linesOf<Answer extends Page, Row>(
  first: Answer,
  { cells, rowsOf, readNext, pagesMax }: Reading<Answer, Row>,
): AsyncGenerator<string> {
  yield csvLine([...cells.keys()]);
  let page = first;
  for (let pages = 1; pages <= pagesMax; pages += 1) {
    const rows = await rowsOf(page);
    const lines = rows.map((row) => csvLine([...cells.values()].map((cell) => cell(row) ?? '')));
    if (lines.length > 0) yield lines.join('');
    if (page.next === null) return;
    const read = await readNext(page.next);
    // A file that ends early looks like a whole one: the connection is broken instead.
    if (read.kind === 'refused') throw new Error(`the export could not go on: ${read.detail}`);
    page = read.value;
  }
  throw new Error('the list is too long for one file');
}
