import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { field, select } from '../views/forms.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { merchantField } from '../views/merchant-field.ts';
import { addressOf, clearedAddress, filtersOf } from './choice.ts';
import type { Asked, Asking, Choice, List, ListFilter, PageId } from './list-types.ts';

// What stands above a list: its tabs, and a form that is sent as an address, so that it works without a script.

export function tabBar<Id extends PageId, Row>(list: List<Id, Row>, asked: Asked<Id>): Html {
  const { tabs } = list;
  if (tabs === undefined) return NOTHING;
  const { tab, filters } = asked.choice;
  const { label, choices, clearsFilters, live } = tabs;
  const links = choices.map(({ value, title, count }) => {
    const path = addressOf(list, { tab: value, filters: clearsFilters === true ? {} : filters });
    return html`<a href="${path}" ${value === tab && html`aria-current="page"`}>${title}${count?.(asked)}</a>`;
  });
  return html`<nav class="tabs" aria-label="${label}" ${live && html`id="${live.id}" data-live`}>
    ${links} ${live?.end(asked)}
  </nav>`;
}

export function filterBar<Id extends PageId, Row>(list: List<Id, Row>, { exchange, choice }: Asking): Html {
  const filters = filtersOf(list, choice.tab);
  if (filters.length === 0) return NOTHING;
  const { button = say`Filter`, clears, label } = list.form ?? {};
  const isClearable = clears === 'always' || (clears !== 'never' && choice.isFiltered);
  const count = filters.filter(({ name, kind }) => kind !== 'link' && choice.filters[name] !== undefined).length;
  const isFolded = filters.filter(({ kind }) => kind !== 'link').length > 1;
  return html`${isFolded && filtersButton('filters', count)}
    <form
      class="filters"
      ${isFolded && html`id="filters" popover`}
      action="${list.path}"
      ${label !== undefined && html`role="search" aria-label="${label}"`}
    >
      ${hiddenTab(list, choice)} ${filters.map((filter) => input(exchange, filter, choice.filters[filter.name]))}
      <div class="actions">
        <button class="button">${button}</button>
        ${isClearable && html`<a class="button plain" href="${clearedAddress(list, choice)}">Clear</a>`}
      </div>
    </form>`;
}

/** On phones it opens the form with this id, which is a popover there and in its place everywhere else. */
export function filtersButton(id: string, count: number): Html {
  return html`<button type="button" class="button open-filters" popovertarget="${id}">
    Filters${count > 0 && html` <b>${count}<span class="seen"> set</span></b>`}
  </button>`;
}

function hiddenTab<Id extends PageId, Row>({ tabs }: List<Id, Row>, { tab }: Choice): Html {
  if (tabs === undefined || tab === tabs.unnamed) return NOTHING;
  return html`<input type="hidden" name="${tabs.name}" value="${tab}" />`;
}

function input<Id extends PageId>(exchange: SignedInExchange, filter: ListFilter<Id>, value: string | undefined): Html {
  const { name } = filter;
  if (filter.kind === 'link') return NOTHING;
  if (filter.kind === 'choice') {
    const { label, choices, groups = [] } = filter;
    return select({ name, label, value, choices, groups });
  }
  const { kind, label, lengthMax, placeholder, required } = filter;
  if (kind === 'merchant')
    return merchantField(exchange, { name, label, value: value ?? '', required: required === true });
  return field({
    name,
    label,
    type: kind === 'text' || kind === 'search' ? kind : 'date',
    value,
    ...(lengthMax !== undefined && { lengthMax }),
    ...(placeholder !== undefined && { placeholder }),
    ...(required === true && { required }),
  });
}
