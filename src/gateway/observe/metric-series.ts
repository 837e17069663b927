import { AggregatorRegistry, Counter, Gauge, Histogram } from 'prom-client';
import type { Aggregator, Registry } from 'prom-client';

// prom-client's counters, histograms and gauges under our names. The object of a series is looked up by its labels once and
// kept, because every request makes these calls.

/** Metrics as data, which prom-client aggregates over processes and formats. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

// Labels come from our own tables, but unbounded labels would mean unbounded memory.
const SERIES_MAX = 1000;

export interface MetricOptions {
  readonly registry: Registry;
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
}

interface Branch {
  readonly branches: Map<string, Branch>;
  /** Set on the branch of the last label. */
  series?: { pending: number; readonly write: (count: number) => void };
}

/** Counted in plain numbers, which takes a tenth of the time; prom-client gets them when it is scraped. */
export function createCounter({ registry, name, help, labels }: MetricOptions) {
  const root: Branch = { branches: new Map() };
  const all: NonNullable<Branch['series']>[] = [];
  const counter = new Counter({
    name: `tollgate_${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
    collect() {
      for (const series of all) {
        if (series.pending > 0) series.write(series.pending);
        series.pending = 0;
      }
    },
  });
  return {
    add(...values: readonly string[]) {
      let branch = root;
      for (const value of values) {
        let next = branch.branches.get(value);
        if (next === undefined) {
          if (all.length >= SERIES_MAX) return;
          branch.branches.set(value, (next = { branches: new Map() }));
        }
        branch = next;
      }
      if (branch.series === undefined) {
        const child = counter.labels(...values);
        all.push((branch.series = { pending: 0, write: (count) => child.inc(count) }));
      }
      branch.series.pending += 1;
    },
  };
}

export function createHistogram({ registry, name, help, labels, bounds }: HistogramOptions) {
  const histogram = new Histogram({
    name: `tollgate_${name}`,
    help,
    labelNames: [...labels],
    buckets: [...bounds],
    registers: [registry],
  });
  const all = new Map<string, { observe(value: number): void }>();
  return {
    observe(value: number, ...labelValues: readonly string[]) {
      const key = labelValues.length === 1 ? (labelValues[0] ?? '') : labelValues.join('\0');
      let series = all.get(key);
      if (series === undefined) {
        if (all.size >= SERIES_MAX) return;
        all.set(key, (series = histogram.labels(...labelValues)));
      }
      series.observe(value);
    },
  };
}

export interface HistogramOptions extends MetricOptions {
  readonly bounds: readonly number[];
}

/** A value that is read at a scrape, and how the values of several processes are combined. */
export function createGauge({ registry, name, help, labels, over }: MetricOptions & { readonly over: Aggregator }) {
  const gauge = new Gauge({
    name: `tollgate_${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
    aggregator: over,
  });
  return {
    /** An unknown value is left out. */
    show(value: number | undefined, ...values: readonly string[]) {
      if (value === undefined) gauge.remove(...values);
      else gauge.labels(...values).set(value);
    },
  };
}

/** Aggregates the metrics of several processes, each metric in its own way. */
export function addUp(figures: readonly Figures[]): Promise<Figures> {
  return AggregatorRegistry.aggregate([...figures]).getMetricsAsJSON();
}

/** In the Prometheus text format. */
export function renderFigures(figures: Figures): Promise<string> {
  const known = figures.filter((metric) => !isGauge(metric) || metric.values.length > 0);
  return AggregatorRegistry.aggregate([known]).metrics();
}

/** Whether it is a gauge, which may go down. Its type is declared as a number, but is a string. */
export function isGauge({ type }: Figures[number]): boolean {
  return String(type) === 'gauge';
}
