import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { asked } from '../../desk/views/figures.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty, section, tag } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { dayWords, numberWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { formatAmount, parseSignedAmount } from '../../../domain/money.ts';
import { RECONCILIATION, certificatePath, dayTag, differenceOf, filePath, isZero } from './day-words.ts';
import { KINDS, exceptionPath, subjectOf } from './exception.ts';
import type { Day, OpenItem, Section } from './day-words.ts';

type Story = OperatorAnswers['getReconciliationDay'];
type Merchant = Story['merchants'][number];

/** One day of an acquirer or bank account: its sums, its files, its merchants, and what is open. */
export function dayRoute({ call }: DeskContext): DeskRoute {
  return {
    path: '/day',
    show: (exchange) => {
      const parameters = keyIn(exchange);
      return showRead(exchange, call(exchange, 'getReconciliationDay', { parameters }), (story) => {
        const { day } = story;
        return answerDesk(exchange, {
          screen: 'reconciliation',
          title: titleOf(day),
          heading: html`${titleOf(day)} ${dayTag(day)}`,
          back: {
            path: queryPath(RECONCILIATION, { kind: day.kind === 'acquirer' ? null : day.kind }),
            title: 'Reconciliation',
          },
          ...(day.kind === 'acquirer' && {
            actions: html`<a class="button" href="${certificatePath(day)}">Certificate</a>`,
          }),
          content: html`${sumSection(day)} ${openSection(exchange, story)} ${sectionTable(exchange, story)}
          ${day.kind === 'acquirer' && merchantTable(exchange, story)}`,
        });
      });
    },
  };
}

export function keyIn(exchange: SignedInExchange) {
  return { owner: asked(exchange, 'owner'), currency: asked(exchange, 'currency'), day: asked(exchange, 'day') };
}

function titleOf({ owner, day, currency }: Day): string {
  return `${owner} on ${dayWords(day)} in ${currency}`;
}

/** As people would write it on paper. */
function sumSection(day: Day): Html {
  const { currency } = day;
  const row = (sign: string, words: string, decimal: string) =>
    html`<li><span>${sign}</span><span>${words}</span>${amount(decimal, currency)}</li>`;
  const lines =
    day.kind === 'acquirer'
      ? html`${row('', 'Expected, by the books of the merchants', day.expected)}
        ${row('−', 'Not reported, or not as expected', minus(day.expected, day.reported, currency))}
        ${row('−', 'Reported, and not on a bank account yet', minus(day.reported, day.arrived, currency))}
        ${row('=', 'Arrived on a bank account', day.arrived)}`
      : html`${row('', 'On the statement', day.arrived)} ${row('−', 'Explained by reports and payouts', day.expected)}
          <li><span>=</span><span>Not explained</span>${differenceOf(day)}</li>`;
  return section(
    'Sums',
    html`<ul class="equation plain-list">
        ${lines}
      </ul>
      ${
        day.kind === 'acquirer' &&
        html`<p class="soft">
          Before fees. The acquirer kept ${amount(day.fees.replace(/^-/, ''), currency)} of what it reported.
        </p>`
      }`,
  );
}

function minus(from: string, what: string, currency: string): string {
  return formatAmount(parseSignedAmount(from, currency) - parseSignedAmount(what, currency), currency);
}

function openSection(exchange: SignedInExchange, { open, day }: Story): Html {
  if (open.length === 0) return NOTHING;
  const list = table<OpenItem>({
    caption: 'Open items',
    rows: open,
    keyOf: ({ exceptionNo }) => exceptionNo,
    pathOf: ({ exceptionNo }) => exceptionPath(exceptionNo),
    columns: [
      { title: 'What', phone: 'lead', cell: ({ kind }) => KINDS[kind].title },
      { title: 'Amount', kind: 'figure', phone: 'badge', cell: (item) => amount(item.amount, day.currency) },
      {
        title: 'Merchant',
        phone: 'who',
        cell: ({ merNo }) => (merNo === null ? '–' : merchantLink(exchange, merNo)),
      },
      { title: 'About', cell: (item) => subjectOf(item) },
      { title: 'Since', phone: 'when', cell: ({ openedAt }) => moment(exchange, openedAt) },
    ],
  });
  return html`<h2>Open items</h2>
    ${list}`;
}

const SECTION_KINDS: Readonly<Record<Section['kind'], string>> = {
  report: 'Report',
  statement: 'Statement',
  notification: 'Notification',
};

function sectionTag({ kind, state }: Section): Html {
  if (kind !== 'report') return tag('Read', 'good');
  return state === 'arrived' ? tag('Arrived', 'good') : tag('Not arrived', 'wait');
}

/** Each leads to its lines. */
function sectionTable(exchange: SignedInExchange, { sections, day }: Story): Html {
  const title = day.kind === 'acquirer' ? 'Reports' : 'Statements';
  if (sections.length === 0) {
    return html`<h2>${title}</h2>
      ${empty(
        day.kind === 'acquirer' ? 'No report has this day yet' : 'No statement has this day yet',
        html`<a href="${RECONCILIATION}/import">Import a file</a>`,
      )}`;
  }
  const list = table<Section>({
    caption: title,
    rows: sections,
    keyOf: ({ fileNo, section: place }) => `${fileNo} ${place}`,
    pathOf: ({ fileNo }) => filePath(fileNo),
    columns: [
      { title: SECTION_KINDS[sections[0]?.kind ?? 'report'], phone: 'lead', cell: ({ id }) => html`<bdi>${id}</bdi>` },
      { title: 'State', phone: 'badge', cell: sectionTag },
      { title: 'Total after fees', kind: 'figure', cell: ({ total }) => amount(total, day.currency) },
      { title: 'Lines', kind: 'figure', cell: ({ lines }) => numberWords(lines) },
      ...(day.kind === 'acquirer'
        ? [
            { title: 'Paid on', cell: ({ paidOn }: Section) => paidOn !== null && whole(paidOn) },
            { title: 'Arrived on', cell: ({ arrivedOn }: Section) => arrivedOn !== null && whole(arrivedOn) },
          ]
        : []),
      { title: 'File', phone: 'who', cell: ({ fileName }) => html`<bdi>${fileName}</bdi>` },
      { title: 'Read', phone: 'when', cell: ({ readAt }) => readAt !== null && moment(exchange, readAt) },
    ],
  });
  return html`<h2>${title}</h2>
    ${list}`;
}

function whole(day: string): Html {
  return html`<span class="whole">${dayWords(day)}</span>`;
}

function merchantTable(exchange: SignedInExchange, { merchants: all, isComplete, day: { currency } }: Story): Html {
  const merchants = all.filter(({ expected, reported, fees }) => ![expected, reported, fees].every(isZero));
  if (merchants.length === 0) return NOTHING;
  const list = table<Merchant>({
    caption: 'By merchant',
    rows: merchants,
    keyOf: ({ merNo }) => String(merNo),
    columns: [
      { title: 'Merchant', phone: 'lead', cell: ({ merNo }) => merchantLink(exchange, merNo) },
      { title: 'Expected', kind: 'figure', cell: ({ expected }) => amount(expected, currency) },
      { title: 'Reported', kind: 'figure', cell: ({ reported }) => amount(reported, currency) },
      { title: 'Difference', kind: 'figure', cell: ({ difference }) => differenceOf({ difference, currency }) },
      { title: 'Fees', kind: 'figure', cell: ({ fees }) => amount(fees, currency) },
    ],
  });
  return html`<h2>By merchant</h2>
    ${list} ${!isComplete && html`<p class="soft">These are the ones that differ most; there are more.</p>`}`;
}
