import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../desk/merchant-navigation.ts';
import { queryPath } from '../../desk/query-path.ts';
import { figure } from '../../desk/views/figures.ts';
import { ACCOUNT_WORDS, OWN_ACCOUNTS } from './money-words.ts';

type Balance = components['schemas']['Balance'];

export const BALANCES = MERCHANT + MERCHANT_SCREENS.balances.path;
export const MOVEMENTS = `${BALANCES}/movements`;
/** The payments behind a day of the calendar. */
export const SETTLING = `${BALANCES}/settling`;
export const STATEMENT = `${BALANCES}/statement`;

/** What a shop has in one currency. What is available is always shown, the rest if there is any. */
export function balanceTiles(balance: Balance): Html {
  const { currency } = balance;
  const shown = OWN_ACCOUNTS.filter((account) => account === 'available' || /[1-9]/.test(balance[account]));
  const tiles = shown.map((account) => {
    const { title, about } = ACCOUNT_WORDS[account];
    return html`<div class="tile-box ${account === 'available' && 'first'}">
      <span class="soft">${title}</span>
      <b>${figure(balance[account])} <small>${currency}</small></b>
      <span class="soft">${about}</span>
    </div>`;
  });
  return html`<section class="sheet money" aria-labelledby="balance-${currency}">
    <div class="title">
      <h2 id="balance-${currency}">${currency}</h2>
      <div class="actions">
        <a class="button small" href="${queryPath(MOVEMENTS, { currency })}">Movements</a>
        <a class="button small" href="${queryPath(STATEMENT, { currency })}">Statement</a>
      </div>
    </div>
    <div class="tiles">${tiles}</div>
  </section>`;
}
