import { AggregatorRegistry, Counter, Gauge, Histogram } from 'prom-client';
import type { Aggregator, Registry } from 'prom-client';

// prom-client's counters, histograms and gauges under our names. The object of a series is looked up by its labels once and
// kept, since these calls stand in the way of every request.

/** Metrics as data: what prom-client adds up over processes and makes text of. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

// Labels come from our own tables, but a label without end would be memory without end.
const SERIES_MAX = 1000;

export interface MetricOptions {
  readonly registry: Registry;
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
}

interface Branch {
  readonly branches: Map<string, Branch>;
  /** Set where the labels end. */
  series?: { pending: number; readonly write: (count: number) => void };
}

/** Counted in plain numbers, which take a tenth of the time; prom-client has them when it is asked for its figures. */
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

export function createHistogram({ registry, name, help, label, bounds }: HistogramOptions) {
  const histogram = new Histogram({
    name: `tollgate_${name}`,
    help,
    labelNames: [label],
    buckets: [...bounds],
    registers: [registry],
  });
  const all = new Map<string, { observe(value: number): void }>();
  return {
    observe(labelValue: string, value: number) {
      let series = all.get(labelValue);
      if (series === undefined) {
        if (all.size >= SERIES_MAX) return;
        all.set(labelValue, (series = histogram.labels(labelValue)));
      }
      series.observe(value);
    },
  };
}

export interface HistogramOptions extends Omit<MetricOptions, 'labels'> {
  readonly label: string;
  readonly bounds: readonly number[];
}

/** A value that is read at the moment of a scrape, and how those of several processes become one. */
export function createGauge({ registry, name, help, labels, over }: MetricOptions & { readonly over: Aggregator }) {
  const gauge = new Gauge({
    name: `tollgate_${name}`,
    help,
    labelNames: [...labels],
    registers: [registry],
    aggregator: over,
  });
  return {
    /** One that is not known is left out. */
    show(value: number | undefined, ...values: readonly string[]) {
      if (value === undefined) gauge.remove(...values);
      else gauge.labels(...values).set(value);
    },
  };
}

/** Adds up figures of several processes, each metric in its own way. */
export function addUp(figures: readonly Figures[]): Promise<Figures> {
  return AggregatorRegistry.aggregate([...figures]).getMetricsAsJSON();
}

/** In the text form that Prometheus reads. */
export function renderFigures(figures: Figures): Promise<string> {
  const known = figures.filter((metric) => !isGauge(metric) || metric.values.length > 0);
  return AggregatorRegistry.aggregate([known]).metrics();
}

/** Whether it may also go down. Its type is declared as a number, and is a word. */
export function isGauge({ type }: Figures[number]): boolean {
  return String(type) === 'gauge';
}
