import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { BALANCES } from '../ledger/balance-tiles.ts';
import { nextSettlement } from '../../shared/ledger/calendar.ts';
import { batchTag, batchTime } from '../../shared/settlements/batch-words.ts';
import { outlookTag, reasonWords } from '../../shared/settlements/settlement-words.ts';
import type { ToCome } from '../../shared/settlements/settlement-words.ts';
import { SETTLEMENT } from '../settlements/settlement-routes.ts';
import { NEW_PAYOUT, OWN_PAYOUTS, ownPayoutPath } from '../payouts/payout-paths.ts';
import { dayWords } from '../../design/written.ts';

type Schemas = components['schemas'];

const PAYOUTS_SHOWN = 3;

interface Known {
  readonly settlements: Schemas['SettlementList'];
  readonly sold: readonly string[];
  /** The last ones to the own account. */
  readonly payouts: readonly Schemas['Batch'][];
  /** The next due date of each currency that has a schedule. */
  readonly toCome: readonly ToCome[];
}

/** What can be paid out in each currency, what comes next, and what was paid last. */
export function moneyPart(
  exchange: SignedInExchange,
  balances: readonly Schemas['Balance'][],
  { settlements, sold, payouts, toCome }: Known,
): Html {
  // The currencies that are in use first.
  const placeOf = ({ currency }: Schemas['Balance']) =>
    sold.includes(currency) ? sold.indexOf(currency) : sold.length;
  const sorted = balances.toSorted((left, right) => placeOf(left) - placeOf(right));
  const tiles = sorted.map(({ currency, available, pending }) => {
    const next = nextSettlement(settlements, currency);
    return html`<a class="tile-box" href="${BALANCES}">
      <span class="soft">Available</span>
      <b>${amount(available, currency)}</b>
      <span class="soft"
        >${
          next === undefined
            ? /[1-9]/.test(pending)
              ? html`${amount(pending, currency)} settling`
              : say`nothing settling`
            : html`${amount(next.total, currency)} more on ${dayWords(next.day)}`
        }</span
      >
    </a>`;
  });
  return html`<section class="figures" aria-labelledby="money-title">
    <div class="title">
      <h2 id="money-title">Your money</h2>
      <div class="actions">
        <a class="button small" href="${BALANCES}">Balances and calendar</a>
        ${may(exchange, 'payouts.create') && tiles.length > 0 && html`<a class="button small" href="${NEW_PAYOUT}">Pay out</a>`}
      </div>
    </div>
    <div id="money" data-live>
      ${tiles.length === 0 ? empty(say`No balance yet`, say`It begins with your first payment.`) : html`<div class="tiles wallets">${tiles}</div>`}
    </div>
    ${payouts.length + toCome.length > 0 ? ownPayouts(exchange, payouts, toCome) : tiles.length > 0 && setUp(exchange)}
  </section>`;
}

/** For whoever can say where the money goes, as long as nothing says it. */
function setUp(exchange: SignedInExchange): Html {
  if (!may(exchange, 'settlementAccounts.change') || !may(exchange, MERCHANT_SCREENS.settings.permission))
    return NOTHING;
  return html`<p class="soft">
    Your money stays here until somebody pays it out. <a href="${SETTLEMENT}">Set up automatic payouts</a>
  </p>`;
}

/** What comes next, then what was paid: each of these leads to the payments that are in it. */
function ownPayouts(exchange: SignedInExchange, payouts: readonly Schemas['Batch'][], toCome: readonly ToCome[]): Html {
  const rows = shownOf(payouts).map(
    (batch) =>
      html`<li>
        <a href="${ownPayoutPath(batch.batchNo)}">Payout ${batch.batchNo}</a>
        <b>${amount(batch.payout, batch.currency)}</b>
        <span>${batchTag(batch.state)} <span class="soft">${batchTime(exchange, batch)}</span></span>
      </li>`,
  );
  return html`<div class="sheet last-payouts">
    <div class="title">
      <h3>Payouts to your account</h3>
      <a class="button small" href="${OWN_PAYOUTS}">All payouts</a>
    </div>
    <ul class="plain-list" id="last-payouts" data-live>
      ${toCome.map((next) => nextPayout(exchange, next))} ${rows}
    </ul>
  </div>`;
}

/** The last ones, and the last that was paid in each currency: some that came back must not hide it. */
function shownOf(payouts: readonly Schemas['Batch'][]): readonly Schemas['Batch'][] {
  return payouts.filter(
    (batch, index) =>
      index < PAYOUTS_SHOWN ||
      batch === payouts.find(({ state, currency }) => state === 'paid' && currency === batch.currency),
  );
}

/** As things stand now. If it pays nothing, the reason is there instead. */
function nextPayout(exchange: SignedInExchange, next: ToCome): Html {
  const { reason, amount: decimal, currency, dueDay } = next;
  const title = may(exchange, MERCHANT_SCREENS.settings.permission)
    ? html`<a href="${SETTLEMENT}">Next payout</a>`
    : html`<span>Next payout</span>`;
  return html`<li>
    ${title} <b>${decimal === null ? html`– <small>${currency}</small>` : amount(decimal, currency)}</b>
    <span>${outlookTag(next)} <span class="soft">${dayWords(dueDay)}</span></span>
    ${reason !== null && html`<span class="soft">${reasonWords(reason)}</span>`}
  </li>`;
}
