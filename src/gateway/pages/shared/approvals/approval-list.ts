import { say, translated } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { CHOSEN_MAX } from '../../desk/list/chosen.ts';
import type { Choosing, Found, List, ListColumn, ListTable } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, tag } from '../../desk/views/parts.ts';
import { queryPath } from '../../desk/query-path.ts';
import { approvalsDesk } from './approvals-desk.ts';
import type { ApprovalsDesk } from './approvals-desk.ts';
import { KINDS, STATES, canBeTogether, kindChoices } from './kinds.ts';
import type { Approval } from './kinds.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { ageWords } from '../../design/written.ts';

const VIEWS = translated({
  waiting: { title: 'Waiting for me', parameters: { waiting: 'true' } },
  others: { title: "Others'", parameters: { others: 'true' } },
  decided: { title: 'Decided', parameters: { decided: 'true' } },
});
type View = keyof typeof VIEWS;

export function approvalList(exchange: SignedInExchange): List<'listApprovals', Approval> {
  const desk = approvalsDesk(exchange);
  const isDecider = may(exchange, 'approvals.decide');
  const views = Object.entries(VIEWS).map(([value, view]) => ({ value, ...view }));
  const merchant = { kind: 'merchant', name: 'merNo', label: say`Merchant` } as const;
  const states = Object.entries(STATES).filter(([name]) => name !== 'pending');
  return {
    operation: 'listApprovals',
    screen: 'approvals',
    title: say`Approvals`,
    path: desk.path,
    // With all that is shown of each, a page stays below 80 kB.
    limit: 30,
    live: { id: 'approval-list', tableId: 'approvals', seconds: 5 },
    tabs: {
      name: 'view',
      label: say`Requests`,
      choices: views.filter(({ value }) => value !== 'waiting' || isDecider),
      initial: isDecider ? 'waiting' : 'others',
      unnamed: null,
      clearsFilters: true,
    },
    filters: [
      { kind: 'choice', name: 'kind', label: say`Kind`, choices: kindChoices(desk.side) },
      ...(desk.side === 'operator' ? [merchant] : []),
      {
        kind: 'choice',
        name: 'state',
        label: say`State`,
        tabs: ['decided'],
        choices: [['', say`All states`], ...states.map(([name, { title }]) => [name, title] as const)],
      },
    ],
    form: { clears: 'never' },
    rowsOf: ({ approvals }) => approvals,
    table: ({ choice: { tab } }) => approvalTable(desk, tab as View),
    choosing: (found, approvals) => (found.choice.tab === 'waiting' ? choosing(desk, found, approvals) : null),
    none: {
      yet: ({ choice: { tab } }) => nothingIn(tab as View),
      found: ({ choice: { tab } }) =>
        empty(
          say`No request fits these filters`,
          html`<a href="${queryPath(desk.path, { view: tab })}">Remove the filters</a>`,
        ),
    },
  };
}

function nothingIn(view: View): Html {
  switch (view) {
    case 'waiting':
      return empty(say`Nothing waits for you`, say`A request that you can decide appears here by itself.`);
    case 'others':
      return empty(
        say`Nobody has to decide anything`,
        say`Your own requests, and those that others decide, appear here.`,
      );
    case 'decided':
      return empty(
        say`Nothing was decided yet`,
        say`Requests stay here after they were approved, refused or withdrawn.`,
      );
  }
}

function approvalTable(desk: ApprovalsDesk, view: View): ListTable<Approval> {
  return {
    caption: VIEWS[view].title,
    keyOf: ({ approvalNo }) => approvalNo,
    pathOf: ({ approvalNo }) => `${desk.path}/${approvalNo}`,
    columns: [...columnsOf(desk), ...(view === 'decided' ? DECIDED_COLUMNS : OPEN_COLUMNS)],
  };
}

function choosing(
  { bulkPath }: ApprovalsDesk,
  { answer: { next }, choice }: Found<'listApprovals'>,
  approvals: readonly Approval[],
): Choosing<Approval> {
  const together = approvals.filter(canBeTogether);
  return {
    labelOf: chooseLabel,
    actions: [{ path: bulkPath, text: say`Review the chosen ones` }],
    more: html`<a
      class="button small"
      href="${queryPath(bulkPath, { waiting: 'all', ...choice.filters, before: choice.place })}"
      >${reviewAll(next === null ? together.length : null, together.length !== approvals.length)}</a
    >`,
  };
}

/** `count` is null if there are more than this page has. */
function reviewAll(count: number | null, hasCards: boolean): string {
  if (count === null)
    return hasCards
      ? say`Review up to ${CHOSEN_MAX} at once without a card number`
      : say`Review up to ${CHOSEN_MAX} at once`;
  return hasCards ? say`Review all ${count} without a card number` : say`Review all ${count}`;
}

/** Which of them stays without a box. */
function chooseLabel(approval: Approval): string | null {
  return canBeTogether(approval) ? say`Choose: ${approval.summary}` : null;
}

/** What every table of requests begins with. */
function columnsOf({ links, side }: ApprovalsDesk): ListColumn<Approval>[] {
  const merchant: ListColumn<Approval> = {
    title: say`Merchant`,
    cell: ({ merNo }, exchange) => merNo !== null && merchantLink(exchange, merNo),
  };
  return [
    { title: say`Request`, cell: ({ summary }) => links.shortenNumbers(summary) },
    {
      title: say`Kind`,
      cell: (approval) =>
        html`<span
          >${tag(KINDS[approval.kind].title)} ${!canBeTogether(approval) && tag(say`Card number`, 'wait')}</span
        >`,
    },
    {
      title: say`Amount`,
      kind: 'figure',
      cell: ({ amount: decimal, currency }) => decimal !== null && currency !== null && amount(decimal, currency),
    },
    ...(side === 'operator' ? [merchant] : []),
    { title: say`Asked by`, cell: ({ maker }) => maker.name },
  ];
}

const OPEN_COLUMNS: readonly ListColumn<Approval>[] = translated([
  { title: 'Age', kind: 'figure', cell: ({ createdAt }, { now }) => ageWords(now - Date.parse(createdAt)) },
  { title: 'Expires in', kind: 'figure', cell: ({ expiresAt }, { now }) => ageWords(Date.parse(expiresAt) - now) },
]);

const DECIDED_COLUMNS: readonly ListColumn<Approval>[] = translated([
  { title: 'State', cell: ({ state }) => tag(STATES[state].title, STATES[state].tone) },
  { title: 'By', cell: ({ decidedBy }) => decidedBy?.name },
  {
    title: 'When',
    kind: 'figure',
    cell: ({ decidedAt, expiresAt }, exchange) => moment(exchange, decidedAt ?? expiresAt),
  },
]);
