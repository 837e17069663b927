import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import { say } from '../../../../web/texts.ts';
import { amount } from '../../desk/views/parts.ts';
import { columnPlot, linePlot } from '../../desk/views/plots.ts';
import { table } from '../../desk/views/table.ts';
import { dayWords, numberWords, ratioWords } from '../../design/written.ts';
import { rateOf } from './comparison.ts';
import { daysLabels } from './ranges.ts';

type Day = components['schemas']['DayFigures'];

/** What was paid and how often it succeeded, day by day: two plots, and the same as a table. */
export function dayPlots(daily: readonly Day[], currency: string | null): Html {
  const labels = daysLabels(daily.map(({ day }) => day));
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
  const rates = daily.map(({ counts }) => rateOf(counts));
  return html`<div class="plots">
      <figure class="sheet">
        <figcaption>${currency === null ? say`Payments by day` : say`Paid by day in ${currency}`}</figcaption>
        <div id="volume" data-live>${volume}</div>
      </figure>
      <figure class="sheet">
        <figcaption>Success rate by day</figcaption>
        <div id="rate" data-live>
          ${linePlot({ title: say`Success rate by day, from 0 to 100%`, now: rates, labels })} ${onlyDay(daily)}
        </div>
      </figure>
    </div>
    <details>
      <summary>Day by day</summary>
      ${dayTable(daily)}
    </details>`;
}

/** A single point says little by where it is. */
function onlyDay(daily: readonly Day[]): Html {
  const [only, ...others] = daily.filter(({ counts }) => rateOf(counts) !== null);
  if (only === undefined || others.length > 0) return NOTHING;
  const rate = ratioWords(rateOf(only.counts));
  return html`<p class="soft">${say`${rate} on ${dayWords(only.day)}, the only day with payments.`}</p>`;
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
      { title: say`Success rate`, kind: 'figure', cell: ({ counts }) => ratioWords(rateOf(counts)) },
      { title: say`Value`, kind: 'figure', cell: ({ counts }) => amountLines(counts.values, '–') },
    ],
  });
}

/** One below the other, the most used currency first. */
export function amountLines(
  values: readonly { readonly amount: string; readonly currency: string }[],
  none: string,
): Value {
  if (values.length === 0) return none;
  return html`<span class="lines">${values.map((value) => amount(value.amount, value.currency))}</span>`;
}
