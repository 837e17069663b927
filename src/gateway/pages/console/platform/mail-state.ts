import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { moment } from '../../desk/views/moment.ts';
import { section } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';

type Mails = OperatorAnswers['readUpkeep']['mails'];

/** Where mails go, and why some could not be sent. */
export function mailState(exchange: SignedInExchange, { to, faults }: Mails): Html {
  return section('Sending', html`${WHERE[to]} ${to === 'server' && failures(exchange, faults)}`);
}

const WHERE: Readonly<Record<Mails['to'], Html>> = {
  server: html`<p>Mails go to the mail server that <code>SMTP_URL</code> names.</p>`,
  outbox: html`<p>
    The sandbox sends no mails. <a href="/merchant/outbox">The outbox</a> shows what would have been sent.
  </p>`,
  nowhere: html`<div class="notice wait" role="status">
    <p>
      No mail server is set, so people are told by the bell alone. Set <code>SMTP_URL</code> and <code>MAIL_FROM</code>,
      and start the gateway again.
    </p>
  </div>`,
};

function failures(exchange: SignedInExchange, faults: Mails['faults']): Html {
  if (faults.length === 0) return html`<p class="soft">No mail of the last 7 days is held up.</p>`;
  return table({
    caption: 'Mails of the last 7 days that could not be sent',
    columns: [
      { title: 'Why', cell: ({ meaning }) => meaning },
      { title: 'Answer', cell: ({ fault }) => html`<code>${fault}</code>` },
      { title: 'Tried again', kind: 'figure', cell: ({ waiting }) => waiting },
      { title: 'Given up', kind: 'figure', cell: ({ givenUp }) => givenUp },
      { title: 'Since', cell: ({ since }) => moment(exchange, since) },
    ],
    rows: faults,
    keyOf: ({ fault }) => fault,
  });
}
