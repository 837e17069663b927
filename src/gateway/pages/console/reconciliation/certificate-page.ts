import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { answerRefused } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, facts, section } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { dayWords, decimalWords, numberWords } from '../../design/written.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { dayPath } from './day-words.ts';
import type { OpenItem, Section } from './day-words.ts';
import { keyIn } from './day-page.ts';
import { ENDINGS, KINDS } from './exception.ts';

type Certificate = OperatorAnswers['getReconciliationCertificate'];

/** For paper: that a day is reconciled, by whom, from which files. */
export function certificateRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/certificate',
    async show(exchange) {
      const parameters = keyIn(exchange);
      const read = await call(exchange, 'getReconciliationCertificate', { parameters });
      if (read.kind === 'done') return showCertificate(exchange, read.value);
      if (read.name !== 'dayNotReconciled') return answerRefused(exchange, read);
      return answerDesk(exchange, {
        screen: 'reconciliation',
        title: 'No certificate yet',
        back: { path: dayPath(parameters), title: 'Day' },
        status: 409,
        content: html`<div class="notice wait" role="status"><p>${read.detail}</p></div>`,
      });
    },
  };
}

function showCertificate(exchange: SignedInExchange, certificate: Certificate): PageAnswer {
  const { owner, currency, day, openItems, open, settled, reports, statements } = certificate;
  return answerDesk(exchange, {
    screen: 'reconciliation',
    title: `Certificate of ${owner} on ${dayWords(day)} in ${currency}`,
    back: { path: dayPath(certificate), title: 'Day' },
    actions: html`<button type="button" class="button main" data-print hidden>Print</button>`,
    content: html`<p class="certified">${sentenceOf(certificate)}</p>
      ${section('Figures', figuresOf(certificate))}
      ${
        openItems > 0 &&
        html`<h2>Open items</h2>
          ${itemTable(exchange, open, currency)}`
      }
      ${settled.length > 0 && settledTable(exchange, settled, currency)}
      ${fileTable(exchange, 'Reports of the acquirer', reports)}
      ${fileTable(exchange, 'Statements of the bank', statements)}
      ${section('Issued', issueFacts(exchange, certificate))}`,
  });
}

/** What finance reads out. */
function sentenceOf({ ledger, acquirer, bank, openItems }: Certificate): string {
  const [ours, theirs, arrived] = [ledger, acquirer, bank].map((decimal) => decimalWords(decimal));
  return `Ledger ${ours}, acquirer ${theirs}, bank ${arrived}, ${numberWords(openItems)} open`;
}

function figuresOf({ owner, currency, day, ledger, acquirer, bank, fees, openItems }: Certificate): Html {
  return facts([
    ['Acquirer', owner],
    ['Day', dayWords(day)],
    ['Ledger', amount(ledger, currency)],
    ['Reported by the acquirer', amount(acquirer, currency)],
    ['Arrived at the bank, with its fees', amount(bank, currency)],
    ['Fees that the acquirer kept', amount(fees.replace(/^-/, ''), currency)],
    ['Open items', numberWords(openItems)],
  ]);
}

function itemTable(exchange: SignedInExchange, open: readonly OpenItem[], currency: string): Html {
  return table<OpenItem>({
    caption: 'Open items',
    rows: open,
    keyOf: ({ exceptionNo }) => exceptionNo,
    columns: [
      { title: 'Number', cell: ({ exceptionNo }) => html`<code>${exceptionNo}</code>` },
      { title: 'What', phone: 'lead', cell: ({ kind }) => KINDS[kind].title },
      { title: 'Amount', kind: 'figure', phone: 'badge', cell: (item) => amount(item.amount, currency) },
      { title: 'Merchant', cell: ({ merNo }) => html`<span class="whole">${merNo ?? '–'}</span>` },
      { title: 'About', cell: ({ subject }) => subject !== null && html`<code>${subject}</code>` },
      { title: 'Since', cell: ({ openedAt }) => moment(exchange, openedAt, 'day') },
    ],
  });
}

/** Why the sums may differ although nothing is open. */
function settledTable(exchange: SignedInExchange, settled: Certificate['settled'], currency: string): Html {
  return html`<h2>Cleared up by people</h2>
    ${table<Certificate['settled'][number]>({
      caption: 'Cleared up by people',
      rows: settled,
      keyOf: ({ exceptionNo }) => exceptionNo,
      columns: [
        { title: 'Number', cell: ({ exceptionNo }) => html`<code>${exceptionNo}</code>` },
        { title: 'What', phone: 'lead', cell: ({ kind }) => KINDS[kind].title },
        { title: 'How', phone: 'badge', cell: ({ ending }) => ENDINGS[ending] },
        { title: 'Amount', kind: 'figure', cell: (item) => amount(item.amount, currency) },
        { title: 'Merchant', cell: ({ merNo }) => html`<span class="whole">${merNo ?? '–'}</span>` },
        { title: 'By', phone: 'who', cell: ({ endedBy }) => endedBy },
        { title: 'When', phone: 'when', cell: ({ endedAt }) => moment(exchange, endedAt) },
      ],
    })}`;
}

function fileTable(exchange: SignedInExchange, title: string, sections: readonly Section[]): Html {
  if (sections.length === 0) return html``;
  return html`<h2>${title}</h2>
    ${table<Section>({
      caption: title,
      rows: sections,
      keyOf: ({ fileNo, section: place }) => `${fileNo} ${place}`,
      columns: [
        { title: 'Number', phone: 'lead', cell: ({ id }) => html`<bdi>${id}</bdi>` },
        { title: 'File', cell: ({ fileName }) => html`<bdi>${fileName}</bdi>` },
        { title: 'Lines', kind: 'figure', cell: ({ lines }) => numberWords(lines) },
        { title: 'Sent by', cell: ({ sentBy }) => html`<span class="whole">${sentBy}</span>` },
        { title: 'Read', cell: ({ readAt }) => readAt !== null && moment(exchange, readAt) },
        {
          title: 'SHA-256',
          cell: ({ hash }) =>
            hash === null ? 'from the feed of the acquirer' : html`<code class="hash">${hash}</code>`,
        },
      ],
    })}`;
}

function issueFacts(exchange: SignedInExchange, { issuedBy, issuedAt, hash }: Certificate): Html {
  return html`${facts([
      ['By', issuedBy],
      ['At', moment(exchange, issuedAt, 'second')],
      ['SHA-256', html`<code class="hash">${hash}</code>`],
    ])}
    <p class="soft">
      The hash is over the figures, the open items and the files. As long as nothing changes, each print of this day has
      the same.
    </p>`;
}
