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
import { numberWords, percentWords, ratioWords } from '../../design/written.ts';

type Figures = components['schemas']['Figures'];
type Counts = components['schemas']['PaymentCounts'];
type HourFigures = components['schemas']['HourFigures'];

const BEHIND_MS = 60_000;
const VALUE_CURRENCIES_MAX = 3;

/** Today beside the same weekday a week ago: tiles, plots, and the same as tables. */
export function figuresPart(exchange: SignedInExchange, figures: Figures): Html {
  const { now, before, searchable } = figures;
  const isBehind = searchable !== null && exchange.now - Date.parse(searchable.to) > BEHIND_MS;
  const isEmpty = now.created + before.created === 0;
  return html`<section class="figures" aria-labelledby="figures-title">
    <div class="title">
      <h2 id="figures-title">Payments today</h2>
      <p class="soft">Beside the same weekday a week ago, up to this hour.</p>
    </div>
    <div id="behind" data-live>
      ${isBehind && html`<p class="soft">Counted up to ${moment(exchange, searchable.to, 'second')}.</p>`}
    </div>
    ${liveList('figures', isEmpty ? noPayments() : shown(figures))}
  </section>`;
}

function noPayments(): Html {
  return empty(
    'No payments today',
    html`They appear here seconds after they are created. <a href="${CONSOLE}/orders">See all orders</a>`,
  );
}

function shown(figures: Figures): Html {
  const { now, before, hours } = figures;
  return html`<div class="tiles" id="tiles" data-live>
      ${tile('Payments', now.created, compared(now.created, before.created))}
      ${tile('Success rate', percent(now), `${percent(before)} a week ago`)}
      ${tile('Failed', now.failed, compared(now.failed, before.failed))} ${valueTile(now, before)}
    </div>
    <div class="plots">
      ${hourPlot(hours, { id: 'volume', title: 'Payments by hour', draw: volumeOf, valueOf: ({ created }) => created })}
      ${hourPlot(hours, { id: 'rate', title: 'Success rate by hour', draw: rateOf, valueOf: percent })}
    </div>
    ${methodsOf(figures)}`;
}

function tile(title: string, value: Html | string | number, note: Html | string): Html {
  const figure = typeof value === 'number' ? numberWords(value) : value;
  return html`<div class="tile-box">
    <span class="soft">${title}</span><b>${figure}</b><span class="soft">${note}</span>
  </div>`;
}

function valueTile(now: Counts, before: Counts): Html {
  const [first, ...others] = now.values;
  if (first === undefined) return tile('Value', '–', 'nothing paid yet');
  const past = before.values.find(({ currency }) => currency === first.currency);
  const note = html`${past === undefined ? 'none' : amount(past.amount, past.currency)} a week
  ago${others.length > 0 && html`<br />and in ${others.map(({ currency }) => currency).join(', ')}`}`;
  return tile('Value', amount(first.amount, first.currency), note);
}

function compared(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'none a week ago either' : 'none a week ago';
  const change = (now - before) / before;
  return `${numberWords(before)} a week ago (${change > 0.005 ? '+' : ''}${percentWords(change, 0)})`;
}

/** The share of payments that have ended; what is still processing says nothing yet. */
function percent(counts: Pick<Counts, 'succeeded' | 'failed'> | null): string {
  return ratioWords(rateIn(counts));
}

function rateIn(counts: Pick<Counts, 'succeeded' | 'failed'> | null): number | null {
  const ended = counts === null ? 0 : counts.succeeded + counts.failed;
  return counts === null || ended === 0 ? null : counts.succeeded / ended;
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

function rateOf(hours: readonly HourFigures[]): Html {
  return linePlot({
    title: 'Success rate by hour, from 0 to 100%',
    now: hours.map(({ now }) => rateIn(now)),
    before: hours.map(({ before }) => rateIn(before)),
  });
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
