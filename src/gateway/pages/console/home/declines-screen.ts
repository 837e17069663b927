import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html, Value } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { merchantFilter } from '../../desk/day-span.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import { merchantName } from '../../desk/merchant-names.ts';
import { queryPath } from '../../desk/query-path.ts';
import { refusedNotice } from '../../desk/respond.ts';
import { asked } from '../../desk/views/figures.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { merchantField } from '../../desk/views/merchant-field.ts';
import { empty } from '../../desk/views/parts.ts';
import { columnPlot, sparkline } from '../../desk/views/plots.ts';
import { table } from '../../desk/views/table.ts';
import { daysLabels, rangeTabs, rangeWords, trendOf } from '../../shared/home/ranges.ts';
import { methodWords } from '../../shared/orders/order-words.ts';
import { numberWords, shareWords } from '../../design/written.ts';

type Declines = OperatorAnswers['readDeclines'];
type Slice = Declines['reasons'][number];

const DECLINES = `${CONSOLE}/declines`;

/** Why payments fail, and where: each line leads to its orders. */
export const declinesScreen: Screen = {
  id: 'declines',
  routes: (context) => [{ path: '', show: (exchange) => show(exchange, context) }],
};

interface Shown {
  readonly exchange: SignedInExchange;
  readonly declines: Declines;
  readonly merNo: string;
}

async function show(exchange: SignedInExchange, { call }: DeskContext): Promise<PageAnswer> {
  const range = rangeTabs(exchange, DECLINES, { kept: { merNo: asked(exchange, 'merNo') } });
  const merNo = asked(exchange, 'merNo');
  const read = await call(exchange, 'readDeclines', { parameters: { ...merchantFilter(merNo), days: range.days } });
  const head = html`${range.tabs} ${filterForm(exchange, { merNo, days: String(range.days) })}`;
  const page = { screen: 'declines', title: 'Declines' } as const;
  if (read.kind === 'refused')
    return answerDesk(exchange, { ...page, status: 400, content: html`${head} ${refusedNotice(read)}` });
  const numbers = read.value.merchants.map(({ value }) => value);
  // The names are read with the numbers.
  if (numbers.length > 0) await call(exchange, 'listMerchantNames', { parameters: { numbers } });
  const shown = { exchange, declines: read.value, merNo };
  return answerDesk(exchange, { ...page, content: html`${head} ${report(shown)}`, liveSeconds: 15 });
}

/** By GET, so that it works without a script and can be kept. */
function filterForm(exchange: SignedInExchange, { merNo, days }: { merNo: string; days: string }): Html {
  return html`<form class="filters" action="${DECLINES}">
    <input type="hidden" name="days" value="${days}" />
    ${merchantField(exchange, { name: 'merNo', label: 'Merchant', value: merNo })}
    <div class="actions">
      <button class="button">Show</button>
      ${merNo !== '' && html`<a class="button plain" href="${queryPath(DECLINES, { days })}">All merchants</a>`}
    </div>
  </form>`;
}

function report(shown: Shown): Html {
  const { now, days } = shown.declines;
  if (now.ended === 0)
    return empty('No payment has ended in these days', 'Payments are counted here seconds after they end.');
  return html`<div class="tiles" id="decline-tiles" data-live>
      ${tile('Declined', `${share(now)}`, html`${numberWords(now.declined)} of ${numberWords(now.ended)} payments`)}
      ${comparison(shown)}
      ${tile('Expired', shareWords(now.expired, now.ended), html`${numberWords(now.expired)} not paid in time`)}
    </div>
    <figure class="sheet">
      <figcaption>Declined by day</figcaption>
      <div id="declined-days" data-live>
        ${columnPlot({
          title: `Declined payments by day: ${now.declined}`,
          now: days.map(({ counts }) => counts.declined),
          labels: daysLabels(days.map(({ day }) => day)),
        })}
      </div>
    </figure>
    ${slices(shown, { id: 'reasons', title: 'By reason', head: 'Reason', show: ({ value }) => value, pathOf: reasonPath })}
    ${slices(shown, { id: 'methods', title: 'By method', head: 'Method', show: ({ value }) => methodWords(value), pathOf: ({ value }) => ({ method: value }) })}
    ${slices(shown, { id: 'bins', title: 'By the bank of the card', head: 'Card begins with', show: ({ value }) => html`<code>${value}</code>`, pathOf: ({ value }) => ({ bin: value }) })}
    ${slices(shown, { id: 'merchants', title: 'By merchant', head: 'Merchant', show: ({ value }) => nameOf(shown.exchange, value), pathOf: ({ value }) => ({ merNo: value }) })}`;
}

function nameOf(exchange: SignedInExchange, value: string): Value {
  return merchantName(exchange, Number(value)) ?? value;
}

/** The longest part that is the same for all of them. */
function reasonPath({ value }: Slice): Readonly<Record<string, string>> {
  const [longest = ''] = value.split('…').toSorted((a, b) => b.length - a.length);
  return { text: longest.trim() };
}

function tile(title: string, value: Value, note: Html): Html {
  return html`<div class="tile-box">
    <span class="soft">${title}</span><b>${value}</b><span class="soft">${note}</span>
  </div>`;
}

function comparison({ declines: { now, before, days } }: Shown): Html {
  const then = `in ${rangeWords(days.length)} before`;
  if (before.ended === 0) return tile('Compared', '–', html`No payment ended ${then}`);
  return tile('Compared', trendOf(rateOf(now), rateOf(before)), html`${share(before)} ${then}`);
}

function share({ declined, ended }: Declines['now']): string {
  return shareWords(declined, ended);
}

function rateOf({ declined, ended }: Declines['now']): number | null {
  return ended === 0 ? null : declined / ended;
}

interface Slices {
  readonly id: 'reasons' | 'methods' | 'bins' | 'merchants';
  readonly title: string;
  readonly head: string;
  readonly show: (slice: Slice) => Value;
  /** The filters of its orders, besides days, state and merchant. */
  readonly pathOf: (slice: Slice) => Readonly<Record<string, string>>;
}

function slices({ declines, merNo }: Shown, { id, title, head, show: shownAs, pathOf }: Slices): Html {
  const rows = declines[id];
  if (rows.length === 0) return html``;
  const isReason = id === 'reasons';
  const [from, to] = [declines.days[0]?.day, declines.days.at(-1)?.day];
  // A reason has declines only: its share is that of all declines.
  const outOf = (counts: Slice['now'], all: Declines['now']) => (isReason ? all.declined : counts.ended);
  const shareOf = (counts: Slice['now'], all: Declines['now']) => {
    const whole = outOf(counts, all);
    return whole === 0 ? null : counts.declined / whole;
  };
  return html`<section class="stack" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${table<Slice>({
      caption: title,
      liveId: id,
      rows,
      keyOf: ({ value }) => value,
      pathOf: (slice) => queryPath(`${CONSOLE}/orders`, { state: 'declined', merNo, from, to, ...pathOf(slice) }),
      columns: [
        { title: head, cell: shownAs },
        { title: 'Declined', kind: 'figure', cell: ({ now }) => now.declined },
        {
          title: isReason ? 'Share of declines' : 'Share of its payments',
          kind: 'figure',
          cell: ({ now }) => shareWords(now.declined, outOf(now, declines.now)),
        },
        {
          title: 'Compared',
          cell: ({ now, before }) => trendOf(shareOf(now, declines.now), shareOf(before, declines.before)),
        },
        { title: 'Day by day', cell: ({ daily }) => sparkline(`Declined day by day: ${daily.join(', ')}`, daily) },
      ],
    })}
  </section>`;
}
