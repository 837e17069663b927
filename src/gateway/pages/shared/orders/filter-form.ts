import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { filtersButton } from '../../desk/list/filter-bar.ts';
import { field, select } from '../../desk/views/forms.ts';
import { ORDER_COLUMNS } from './order-columns.ts';
import { PERIODS, addressOf, isFiltered } from './order-filter.ts';
import type { OrderFilter } from './order-filter.ts';
import { KIND_WORDS, METHOD_WORDS, methodWords } from './order-words.ts';
import type { OrdersDesk } from './orders-desk.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { shownMerchant } from '../../desk/merchant-names.ts';
import { merchantField } from '../../desk/views/merchant-field.ts';

type Choices = readonly (readonly [value: string, text: string])[];

const FORM = 'filter';

/** Sent as an address, so it works without a script, and can be kept. */
export function filterForm(exchange: SignedInExchange, filter: OrderFilter): Html {
  const { desk } = filter;
  return html`${filtersButton(FORM, chosenIn(filter))}
    <form class="filters orders-filter" id="${FORM}" popover action="${desk.path}" role="search" aria-label="Orders">
      ${filter.sort === 'newest' ? NOTHING : html`<input type="hidden" name="sort" value="${filter.sort}" />`}
      ${field({
        name: 'text',
        label: desk.isOfShop ? say`Order number or message` : say`Number or message`,
        type: 'search',
        value: filter.text,
        lengthMax: 100,
        placeholder: say`ORDER-10, TG01…, declined`,
      })}
      ${!desk.isOfShop && merchantField(exchange, { name: 'merNo', label: say`Merchant`, value: filter.merNo })}
      ${picks({ name: 'state', title: say`State`, choices: statesOf(filter), chosen: filter.state })}
      ${picks({ name: 'method', title: say`Method`, choices: methodsOf(desk), chosen: filter.method })}
      ${select({
        name: 'period',
        label: say`Created`,
        value: filter.period,
        choices: [['', filter.from || filter.to ? say`Between dates` : say`Any time`], ...Object.entries(PERIODS)],
      })}
      ${furtherFilters(filter)}
      <div class="actions">
        <button class="button main">Apply</button>
        ${isFiltered(filter) ? html`<a class="button plain" href="${clearedAddress(filter)}">Clear</a>` : NOTHING}
      </div>
    </form>`;
}

/** How many of them are set. */
function chosenIn(filter: OrderFilter): number {
  const single = (Object.keys(EMPTY) as (keyof typeof EMPTY)[]).filter((name) => typeof EMPTY[name] === 'string');
  const several = filter.state.length + filter.method.length;
  return single.filter((name) => filter[name] !== '').length + several;
}

/** Declined and expired are chosen apart. */
function statesOf({ desk: { states }, state: chosen }: OrderFilter): Choices {
  return Object.entries(states)
    .filter(([state]) => state !== 'failure' || chosen.includes(state))
    .map(([state, [text]]) => [state, text]);
}

function methodsOf({ isOfShop }: OrdersDesk): Choices {
  return Object.entries(METHOD_WORDS).filter(([method]) => !isOfShop || !method.startsWith('PAYOUT_'));
}

/** Beside the list, but part of the form: what it chooses is in the address too. */
export function columnPicks({ columns, desk }: OrderFilter): Html {
  const choices: Choices = desk.columns.map((id) => [id, desk.titles[id] ?? ORDER_COLUMNS[id].title]);
  return html`<details class="pick" name="pick">
    <summary class="button small">Columns</summary>
    <div class="picks">
      <fieldset>
        <legend class="seen">Columns</legend>
        ${checkboxes({ name: 'columns', choices, chosen: columns })}
      </fieldset>
      <div class="actions"><button class="button small main" form="${FORM}">Show</button></div>
    </div>
  </details>`;
}

function furtherFilters(filter: OrderFilter): Html {
  const used = [
    filter.bin,
    filter.kind,
    filter.currency,
    filter.amountMin,
    filter.amountMax,
    filter.from,
    filter.to,
  ].filter(Boolean);
  return html`<details class="pick" name="pick">
    <summary class="button">More${used.length > 0 && html` <b>${used.length}</b>`}</summary>
    <div class="picks pairs">
      ${field({ name: 'amountMin', label: say`Amount from`, value: filter.amountMin, isDecimal: true, lengthMax: 21 })}
      ${field({ name: 'amountMax', label: say`Amount to`, value: filter.amountMax, isDecimal: true, lengthMax: 21 })}
      ${field({ name: 'bin', label: say`Card begins with`, value: filter.bin, lengthMax: 6, placeholder: '424242' })}
      ${field({ name: 'currency', label: say`Currency`, value: filter.currency, lengthMax: 10, placeholder: 'USD' })}
      ${
        !filter.desk.isOfShop &&
        select({
          name: 'kind',
          label: say`Kind`,
          value: filter.kind,
          choices: [['', say`All`], ...Object.entries(KIND_WORDS)],
        })
      }
      ${field({ name: 'from', label: say`From day`, type: 'date', value: filter.from })}
      ${field({ name: 'to', label: say`To day`, type: 'date', value: filter.to })}
    </div>
  </details>`;
}

interface Picks {
  readonly name: string;
  readonly title: string;
  readonly choices: Choices;
  readonly chosen: readonly string[];
}

/** Several of a few, in a box that opens. */
function picks({ title, ...boxes }: Picks): Html {
  const { length } = boxes.chosen;
  return html`<details class="pick" name="pick">
    <summary class="button">${title}${length > 0 && html` <b>${length}</b>`}</summary>
    <fieldset class="picks">
      <legend class="seen">${title}</legend>
      ${checkboxes(boxes)}
    </fieldset>
  </details>`;
}

function checkboxes({ name, choices, chosen }: Omit<Picks, 'title'>): Html[] {
  return choices.map(
    ([value, text]) =>
      html`<label
        ><input
          type="checkbox"
          name="${name}"
          value="${value}"
          form="${FORM}"
          ${chosen.includes(value) && html`checked`}
        />
        ${text}</label
      >`,
  );
}

function clearedAddress({ sort, columns, desk }: OrderFilter): string {
  return addressOf({ ...EMPTY, sort, columns, desk });
}

const EMPTY = {
  text: '',
  merNo: '',
  kind: '',
  currency: '',
  amountMin: '',
  amountMax: '',
  bin: '',
  from: '',
  to: '',
  period: '',
  state: [],
  method: [],
} as const;

/** What the list is limited to, each with a link that takes it away. */
export function chips(exchange: SignedInExchange, filter: OrderFilter): Html {
  const ranges = [
    ['text', `“${filter.text}”`],
    ['merNo', chosenMerchant(exchange, filter.merNo)],
    ['kind', Object.hasOwn(KIND_WORDS, filter.kind) ? `${filter.kind}s` : filter.kind],
    ['currency', filter.currency],
    ['amountMin', say`at least ${filter.amountMin}`],
    ['amountMax', say`at most ${filter.amountMax}`],
    ['bin', say`card ${filter.bin}…`],
    ['from', say`from ${filter.from}`],
    ['to', say`to ${filter.to}`],
    ['period', PERIODS[filter.period as keyof typeof PERIODS]],
  ] as const;
  const single = ranges
    .filter(([name]) => filter[name] !== '')
    .map(([name, text]) => chip(text, { ...filter, [name]: '' }));
  const lists = (['state', 'method'] as const).flatMap((name) =>
    filter[name].map((value) => {
      const text = name === 'state' ? stateText(filter, value) : methodWords(value);
      return chip(text, { ...filter, [name]: filter[name].filter((one) => one !== value) });
    }),
  );
  const all = [...single, ...lists];
  if (all.length === 0) return NOTHING;
  return html`<ul class="chips" aria-label="Filters">
    ${all}
  </ul>`;
}

function chosenMerchant(exchange: SignedInExchange, text: string): string {
  const shown = shownMerchant(exchange, text);
  return shown === text ? say`Merchant ${text}` : shown;
}

function stateText({ desk: { states } }: OrderFilter, state: string): string {
  return Object.hasOwn(states, state) ? states[state as keyof typeof states][0] : state;
}

function chip(text: string, without: OrderFilter): Html {
  return html`<li>
    <a href="${addressOf(without)}">${text}<span aria-hidden="true"> ×</span><span class="seen">, remove</span></a>
  </li>`;
}
