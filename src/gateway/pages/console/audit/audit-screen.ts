import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { csrfField } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute, Screen } from '../../desk/desk-types.ts';
import { daySpan } from '../../desk/day-span.ts';
import { queryPath } from '../../desk/query-path.ts';
import { refusedNotice } from '../../desk/respond.ts';
import { filterForm, filtersIn, numbersIn } from '../../desk/views/filters.ts';
import { field, select } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty } from '../../desk/views/parts.ts';
import { liveList, pager } from '../../desk/views/table.ts';
import { AUDIT, auditTable } from './audit-table.ts';
import { exportRoute } from './export-actions.ts';
import { verifyRoute } from './verify-page.ts';

export const auditScreen: Screen = {
  id: 'audit',
  routes: (context) => [listRoute(context), verifyRoute(context), exportRoute(context)],
};

const NAMES = ['actor', 'actorId', 'action', 'target', 'merNo', 'outcome', 'from', 'to'] as const;
const PAGE = 50;

type Filters = Partial<Record<(typeof NAMES)[number], string>>;

/** Who did what, newest first. */
function listRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '',
    async show(exchange) {
      const filters: Filters = filtersIn(exchange, NAMES);
      const { before } = filtersIn(exchange, ['before']);
      const { from: _from, to: _to, ...same } = { ...filters, ...(before !== undefined && { before }) };
      const parameters = { ...numbersIn(same, ['merNo', 'before']), ...daySpan(exchange, filters), limit: PAGE };
      const listed = await call(exchange, 'listActions', { parameters });
      if (listed.kind === 'waits') throw new Error('a read waits for nobody');
      const path = (more: object) => queryPath(AUDIT, { ...filters, ...more });
      const content =
        listed.kind === 'refused'
          ? refusedNotice(listed)
          : html`${liveList('action-list', listed.value.actions.length === 0 ? NONE : auditTable(exchange, listed.value.actions))}
            ${pager({
              first: before === undefined ? null : path({}),
              next: listed.value.next === null ? null : path({ before: String(listed.value.next) }),
            })}`;
      return answerDesk(exchange, {
        screen: 'audit',
        title: 'Audit log',
        actions: auditActions(exchange),
        ...(before === undefined && { liveSeconds: 5 }),
        content: html`${filterForm(AUDIT, filterFields(filters), Object.keys(filters).length > 0)} ${content}`,
      });
    },
  };
}

const NONE = empty('No actions match', 'Every change by a person or a program is recorded here. Widen the filters.');

function auditActions(exchange: SignedInExchange): Html {
  const button = (path: string, text: string) =>
    html`<form class="inline" method="post" action="${path}">
      ${csrfField(exchange, path)}<button class="button small">${text}</button>
    </form>`;
  return html`${button(`${AUDIT}/verify`, 'Verify now')}
  ${may(exchange, 'audit.export') ? button(`${AUDIT}/export`, 'Export all') : NOTHING}`;
}

function filterFields(filters: Filters): Html[] {
  return [
    field({ name: 'actor', label: 'Who', value: filters.actor, placeholder: 'mara@example.com' }),
    field({ name: 'action', label: 'Action', value: filters.action, placeholder: 'createRefund' }),
    field({ name: 'target', label: 'Target', value: filters.target, placeholder: 'Order, refund, merchant…' }),
    field({ name: 'merNo', label: 'Merchant', value: filters.merNo, lengthMax: 10 }),
    select({
      name: 'outcome',
      label: 'Outcome',
      value: filters.outcome,
      choices: [
        ['', 'Any'],
        ['done', 'Done'],
        ['refused', 'Refused'],
      ],
    }),
    field({ name: 'from', label: 'From', type: 'date', value: filters.from }),
    field({ name: 'to', label: 'To', type: 'date', value: filters.to }),
  ];
}
