import type { Registry } from 'prom-client';
import { createGauge } from './metric-series.ts';

export interface NumberingState {
  readonly behindMs: number;
  readonly differing: number;
}

/** It is in the store, so all processes report the same. */
export function createNumberingMetrics(registry: Registry) {
  const gauge = (name: string, help: string) => createGauge({ registry, name, help, labels: [], over: 'max' });
  const behind = gauge('lines_behind_seconds', 'How long the oldest posting has waited for its line.');
  const differing = gauge('lines_differing', 'Merchants whose lines do not add up to their balance.');
  return (state: NumberingState | undefined) => {
    behind.show(state && state.behindMs / 1000);
    differing.show(state?.differing);
  };
}
