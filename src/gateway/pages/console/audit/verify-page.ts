import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { copyable, facts, section } from '../../desk/views/parts.ts';
import { AUDIT } from './audit-table.ts';

type Report = OperatorAnswers['verifyActions'];

/** Checks the whole chain now. It reads every action, so that it is done when somebody asks, not when a page is opened. */
export function verifyRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/verify',
    show: async (exchange) => seeOther(exchange, AUDIT),
    async submit(exchange) {
      const checked = await call(exchange, 'verifyActions', {});
      if (checked.kind === 'refused') return answerRefused(exchange, checked);
      return answerDesk(exchange, {
        screen: 'audit',
        title: 'Verification of the audit log',
        back: { path: AUDIT, title: 'Audit log' },
        content: reportOf(checked.value),
      });
    },
  };
}

function reportOf({ ok, actions, unchained, days, head, findings, found }: Report): Html {
  const verdict = ok
    ? html`<div class="notice good" role="status"><p>Every action is as it was written.</p></div>`
    : html`<div class="notice bad" role="alert">
        <h2>${found} ${found === 1 ? 'problem' : 'problems'} found</h2>
        <ul>
          ${findings.map(({ actionNo, lastNo, day, problem }) => html`<li>${placeOf({ actionNo, lastNo, day })} ${problem}</li>`)}
        </ul>
        <p>Keep this page and the database as they are, and tell whoever answers for security.</p>
      </div>`;
  const counted = facts([
    ['Actions', actions],
    ['Days', days],
    ['Recorded before the chain began', unchained === 0 ? '' : unchained],
    ['Last day', head?.day],
    ['Hash of its last action', head && copyable(head.head)],
  ]);
  return html`${verdict} ${section('What was checked', html`${counted}${head === null ? NOTHING : KEEP}`)}`;
}

const KEEP = html`<p class="soft">Keep the hash elsewhere: it proves later that nothing before it was changed.</p>`;

function placeOf({ actionNo, lastNo, day }: Pick<Report['findings'][number], 'actionNo' | 'lastNo' | 'day'>): string {
  if (actionNo === null) return day ?? '';
  return actionNo === lastNo || lastNo === null ? `Action ${actionNo}` : `Actions ${actionNo} to ${lastNo}`;
}
