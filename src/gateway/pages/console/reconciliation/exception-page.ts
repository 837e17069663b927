import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { seenField } from '../../desk/form/stale.ts';
import { merchantFact } from '../../desk/merchant-names.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { formFields } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, copyable, empty, facts, section } from '../../desk/views/parts.ts';
import { table } from '../../desk/views/table.ts';
import { ageWords, dayWords } from '../../design/written.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { waitingPanel } from '../../shared/approvals/waiting-panel.ts';
import { EXCEPTIONS, KINDS, exceptionPath, readException, stateTag } from './exception.ts';
import type { Detail } from './exception.ts';
import { EXCEPTION_DONE, seenOf } from './exception-forms.ts';
import { noteLines } from './exception-notes.ts';
import { booksSection, otherSection } from './exception-sides.ts';
import { postingTable } from './exception-postings.ts';

export function exceptionRoute(context: DeskContext): DeskRoute {
  return { path: '/:exceptionNo', show: (exchange) => show(context, exchange) };
}

async function show(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const read = await readException(context)(exchange);
  if (read.kind === 'refused') return answerRefused(exchange, read);
  const detail = read.value;
  const { exception } = detail;
  const { title } = KINDS[exception.kind];
  return answerDesk(exchange, {
    screen: 'exceptions',
    title,
    heading: html`${title} ${stateTag(exception)}`,
    back: { path: EXCEPTIONS, title: 'Exceptions' },
    actions: actionsOf(exchange, detail),
    content: html`${doneNotice(exchange, EXCEPTION_DONE)} ${inShort(exchange, detail)}
      ${await waitingPanel(context.call, exchange, { kind: 'exception' })}
      <div class="columns even">${booksSection(exchange, detail)} ${otherSection(exchange, detail)}</div>
      ${suggestionSection(detail)} ${endSection(exchange, detail)}
      <div class="columns">
        <div class="stack">${noteSection(exchange, detail)}</div>
        <div class="stack">${workSection(exchange, detail)}</div>
      </div>`,
  });
}

const LINKS: readonly (readonly [Detail['next'][number], path: string, text: string])[] = [
  ['match', 'match', 'Match…'],
  ['return', 'return', 'Return…'],
  ['credit', 'credit', 'Credit…'],
  ['writeOff', 'write-off', 'Write off…'],
  ['reopen', 'reopen', 'Reopen…'],
];

/** What the operation offers, in the order in which people mostly need it. */
function actionsOf(exchange: SignedInExchange, { exception, next, answer, suggestions }: Detail): Html {
  const path = exceptionPath(exception.exceptionNo);
  const offered = LINKS.filter(([step]) => next.includes(step));
  // Money that can go back to its payer is hardly ever anything else's; what is only missing is asked for first.
  const asks = exception.kind === 'missingThere' && answer === null && suggestions.length === 0 && next.includes('ask');
  const main = offered.find(([step]) => step === 'return') ?? (asks ? undefined : offered[0]);
  return html`${next.includes('take') && button(exchange, `${path}/take`, { text: exception.person === null ? 'Take it' : 'Take it over', exception })}
  ${next.includes('ask') && button(exchange, `${path}/ask`, { text: 'Ask the acquirer', exception, isMain: asks })}
  ${offered.map((one) => html`<a class="${one === main ? 'button main' : 'button'}" href="${path}/${one[1]}">${one[2]}</a> `)}`;
}

function button(
  exchange: SignedInExchange,
  path: string,
  { text, exception, isMain = false }: Pick<Detail, 'exception'> & { readonly text: string; readonly isMain?: boolean },
): Html {
  return html`<form method="post" action="${path}" data-once>
    ${formFields(exchange, path)} ${seenField(seenOf(exception))}
    <button class="${isMain ? 'button main' : 'button'}">${text}</button>
  </form> `;
}

function inShort(exchange: SignedInExchange, detail: Detail): Html {
  const { exception, answer, return: back } = detail;
  const { what, next } = KINDS[exception.kind];
  const isOpen = exception.ending === null;
  return html`<section class="sheet summary" aria-label="In short">
    <p>${amount(exception.amount, exception.currency)} at stake. ${what}</p>
    ${isOpen && html`<p><b>What to do:</b> ${next}</p>`}
    ${isOpen && exception.isOverdue && html`<p>It was due on <b>${dayWords(exception.dueDay)}</b>.</p>`}
    ${answer !== null && answerLine(exchange, answer)} ${back !== null && returnLine(exchange, back)}
  </section>`;
}

const ANSWERS: Readonly<Record<NonNullable<Detail['answer']>['kind'], string>> = {
  approved: 'it was paid',
  declined: 'it was declined',
  pending: 'it is still working on it',
  challenged: 'the payer has to act',
  notFound: 'it does not know the number',
  cancelled: 'it was closed without a result',
  unknown: 'there was no answer',
};

function answerLine(exchange: SignedInExchange, answer: NonNullable<Detail['answer']>): Html {
  return html`<p>
    <b>The acquirer says</b> that ${ANSWERS[answer.kind]}: “${answer.message}”, ${moment(exchange, answer.at)}.
    ${answer.isApplied ? 'The order was still processing, so this decided about it.' : 'This changed nothing here.'}
  </p>`;
}

const RETURN_STATES: Readonly<Record<NonNullable<Detail['return']>['state'], string>> = {
  asked: 'The acquirer was asked to send the money back, and has not decided yet. It is asked what became of it.',
  approved: 'The acquirer sent the money back to the payer.',
  declined: 'The acquirer did not send the money back.',
};

function returnLine(exchange: SignedInExchange, back: NonNullable<Detail['return']>): Html {
  return html`<p>
    ${RETURN_STATES[back.state]}${back.message !== null && html` It says: “${back.message}”.`}
    <span class="soft">${moment(exchange, back.answeredAt ?? back.askedAt)}, ${back.returnNo}</span>
  </p>`;
}

const SUGGESTED = { line: 'Line', item: 'Item of the books', report: 'Report' } as const;

function suggestionSection({ exception, suggestions, next }: Detail): Html {
  if (suggestions.length === 0) return NOTHING;
  const path = `${exceptionPath(exception.exceptionNo)}/match`;
  return section(
    'This could belong to it',
    table({
      caption: 'Suggestions',
      rows: suggestions,
      keyOf: ({ reference }) => reference,
      columns: [
        { title: 'What', cell: ({ kind }) => SUGGESTED[kind] },
        { title: 'Amount', kind: 'figure', cell: (one) => amount(one.amount, one.currency) },
        { title: 'Day', cell: ({ day }) => (day === null ? '–' : dayWords(day)) },
        { title: 'Why', cell: ({ reason }) => reason },
        {
          title: 'Match',
          cell: ({ kind, reference }) =>
            next.includes('match') &&
            html`<a href="${queryPath(path, { [`${kind}s`]: reference, step: 'review' })}">Preview…</a>`,
        },
      ],
    }),
  );
}

function endSection(exchange: SignedInExchange, { exception, matched, postings }: Detail): Html {
  const { ending, endedAt, endedBy } = exception;
  if (ending === null || endedAt === null) return NOTHING;
  return section(
    'How it ended',
    html`<p>${stateTag(exception)} ${endedBy !== null && `by ${endedBy}, `}${moment(exchange, endedAt)}</p>
      ${
        matched.length > 0 &&
        html`<ul>
          ${matched.map((one) => html`<li>${SUGGESTED[one.kind]} <code>${one.reference}</code>: ${amount(one.amount, one.currency)}</li>`)}
        </ul>`
      }
      ${
        postings.length > 0
          ? postingTable(postings)
          : html`<p class="soft">Nothing was booked in the operator’s own books.</p>`
      }`,
  );
}

function noteSection(exchange: SignedInExchange, { exception, notes, next }: Detail): Html {
  const path = `${exceptionPath(exception.exceptionNo)}/note`;
  const actions = next.includes('note') ? html`<a class="button small" href="${path}">Write a note…</a>` : NOTHING;
  return section('Notes', notes.length === 0 ? empty('No notes yet') : noteLines(exchange, notes), { actions });
}

function workSection(exchange: SignedInExchange, { exception, next }: Detail): Html {
  const { exceptionNo, openedAt, person, isMine, dueDay, merNo, owner, day, ending } = exception;
  const path = exceptionPath(exceptionNo);
  const change = (step: 'assign' | 'setDue', last: string, text: string) =>
    next.includes(step) && html` <a href="${path}/${last}">${text}</a>`;
  const since = html`${moment(exchange, openedAt)}${ending === null && html`, ${ageWords(exchange.now - Date.parse(openedAt))} ago`}`;
  const whose = person === null ? html`<span class="soft">nobody</span>` : html`${isMine ? 'you' : person}`;
  return section(
    'Exception',
    facts([
      ['Since', since],
      ['With', html`${whose}${change('assign', 'assign', 'Give it to somebody…')}`],
      ['Due', html`${dayWords(dueDay)}${change('setDue', 'due', 'Change…')}`],
      ['Acquirer or account', owner],
      ['Day', day !== null && dayWords(day)],
      ['Merchant', merNo !== null && merchantFact(exchange, merNo)],
      ['Number', copyable(exceptionNo)],
    ]),
  );
}
