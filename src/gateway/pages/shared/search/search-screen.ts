import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { holdsCard } from '../../../domain/search/search-text.ts';
import type { PageAnswer, PageRoute, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { pageHeaders } from '../../desk/page-headers.ts';
import { seeOther } from '../../desk/respond.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { listChoices } from './choices.ts';
import type { Choice } from './choices.ts';
import { findChoices } from './find-choices.ts';
import type { FoundChoices, Result } from './find-choices.ts';
import { pathOf } from './hit-paths.ts';
import { chargebackTable, merchantTable, orderTable, personTable, recordTable, refundTable } from './hit-tables.ts';
import { noOptions, optionsOf } from './options.ts';

// One box for everything, on every screen: what is found, what can be done about it, and the screens. What has one answer leads
// straight to it.

/** Numbers that name one thing: whoever types one wants to see it, though there may be more. */
const EXACT = new Set<string>(['tradeNo', 'refundNo', 'chargebackNo', 'merOrderNo', 'transactionHash']);
const HITS_MAX = 50;
/** While somebody types. */
const OPTIONS_MAX = 20;

export function searchRoutes(context: DeskContext): PageRoute[] {
  return [
    {
      path: '/search',
      for: 'signedIn',
      async show(exchange) {
        const text = textIn(exchange);
        if (holdsCard(text)) return show(exchange, fullCard(exchange), 400);
        const found = await findChoices(context, exchange, { text, limit: HITS_MAX });
        if (text === '') return show(exchange, nothingAsked(exchange, found));
        if (found.result.kind !== 'done') return show(exchange, notUnderstood(exchange, found.result), 400);
        const only = onlyPath(exchange, found, found.result.value);
        return only === null ? show(exchange, resultOf(exchange, found, text)) : seeOther(exchange, only);
      },
    },
    {
      path: '/search/options',
      for: 'signedIn',
      async show(exchange) {
        const text = textIn(exchange);
        const isCard = holdsCard(text);
        const found = isCard ? null : await findChoices(context, exchange, { text, limit: OPTIONS_MAX });
        const { html: body } =
          found === null ? noOptions(say`Do not paste full card numbers.`) : optionsOf(exchange, found);
        return { status: 200, headers: pageHeaders(), cookies: exchange.newCookies, body };
      },
    },
  ];
}

function textIn({ request }: SignedInExchange): string {
  return (request.query.get('q') ?? '').trim().slice(0, 200);
}

/** Where Enter leads if there is one answer. */
function onlyPath(exchange: SignedInExchange, { actions, screens }: FoundChoices, result: Result): string | null {
  const { hits, lists, isComplete } = result;
  const [only, ...others] = hits;
  if (only !== undefined)
    return others.length === 0 && (isComplete || EXACT.has(only.matched)) ? pathOf(exchange, only) : null;
  const paths = [...listChoices(exchange, lists), ...actions.filter(({ fill }) => fill === undefined)];
  const all = paths.length > 0 ? paths : screens;
  return all.length === 1 ? (all[0]?.path ?? null) : null;
}

function show(exchange: SignedInExchange, content: Html, status = 200): PageAnswer {
  return answerDesk(exchange, { screen: null, title: say`Search`, content, status });
}

function resultOf(exchange: SignedInExchange, found: FoundChoices, text: string): Html {
  const { actions, screens } = found;
  const result = found.result.kind === 'done' ? found.result.value : null;
  if (result === null) return NOTHING;
  const of = <Kind extends 'order' | 'refund' | 'chargeback' | 'merchant' | 'person'>(kind: Kind) =>
    result.hits.flatMap((hit) => (hit.kind === kind && hit[kind] !== undefined ? [hit[kind]] : []));
  const records = result.hits.filter(({ record }) => record !== undefined);
  const lists = listChoices(exchange, result.lists);
  if (result.hits.length + lists.length + actions.length + screens.length === 0)
    return nothingFound(exchange, result, text);
  return html`${linkGroup(say`Lists`, lists)} ${linkGroup(say`Actions`, actions)}
  ${group(say`Orders`, orderTable(exchange, of('order')), of('order').length)}
  ${group(say`Refunds`, refundTable(exchange, of('refund')), of('refund').length)}
  ${group(say`Chargebacks`, chargebackTable(exchange, of('chargeback')), of('chargeback').length)}
  ${group(say`Other numbers`, recordTable(exchange, records), records.length)}
  ${group(say`Merchants`, merchantTable(exchange, of('merchant')), of('merchant').length)}
  ${group(say`People`, personTable(exchange, of('person')), of('person').length)} ${linkGroup(say`Screens`, screens)}
  ${result.hint !== null && html`<p class="soft">${result.hint}</p>`}
  ${!result.isComplete && html`<p class="soft">There are more. Add a day, a currency or the whole number.</p>`}
  ${reachNote(exchange, result)}`;
}

function linkGroup(title: string, choices: readonly Choice[]): Html {
  if (choices.length === 0) return NOTHING;
  return html`<section class="found">
    <h2>${title}</h2>
    <ul class="sheet hits">
      ${choices.map(({ path, title: name, note }) => html`<li><a href="${path}">${name}</a> <span class="soft">${note}</span></li>`)}
    </ul>
  </section>`;
}

function group(title: string, list: Html, count: number): Html {
  if (count === 0) return NOTHING;
  return html`<section class="found">
    <h2>${title} <small class="soft">${count}</small></h2>
    ${list}
  </section>`;
}

function nothingFound(exchange: SignedInExchange, result: Result, text: string): Html {
  const isAmount = result.takenFor.includes('amount');
  const hasDay = /\s/.test(text.trim());
  const hint =
    result.hint ??
    (isAmount && !hasDay
      ? say`Amounts without a day are looked for in the last 31 days. Add one, such as “18.00 2026-10-01”.`
      : null);
  return html`${empty(say`Nothing found for “${text}”`, hint ?? say`Check the spelling, or search for something else.`)}
  ${guide(exchange)} ${reachNote(exchange, result)}`;
}

/** Only if it matters: new orders are searchable within seconds. */
function reachNote(exchange: SignedInExchange, { searchable }: Result): Html {
  if (searchable === null)
    return html`<p class="soft">No order is searchable yet. New orders follow within seconds.</p>`;
  const isBehind = exchange.now - Date.parse(searchable.to) > BEHIND_MS;
  return html`${isBehind && html`<p class="soft">Searchable up to ${moment(exchange, searchable.to, 'second')}; newer orders follow.</p>`}
  ${
    searchable.from !== null &&
    html`<p class="soft">
      Orders before ${moment(exchange, searchable.from)} are being prepared for search. Their whole numbers are found
      already.
    </p>`
  }`;
}

const BEHIND_MS = 10_000;

function nothingAsked(exchange: SignedInExchange, { actions, screens }: FoundChoices): Html {
  return html`<p>Type into the box above, on any screen. <kbd>/</kbd> or <kbd>Ctrl K</kbd> puts the cursor there.</p>
    ${guide(exchange)} ${linkGroup(say`Actions`, actions)} ${linkGroup(say`Screens`, screens)}`;
}

function fullCard(exchange: SignedInExchange): Html {
  return html`<div class="notice bad" role="alert">
      <h2>Do not paste full card numbers</h2>
      <p>
        It was not searched for and is not stored. Use its first six and last four digits, such as
        <code>424242 4242</code>.
      </p>
    </div>
    ${guide(exchange)}`;
}

function notUnderstood(exchange: SignedInExchange, found: { readonly kind: string; readonly detail?: string }): Html {
  return html`${empty(say`This cannot be searched for`, found.detail ?? '')} ${guide(exchange)}`;
}

type Example = readonly [what: string, example: string];

/** What the search understands is English in every language. */
function examples(): readonly Example[] {
  return [
    [say`The end of any order number, or a part between dashes`, '88417'],
    [say`Number of an order, refund, chargeback or delivery`, 'TG01M7F8NJE000031N17Q8R7V2X4B6DKM'],
    [say`Payer's e-mail address, name or telephone number`, 'ada@example.com'],
    [say`Card, first six and last four digits`, '424242 4242'],
    [say`Last four digits of a card, with a day`, '4242 yesterday'],
    [say`Amount, with a day and a currency if you know them`, '18.00 USD last week'],
    [say`A list in words`, 'failed today'],
    [say`An action`, 'refund 88417'],
    [say`Transaction hash of a crypto payment`, '9f2c41c07b1de3a4'],
    [say`Payer's IP address`, '203.0.113.7'],
  ];
}

const OF_OPERATOR: readonly Example[] = [
  ["Merchant's order number", 'ORDER-1001'],
  ["Merchant's number or name", '100001'],
  ['Approval or request number', 'req_01K9ZC3M5Q8R7V2X4B6D'],
];

function guide(exchange: SignedInExchange): Html {
  const own: readonly Example[] =
    exchange.desk === 'merchant' ? [[say`Your own order number`, 'ORDER-1001']] : OF_OPERATOR;
  return html`<section class="sheet">
    <h2>What you can search for</h2>
    <dl class="facts">
      ${[...own, ...examples()].map(
        ([what, example]) =>
          html`<div>
            <dt>${what}</dt>
            <dd><code>${example}</code></dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
