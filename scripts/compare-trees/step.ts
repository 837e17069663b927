import type { Answer } from './caller.ts';

// A good call of the operator interface. What it does not say comes from the contract's example, from what an earlier step
// keeps of its answer, and from the first role that has the permission.

export interface Step {
  readonly id: string;
  /** If the operation is called more than once. Refusals are recorded with the call that has none. */
  readonly case?: string;
  /** A demo role, or `breakGlass`. */
  readonly as?: string;
  /** `@name` is a number that was kept. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Instead of the example, or changes to it. */
  readonly body?: unknown;
  readonly keep?: Readonly<Record<string, string | ((answer: Answer) => string | undefined)>>;
  readonly after?: 'signIn' | 'untilQuiet';
  /** There is no good call in a sandbox. */
  readonly isRefused?: boolean;
}

interface Known {
  readonly numbers: ReadonlyMap<string, string>;
  readonly receiver: string;
}

export const SHOP = { merNo: '200001' };
export const DEMO = { merNo: '100001' };

export const changed = (change: (known: Known) => object) => change;
export const numbered = (parameter: string, name: string) =>
  changed(({ numbers }) => ({ [parameter]: numbers.get(name) }));
