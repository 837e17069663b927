/** Lets somebody wait for room. What is given is gathered for a moment, so that one look finds much of it. */
export interface Signal {
  give(): void;
  /** Those who wait go on at once. */
  giveAll(): void;
  /** Resolves when enough was given, a moment after the first was, or when the time is over. */
  wait(msMax: number): Promise<void>;
}

export function createSignal({ patienceMs, enough }: { patienceMs: number; enough: number }): Signal {
  let waiting: (() => void)[] = [];
  let given = 0;
  let patience: NodeJS.Timeout | undefined;

  function giveAll(): void {
    clearTimeout(patience);
    patience = undefined;
    given = 0;
    const released = waiting;
    waiting = [];
    for (const release of released) release();
  }

  function look(): void {
    if (waiting.length === 0 || given === 0) return;
    if (given >= enough) giveAll();
    else patience ??= setTimeout(giveAll, patienceMs);
  }

  return {
    giveAll,
    give() {
      given += 1;
      look();
    },
    wait: (msMax) =>
      new Promise((resolve) => {
        const timer = setTimeout(giveAll, msMax);
        waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
        look();
      }),
  };
}
