import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { Call, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { actionButton } from '../../desk/views/forms.ts';
import { moment } from '../../desk/views/moment.ts';
import { tag } from '../../desk/views/parts.ts';
import { numberWords } from '../../design/written.ts';

const LEDGER = CONSOLE + SCREENS.ledger.path;

/** Checks the books now. The answer comes when it is done. */
export function verifyRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/verify',
    show: async (exchange) => seeOther(exchange, LEDGER),
    async submit(exchange) {
      const called = await call(exchange, 'verifyLedger', {});
      if (called.kind === 'refused') return answerRefused(exchange, called);
      return seeOther(exchange, LEDGER, { done: 'verified' });
    },
  };
}

/** The last check: when, by whom, and what it found. For those who may make one. */
export async function checkSection(exchange: SignedInExchange, call: Call): Promise<Html> {
  if (!may(exchange, 'ledger.verify')) return NOTHING;
  const called = await call(exchange, 'getLedgerReport', {});
  if (called.kind !== 'done') return NOTHING;
  const { at, by, report } = called.value;
  const isNew = exchange.request.query.get('done') === 'verified';
  const button = actionButton(exchange, { action: `${LEDGER}/verify`, label: 'Verify now' });
  if (report === null || at === null) {
    return html`<section class="sheet check">
      <p>The ledger has not been verified yet. A check reads all postings, and takes a while if there are many.</p>
      ${button}
    </section>`;
  }
  const result = report.ok
    ? tag('Consistent', 'good')
    : tag(report.problems.length === 1 ? '1 problem' : `${report.problems.length} problems`, 'bad');
  return html`<section class="sheet check" ${isNew && html`role="status"`}>
    <p>
      ${result} ${counted(report.postings, 'posting')} and ${counted(report.orders, 'order')}, verified
      ${moment(exchange, at)}
      <span class="soft">by ${by}</span>
    </p>
    ${button}
    ${
      !report.ok &&
      html`<ul>
        ${report.problems.map((problem) => html`<li>${problem}</li>`)}
      </ul>`
    }
  </section>`;
}

function counted(count: number, noun: string): string {
  return `${numberWords(count)} ${noun}${count === 1 ? '' : 's'}`;
}
