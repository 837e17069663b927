import { describeMetrics } from '../../../src/gateway/observe/metrics.ts';
import { code, codeList, table } from '../markdown.ts';

/** What /metrics tells, with the words of its own HELP lines. */
export function metricsTable(): string {
  const rows = describeMetrics()
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, help, type, labels }) => [code(name), type, codeList(labels), help]);
  return table(['Metric', 'Type', 'Labels', 'What it tells'], rows);
}
