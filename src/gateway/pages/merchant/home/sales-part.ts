import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { MERCHANT } from '../../desk/merchant-navigation.ts';
import { moment } from '../../desk/views/moment.ts';
import { numberWords, ratioWords } from '../../design/written.ts';
import { amountChange, periodOf, rateChange, rateOf, todayOf } from '../../shared/home/comparison.ts';
import type { Comparison } from '../../shared/home/comparison.ts';
import { amountLines, dayPlots } from '../../shared/home/day-plots.ts';

type Figures = components['schemas']['Figures'];
type Returns = components['schemas']['Returns'];
type Sums = Returns['now']['refunds'];

const BEHIND_MS = 60_000;

export interface Sales {
  readonly figures: Figures;
  readonly returns: Returns;
  /** To choose how many days are shown. */
  readonly tabs: Html;
}

/** Today and the last days: tiles, then plots, and the same as a table. */
export function salesPart(exchange: SignedInExchange, { figures, returns, tabs }: Sales): Html {
  const { period, daily, searchable } = figures;
  const isBehind = searchable !== null && exchange.now - Date.parse(searchable.to) > BEHIND_MS;
  return html`${span({ id: 'today', title: say`Today`, comparison: todayOf(figures), returns: returns.now })} ${tabs}
  ${span({ id: 'period', title: say`Last ${daily.length} days`, comparison: periodOf(figures), returns: returns.period })}
  ${isBehind ? html`<p class="soft">Counted up to ${moment(exchange, searchable.to, 'second')}.</p>` : NOTHING}
  ${period.created === 0 ? NOTHING : dayPlots(daily, period.values[0]?.currency ?? null)}`;
}

interface Span {
  readonly id: string;
  readonly title: string;
  readonly comparison: Comparison;
  readonly returns: Returns['now'];
}

function span({ id, title, comparison, returns: { refunds, chargebacks } }: Span): Html {
  const { now: counts } = comparison;
  return html`<section class="figures" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <div class="tiles" id="${id}" data-live>
      ${tile(say`Paid`, amountLines(counts.values, '–'), paidNotes(comparison), `${MERCHANT}/orders`)}
      ${tile(say`Success rate`, ratioWords(rateOf(counts)), rateNotes(comparison))}
      ${returnTile(say`Refunds`, refunds, { path: `${MERCHANT}/orders?state=refundSuccess`, words: refundWords })}
      ${returnTile(say`Chargebacks`, chargebacks, { path: `${MERCHANT}/chargebacks`, words: chargebackWords })}
    </div>
  </section>`;
}

/** The comparison is that of the currency in which most was sold. */
function paidNotes(comparison: Comparison): string[] {
  const { now, before } = comparison;
  const currency = (now.values[0] ?? before.values[0])?.currency;
  return [
    say`${numberWords(now.succeeded)} of ${numberWords(now.created)} payments`,
    ...(currency === undefined ? [] : [amountChange(comparison, currency)]),
  ];
}

function rateNotes(comparison: Comparison): string[] {
  const { failed } = comparison.now;
  return [
    failed === 0 ? say`none failed` : say`${numberWords(failed)} failed`,
    ...(rateOf(comparison.now) === null ? [] : [rateChange(comparison)]),
  ];
}

function tile(title: string, value: Value, notes: readonly string[], path?: string): Html {
  const content = html`<span class="soft">${title}</span
    ><b>${value}</b> ${notes.map((note) => html`<span class="soft">${note}</span>`)}`;
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
  return tile(title, amountLines(sums, '0'), [words(count)], path);
}
