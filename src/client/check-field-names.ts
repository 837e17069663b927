import { operations, requestFields } from '../../generated/operations.ts';
import type { FieldProblem } from './errors.ts';
import type { PreparedRequest } from './prepare-request.ts';

// The gateway ignores unknown fields, so a typo such as `notifyURL` silently costs a notification. This check is loaded in
// development only; production bundles do not include it.

/** The unknown fields of a body whose names resemble a known one. */
export function findMisspelledFields({ operationId, variantName, body }: PreparedRequest): FieldProblem[] {
  const operation = operations[operationId];
  const variants: Readonly<Record<string, { readonly request: keyof typeof requestFields }>> = operation.variants;
  const request = variants[variantName]?.request;
  if (request === undefined) return [];
  const { names }: { readonly names: readonly string[] } = requestFields[request];
  const known = new Set([...names, ...Object.values<readonly string[]>(operation.aliases).flat()]);
  return pathsIn(body)
    .filter((path) => !known.has(path))
    .flatMap((path) => {
      const meant = names.find((name) => isNearMiss(path, name) && !pathsIn(body).includes(name));
      return meant === undefined
        ? []
        : [{ field: path, problem: `is not a field of the contract; did you mean ${meant}?` }];
    });
}

/** The fields of a body, nested ones as `browser.userAgent`. A list counts as one field. */
function pathsIn(body: object, prefix = ''): string[] {
  return Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [prefix + name, ...(isObject ? pathsIn(value, `${prefix}${name}.`) : [])];
  });
}

/** Equal apart from case and separators, or one typo apart, two in a long name. */
function isNearMiss(given: string, known: string): boolean {
  const [left, right] = [lettersOf(given), lettersOf(known)];
  return left === right || editDistance(left, right) <= (right.length < 5 ? 0 : right.length < 9 ? 1 : 2);
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9.]/g, '');
}

/** The number of letters to insert, delete, replace or swap with their neighbour. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, right.length);
}

function at(distances: readonly number[], column: number): number {
  return distances[column] ?? Number.POSITIVE_INFINITY;
}
