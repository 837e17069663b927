import { currentTranslation, inLanguage } from '../../../../web/texts.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { BLOCK_ROWS, type TableRow } from '../../../tables/table.ts';
import { createWriter } from '../../../tables/writers.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext } from '../desk-types.ts';
import { pageHeaders } from '../page-headers.ts';
import { answerRefused } from '../respond.ts';
import { choiceIn } from './choice.ts';
import { columnsOf, rowOf, tableColumns } from './file-columns.ts';
import type { FileColumn } from './file-columns.ts';
import { fileFormOf } from './file-kinds.ts';
import type { FileForm, FileKind } from './file-kinds.ts';
import type { Choice, List, PageId } from './list-types.ts';
import { readPages } from './read-pages.ts';

// Every list is a file too: what it shows, all pages of it, with the words of the screen. Its columns are those of the table, so a new
// list needs nothing for it.

const EXPORT = 'export';
/** What the contract gives at once. */
const PAGE_ROWS = 100;

/** In the address; null if the page itself is asked for. */
export function askedForm({ request }: SignedInExchange): FileForm | null {
  return fileFormOf(request.query.get(EXPORT));
}

export function fileParameter(kind: FileKind): Readonly<Record<string, string>> {
  return { [EXPORT]: kind };
}

/** It is sent as it is read, and recorded before its first byte. */
export async function answerListFile<Id extends PageId, Row>(
  context: DeskContext,
  exchange: SignedInExchange,
  { list, form }: { readonly list: List<Id, Row>; readonly form: FileForm },
): Promise<PageAnswer> {
  const { format, ...options } = form;
  const choice = { ...choiceIn(exchange, list), place: '' };
  const name = `${nameOf(list.operation)}-${new Date(exchange.now).toISOString().slice(0, 10)}.${format}`;
  const pages = readPages(context, exchange, list, { choice, limit: PAGE_ROWS, file: name, isInWords: true });
  const { value: first } = await pages.next();
  if (first === undefined) throw new Error('a list has a first page');
  if (first.kind === 'refused') return answerRefused(exchange, first);
  const read = { context, exchange, choice };
  const columns = columnsOf(list, { ...read, answer: first.value }, await list.rowsOf(first.value, read));
  const writer = createWriter(format, { columns: tableColumns(columns), title: list.title, ...options });
  const rows = rowsIn({ ...read, list, columns }, first.value, pages);
  return {
    status: 200,
    headers: {
      ...pageHeaders(),
      'Content-Type': writer.contentType,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
    cookies: exchange.newCookies,
    body: inSameLanguage(bytesOf(writer, rows)),
  };
}

/** `listPayoutRuns` is `payout-runs`. */
function nameOf(operation: PageId): string {
  return operation
    .replace(/^list/, '')
    .replaceAll(/(?!^)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
}

interface Reading<Id extends PageId, Row> {
  readonly context: DeskContext;
  readonly exchange: SignedInExchange;
  readonly choice: Choice;
  readonly list: List<Id, Row>;
  readonly columns: readonly FileColumn<Row>[];
}

async function* rowsIn<Id extends PageId, Row>(
  { list, columns, ...asking }: Reading<Id, Row>,
  first: OperatorAnswers[Id],
  others: AsyncIterable<Answered<OperatorAnswers[Id]>>,
): AsyncGenerator<TableRow> {
  for (const row of await list.rowsOf(first, asking)) yield rowOf(columns, row, asking.exchange);
  for await (const page of others) {
    // A file that ends early looks like a whole one: the connection is broken instead.
    if (page.kind === 'refused') throw new Error(`the export could not go on: ${page.detail}`);
    for (const row of await list.rowsOf(page.value, asking)) yield rowOf(columns, row, asking.exchange);
  }
}

async function* bytesOf(
  writer: ReturnType<typeof createWriter>,
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<Uint8Array> {
  let { bytes, state } = await writer.begin();
  yield bytes;
  let block: TableRow[] = [];
  for await (const row of rows) {
    block.push(row);
    if (block.length < BLOCK_ROWS) continue;
    ({ bytes, state } = await writer.write(state, block));
    yield bytes;
    block = [];
  }
  if (block.length > 0) ({ bytes, state } = await writer.write(state, block));
  if (block.length > 0) yield bytes;
  yield await writer.end(state);
}

/** The pieces are made when they are sent, after the page was answered: they are in its language all the same. */
function inSameLanguage(pieces: AsyncGenerator<Uint8Array>): AsyncIterable<Uint8Array> {
  const translation = currentTranslation();
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => inLanguage(translation, () => pieces.next()),
      return: async () => pieces.return(undefined),
    }),
  };
}
