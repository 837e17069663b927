// The names in a PromQL expression: metrics with the labels that the expression takes from them.

export interface MetricUse {
  readonly metric: string;
  readonly labels: readonly string[];
}

const WORDS = new Set([
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'and',
  'or',
  'unless',
  'offset',
  'bool',
]);

/** Selectors of the expression, with the labels of their matchers; labels of aggregations count for all of them. */
export function metricsIn(expression: string): MetricUse[] {
  const grouped = [...expression.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  const bare = expression.replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ').replaceAll(/\[[^\]]*\]/g, ' ');
  const uses: MetricUse[] = [];
  for (const [, metric = '', matchers = ''] of bare.matchAll(
    /\b([a-zA-Z_][\w:]*)\b(?!\s*\()\s*(\{(?:"[^"]*"|[^}"])*\})?/g,
  )) {
    if (WORDS.has(metric) || !/[_:]|^up$/.test(metric)) continue;
    const labels = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
    uses.push({ metric, labels: [...labels, ...grouped] });
  }
  // What is left of matchers looks like a name too.
  return uses.filter(({ metric }) => !uses.some(({ labels }) => labels.includes(metric)));
}
