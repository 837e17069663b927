import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { say } from '../../../../web/texts.ts';
import { formatAmount, parseAmount } from '../../../domain/money.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { numberWords } from '../../design/written.ts';
import type { DeskContext } from '../desk-types.ts';
import { answerRefused } from '../respond.ts';
import { answerDesk } from '../views/layout.ts';
import { amount } from '../views/parts.ts';
import { addressOf, choiceIn } from './choice.ts';
import type { Asking, List, PageId } from './list-types.ts';
import { readPages } from './read-pages.ts';

// How many rows a filter has, and what they come to: exact up to 10,000, which are read page by page. So it is asked for, by a
// link; only orders, which have totals of their own, show it with the list.

const ROWS_MAX = 10_000;
/** What the contract gives at once. */
const PAGE_ROWS = 100;
const SUMS = 'sums';

export function asksForSums({ request }: SignedInExchange): boolean {
  return request.query.get(SUMS) !== null;
}

export function sumsLink<Id extends PageId, Row>(list: List<Id, Row>, { choice }: Asking): Html {
  return html`<p class="sums"><a href="${addressOf(list, choice, { [SUMS]: '1' })}">Count and sum</a></p>`;
}

export async function showSums<Id extends PageId, Row>(
  context: DeskContext,
  exchange: SignedInExchange,
  list: List<Id, Row> & Required<Pick<List<Id, Row>, 'sumOf'>>,
): Promise<PageAnswer> {
  const choice = { ...choiceIn(exchange, list), place: '' };
  const sums = new Map<string, bigint>();
  let count = 0;
  for await (const page of readPages(context, exchange, list, { choice, limit: PAGE_ROWS })) {
    if (page.kind === 'refused') return answerRefused(exchange, page);
    const rows = await list.rowsOf(page.value, { context, exchange, choice });
    for (const { amount: decimal, currency } of rows.map(list.sumOf))
      sums.set(currency, (sums.get(currency) ?? 0n) + parseAmount(decimal, currency));
    count += rows.length;
    if (count > ROWS_MAX) break;
  }
  return answerDesk(exchange, {
    screen: list.screen,
    title: say`Count and sum`,
    back: { path: addressOf(list, choice), title: list.title },
    content: html`<p class="sums" id="sums">${sumsText(count, sums)}</p>`,
  });
}

function sumsText(count: number, sums: ReadonlyMap<string, bigint>): Html {
  if (count > ROWS_MAX)
    return html`<b>Over ${numberWords(ROWS_MAX)}.</b> Choose a shorter time or a merchant to count and sum them.`;
  const counted = count === 1 ? html`<b>1 entry</b>` : html`<b>${numberWords(count)} entries</b>`;
  const amounts = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return html`${counted}${amounts.map(
    ([currency, sum]) => html` <span>${amount(formatAmount(sum, currency), currency)}</span>`,
  )}`;
}
