/** One line of the report. Findings of the chapter `rates` make the plot. */
export interface Finding {
  readonly chapter: string;
  readonly what: string;
  readonly value: string;
  readonly against?: string;
  readonly ratio?: number;
  readonly wanted?: string;
}

export function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median of the rounds' ratios: both sides of a round saw the same noise. */
export function ratio(left: readonly number[], right: readonly number[]): number {
  return median(left.map((value, round) => value / (right[round] ?? Number.NaN)));
}

export function writeMarkdown(findings: readonly Finding[], setting: string): string {
  const rows = findings
    .filter(({ chapter }) => chapter !== 'rates')
    .map(({ what, value, against = '', ratio: found, wanted = '' }) => [
      what,
      value,
      against,
      found === undefined ? '' : found.toFixed(2),
      wanted,
    ]);
  const table = [['what', 'measured', 'against', 'ratio', 'wanted'], ['---', '--:', '---', '--:', '---'], ...rows];
  return `${setting}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

const WIDTH = 720;
const LABEL_WIDTH = 330;
const ROW_HEIGHT = 34;

/** Bars of the rates. Colours that are read on a light and on a dark page. */
export function drawRates(findings: readonly Finding[]): string | null {
  const rates = findings.filter(({ chapter }) => chapter === 'rates');
  if (rates.length === 0) return null;
  const highest = Math.max(...rates.map(({ value }) => Number.parseInt(value, 10)));
  const bars = rates.map(({ what, value }, index) => {
    const width = Math.max(2, (Number.parseInt(value, 10) / highest) * (WIDTH - LABEL_WIDTH - 90));
    const top = index * ROW_HEIGHT + 6;
    const fill = what.startsWith('gateway') ? '#12897f' : '#8a94a6';
    return [
      `<text x="${LABEL_WIDTH - 10}" y="${top + 16}" text-anchor="end" fill="#6b7484">${what}</text>`,
      `<rect x="${LABEL_WIDTH}" y="${top}" width="${width.toFixed(1)}" height="22" rx="3" fill="${fill}"/>`,
      `<text x="${(LABEL_WIDTH + width + 8).toFixed(1)}" y="${top + 16}" fill="#6b7484">${value}</text>`,
    ].join('');
  });
  const height = rates.length * ROW_HEIGHT + 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Card payments a second" font-family="system-ui, sans-serif" font-size="13">${bars.join('')}</svg>`;
}
