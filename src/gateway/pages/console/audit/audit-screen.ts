import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { csrfField } from '../../frame/form.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Screen } from '../../desk/desk-types.ts';
import { addressOf } from '../../desk/list/choice.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import type { Asked, Choice, List } from '../../desk/list/list-types.ts';
import { empty } from '../../desk/views/parts.ts';
import { auditFileRoute } from './audit-file.ts';
import { auditFilters } from './audit-filters.ts';
import { AUDIT, AUDIT_TABLE } from './audit-table.ts';
import { exportRoute } from './export-actions.ts';
import { learnNames } from './action-sentence.ts';
import type { Action } from './action-sentence.ts';
import { verifyRoute } from './verify-page.ts';

const FILE = '/actions.csv';

export const auditScreen: Screen = {
  id: 'audit',
  routes: (context) => [
    listRoute(context, listOf),
    verifyRoute(context),
    exportRoute(context),
    auditFileRoute(context, listOf, FILE),
  ],
};

/** Who did what, newest first. */
function listOf(exchange: SignedInExchange): List<'listActions', Action> {
  return {
    operation: 'listActions',
    screen: 'audit',
    title: 'Audit log',
    path: AUDIT,
    limit: 50,
    live: { id: 'action-list', tableId: 'actions', seconds: 5, isFirstOnly: true },
    actions: [({ choice }) => auditActions(exchange, choice)],
    filters: auditFilters(exchange),
    note: whomIsMeant,
    async rowsOf({ actions }, { context }) {
      await learnNames(context, exchange, actions);
      return actions;
    },
    table: AUDIT_TABLE,
    none: {
      yet: empty('No actions match', 'Every change by a person or a program is recorded here. Widen the filters.'),
    },
    refusals: { names: 'all' },
  };
}

/** Records have whole addresses. Who types the beginning of one, or of a name, is offered the people it may be. */
async function whomIsMeant({ context, exchange, choice, answer }: Asked<'listActions'>): Promise<Html | false> {
  const { actor: text, ...filters } = choice.filters;
  if (text === undefined || answer === null || answer.actions.length > 0) return false;
  const found = await context.call(exchange, 'listPeople', { parameters: { text, limit: OFFERED_MAX } });
  if (found.kind === 'refused' || found.value.people.length === 0) return false;
  const list = listOf(exchange);
  const links = found.value.people.map(({ personId, name, email }) => {
    const address = addressOf(list, { tab: choice.tab, filters: { ...filters, actorId: personId } });
    return html`<li><a href="${address}">${name}</a> <span class="soft">${email}</span></li>`;
  });
  return html`<p>Nobody is recorded as exactly “${text}”. Whom do you mean?</p>
    <ul>
      ${links}
    </ul>`;
}

const OFFERED_MAX = 5;

function auditActions(exchange: SignedInExchange, choice: Choice): Html {
  const button = (path: string, text: string) =>
    html`<form class="inline" method="post" action="${path}">
      ${csrfField(exchange, path)}<button class="button small">${text}</button>
    </form>`;
  const file = addressOf({ ...listOf(exchange), path: AUDIT + FILE }, choice);
  return html`${button(`${AUDIT}/verify`, 'Verify now')}
  ${
    may(exchange, 'audit.export')
      ? html`<a class="button small" href="${file}" download>Export CSV</a> ${button(`${AUDIT}/export`, 'Export all')}`
      : NOTHING
  }`;
}
