/** Repeated work: at a steady pace, and at once when woken. */
export interface Background {
  wake(): void;
  /** Waits for work in progress. */
  stop(): Promise<void>;
}

export function runInBackground(
  work: () => Promise<unknown>,
  options: { intervalMs: number; onError: (error: unknown) => void },
): Background {
  let stopped = false;
  let awake = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const isAwake = () => awake && !stopped;

  async function run(): Promise<void> {
    do {
      awake = false;
      try {
        await work();
      } catch (error) {
        options.onError(error);
      }
    } while (isAwake());
    running = undefined;
    if (!stopped) timer = setTimeout(start, options.intervalMs);
  }

  function start(): void {
    clearTimeout(timer);
    running ??= run();
  }

  start();
  return {
    wake() {
      awake = true;
      if (!stopped) start();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
