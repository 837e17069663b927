// Counters and histograms in the text form that Prometheus reads. Everything is counted in plain numbers, and only a scrape
// makes text of it.

// Labels come from our own tables, but a label without end would be memory without end.
const SERIES_MAX = 1000;

// Stands in no label of ours.
const BETWEEN_LABELS = '\u0000';

export function createCounter(name: string, help: string, labels: readonly string[]) {
  const counts = new Map<string, number>();
  return {
    add(...values: readonly string[]) {
      const key = values.join(BETWEEN_LABELS);
      const before = counts.get(key);
      if (before !== undefined || counts.size < SERIES_MAX) counts.set(key, (before ?? 0) + 1);
    },
    render() {
      const lines = [...counts].map(
        ([key, count]) => `tollgate_${name}${labelText(labels, key.split(BETWEEN_LABELS))} ${count}\n`,
      );
      return head(name, help, 'counter') + lines.join('');
    },
  };
}

interface Series {
  /** How many fell into each bound's own interval, and into the one above the last. */
  readonly counts: number[];
  sum: number;
}

export interface HistogramOptions {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly bounds: readonly number[];
}

export function createHistogram({ name, help, label, bounds }: HistogramOptions) {
  const all = new Map<string, Series>();
  return {
    observe(labelValue: string, value: number) {
      let series = all.get(labelValue);
      if (series === undefined) {
        if (all.size >= SERIES_MAX) return;
        all.set(labelValue, (series = { counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 }));
      }
      let index = 0;
      while (index < bounds.length && value > (bounds[index] ?? 0)) index += 1;
      series.counts[index] = (series.counts[index] ?? 0) + 1;
      series.sum += value;
    },
    render() {
      const blocks = [...all].map(([labelValue, { counts, sum }]) => {
        let total = 0;
        const buckets = [...bounds, '+Inf'].map((bound, index) => {
          total += counts[index] ?? 0;
          return `tollgate_${name}_bucket${labelText([label, 'le'], [labelValue, String(bound)])} ${total}\n`;
        });
        const own = labelText([label], [labelValue]);
        return `${buckets.join('')}tollgate_${name}_sum${own} ${sum}\ntollgate_${name}_count${own} ${total}\n`;
      });
      return head(name, help, 'histogram') + blocks.join('');
    },
  };
}

/** Values that are read at the moment of a scrape. One that is not known is left out. */
export function renderValue(
  { name, help, type = 'gauge' }: { readonly name: string; readonly help: string; readonly type?: 'gauge' | 'counter' },
  values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number | undefined }[],
): string {
  const lines = values.flatMap(({ labels = {}, value }) =>
    value === undefined ? [] : `tollgate_${name}${labelText(Object.keys(labels), Object.values(labels))} ${value}\n`,
  );
  return lines.length === 0 ? '' : head(name, help, type) + lines.join('');
}

function labelText(names: readonly string[], values: readonly string[]): string {
  const pairs = names.map((name, index) => `${name}=${quote(values[index] ?? '')}`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function head(name: string, help: string, type: string): string {
  return `# HELP tollgate_${name} ${help}\n# TYPE tollgate_${name} ${type}\n`;
}

function quote(value: string): string {
  return `"${value.replaceAll(/["\\\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))}"`;
}
