import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { may } from '../../desk/desk-types.ts';
import type { Answered, DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerRefused } from '../../desk/respond.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { field } from '../../desk/views/forms.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { forwardPager, table } from '../../desk/views/table.ts';
import { countryName, numberWords } from '../../design/written.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { digitWords } from './rule-lines.ts';
import { ROUTING } from './version.ts';

export const CARDS = `${ROUTING}/cards`;

type Table = OperatorAnswers['listCardRanges'];
type CardRange = Table['ranges'][number];

/** Where cards were issued, and the look-up of one. */
export function cardsRoute(context: DeskContext): DeskRoute {
  return { path: '/cards', show: (exchange) => show(context, exchange) };
}

async function show(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const { query } = exchange.request;
  const digits = (query.get('card') ?? '').replaceAll(/\s/g, '').slice(0, 6);
  const read = await readPage(context, exchange, query.get('after'));
  if (read.kind === 'refused') return answerRefused(exchange, read);
  const { ranges, next, count, changedAt } = read.value;
  const found = digits.length === 6 ? await findCard(context, exchange, digits) : null;
  if (found?.kind === 'refused') return answerRefused(exchange, found);
  return answerDesk(exchange, {
    screen: 'routing',
    title: 'Table of cards',
    back: { path: ROUTING, title: 'Routing' },
    actions: html`${may(exchange, 'routing.draft') && html`<a class="button" href="${CARDS}/replace">Change the table</a>`}`,
    content: html`${doneNotice(exchange, { cards: 'The table is changed. It holds on every node within two seconds.' })}
      <p class="soft">
        Rules and agreed fees about countries and regions of cards go by this table. A card that is not in it matches
        none of them.
        ${changedAt !== null && html`${numberWords(count)} ranges, changed ${moment(exchange, changedAt)}.`}
      </p>
      ${lookUp(digits, found?.value)}
      ${count === 0 ? empty('No ranges yet', 'Your acquirers have lists of them.') : rangeTable(ranges)}
      ${forwardPager({ first: query.has('after') ? CARDS : null, next: next === null ? null : queryPath(CARDS, { after: next }) })}`,
  });
}

function readPage({ call }: DeskContext, exchange: SignedInExchange, after: string | null) {
  return call(exchange, 'listCardRanges', { parameters: after === null ? {} : { after } });
}

/** Null for a card that is in no range. Pages are read up to the one that could have it. */
async function findCard(
  context: DeskContext,
  exchange: SignedInExchange,
  digits: string,
): Promise<Answered<CardRange | null>> {
  let after: string | null = null;
  for (;;) {
    const read: Answered<Table> = await readPage(context, exchange, after);
    if (read.kind === 'refused') return read;
    const { ranges, next } = read.value;
    const found = ranges.find(({ first, last }) => first <= digits && digits <= last);
    if (found !== undefined || next === null || next >= digits) return { kind: 'done', value: found ?? null };
    after = next;
  }
}

function lookUp(digits: string, found: CardRange | null | undefined): Html {
  return html`<form class="filters" method="get" action="${CARDS}" role="search" aria-label="Look up a card">
      ${field({ name: 'card', label: 'First six digits of a card', value: digits, isDigits: true, lengthMax: 7, placeholder: '411111' })}
      <div class="actions"><button class="button">Look up</button></div>
    </form>
    ${found === undefined ? NOTHING : html`<div class="notice ${found === null ? 'wait' : 'good'}" role="status">${answerOf(digits, found)}</div>`}`;
}

function answerOf(digits: string, found: CardRange | null): Html {
  if (found === null) return html`<p>Cards that begin with <b>${digits}</b> are not in the table.</p>`;
  const { country, region } = found;
  return html`<p>
    Cards that begin with <b>${digits}</b> were issued in <b>${countryName(country)}</b>${
      region !== null && html`, region <b>${region}</b>`
    }:
    range ${digitWords(found)}.
  </p>`;
}

function rangeTable(ranges: readonly CardRange[]): Html {
  return table<CardRange>({
    caption: 'Ranges of cards',
    rows: ranges,
    keyOf: ({ first }) => first,
    columns: [
      { title: 'First digits', phone: 'lead', cell: digitWords },
      { title: 'Country', cell: ({ country }) => `${countryName(country)} (${country})` },
      { title: 'Region', cell: ({ region }) => region ?? html`<span class="soft">none</span>` },
    ],
  });
}
