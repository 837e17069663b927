import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { CallRefused, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { field, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { liveList, pager, table } from '../../desk/views/table.ts';
import type { Column } from '../../desk/views/table.ts';
import { readCounts, successOf, volumeOf } from './figures.ts';
import type { Counts } from './figures.ts';
import { MERCHANTS, merchantPath, statusTag } from './merchant.ts';
import type { Merchant } from './merchant.ts';

/** The figures of each are read one by one. */
const ROWS = 20;
const LIVE_SECONDS = 30;
const STATUSES: readonly Merchant['status'][] = ['pending', 'active', 'suspended'];

export function listRoute(context: DeskContext): DeskRoute {
  return { path: '', show: (exchange) => showList(context, exchange) };
}

async function showList(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const { query } = exchange.request;
  const text = (query.get('text') ?? '').trim();
  const status = STATUSES.find((one) => one === query.get('status'));
  const after = Number(query.get('after') ?? '') || undefined;
  const listed = await context.call(exchange, 'listMerchants', {
    parameters: {
      limit: ROWS,
      ...(text !== '' && { text }),
      ...(status !== undefined && { status }),
      ...(after !== undefined && { after }),
    },
  });
  if (listed.kind !== 'done') return answerRefused(exchange, listed as CallRefused);
  const { merchants, next } = listed.value;
  const counts = await Promise.all(merchants.map(({ merNo }) => readCounts(context, exchange, merNo)));
  const rows = merchants.map((merchant, index) => ({ ...merchant, counts: counts[index] ?? null }));
  const here = queryPath(MERCHANTS, { text, status });
  const isFiltered = text !== '' || status !== undefined;
  return answerDesk(exchange, {
    screen: 'merchants',
    title: 'Merchants',
    liveSeconds: LIVE_SECONDS,
    ...(may(exchange, 'merchants.create') && {
      actions: html`<a class="button main" href="${MERCHANTS}/new">Register a merchant</a>`,
    }),
    content: html`${filters(text, status)}
    ${liveList('merchant-list', rows.length === 0 ? nothingFound({ isFiltered, next }) : merchantTable(exchange, rows))}
    ${pager({
      first: after === undefined ? null : here,
      next: next === null ? null : queryPath(MERCHANTS, { text, status, after: next }),
    })}`,
  });
}

function filters(text: string, status: string | undefined): Html {
  return html`<form class="filters" method="get" action="${MERCHANTS}">
    ${field({ name: 'text', label: 'Name or number', type: 'search', value: text, lengthMax: 100 })}
    ${select({
      name: 'status',
      label: 'Status',
      value: status,
      choices: [['', 'All'], ...STATUSES.map((one) => [one, one] as const)],
    })}
    <div class="actions">
      <button class="button">Find</button>
      <a class="button plain" href="${MERCHANTS}">Clear</a>
    </div>
  </form>`;
}

function nothingFound({ isFiltered, next }: { isFiltered: boolean; next: number | null }): Html {
  if (next !== null) return empty('None so far', `Looked at merchants up to number ${next}. Look further below.`);
  return isFiltered
    ? empty('No merchant matches', html`Check the filters, or <a href="${MERCHANTS}">see all merchants</a>.`)
    : empty('No merchants yet', 'Register the first one.');
}

interface MerchantRow extends Merchant {
  /** Of the last 30 days; null for those who may not see orders. */
  readonly counts: Counts | null;
}

function merchantTable(exchange: SignedInExchange, merchants: readonly MerchantRow[]): Html {
  const figures: Column<MerchantRow>[] = may(exchange, 'orders.read')
    ? [
        { title: 'Volume, 30 days', kind: 'figure', cell: ({ counts }) => counts && volumeOf(counts) },
        { title: 'Success rate', kind: 'figure', cell: ({ counts }) => counts && successOf(counts) },
      ]
    : [];
  return table({
    caption: 'Merchants',
    rows: merchants,
    liveId: 'merchants',
    keyOf: ({ merNo }) => String(merNo),
    pathOf: ({ merNo }) => merchantPath(merNo),
    columns: [
      { title: 'Number', cell: ({ merNo }) => merNo },
      { title: 'Name', cell: ({ name }) => name },
      { title: 'Status', cell: ({ status }) => statusTag(status) },
      ...figures,
      { title: 'Registered', cell: ({ createdAt }) => moment(exchange, createdAt, 'day') },
    ],
  });
}
