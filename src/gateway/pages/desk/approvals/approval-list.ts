import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../desk-types.ts';
import type { Call } from '../desk-types.ts';
import { merchantFilter } from '../day-span.ts';
import { showRead } from '../show-read.ts';
import { field, select } from '../views/forms.ts';
import { answerDesk } from '../views/layout.ts';
import type { DeskPage } from '../views/layout.ts';
import { age, moment } from '../views/moment.ts';
import { amount, empty, tag } from '../views/parts.ts';
import { queryPath } from '../query-path.ts';
import { liveList, pager, table } from '../views/table.ts';
import type { Column } from '../views/table.ts';
import { approvalsDesk } from './approvals-desk.ts';
import type { ApprovalsDesk } from './approvals-desk.ts';
import { KINDS, STATES, canBeTogether, kindChoices } from './kinds.ts';
import type { Approval } from './kinds.ts';
import { REQUESTS_MAX } from './request-lines.ts';

/** With all that is shown of each, a page stays below 80 kB. */
const PAGE_SIZE = 30;

const VIEWS = {
  waiting: { title: 'Waiting for me', parameters: { waiting: 'true' } },
  others: { title: "Others'", parameters: { others: 'true' } },
  decided: { title: 'Decided', parameters: { decided: 'true' } },
} as const;
type View = keyof typeof VIEWS;

export async function showApprovals(
  call: Call,
  exchange: SignedInExchange,
  more: Partial<Pick<DeskPage, 'actions'>> & { readonly top?: Html } = {},
): Promise<PageAnswer> {
  const desk = approvalsDesk(exchange);
  const { query } = exchange.request;
  const view = viewOf(exchange);
  const filters = {
    kind: query.get('kind') ?? '',
    merNo: (query.get('merNo') ?? '').trim(),
    state: view === 'decided' ? (query.get('state') ?? '') : '',
  };
  const before = query.get('before') ?? '';
  const reading = call(exchange, 'listApprovals', {
    parameters: {
      ...VIEWS[view].parameters,
      ...given({ kind: filters.kind, state: filters.state, before }),
      ...merchantFilter(filters.merNo),
      limit: PAGE_SIZE,
    },
  });
  return showRead(exchange, reading, ({ approvals, next }) => {
    const address = (other: Record<string, string>) => queryPath(desk.path, { view, ...filters, ...other });
    const content = html`${more.top} ${tabs(exchange, view)} ${filterForm(desk, view, filters)}
    ${liveList(
      'approval-list',
      approvals.length === 0
        ? emptyList(desk, view, filters)
        : list(exchange, { view, filters: { ...filters, before }, isMore: next !== null }, approvals),
    )}
    ${pager({ first: before === '' ? null : address({}), next: next === null ? null : address({ before: next }) })}`;
    return answerDesk(exchange, {
      screen: 'approvals',
      title: 'Approvals',
      content,
      liveSeconds: 5,
      ...(more.actions && { actions: more.actions }),
    });
  });
}

/** The contract refuses what is not one of its words; empty ones are left out. */
function given(fields: Readonly<Record<string, string>>): Record<string, never> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Record<string, never>;
}

function viewOf(exchange: SignedInExchange): View {
  const asked = exchange.request.query.get('view') ?? '';
  if (Object.hasOwn(VIEWS, asked)) return asked as View;
  return may(exchange, 'approvals.decide') ? 'waiting' : 'others';
}

function tabs(exchange: SignedInExchange, current: View): Html {
  const shown = (Object.keys(VIEWS) as View[]).filter(
    (view) => view !== 'waiting' || may(exchange, 'approvals.decide'),
  );
  return html`<nav class="tabs" aria-label="Requests">
    ${shown.map(
      (view) =>
        html`<a
          href="${queryPath(approvalsDesk(exchange).path, { view })}"
          ${view === current && html`aria-current="page"`}
          >${VIEWS[view].title}</a
        >`,
    )}
  </nav>`;
}

interface Filters {
  readonly kind: string;
  readonly merNo: string;
  readonly state: string;
}

function filterForm({ path, side }: ApprovalsDesk, view: View, { kind, merNo, state }: Filters): Html {
  const states = Object.entries(STATES).filter(([name]) => name !== 'pending');
  return html`<form class="filters" action="${path}">
    <input type="hidden" name="view" value="${view}" />
    ${select({ name: 'kind', label: 'Kind', value: kind, choices: kindChoices(side) })}
    ${side === 'operator' ? field({ name: 'merNo', label: 'Merchant', value: merNo, lengthMax: 12, placeholder: 'Any' }) : NOTHING}
    ${
      view === 'decided'
        ? select({
            name: 'state',
            label: 'State',
            value: state,
            choices: [['', 'All states'], ...states.map(([name, { title }]) => [name, title] as const)],
          })
        : NOTHING
    }
    <button class="button">Filter</button>
  </form>`;
}

function emptyList({ path }: ApprovalsDesk, view: View, { kind, merNo, state }: Filters): Html {
  if (kind !== '' || merNo !== '' || state !== '')
    return empty('No request fits these filters', html`<a href="${queryPath(path, { view })}">Remove the filters</a>`);
  if (view === 'waiting')
    return empty('Nothing waits for you', 'A request that you can decide appears here by itself.');
  if (view === 'others')
    return empty('Nobody has to decide anything', 'Your own requests, and those that others decide, appear here.');
  return empty('Nothing was decided yet', 'Requests stay here after they were approved, refused or withdrawn.');
}

interface Shown {
  readonly view: View;
  readonly filters: Readonly<Record<string, string>>;
  /** There are others on the next page. */
  readonly isMore: boolean;
}

function list(exchange: SignedInExchange, { view, filters, isMore }: Shown, approvals: readonly Approval[]): Html {
  const desk = approvalsDesk(exchange);
  const isWaiting = view === 'waiting';
  const rows = table({
    caption: VIEWS[view].title,
    columns: [...columnsOf(desk), ...(view === 'decided' ? decidedColumns(exchange) : openColumns(exchange))],
    rows: approvals,
    keyOf: ({ approvalNo }) => approvalNo,
    pathOf: ({ approvalNo }) => `${desk.path}/${approvalNo}`,
    liveId: 'approvals',
    ...(isWaiting && { choose: { name: 'no', labelOf: chooseLabel } }),
  });
  if (!isWaiting) return rows;
  const together = approvals.filter(canBeTogether);
  if (together.length === 0) return rows;
  return html`<form class="stack" action="${desk.bulkPath}">
    ${rows}
    <div class="actions">
      <button class="button">Review the chosen ones</button>
      <a class="button" href="${queryPath(desk.bulkPath, { waiting: 'all', ...filters })}"
        >${isMore ? `Review up to ${REQUESTS_MAX} at once` : `Review all ${together.length}`}
        ${together.length !== approvals.length && 'without a card number'}</a
      >
    </div>
  </form>`;
}

/** Which of them stays without a box. */
function chooseLabel(approval: Approval): string | null {
  return canBeTogether(approval) ? `Choose: ${approval.summary}` : null;
}

/** What every table of requests begins with. */
function columnsOf({ links, side }: ApprovalsDesk): Column<Approval>[] {
  const merchant = { title: 'Merchant', cell: ({ merNo }: Approval) => merNo !== null && links.merchantLink(merNo) };
  return [
    { title: 'Request', cell: ({ summary }) => links.shortenNumbers(summary) },
    {
      title: 'Kind',
      cell: (approval) =>
        html`<span>${tag(KINDS[approval.kind].title)} ${!canBeTogether(approval) && tag('Card number', 'wait')}</span>`,
    },
    {
      title: 'Amount',
      kind: 'figure',
      cell: ({ amount: decimal, currency }) => decimal !== null && currency !== null && amount(decimal, currency),
    },
    ...(side === 'operator' ? [merchant] : []),
    { title: 'Asked by', cell: ({ maker }) => maker.name },
  ];
}

function openColumns({ now }: SignedInExchange): Column<Approval>[] {
  return [
    { title: 'Age', kind: 'figure', cell: ({ createdAt }) => age(now - Date.parse(createdAt)) },
    { title: 'Expires in', kind: 'figure', cell: ({ expiresAt }) => age(Date.parse(expiresAt) - now) },
  ];
}

function decidedColumns(exchange: SignedInExchange): Column<Approval>[] {
  return [
    { title: 'State', cell: ({ state }) => tag(STATES[state].title, STATES[state].tone) },
    { title: 'By', cell: ({ decidedBy }) => decidedBy?.name },
    {
      title: 'When',
      kind: 'figure',
      cell: ({ decidedAt, expiresAt }) => moment(exchange, decidedAt ?? expiresAt),
    },
  ];
}
