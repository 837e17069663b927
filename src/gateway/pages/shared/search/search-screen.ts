import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { holdsCard } from '../../../domain/search/search-text.ts';
import type { PageAnswer, PageRoute, SignedInExchange } from '../../frame/page-types.ts';
import type { Message } from '../../frame/messages.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { seeOther } from '../../desk/respond.ts';
import { answerDesk, answerMessage } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { zoneOf } from '../../desk/zone.ts';
import { chargebackTable, merchantTable, orderTable, pathOf, refundTable } from './hit-tables.ts';

// One box for everything, on every screen. What has one exact answer leads straight to it.

type Result = OperatorAnswers['searchAll'];

/** Numbers that name one thing: whoever types one wants to see it. */
const EXACT = new Set(['tradeNo', 'refundNo', 'chargebackNo', 'merOrderNo', 'transactionHash']);
const HITS_MAX = 50;

export function searchRoutes({ call }: DeskContext): PageRoute[] {
  return [
    {
      path: '/search',
      for: 'signedIn',
      async show(exchange) {
        if (!may(exchange, 'orders.read')) return answerMessage(exchange, notAllowed(exchange));
        const text = (exchange.request.query.get('q') ?? '').trim();
        if (text === '') return show(exchange, nothingAsked(exchange));
        if (holdsCard(text)) return show(exchange, fullCard(exchange), 400);
        const parameters = { q: text, timeZone: zoneOf(exchange), limit: HITS_MAX };
        const found = await call(exchange, 'searchAll', { parameters });
        if (found.kind !== 'done') return show(exchange, notUnderstood(exchange, found), 400);
        const [only, ...others] = found.value.hits;
        if (only !== undefined && others.length === 0 && EXACT.has(only.matched))
          return seeOther(exchange, pathOf(exchange, only));
        return show(exchange, resultOf(exchange, found.value, text));
      },
    },
  ];
}

function notAllowed(exchange: SignedInExchange): Message {
  const lines = [`Your roles do not include orders.read, which Search needs. Ask ${deskOf(exchange).administrator}.`];
  return { status: 403, title: 'Not allowed', lines };
}

function show(exchange: SignedInExchange, content: Html, status = 200): PageAnswer {
  return answerDesk(exchange, { screen: null, title: 'Search', content, status });
}

function resultOf(exchange: SignedInExchange, result: Result, text: string): Html {
  const of = <Kind extends 'order' | 'refund' | 'chargeback' | 'merchant'>(kind: Kind) =>
    result.hits.flatMap((hit) => (hit.kind === kind && hit[kind] !== undefined ? [hit[kind]] : []));
  if (result.hits.length === 0) return nothingFound(exchange, result, text);
  return html`${group('Orders', orderTable(exchange, of('order')), of('order').length)}
  ${group('Refunds', refundTable(exchange, of('refund')), of('refund').length)}
  ${group('Chargebacks', chargebackTable(exchange, of('chargeback')), of('chargeback').length)}
  ${group('Merchants', merchantTable(exchange, of('merchant')), of('merchant').length)}
  ${!result.isComplete && html`<p class="soft">There are more. Add a day, a currency or the whole number.</p>`}
  ${reachNote(exchange, result)}`;
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
      ? 'Amounts without a day are looked for in the last 31 days. Add one, such as “18.00 2026-10-01”.'
      : null);
  return html`${empty(`Nothing found for “${text}”`, hint ?? 'Check the spelling, or search for something else.')}
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
      Orders before ${moment(exchange, searchable.from)} are being prepared for search. Their numbers are found already.
    </p>`
  }`;
}

const BEHIND_MS = 10_000;

function nothingAsked(exchange: SignedInExchange): Html {
  return html`<p>Type into the box above, on any screen. <kbd>/</kbd> puts the cursor there.</p>
    ${guide(exchange)}`;
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
  return html`${empty('This cannot be searched for', found.detail ?? '')} ${guide(exchange)}`;
}

const EXAMPLES: readonly (readonly [what: string, example: string])[] = [
  ['Trade, refund or chargeback number', 'TG01M7F8NJE000031N17Q8R7V2X4B6DKM'],
  ["Payer's e-mail address", 'ada@example.com'],
  ['Card, first six and last four digits', '424242 4242'],
  ['Amount, with a day and a currency if you know them', '18.00 USD yesterday'],
  ['Transaction hash of a crypto payment', '9f2c41c07b1de3a4'],
  ["Payer's IP address", '203.0.113.7'],
];

const OF_SHOP: typeof EXAMPLES = [['Your own order number', 'ORDER-1001']];
const OF_OPERATOR: typeof EXAMPLES = [
  ["Merchant's order number", 'ORDER-1001'],
  ["Merchant's number or name", '100001'],
];

function guide(exchange: SignedInExchange): Html {
  const isShop = exchange.desk === 'merchant';
  return html`<section class="sheet">
    <h2>What you can search for</h2>
    <dl class="facts">
      ${[...(isShop ? OF_SHOP : OF_OPERATOR), ...EXAMPLES].map(
        ([what, example]) =>
          html`<div>
            <dt>${what}</dt>
            <dd><code>${example}</code></dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
