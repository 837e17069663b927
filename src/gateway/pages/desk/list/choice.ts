import { operatorOperations } from '../../../../../generated/operator-operations.ts';
import type { OperatorParameters } from '../../../../../generated/operator-operations.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { daySpan } from '../day-span.ts';
import { queryPath } from '../query-path.ts';
import type { Choice, ListFilter, ListInPage, ListTabs, PageId } from './list-types.ts';

// What a list shows is all in its address: this reads the address, writes it, and makes the operation's parameters of it.

type Chosen<Id extends PageId> = Pick<
  ListInPage<Id, never>,
  'operation' | 'path' | 'kept' | 'parameters' | 'limit' | 'place' | 'tabs' | 'filters'
>;

export function choiceIn<Id extends PageId>({ request }: SignedInExchange, list: Chosen<Id>): Choice {
  const textOf = (name: string) => (request.query.get(name) ?? '').trim();
  const tab = list.tabs === undefined ? '' : tabOf(list.tabs, textOf(list.tabs.name));
  const filters = filtersOf(list, tab).map(
    (filter) => [filter, known(filter, textOf(filter.name)) || (filter.initial ?? '')] as const,
  );
  return {
    tab,
    filters: Object.fromEntries(filters.map(([{ name }, text]) => [name, text]).filter(([, text]) => text !== '')),
    // Without a first one of their own, tabs are values of a parameter.
    isFiltered:
      (list.tabs?.initial === undefined && tab !== '') ||
      filters.some(([filter, text]) => !isRequired(filter) && text !== (filter.initial ?? '')),
    place: textOf(placeName(list)),
  };
}

function tabOf<Id extends PageId>({ choices, initial }: ListTabs<Id>, asked: string): string {
  return initial === undefined || choices.some(({ value }) => value === asked) ? asked : initial;
}

function known<Id extends PageId>(filter: ListFilter<Id>, text: string): string {
  if (filter.kind !== 'choice' || filter.ignoresOthers !== true) return text;
  return filter.choices.some(([value]) => value === text) ? text : '';
}

/** Those of the tab. */
export function filtersOf<Id extends PageId>({ filters = [] }: Chosen<Id>, tab: string): readonly ListFilter<Id>[] {
  return filters.filter(({ tabs }) => tabs === undefined || tabs.includes(tab));
}

function isRequired<Id extends PageId>(filter: ListFilter<Id>): boolean {
  return 'required' in filter && filter.required === true;
}

/** By the contract a page begins before something, or after it. */
function placeName<Id extends PageId>({ operation, place }: Chosen<Id>): string {
  return place ?? (typeOf(operation, 'before') === undefined ? 'after' : 'before');
}

function typeOf(operation: PageId, parameter: string): string | undefined {
  return operatorOperations[operation].parameters.find(({ name }) => name === parameter)?.type;
}

/** The address of the list with other choices, at its first page unless `place` says another. */
export function addressOf<Id extends PageId>(
  list: Chosen<Id>,
  { tab, filters }: Pick<Choice, 'tab' | 'filters'>,
  place: Readonly<Record<string, string>> = {},
): string {
  const { path, kept, tabs } = list;
  const named = tabs && tab !== tabs.unnamed && { [tabs.name]: tab };
  const chosen = Object.fromEntries(filtersOf(list, tab).map(({ name }) => [name, filters[name]]));
  return queryPath(path, { ...kept, ...named, ...chosen, ...place });
}

export function nextAddress<Id extends PageId>(list: Chosen<Id>, choice: Choice, next: string | number): string {
  return addressOf(list, choice, { [placeName(list)]: String(next) });
}

export function nextParameters<Id extends PageId>(list: Chosen<Id>, next: string | number): object {
  return { [placeName(list)]: next };
}

/** Without filters, except those that the list needs. */
export function clearedAddress<Id extends PageId>(list: Chosen<Id>, { tab, filters }: Choice): string {
  const needed = filtersOf(list, tab).filter(isRequired);
  return addressOf(list, { tab, filters: Object.fromEntries(needed.map(({ name }) => [name, filters[name] ?? ''])) });
}

export function parametersOf<Id extends PageId>(
  exchange: SignedInExchange,
  list: Chosen<Id>,
  choice: Choice,
): Partial<OperatorParameters[Id]> {
  const filters = filtersOf(list, choice.tab).flatMap((filter) => {
    const parameter = 'parameter' in filter ? filter.parameter : filter.name;
    const value = valueOf(exchange, filter, choice.filters[filter.name]);
    return value === undefined ? [] : [[parameter, typed(list.operation, parameter, value)] as const];
  });
  const name = placeName(list);
  return {
    ...list.parameters,
    ...tabParameters(list, choice.tab),
    ...(Object.fromEntries(filters) as Partial<OperatorParameters[Id]>),
    ...(choice.place !== '' && { [name]: typed(list.operation, name, choice.place) }),
    limit: list.limit,
  };
}

function tabParameters<Id extends PageId>({ operation, tabs }: Chosen<Id>, tab: string): object {
  if (tabs === undefined) return {};
  const chosen = tabs.choices.find(({ value }) => value === tab);
  return chosen?.parameters ?? (tab === '' ? {} : { [tabs.name]: typed(operation, tabs.name, tab) });
}

function valueOf<Id extends PageId>(
  exchange: SignedInExchange,
  { kind, parameterOf }: ListFilter<Id>,
  text: string | undefined,
): string | undefined {
  if (text === undefined) return undefined;
  if (kind === 'from' || kind === 'to') return daySpan(exchange, { [kind]: text })[kind];
  return parameterOf === undefined ? text : parameterOf(text);
}

/** Numbers and lists of the contract; what is no number stays as it is, and the operation says so. */
function typed(operation: PageId, parameter: string, text: string): string | number | string[] {
  const type = typeOf(operation, parameter);
  if (type === 'array') return text.split(',');
  return type === 'integer' && /^\d{1,15}$/.test(text) ? Number(text) : text;
}
