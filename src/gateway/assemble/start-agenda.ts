import type { Core } from '../core.ts';
import { storedAcquirer } from '../domain/acquirers/acquirer.ts';
import { DEFAULT_ACQUIRER } from '../domain/ledger/ledger.ts';
import { createAgendaRunner } from '../work/agenda-runner.ts';
import { runInBackground } from '../work/background.ts';
import { createCallGate } from '../work/call-gate.ts';
import { AGENDA_INTERVAL_MS } from '../work/limits.ts';
import type { OutageLog } from '../work/outage-log.ts';

/** Due agenda entries are processed while the gateway serves: calls to the acquirer hold up nothing else. */
export function startAgenda(core: Core, { holder, onError, watch }: OutageLog & { readonly holder: string }) {
  const { log, metrics, sandbox, tracing, book, breakers, dependencies } = core;
  const { books, calls, runDue } = createAgendaRunner(dependencies, {
    holder,
    // Without an acquirer of that name, whoever pays on a page is still nobody's: such an order expires by itself.
    acquirers: [...new Set([DEFAULT_ACQUIRER, ...book.names])].map(storedAcquirer),
    gate: createCallGate({
      breakers,
      isPaused: (name) => book.names.includes(name) && book.stateOf(name) === 'paused',
      // Whoever moves the sandbox's clock wants to see what happens on the way.
      isForced: (acquirer) =>
        dependencies.channels.isScripted(acquirer) || (sandbox !== null && sandbox.clock.headingTo() !== null),
    }),
    headingTo: sandbox?.clock.headingTo,
    around: tracing?.work.agenda,
    onError: (error, { task, subject }) => log.error('agenda entry failed', { task, subject, error }),
    onOverdue: ({ task }) => metrics.countOverdue(task),
  });
  const settling = runInBackground(watch(books.beginDue), { intervalMs: AGENDA_INTERVAL_MS, onError });
  const inquiring = calls.map((lane) => runInBackground(lane.beginDue, { intervalMs: AGENDA_INTERVAL_MS, onError }));
  return {
    /** Asks now what is due now. */
    askNow: () => inquiring.forEach((one) => one.wake()),
    due: { runDue, nextAt: () => dependencies.store.nextAgendaAt() },
    stop: () => Promise.all([books, ...calls, settling, ...inquiring].map((one) => one.stop())),
  };
}
