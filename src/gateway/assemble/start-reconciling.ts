import type { Core } from '../core.ts';
import { createFileReader } from '../files/reconciliation/create-file-reader.ts';
import { recogniseFormat } from '../files/reconciliation/recognise-format.ts';
import { sortableNumber } from '../operations/reconciliation/match-by-hand.ts';
import { runInBackground } from '../work/background.ts';
import type { DueWork } from '../work/movable-clock.ts';
import { followExpected, nextLateAt } from '../work/reconciliation/follow-expected.ts';
import { READ_INTERVAL_MS, RECONCILE_INTERVAL_MS } from '../work/limits.ts';
import { readFiles } from '../work/reconciliation/read-files.ts';
import { knownAcquirersOf } from './known-acquirers.ts';

interface Options {
  readonly holder: string;
  readonly onError: (error: unknown) => void;
  /** Closes the days that are over. */
  readonly closeDays: () => Promise<unknown>;
}

/** Files of acquirers and banks are read, and what follows from them and from the calendar is written down. */
export function startReconciling(core: Core, { holder, onError, closeDays }: Options) {
  const { log, load, ids, realClock, stopwatch, dependencies } = core;
  const { store, clock, zone } = dependencies;
  const stopping = new AbortController();
  const newNumber = (kind: 'match' | 'exception') =>
    kind === 'match' ? ids.newId('match') : sortableNumber('EX', ids);
  const shared = { store, clock, realClock, stopwatch, holder, isStrained: load.isStrained, newNumber };
  // A process reads one file at a time, whoever asks for it.
  const read = inTurn(() =>
    readFiles(
      {
        ...shared,
        isBusy: load.isServing,
        recogniseFormat,
        createReader: createFileReader,
        isAcquirer: (name) => isAcquirer(core, name),
        onRead: ({ fileNo, name }, outcome, problem) => log.info('file read', { fileNo, name, outcome, problem }),
      },
      stopping.signal,
    ),
  );
  const follow = inTurn((share?: number) =>
    followExpected({ ...shared, zone }, { signal: stopping.signal, ...(share !== undefined && { share }) }),
  );
  const reading = runInBackground(() => read(), { intervalMs: READ_INTERVAL_MS, onError });
  const following = runInBackground(() => follow(), { intervalMs: RECONCILE_INTERVAL_MS, onError });
  const due: DueWork = {
    async runDue() {
      await closeDays();
      await read();
      await follow(1);
    },
    nextAt: () => Promise.resolve(null),
    passesAt: () => nextLateAt({ ...shared, zone }),
  };
  return {
    due,
    read,
    wake: reading.wake,
    async stop() {
      stopping.abort();
      await Promise.all([reading.stop(), following.stop()]);
    },
  };
}

/** One of the configuration, or one about which something was agreed. */
async function isAcquirer({ config, book, dependencies: { store } }: Core, name: string): Promise<boolean> {
  if (knownAcquirersOf(config, book).configured.has(name)) return true;
  return (await store.listReconciledAcquirers()).some(({ acquirer }) => acquirer === name);
}

function inTurn<Given extends readonly unknown[]>(run: (...given: Given) => Promise<void>) {
  let last: Promise<unknown> = Promise.resolve();
  return (...given: Given): Promise<void> => {
    const turn = last.then(() => run(...given));
    last = turn.catch(() => undefined);
    return turn;
  };
}
