import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { csvLine } from '../../../domain/csv.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { answerRefused } from '../../desk/respond.ts';
import { filterIn, parametersOf } from './posting-filter.ts';
import type { PostingFilter } from './posting-filter.ts';

type Page = OperatorAnswers['listPostings'];
type Posting = Page['postings'][number];

const EVENTS_A_STEP = 100;
/** A file of more has to be asked for day by day. */
const STEPS_MAX = 2000;

const COLUMNS = [
  'at',
  'event',
  'subject',
  'from',
  'to',
  'amount',
  'currency',
] as const satisfies readonly (keyof Posting)[];

/** The postings that the list shows, with all its pages, as they are read. */
export function csvRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/postings.csv',
    async show(exchange): Promise<PageAnswer> {
      const filter = filterIn(exchange);
      const name = ['postings', filter.merNo, filter.day]
        .filter(Boolean)
        .join('-')
        .replaceAll(/[^\w-]/g, '');
      const file = `${name}.csv`;
      const first = await readPage(exchange, call, { filter, file });
      if (first.kind === 'refused') return answerRefused(exchange, first);
      return {
        status: 200,
        headers: {
          ...pageHeaders(),
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${file}"`,
        },
        body: linesOf(exchange, call, { filter, first: first.value }),
      };
    },
  };
}

async function readPage(
  exchange: SignedInExchange,
  call: Call,
  { filter, before, file }: { filter: PostingFilter; before?: string; file?: string },
) {
  const called = await call(exchange, 'listPostings', {
    parameters: { ...parametersOf(filter), limit: EVENTS_A_STEP, ...(before !== undefined && { before }) },
    file,
  });
  if (called.kind === 'waits') throw new Error('listPostings needs no approval');
  return called;
}

async function* linesOf(
  exchange: SignedInExchange,
  call: Call,
  { filter, first }: { filter: PostingFilter; first: Page },
): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  let page = first;
  for (let step = 1; step <= STEPS_MAX; step += 1) {
    if (page.postings.length > 0) yield page.postings.map(lineOf).join('');
    if (page.next === null) return;
    const called = await readPage(exchange, call, { filter, before: page.next });
    // A file that ends early looks like a whole one: the connection is broken instead.
    if (called.kind === 'refused') throw new Error(`the list of postings broke off: ${called.detail}`);
    page = called.value;
  }
  throw new Error('the list of postings is too long for one file');
}

function lineOf(posting: Posting): string {
  return csvLine(COLUMNS.map((column) => posting[column]));
}
