import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { Html } from '../../../../web/html.ts';
import { html } from '../../../../web/html.ts';
import { numberWords } from '../../design/written.ts';
import { amount, tag } from '../../desk/views/parts.ts';
import { liveList, table } from '../../desk/views/table.ts';
import { acquirerPath, limitList, stateTag, takesWords } from './acquirer.ts';
import type { Acquirer } from './acquirer.ts';

type Report = OperatorAnswers['readChannels']['acquirers'][number];

const OPEN_MAX = 1000;

/** All acquirers, in the order in which they are considered. */
export function acquirerSection(acquirers: readonly Acquirer[], reports: readonly Report[]): Html {
  const list = table<Acquirer>({
    caption: 'Acquirers, in the order in which they are considered',
    liveId: 'acquirers',
    rows: acquirers,
    keyOf: ({ name }) => name,
    pathOf: ({ name }) => acquirerPath(name),
    columns: [
      { title: 'Acquirer', kind: 'name', phone: 'lead', cell: ({ name }) => name },
      { title: 'State', phone: 'badge', cell: (acquirer) => statesOf(acquirer) },
      { title: 'Last hour', cell: ({ name }) => healthOf(reports.find((one) => one.acquirer === name)) },
      { title: 'Takes', cell: takesWords },
      { title: 'Limits', cell: limitList },
      { title: 'Preference', kind: 'figure', cell: ({ preference }) => preference },
      { title: 'Without a result', kind: 'figure', cell: openWords },
      { title: 'Owes', kind: 'figure', cell: owesWords },
    ],
  });
  return html`<h2>Acquirers</h2>
    ${liveList('acquirer-list', list)}
    <p class="soft">${OWES}</p>`;
}

const OWES =
  'What an acquirer owes is what it took in minus what it gave out, at the end of the last closed day. What it has paid to your bank account is not deducted.';

export function owesWords({ owes }: Pick<Acquirer, 'owes'>): Html {
  if (owes.length === 0) return html`<span class="soft">nothing</span>`;
  return html`${owes.map(({ currency, amount: decimal }) => html`<div>${amount(decimal, currency)}</div>`)}`;
}

/** What the figures below say of one acquirer, in a few words. */
function healthOf(report: Report | undefined): Html {
  if (report !== undefined && report.breakers.length > 0) return tag('Held back', 'bad');
  const calls = sum(report?.hour.map((one) => one.calls) ?? []);
  const unanswered = sum(report?.hour.map(({ answers }) => answers.unknown) ?? []);
  if (calls === 0) return html`<span class="soft">no calls</span>`;
  return unanswered === 0 ? tag('Answers', 'good') : tag(`${unanswered} of ${calls} without an answer`, 'wait');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

export function statesOf(acquirer: Acquirer): Html {
  return html`${stateTag(acquirer)} ${!acquirer.isConfigured && tag('Not configured', 'bad')}`;
}

export function openWords({ open }: Pick<Acquirer, 'open'>): string {
  return open >= OPEN_MAX ? `${numberWords(OPEN_MAX)}+` : numberWords(open);
}
