import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { amount } from './parts.ts';
import { numberWords, percentWords } from '../../design/written.ts';

// Plots made by the server. Shapes stretch to the width of their box and letters do not, so all letters are outside. Colours
// come from classes, and so follow light and dark.

interface Series {
  readonly title: string;
  /** By hour or day; null where there is nothing to show. */
  readonly now: readonly (number | null)[];
  /** Drawn behind it, if there is something to compare with. */
  readonly before?: readonly (number | null)[];
  /** Under the plot, from left to right; the hours of a day by default. */
  readonly labels?: readonly string[];
  /** How the largest value is written. */
  readonly show?: (value: number) => string;
}

const HOURS = ['0 h', '6', '12', '18', '24'];

const WIDTH = 240;
const HEIGHT = 100;

/** Columns for today, a stepped line for a week ago. */
export function columnPlot({ title, now, before = [], labels = HOURS, show = numberWords }: Series): Html {
  const largest = roundUp(Math.max(1, ...now.map(Number), ...before.map(Number)));
  const step = WIDTH / now.length;
  const heightOf = (value: number) => (value / largest) * (HEIGHT - 4);
  const columns = now.map((value, index) => {
    if (value === null || value === 0) return NOTHING;
    const height = heightOf(value);
    return html`<rect
      x="${fixed(index * step + step * 0.15)}"
      y="${fixed(HEIGHT - height)}"
      width="${fixed(step * 0.7)}"
      height="${fixed(height)}"
    />`;
  });
  const path = before
    .map((value, index) => {
      const y = fixed(HEIGHT - heightOf(value ?? 0));
      return `${index === 0 ? 'M' : 'L'}${fixed(index * step)} ${y}H${fixed((index + 1) * step)}`;
    })
    .join('');
  return framed(title, html`<g class="now">${columns}</g> ${path && html`<path class="before" d="${path}" />`}`, {
    values: [show(largest), largest < 2 ? '' : show(largest / 2), show(0)],
    labels,
  });
}

/** A number of which people read the half at once. */
function roundUp(value: number): number {
  if (value <= 2) return value;
  const unit = 10 ** Math.floor(Math.log10(value));
  return unit * ([1, 2, 4, 6, 8].find((one) => one * unit >= value) ?? 10);
}

/** Lines from 0 to 1, broken where nothing ended. */
export function linePlot({ title, now, before = [], labels = HOURS }: Series): Html {
  const step = WIDTH / Math.max(1, now.length - 1);
  const pathOf = (values: readonly (number | null)[]) =>
    values
      .map((value, index) => {
        if (value === null) return '';
        const isStart = (values[index - 1] ?? null) === null;
        const point = `${fixed(index * step)} ${fixed(2 + (1 - value) * (HEIGHT - 4))}`;
        // A point alone is a line of no length, which round ends make visible.
        return `${isStart ? 'M' : 'L'}${point}${isStart ? `l0 0` : ''}`;
      })
      .join('');
  // A point that no line leads to would be as small as the line is thin.
  const dotsOf = (values: readonly (number | null)[]) =>
    pathOf(values.map((value, at) => ((values[at - 1] ?? values[at + 1] ?? null) === null ? value : null)));
  const [dots, dotsBefore] = [dotsOf(now), dotsOf(before)];
  return framed(
    title,
    html`${before.length > 0 && html`<path class="before" d="${pathOf(before)}" />`}
      <path class="line" d="${pathOf(now)}" />
      ${dotsBefore && html`<path class="dot past" d="${dotsBefore}" />`}
      ${dots && html`<path class="dot" d="${dots}" />`}`,
    { values: [1, 0.5, 0].map((share) => percentWords(share, 0)), labels },
  );
}

function framed(
  title: string,
  shapes: Html,
  { values, labels }: { readonly values: readonly string[]; readonly labels: readonly string[] },
): Html {
  return html`<div class="plot">
    <p class="values" aria-hidden="true">${values.map((value) => html`<span>${value}</span>`)}</p>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img">
      <title>${title}</title>
      <path class="grid" d="M0 2H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT}H${WIDTH}" />
      ${shapes}
    </svg>
    <p class="hours" aria-hidden="true">${labels.map((label) => html`<span>${label}</span>`)}</p>
  </div>`;
}

/** A row's own plot, without letters: what it shows stands beside it. */
export function sparkline(title: string, values: readonly number[]): Html {
  const largest = Math.max(1, ...values);
  const step = WIDTH / values.length;
  const columns = values.map((value, index) => {
    const height = (value / largest) * 24;
    return value === 0
      ? NOTHING
      : html`<rect
          x="${fixed(index * step)}"
          y="${fixed(24 - height)}"
          width="${fixed(step * 0.8)}"
          height="${fixed(height)}"
        />`;
  });
  return html`<svg class="spark" viewBox="0 0 ${WIDTH} 24" preserveAspectRatio="none" role="img">
    <title>${title}</title>
    ${columns}
  </svg>`;
}

interface ValueRow {
  readonly name: string;
  /** Decimals of the contract. */
  readonly now: string;
  readonly before: string;
}

/** Two bars for each method. The lengths are drawn, the amounts are written. */
export function valueBars({
  title,
  currency,
  rows,
}: {
  title: string;
  currency: string;
  rows: readonly ValueRow[];
}): Html {
  const largest = Math.max(...rows.map((row) => Math.max(Number(row.now), Number(row.before))), Number.MIN_VALUE);
  const bar = (kind: 'now' | 'before', value: string) =>
    html`<svg class="bar" viewBox="0 0 ${WIDTH} 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="${kind}" width="${fixed((Number(value) / largest) * WIDTH)}" height="8" />
    </svg>`;
  return html`<figure class="sheet">
    <figcaption>${title}</figcaption>
    <dl class="bars">
      ${rows.map(
        (row) =>
          html`<div>
            <dt>${row.name}</dt>
            <dd>${amount(row.now, currency)}</dd>
            <dd class="soft"><span class="seen">a week ago</span> ${amount(row.before, currency)}</dd>
            <dd class="drawn">${bar('now', row.now)}${bar('before', row.before)}</dd>
          </div>`,
      )}
    </dl>
    <p class="legend"><span class="key now"></span>Today <span class="key before"></span>A week ago</p>
  </figure>`;
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}
