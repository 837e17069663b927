import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { fileParameter } from '../../desk/list/list-file.ts';
import { showList } from '../../desk/list/list-page.ts';
import type { List, ListColumn } from '../../desk/list/list-types.ts';
import { numberLinksOf } from '../../desk/number-links.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { figure } from '../../desk/views/figures.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, empty, facts } from '../../desk/views/parts.ts';
import { forwardPager } from '../../desk/views/table.ts';
import { dayWords } from '../../design/written.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { linesMenu } from '../exports/lines-menu.ts';
import { ONE_EVENT_WORDS } from '../ledger/event-words.ts';
import { equation } from './batch-equation.ts';
import { batchTag } from './batch-words.ts';
import type { Batch } from './batch-words.ts';
import { batchSums } from './batch-sums.ts';

type Line = components['schemas']['BatchLine'];
type LineList = List<'listBatchLines', Line>;
type Place = Pick<LineList, 'screen' | 'back' | 'path' | 'kept'> & { readonly merNo: number; readonly batchNo: string };

/** What is in a payout: the equation that proves it, its sums by kind, and its lines. */
export async function showBatch(
  context: DeskContext,
  exchange: SignedInExchange,
  { merNo, batchNo, ...page }: Place,
): Promise<PageAnswer> {
  const called = await context.call(exchange, 'getBatch', { parameters: { merNo, batchNo } });
  if (called.kind !== 'done') return answerRefused(exchange, called as never);
  const { batch, sums } = called.value;
  return showList(context, exchange, {
    ...page,
    operation: 'listBatchLines',
    title: say`Payout ${batchNo}`,
    heading: html`<span class="story-head">${amount(batch.payout, batch.currency)} ${batchTag(batch.state)}</span>`,
    parameters: { merNo, batchNo },
    limit: 50,
    place: 'after',
    showsFileMenu: true,
    actions: [() => exportOf(exchange, batch, page)],
    top: ({ choice }) =>
      choice.place === '' &&
      html`${head(exchange, batch)} ${equation(batch)} ${batchSums(sums, batch)}
        <h2>In this payout</h2>`,
    rowsOf: ({ lines }) => lines,
    table: {
      caption: say`Lines of payout ${batchNo}`,
      keyOf: ({ number }) => String(number),
      columns: lineColumns(exchange),
    },
    none: {
      yet: empty(
        say`Nothing came in for this payout`,
        batch.lastLine === null
          ? say`Its payments are still being added up. Look again in a few minutes.`
          : say`It was paid from what was brought forward.`,
      ),
    },
    pager: forwardPager,
  });
}

/** Its lines from carried in to carried out, and the list as it is shown. */
function exportOf(exchange: SignedInExchange, batch: Batch, { path, kept }: Pick<Place, 'path' | 'kept'>): Html {
  const { merNo, batchNo, lastLine } = batch;
  return linesMenu(exchange, {
    merNo,
    lines: lastLine === null ? null : { batchNo },
    page: {
      title: say`As on this page`,
      pathOf: (kind) => queryPath(path, { ...kept, ...fileParameter(kind) }),
    },
  });
}

function lineColumns(exchange: SignedInExchange): ListColumn<Line>[] {
  const { numberLink } = numberLinksOf(exchange);
  return [
    {
      title: say`Type`,
      phone: 'lead',
      cell: ({ event }) => ONE_EVENT_WORDS[event],
    },
    {
      title: say`Order`,
      phone: 'who',
      cell: ({ subject, merOrderNo }) => numberLink(subject, html`<bdi>${merOrderNo ?? subject}</bdi>`),
    },
    { title: say`Day`, phone: 'when', cell: ({ day }) => dayWords(day) },
    { title: say`Gross`, kind: 'figure', phone: 'none', cell: ({ gross }) => figure(gross) },
    { title: say`Fees`, kind: 'figure', phone: 'none', cell: ({ fees }) => figure(fees) },
    { title: say`Other`, kind: 'figure', phone: 'none', cell: ({ other }) => figure(other) },
    {
      title: say`Net`,
      kind: 'figure',
      phone: 'badge',
      cell: ({ net }) => html`<b>${figure(net)}</b>`,
    },
    { title: say`Available`, kind: 'figure', phone: 'none', cell: ({ available }) => figure(available) },
  ];
}

function head(exchange: SignedInExchange, batch: Batch): Html {
  const { numberLink } = numberLinksOf(exchange);
  const { batchNo, account, createdAt, paidAt, returnedAt, tradeNo, merOrderNo } = batch;
  return html`<div class="facing">
    ${facts([
      [say`Payout`, copyable(batchNo)],
      [say`Account`, account],
      [say`Started`, moment(exchange, createdAt)],
      [say`Paid`, paidAt !== null && moment(exchange, paidAt)],
      [say`Came back`, returnedAt !== null && moment(exchange, returnedAt)],
      [say`Order`, numberLink(tradeNo, html`<bdi>${merOrderNo}</bdi>`)],
    ])}
  </div>`;
}
