import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { queryPath } from '../../desk/query-path.ts';
import { amount } from '../../desk/views/parts.ts';
import { zoneOf } from '../../desk/zone.ts';
import { numberWords, shareWords } from '../../design/written.ts';

// A merchant in figures: the payments of the last 30 days, from counts that exist; no order is read.

const DAYS = 30;
const DAY_MS = 86_400_000;
const CHARGEBACKS_MAX = 100;

export type Counts = components['schemas']['PaymentCounts'];

interface ChargebackCount {
  readonly count: number;
  /** There are more. */
  readonly isCapped: boolean;
}

/** Null for those who may not see orders. */
export async function readCounts(
  { call }: DeskContext,
  exchange: SignedInExchange,
  merNo: number,
): Promise<Counts | null> {
  if (!may(exchange, 'orders.read')) return null;
  const parameters = { merNo, days: DAYS, timeZone: zoneOf(exchange) };
  const figures = await call(exchange, 'readFigures', { parameters });
  return figures.kind === 'done' ? figures.value.period : null;
}

/** Tiles with volume, success rate and chargeback rate. */
export async function merchantCard(context: DeskContext, exchange: SignedInExchange, merNo: number): Promise<Html> {
  const [counts, chargebacks] = await Promise.all([
    readCounts(context, exchange, merNo),
    countChargebacks(context, exchange, merNo),
  ]);
  if (counts === null || chargebacks === null) return NOTHING;
  const path = (screen: string) => queryPath(CONSOLE + screen, { merNo });
  const { count, isCapped } = chargebacks;
  return html`<section aria-label="The last ${String(DAYS)} days" class="tiles">
    ${tile(path('/orders'), 'Volume', { figure: volumeOf(counts), note: `${payments(counts.succeeded)} in ${DAYS} days` })}
    ${tile(path('/orders'), 'Success rate', {
      figure: successOf(counts),
      note: `of ${numberWords(counts.succeeded + counts.failed)} that ended in ${DAYS} days`,
    })}
    ${tile(path('/chargebacks'), 'Chargeback rate', {
      figure: `${isCapped ? 'at least ' : ''}${shareWords(count, counts.succeeded)}`,
      note: `${count}${isCapped ? '+' : ''} opened in ${DAYS} days`,
    })}
  </section>`;
}

function tile(path: string, title: string, { figure, note }: { figure: Html | string; note: string }): Html {
  return html`<a class="tile-box" href="${path}"
    ><span class="soft">${title}</span><b>${figure}</b><span class="soft">${note}</span></a
  >`;
}

/** In the currency of most payments; the line says how many others there are. */
export function volumeOf({ values }: Counts): Html | string {
  const [first, ...others] = values;
  if (first === undefined) return '–';
  return html`${amount(first.amount, first.currency)}${
    others.length === 0 ? NOTHING : html` <small class="soft">and ${others.length} more</small>`
  }`;
}

export function successOf({ succeeded, failed }: Counts): string {
  return shareWords(succeeded, succeeded + failed);
}

function payments(count: number): string {
  return count === 1 ? '1 payment' : `${numberWords(count)} payments`;
}

/** The newest come first, so those of the period are at the beginning. */
async function countChargebacks(
  { call }: DeskContext,
  exchange: SignedInExchange,
  merNo: number,
): Promise<ChargebackCount | null> {
  if (!may(exchange, 'orders.read')) return null;
  const listed = await call(exchange, 'listChargebacks', { parameters: { merNo, limit: CHARGEBACKS_MAX } });
  if (listed.kind !== 'done') return null;
  const { chargebacks, next } = listed.value;
  const since = exchange.now - DAYS * DAY_MS;
  const recent = chargebacks.filter(({ createdAt }) => Date.parse(createdAt) >= since);
  return { count: recent.length, isCapped: next !== null && recent.length === chargebacks.length };
}
