import type { Registry } from 'prom-client';
import type { ServerFigures } from '../domain/platform/database.ts';
import { createGauge } from './metric-series.ts';

/** What PostgreSQL says of itself: what ends in lost backups, a full disk or a stop, days before it does. */
export function createPostgresMetrics(registry: Registry) {
  const gauge = (name: string, help: string, labels: readonly string[] = []) =>
    createGauge({ registry, name: `postgres_${name}`, help, labels, over: 'max' });
  const archiver = gauge('archiver_failing', '1 if the last attempt of PostgreSQL to archive its log failed.');
  const missing = gauge(
    'synchronous_standby_missing',
    '1 if commits wait for a synchronous standby and none is connected.',
  );
  const age = gauge('transaction_age', 'Age of the oldest transaction; PostgreSQL stops at 2.1 billion.');
  const held = gauge('slot_held_bytes', 'Write-ahead log that a replication slot keeps for its standby.', [
    'slot',
    'active',
  ]);
  let shown: readonly (readonly [slot: string, active: string])[] = [];
  return (figures: ServerFigures | undefined) => {
    archiver.show(figures && Number(figures.isArchiverFailing));
    missing.show(figures && Number(figures.isStandbyMissing));
    age.show(figures?.transactionAge);
    // A slot that was dropped, or is used again, leaves nothing behind.
    for (const labels of shown) held.show(undefined, ...labels);
    const slots = figures?.slots ?? [];
    for (const { name, isActive, heldBytes } of slots) held.show(heldBytes, name, String(isActive));
    shown = slots.map(({ name, isActive }) => [name, String(isActive)] as const);
  };
}
