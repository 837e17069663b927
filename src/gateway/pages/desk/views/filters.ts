import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';

/** What the address says of these names; empty ones are left out. */
export function filtersIn<Name extends string>(
  { request }: SignedInExchange,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given = names.map((name) => [name, request.query.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== '')) as Partial<Record<Name, string>>;
}

/** Numbers of the address as numbers; what is none stays as it is, and the operation says so. */
export function numbersIn<Filters extends Readonly<Record<string, string | undefined>>>(
  filters: Filters,
  names: readonly (keyof Filters)[],
): object {
  const read = ([name, value]: [string, string | undefined]) =>
    [name, names.includes(name) && value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : value] as const;
  return Object.fromEntries(Object.entries(filters).map(read));
}

/** Filters of a list, which become its address. */
export function filterForm(path: string, fields: readonly Html[], isFiltered: boolean): Html {
  return html`<form class="filters" action="${path}">
    ${fields}
    <div class="actions">
      <button class="button">Filter</button>
      ${isFiltered ? html`<a class="button plain" href="${path}">Clear</a>` : NOTHING}
    </div>
  </form>`;
}

/** Views of one screen, each an address of its own. */
export function tabs(
  label: string,
  entries: readonly (readonly [path: string, title: string, isCurrent: boolean])[],
): Html {
  return html`<nav class="tabs" aria-label="${label}">
    ${entries.map(([path, title, isCurrent]) => html`<a href="${path}" ${isCurrent && html`aria-current="page"`}>${title}</a>`)}
  </nav>`;
}
