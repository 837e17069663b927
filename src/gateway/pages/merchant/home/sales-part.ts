import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { moment } from '../../desk/views/moment.ts';
import { amount } from '../../desk/views/parts.ts';
import { columnPlot, linePlot } from '../../desk/views/plots.ts';
import { table } from '../../desk/views/table.ts';
import { dayWords, numberWords, ratioWords, shortDayWords } from '../../design/written.ts';

type Figures = components['schemas']['Figures'];
type Counts = components['schemas']['PaymentCounts'];
type Returns = components['schemas']['Returns'];
type Sums = Returns['now']['refunds'];
type Day = Figures['daily'][number];

const BEHIND_MS = 60_000;

/** Today and the last days: tiles, then plots, and the same as a table. */
export function salesPart(exchange: SignedInExchange, figures: Figures, returns: Returns): Html {
  const { now, period, daily, searchable } = figures;
  const isBehind = searchable !== null && exchange.now - Date.parse(searchable.to) > BEHIND_MS;
  return html`${span({ id: 'today', title: say`Today`, counts: now, returns: returns.now })}
  ${span({ id: 'period', title: say`Last ${daily.length} days`, counts: period, returns: returns.period })}
  ${isBehind ? html`<p class="soft">Counted up to ${moment(exchange, searchable.to, 'second')}.</p>` : NOTHING}
  ${period.created === 0 ? NOTHING : plots(daily, mainCurrency(period))}`;
}

interface Span {
  readonly id: string;
  readonly title: string;
  readonly counts: Counts;
  readonly returns: Returns['now'];
}

function span({ id, title, counts, returns: { refunds, chargebacks } }: Span): Html {
  const paid = counts.values.map((value) => amount(value.amount, value.currency));
  return html`<section class="figures" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <div class="tiles" id="${id}" data-live>
      ${tile(say`Paid`, lines(paid, '–'), say`${numberWords(counts.succeeded)} of ${numberWords(counts.created)} payments`, `${MERCHANT}/orders`)}
      ${tile(say`Success rate`, percent(counts), counts.failed === 0 ? say`none failed` : say`${numberWords(counts.failed)} failed`)}
      ${returnTile(say`Refunds`, refunds, { path: `${MERCHANT}/orders?state=refundSuccess`, words: refundWords })}
      ${returnTile(say`Chargebacks`, chargebacks, { path: `${MERCHANT}/chargebacks`, words: chargebackWords })}
    </div>
  </section>`;
}

function tile(title: string, value: Value, note: string, path?: string): Html {
  const content = html`<span class="soft">${title}</span><b>${value}</b><span class="soft">${note}</span>`;
  return path === undefined
    ? html`<div class="tile-box">${content}</div>`
    : html`<a class="tile-box" href="${path}">${content}</a>`;
}

function refundWords(count: number): string {
  return count === 1 ? say`1 refund` : say`${numberWords(count)} refunds`;
}

function chargebackWords(count: number): string {
  return count === 1 ? say`1 chargeback` : say`${numberWords(count)} chargebacks`;
}

interface ReturnWords {
  readonly path: string;
  readonly words: (count: number) => string;
}

function returnTile(title: string, sums: Sums, { path, words }: ReturnWords): Html {
  const count = sums.reduce((total, sum) => total + sum.count, 0);
  const amounts = sums.map((sum) => amount(sum.amount, sum.currency));
  return tile(title, lines(amounts, '0'), words(count), path);
}

function lines(values: readonly Html[], none: string): Value {
  return values.length === 0 ? none : html`<span class="lines">${values}</span>`;
}

/** The share of payments that have ended; what is still processing says nothing yet. */
function percent(counts: Counts): string {
  return ratioWords(rateOf(counts));
}

function rateOf({ succeeded, failed }: Counts): number | null {
  return succeeded + failed === 0 ? null : succeeded / (succeeded + failed);
}

/** In which most was sold. */
function mainCurrency({ values }: Counts): string | null {
  return values[0]?.currency ?? null;
}

function plots(daily: readonly Day[], currency: string | null): Html {
  const ends = [daily[0], daily[Math.floor(daily.length / 2)], daily.at(-1)].flatMap((one) => one ?? []);
  const labels = ends.map(({ day }) => shortDayWords(day));
  const valueOf = ({ counts }: Day) =>
    Number(counts.values.find((value) => value.currency === currency)?.amount ?? '0');
  const volume =
    currency === null
      ? columnPlot({ title: say`Payments by day`, now: daily.map(({ counts }) => counts.created), labels })
      : columnPlot({
          title: say`Paid by day in ${currency}`,
          now: daily.map(valueOf),
          labels,
          show: (value) => `${numberWords(Math.round(value))} ${currency}`,
        });
  return html`<div class="plots">
      <figure class="sheet">
        <figcaption>${currency === null ? say`Payments by day` : say`Paid by day in ${currency}`}</figcaption>
        <div id="volume" data-live>${volume}</div>
      </figure>
      <figure class="sheet">
        <figcaption>Success rate by day</figcaption>
        <div id="rate" data-live>
          ${linePlot({ title: say`Success rate by day, from 0 to 100%`, now: daily.map(({ counts }) => rateOf(counts)), labels })}
        </div>
      </figure>
    </div>
    <details>
      <summary>Day by day</summary>
      ${dayTable(daily)}
    </details>`;
}

function dayTable(daily: readonly Day[]): Html {
  return table<Day>({
    caption: say`Payments by day`,
    rows: daily.toReversed(),
    keyOf: ({ day }) => day,
    columns: [
      { title: say`Day`, cell: ({ day }) => dayWords(day) },
      { title: say`Payments`, kind: 'figure', cell: ({ counts }) => counts.created },
      { title: say`Paid`, kind: 'figure', cell: ({ counts }) => counts.succeeded },
      { title: say`Success rate`, kind: 'figure', cell: ({ counts }) => percent(counts) },
      {
        title: say`Value`,
        kind: 'figure',
        cell: ({ counts }) =>
          lines(
            counts.values.map((value) => amount(value.amount, value.currency)),
            '–',
          ),
      },
    ],
  });
}
