import { Counter } from 'prom-client';
import type { Registry } from 'prom-client';
import { RETENTION_KINDS } from '../domain/payers/retention.ts';
import type { RetentionStore } from '../domain/payers/retention.ts';
import { createGauge } from './metric-series.ts';

export type RetentionState = Awaited<ReturnType<RetentionStore['readRetention']>>;

/** What is removed because it is old. The last run is in the store, so all processes report the same. */
export function createRetentionMetrics(registry: Registry) {
  const removed = new Counter({
    name: 'tollgate_retention_removed_total',
    help: 'Rows removed because they are old, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, labels: readonly string[]) =>
    createGauge({ registry, name, help, labels, over: 'max' });
  const lastRun = gauge('retention_last_run_timestamp_seconds', 'When old rows were last removed completely.', []);
  const overdue = gauge(
    'retention_overdue_seconds',
    'For how long the oldest row has been due for removal, when the last run ended; zero if none was left.',
    ['kind'],
  );
  return {
    countRemoved: (kind: string, rows: number) => removed.inc({ kind }, rows),
    show(state: RetentionState | undefined) {
      const { finishedAt = null, figures } = state ?? {};
      lastRun.show(finishedAt === null ? undefined : finishedAt / 1000);
      for (const kind of RETENTION_KINDS) {
        const overdueMs = figures?.overdueMs[kind];
        overdue.show(overdueMs === undefined ? undefined : overdueMs / 1000, kind);
      }
    },
  };
}
