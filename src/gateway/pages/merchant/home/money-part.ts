import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import { amount, empty } from '../../desk/views/parts.ts';
import { BALANCES } from '../ledger/balance-tiles.ts';
import { nextSettlement } from '../../shared/ledger/calendar.ts';
import { NEW_PAYOUT } from '../payouts/payout-paths.ts';
import { dayWords } from '../../design/written.ts';

type Schemas = components['schemas'];

/** What can be paid out in each currency, and what comes next. */
export function moneyPart(
  exchange: SignedInExchange,
  balances: readonly Schemas['Balance'][],
  { settlements, sold }: { readonly settlements: Schemas['SettlementList']; readonly sold: readonly string[] },
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
  </section>`;
}
