import { DatabaseUnavailableError } from '../../domain/store-errors.ts';

export interface Turns {
  /** Runs `work` when its turn has come. Rejects if too many wait, or if it has waited too long: then nothing was begun. */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Rejects everybody who waits. */
  refuseAll(error: Error): void;
}

interface Waiting {
  begin(): void;
  refuse(error: Error): void;
}

/** A bounded share of something: so many at once, the others in the order in which they came. */
export function createTurns(limits: { atOnceMax: number; waitingMax: number; waitMs: number }): Turns {
  const waiting = new Set<Waiting>();
  let underWay = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.size >= limits.waitingMax) return reject(refusal('too many callers are waiting for their turn'));
      const leave = () => {
        clearTimeout(timer);
        waiting.delete(entry);
      };
      const entry = {
        begin: () => (leave(), resolve()),
        refuse: (error: Error) => (leave(), reject(error)),
      };
      const late = () => entry.refuse(refusal(`its turn did not come within ${limits.waitMs} ms`));
      const timer = setTimeout(late, limits.waitMs);
      waiting.add(entry);
    });

  return {
    async take(work) {
      if (underWay >= limits.atOnceMax) await wait();
      else underWay += 1;
      try {
        return await work();
      } finally {
        // Whoever is next takes over the place.
        const [next] = waiting;
        if (next === undefined) underWay -= 1;
        else next.begin();
      }
    },
    refuseAll(error) {
      for (const entry of waiting) entry.refuse(error);
    },
  };
}

function refusal(reason: string): DatabaseUnavailableError {
  return new DatabaseUnavailableError(new Error(reason));
}
