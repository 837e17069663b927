import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { csrfField } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { DAYS } from '../../desk/list/list-texts.ts';
import type { List } from '../../desk/list/list-types.ts';
import { empty } from '../../desk/views/parts.ts';
import { AUDIT, AUDIT_TABLE } from './audit-table.ts';
import type { Action } from './audit-table.ts';
import { exportRoute } from './export-actions.ts';
import { verifyRoute } from './verify-page.ts';

export const auditScreen: Screen = {
  id: 'audit',
  routes: (context) => [listRoute(context, LIST), verifyRoute(context), exportRoute(context)],
};

/** Who did what, newest first. */
const LIST: List<'listActions', Action> = {
  operation: 'listActions',
  screen: 'audit',
  title: 'Audit log',
  path: AUDIT,
  limit: 50,
  live: { id: 'action-list', tableId: 'actions', seconds: 5, isFirstOnly: true },
  actions: [({ exchange }) => auditActions(exchange)],
  filters: [
    { kind: 'text', name: 'actor', label: 'Who', placeholder: 'mara@example.com' },
    { kind: 'link', name: 'actorId' },
    { kind: 'text', name: 'action', label: 'Action', placeholder: 'createRefund' },
    { kind: 'text', name: 'target', label: 'Target', placeholder: 'Order, refund, merchant…' },
    { kind: 'merchant', name: 'merNo', label: 'Merchant' },
    {
      kind: 'choice',
      name: 'outcome',
      label: 'Outcome',
      choices: [
        ['', 'Any'],
        ['done', 'Done'],
        ['refused', 'Refused'],
      ],
    },
    ...DAYS,
  ],
  rowsOf: ({ actions }) => actions,
  table: AUDIT_TABLE,
  none: {
    yet: empty('No actions match', 'Every change by a person or a program is recorded here. Widen the filters.'),
  },
  refusals: { names: 'all' },
};

function auditActions(exchange: SignedInExchange): Html {
  const button = (path: string, text: string) =>
    html`<form class="inline" method="post" action="${path}">
      ${csrfField(exchange, path)}<button class="button small">${text}</button>
    </form>`;
  return html`${button(`${AUDIT}/verify`, 'Verify now')}
  ${may(exchange, 'audit.export') ? button(`${AUDIT}/export`, 'Export all') : NOTHING}`;
}
