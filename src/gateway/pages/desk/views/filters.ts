import { html } from '../../../../web/html.ts';
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

/** Views of one screen, each an address of its own. */
export function tabs(
  label: string,
  entries: readonly (readonly [path: string, title: string, isCurrent: boolean])[],
): Html {
  return html`<nav class="tabs" aria-label="${label}">
    ${entries.map(([path, title, isCurrent]) => html`<a href="${path}" ${isCurrent && html`aria-current="page"`}>${title}</a>`)}
  </nav>`;
}
