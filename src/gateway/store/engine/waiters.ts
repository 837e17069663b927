import { DatabaseUnavailableError } from '../../domain/store-errors.ts';

export interface WaitOptions<Result> {
  readonly limitMs?: number;
  /** For a result that comes when nobody waits for it any more. */
  readonly onLate: (result: Result) => void;
}

/** Those who wait for something of a database, and can all be rejected at once when it does not respond. */
export function createWaiters() {
  const waiters = new Set<(error: DatabaseUnavailableError) => void>();
  return {
    refuseAll(error: DatabaseUnavailableError) {
      for (const refuse of waiters) refuse(error);
    },
    add<Result>(
      awaited: Promise<Result>,
      { limitMs, onLate }: WaitOptions<Result>,
      refusal: DatabaseUnavailableError | undefined,
    ): Promise<Result> {
      return new Promise((resolve, reject) => {
        let isOver = false;
        const end = () => {
          isOver = true;
          clearTimeout(late);
          waiters.delete(refuse);
        };
        const refuse = (error: DatabaseUnavailableError) => {
          end();
          reject(error);
        };
        const late = limitMs === undefined ? undefined : setTimeout(() => refuse(tooLate(limitMs)), limitMs);
        if (refusal === undefined) waiters.add(refuse);
        else refuse(refusal);
        awaited.then(
          (result) => {
            if (isOver) return onLate(result);
            end();
            resolve(result);
          },
          (error: unknown) => {
            end();
            reject(error as Error);
          },
        );
      });
    },
  };
}

function tooLate(limitMs: number): DatabaseUnavailableError {
  return new DatabaseUnavailableError(new Error(`it did not answer within ${limitMs} ms`));
}
