import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { methodWords } from '../../shared/orders/order-words.ts';
import { liveList, table } from '../../desk/views/table.ts';
import { columnPlot, linePlot, valueBars } from '../../desk/views/plots.ts';
import { amountWords, numberWords, ratioWords } from '../../design/written.ts';
import { amountChange, countChange, periodOf, rateChange, rateOf } from '../../shared/home/comparison.ts';
import type { Comparison } from '../../shared/home/comparison.ts';
import { dayPlots } from '../../shared/home/day-plots.ts';

type Figures = components['schemas']['Figures'];
type Counts = components['schemas']['PaymentCounts'];
type HourFigures = components['schemas']['HourFigures'];

const BEHIND_MS = 60_000;
const VALUE_CURRENCIES_MAX = 3;

/** Today beside the same weekday a week ago, or some days beside as many before: tiles, plots, and the same as tables. */
export function figuresPart(exchange: SignedInExchange, figures: Figures, tabs: Html): Html {
  const { searchable, daily } = figures;
  const isBehind = searchable !== null && exchange.now - Date.parse(searchable.to) > BEHIND_MS;
  const comparison = periodOf(figures);
  const isEmpty = comparison.now.created + comparison.before.created === 0;
  return html`<section class="figures" aria-labelledby="figures-title">
    <h2 id="figures-title">${daily.length === 1 ? 'Payments today' : `Payments of the last ${daily.length} days`}</h2>
    ${tabs}
    <div id="behind" data-live>
      ${isBehind && html`<p class="soft">Counted up to ${moment(exchange, searchable.to, 'second')}.</p>`}
    </div>
    ${liveList('figures', isEmpty ? noPayments(daily.length) : shown(figures, comparison))}
  </section>`;
}

function noPayments(days: number): Html {
  return empty(
    days === 1 ? 'No payments today' : `No payments in the last ${days} days`,
    html`They appear here seconds after they are created. <a href="${CONSOLE}/orders">See all orders</a>`,
  );
}

function shown(figures: Figures, comparison: Comparison): Html {
  const { hours, daily } = figures;
  const { now } = comparison;
  return html`<p id="compared" data-live>${inWords(comparison)}</p>
    <div class="tiles" id="tiles" data-live>
      ${tile(
        'Payments',
        now.created,
        countChange(comparison, ({ created }) => created),
      )}
      ${tile('Success rate', ratioWords(rateOf(now)), rateChange(comparison))}
      ${tile(
        'Failed',
        now.failed,
        countChange(comparison, ({ failed }) => failed),
      )}
      ${valueTile(comparison)}
    </div>
    ${daily.length === 1 ? hourPlots(hours) : dayPlots(daily, now.values[0]?.currency ?? null)}
    ${daily.length === 1 ? methodsOf(figures) : NOTHING}`;
}

/** Such as `1,240.00 USD today, 12% less than last Tuesday by this time (1,409.00 USD).` */
function inWords(comparison: Comparison): string {
  const { now, days } = comparison;
  const when = days === 1 ? 'today' : `in the last ${days} days`;
  const [first] = now.values;
  if (first === undefined) return `Nothing was paid ${when}.`;
  return `${amountWords(first.amount, first.currency)} ${when}, ${amountChange(comparison, first.currency)}.`;
}

function tile(title: string, value: Html | string | number, note: Html | string): Html {
  const figure = typeof value === 'number' ? numberWords(value) : value;
  return html`<div class="tile-box">
    <span class="soft">${title}</span><b>${figure}</b><span class="soft">${note}</span>
  </div>`;
}

function valueTile(comparison: Comparison): Html {
  const [first, ...others] = comparison.now.values;
  if (first === undefined) return tile('Value', '–', 'nothing paid yet');
  const more = others.map(({ currency }) => currency).join(', ');
  const note = html`${amountChange(comparison, first.currency)}${more !== '' && html`<br />and in ${more}`}`;
  return tile('Value', amount(first.amount, first.currency), note);
}

function percent(counts: Pick<Counts, 'succeeded' | 'failed'>): string {
  return ratioWords(rateOf(counts));
}

function hourPlots(hours: readonly HourFigures[]): Html {
  return html`<div class="plots">
    ${hourPlot(hours, { id: 'volume', title: 'Payments by hour', draw: volumeOf, valueOf: ({ created }) => created })}
    ${hourPlot(hours, { id: 'rate', title: 'Success rate by hour', draw: ratesOf, valueOf: percent })}
  </div>`;
}

interface HourPlot {
  readonly id: string;
  readonly title: string;
  readonly draw: (hours: readonly HourFigures[]) => Html;
  readonly valueOf: (counts: Counts) => number | string;
}

/** The table stays open while the plot updates itself. */
function hourPlot(hours: readonly HourFigures[], { id, title, draw, valueOf }: HourPlot): Html {
  const text = table({
    caption: title,
    liveId: `${id}-hours`,
    rows: hours.map((hour, index) => ({ ...hour, index })),
    keyOf: ({ at }) => at,
    columns: [
      { title: 'Hour', cell: ({ index }) => `${String(index).padStart(2, '0')}:00` },
      { title: 'Today', kind: 'figure', cell: ({ now }) => (now === null ? '–' : valueOf(now)) },
      { title: 'A week ago', kind: 'figure', cell: ({ before }) => valueOf(before) },
    ],
  });
  return html`<figure class="sheet">
    <figcaption>${title}</figcaption>
    <div id="${id}" data-live>${draw(hours)}</div>
    <p class="legend"><span class="key now"></span>Today <span class="key before"></span>A week ago</p>
    <details>
      <summary>As a table</summary>
      ${text}
    </details>
  </figure>`;
}

function volumeOf(hours: readonly HourFigures[]): Html {
  const total = hours.reduce((sum, { now }) => sum + (now?.created ?? 0), 0);
  return columnPlot({
    title: `Payments by hour: ${numberWords(total)} today`,
    now: hours.map(({ now }) => now?.created ?? null),
    before: hours.map(({ before }) => before.created),
  });
}

function ratesOf(hours: readonly HourFigures[]): Html {
  const rates = hours.map(({ now }) => (now === null ? null : rateOf(now)));
  const plot = linePlot({
    title: 'Success rate by hour, from 0 to 100%',
    now: rates,
    before: hours.map(({ before }) => rateOf(before)),
  });
  return html`${plot} ${onlyHour(rates)}`;
}

/** A single point says little by where it is. */
function onlyHour(rates: readonly (number | null)[]): Html {
  const [only, ...others] = rates.flatMap((rate, hour) => (rate === null ? [] : [{ rate, hour }]));
  if (only === undefined || others.length > 0) return NOTHING;
  const hour = `${String(only.hour).padStart(2, '0')}:00`;
  return html`<p class="soft">
    ${ratioWords(only.rate)} in the hour from ${hour}, the only one with payments so far.
  </p>`;
}

function methodsOf({ now, methods }: Figures): Html {
  const currencies = now.values.slice(0, VALUE_CURRENCIES_MAX).map(({ currency }) => currency);
  const bars = currencies.map((currency) =>
    valueBars({
      title: `Value by method in ${currency}`,
      currency,
      rows: methods
        .map((one) => ({
          name: methodWords(one.method),
          now: valueIn(one.now, currency),
          before: valueIn(one.before, currency),
        }))
        .filter((row) => Number(row.now) + Number(row.before) > 0),
    }),
  );
  return html`${bars.length > 0 ? html`<div class="plots" id="values" data-live>${bars}</div>` : NOTHING}
  ${methodTable(methods)}`;
}

function valueIn(counts: Counts, currency: string): string {
  return counts.values.find((value) => value.currency === currency)?.amount ?? '0';
}

function methodTable(methods: Figures['methods']): Html {
  return table({
    caption: 'Payments by method',
    liveId: 'methods',
    rows: methods,
    keyOf: ({ method }) => method,
    columns: [
      { title: 'Method', cell: ({ method }) => methodWords(method) },
      { title: 'Payments', kind: 'figure', cell: (row) => row.now.created },
      { title: 'A week ago', kind: 'figure', cell: (row) => row.before.created },
      { title: 'Success rate', kind: 'figure', cell: (row) => percent(row.now) },
      { title: 'Rate a week ago', kind: 'figure', cell: (row) => percent(row.before) },
      {
        title: 'Value',
        kind: 'figure',
        cell: (row) =>
          row.now.values.length === 0
            ? '–'
            : html`<span class="lines">${row.now.values.map((one) => amount(one.amount, one.currency))}</span>`,
      },
    ],
  });
}
