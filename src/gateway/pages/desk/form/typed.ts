import { fieldOf } from '../../frame/form.ts';

/** What was typed into these fields, without spaces around it. */
export function typedIn<Name extends string>(
  given: URLSearchParams,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(given, name)])) as Record<Name, string>;
}
