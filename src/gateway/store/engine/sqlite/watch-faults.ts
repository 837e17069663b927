import { explainSqlite, isLocked } from './sqlite-errors.ts';

export interface FaultWatch {
  /** Passes on what a use of the file returns or throws. */
  watch<Args extends readonly unknown[], Result>(use: (...args: Args) => Result): (...args: Args) => Result;
}

/**
 * Tells once what is wrong with the file or its disk, and what to do, however many statements fail by it; and again after
 * it has worked in between.
 */
export function createFaultWatch(onFault: (error: unknown) => void): FaultWatch {
  let known: string | undefined;
  const note = (error: unknown) => {
    const explanation = isLocked(error) ? undefined : explainSqlite(error);
    if (explanation === undefined || explanation === known) return;
    known = explanation;
    onFault(new Error(explanation, { cause: error }));
  };
  return {
    watch:
      (use) =>
      (...args) => {
        try {
          const result = use(...args);
          if (result instanceof Promise) result.then(() => (known = undefined), note);
          return result;
        } catch (error) {
          note(error);
          throw error;
        }
      },
  };
}
