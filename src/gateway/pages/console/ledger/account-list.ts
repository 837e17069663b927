import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { ACCOUNTS } from '../../../domain/ledger/ledger.ts';
import type { Account } from '../../../domain/ledger/ledger.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { figure, wordsOf } from '../../desk/views/figures.ts';
import { queryPath } from '../../desk/query-path.ts';

interface Shown {
  readonly merNo: number;
  readonly asOf: string | null;
  readonly balance: components['schemas']['MerchantBalance'];
  readonly account: Account;
}

/** All accounts in one currency, as tiles: the chosen one is marked, and each leads to its days. */
export function accountList({ merNo, asOf, balance, account }: Shown): Html {
  const { currency } = balance;
  const tiles = ACCOUNTS.map((one) => {
    const path = queryPath(`${CONSOLE}${SCREENS.balances.path}/${merNo}`, { currency, account: one, asOf });
    return html`<a class="tile-box account" href="${path}#days" ${one === account && html`aria-current="true"`}>
      <span class="soft">${wordsOf(one)}</span>
      <b>${figure(balance[one])} <small>${currency}</small></b>
    </a>`;
  });
  return html`<div class="tiles accounts">${tiles}</div>`;
}
