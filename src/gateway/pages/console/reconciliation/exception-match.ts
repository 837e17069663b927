import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { formRoute } from '../../desk/form/form-route.ts';
import { amount, facts } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { KINDS, readException } from './exception.ts';
import type { Detail } from './exception.ts';
import { homeOf, numberOf, seenOf } from './exception-forms.ts';
import { postingTable } from './exception-postings.ts';

const NAMES = ['lines', 'items', 'reports'] as const;

type Names = Readonly<Record<(typeof NAMES)[number], string[]>>;
type Preview = OperatorAnswers['previewMatch'];

interface Matching extends Detail {
  readonly named: Names;
  readonly rest: 'none' | 'open';
  /** What it would book; what is wrong with it; null until something is named. */
  readonly preview: Preview | string | null;
}

/** Says what belongs to an exception: named, then previewed, then booked. */
export function matchRoute(context: DeskContext): DeskRoute {
  return formRoute<Matching, 'matchByHand'>({
    path: '/:exceptionNo/match',
    screen: 'exceptions',
    operation: 'matchByHand',
    title: () => 'Match by hand',
    read: (exchange, given) => readMatching(context, exchange, given),
    homeOf,
    seenOf: ({ exception }) => seenOf(exception),
    done: 'matched',
    isNew: true,
    asksFactorLate: true,
    appliesTo: ({ next }) => next.includes('match'),
    fields: ({ field, subject: { named, exception } }) => [
      html`<p>${amount(exception.amount, exception.currency)} of ${exception.owner}: ${KINDS[exception.kind].what}</p>`,
      field('items', { type: 'textarea', value: named.items.join('\n') }),
      field('lines', { type: 'textarea', value: named.lines.join('\n') }),
      field('reports', { type: 'textarea', value: named.reports.join('\n') }),
      field('rest', {
        value: 'none',
        choices: [
          ['none', 'There must be none'],
          ['open', 'Stays open, as an exception of its own'],
        ],
      }),
    ],
    review: ({ preview, rest }) => {
      if (preview === null) return { wrong: 'Name what belongs to it first.' };
      if (typeof preview === 'string') return { wrong: preview };
      const isLeft = Number(preview.rest) !== 0;
      if (isLeft && rest === 'none') {
        const left = `${preview.rest} ${preview.currency}`;
        return { wrong: `The sums differ by ${left}. Choose others, or let the rest stay open.`, field: 'rest' };
      }
      return previewPart(preview);
    },
    effect: ({ preview }) =>
      preview !== null && typeof preview !== 'string' && Number(preview.rest) !== 0
        ? html`It ends with everything that was named. ${amount(preview.rest, preview.currency)} stays open, as an
          exception of its own. No merchant’s money moves. It can be reopened.`
        : 'It ends with everything that was named. No merchant’s money moves. It can be reopened.',
    button: 'Match',
    send: ({ exchange, subject, reason }) =>
      context.call(exchange, 'matchByHand', {
        parameters: numberOf(subject),
        body: { ...subject.named, rest: subject.rest },
        reason,
      }),
  });
}

async function readMatching(
  context: DeskContext,
  exchange: SignedInExchange,
  given: URLSearchParams,
): Promise<Answered<Matching>> {
  const read = await readException(context)(exchange);
  if (read.kind === 'refused') return read;
  const detail = read.value;
  const named = Object.fromEntries(NAMES.map((name) => [name, namesIn(given.get(name))])) as Names;
  const rest = given.get('rest') === 'open' ? 'open' : 'none';
  if (!given.has('step')) return { kind: 'done', value: { ...detail, named, rest, preview: null } };
  const parameters = {
    ...numberOf(detail),
    ...Object.fromEntries(NAMES.flatMap((name) => (named[name].length === 0 ? [] : [[name, named[name].join(',')]]))),
  };
  const previewed = await context.call(exchange, 'previewMatch', { parameters });
  const preview = previewed.kind === 'done' ? previewed.value : previewed.detail;
  return { kind: 'done', value: { ...detail, named, rest, preview } };
}

/** One a line, or with commas between. */
function namesIn(text: string | null): string[] {
  return (text ?? '').split(/[\s,]+/).filter((name) => name !== '');
}

function previewPart(preview: Preview): Html {
  const { currency, lines, items, rest, postings } = preview;
  return html`${facts([
    ['Lines', amount(lines, currency)],
    ['Items and reports', amount(items, currency)],
    ['Rest', Number(rest) !== 0 && amount(rest, currency)],
  ])}
  ${postings.length > 0 ? postingTable(postings) : html`<p class="soft">The sums cancel: nothing has to be booked.</p>`}`;
}
