import type { Registry } from 'prom-client';
import type { ReconciliationStatus } from '../domain/reconciliation/file-reads.ts';
import { createGauge } from './metric-series.ts';

export interface ReconciliationState {
  readonly status: ReconciliationStatus;
  /** By the clock that the status goes by. */
  readonly now: number;
}

/**
 * It is in the store, so all processes report the same. What is not known is left out: an owner without a file has no age, and one
 * without lines no share.
 */
export function createReconciliationMetrics(registry: Registry) {
  const gauge = (name: string, help: string, ...labels: readonly string[]) =>
    createGauge({ registry, name: `reconciliation_${name}`, help, labels, over: 'max' });
  const open = gauge('open_exceptions', 'Open exceptions, by their kind and age.', 'owner', 'kind', 'age');
  const share = gauge(
    'settled_share',
    'Lines of the files of the last 30 days that are matched or in need of nothing, of all of them.',
    'owner',
  );
  const age = gauge('file_age_seconds', 'How long ago the last file of an owner was read to its end.', 'owner');
  const waiting = gauge('files_waiting', 'Complete files that are not read to their end.');
  const oldest = gauge('files_waiting_oldest_seconds', 'How long ago the oldest of them came in; 0 if there is none.');
  let shown: ReconciliationStatus['owners'] = [];
  const hide = ({ owner, openExceptions }: ReconciliationStatus['owners'][number]) => {
    for (const one of openExceptions) open.show(undefined, owner, one.kind, one.age);
    share.show(undefined, owner);
    age.show(undefined, owner);
  };
  return (state: ReconciliationState | undefined) => {
    shown.forEach(hide);
    shown = state?.status.owners ?? [];
    for (const { owner, openExceptions, lines, settledLines, lastFile } of shown) {
      for (const one of openExceptions) open.show(one.count, owner, one.kind, one.age);
      share.show(lines === 0 ? undefined : settledLines / lines, owner);
      age.show(state && lastFile ? Math.max(0, state.now - lastFile.readAt) / 1000 : undefined, owner);
    }
    waiting.show(state?.status.filesWaiting);
    oldest.show(state && secondsSince(state));
  };
}

function secondsSince({ status: { oldestWaitingAt }, now }: ReconciliationState): number {
  return oldestWaitingAt === null ? 0 : Math.max(0, now - oldestWaitingAt) / 1000;
}
