import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call, DeskContext, Screen } from '../../desk/desk-types.ts';
import { choiceIn } from '../../desk/list/choice.ts';
import { exportRoute } from '../../desk/list/export-list.ts';
import { filterBar } from '../../desk/list/filter-bar.ts';
import { showList } from '../../desk/list/list-page.ts';
import { queryPath } from '../../desk/query-path.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { empty } from '../../desk/views/parts.ts';
import { checkSection, verifyRoute } from './ledger-check.ts';
import { LEDGER, POSTINGS_FILE, POSTING_LIST } from './posting-list.ts';

const MERCHANTS_SHOWN = 20;

/** The postings of a merchant, and the check of the books. */
export const ledgerScreen: Screen = {
  id: 'ledger',
  routes: (context: DeskContext) => [
    { path: '', show: (exchange) => showLedger(context, exchange) },
    verifyRoute(context),
    exportRoute(context, () => ({ list: POSTING_LIST, file: POSTINGS_FILE }), '/postings.csv'),
  ],
};

async function showLedger(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const choice = choiceIn(exchange, POSTING_LIST);
  if (choice.filters['merNo'] !== undefined) return showList(context, exchange, POSTING_LIST);
  const content = html`${await checkSection(exchange, context.call)}${filterBar(POSTING_LIST, { context, exchange, choice })}
  ${await chooseMerchant(exchange, context.call)}`;
  return answerDesk(exchange, { screen: 'ledger', title: 'Ledger', content, liveSeconds: 5 });
}

/** Postings are those of one merchant: the first step is to say whose. */
async function chooseMerchant(exchange: SignedInExchange, call: Call): Promise<Html> {
  const called = await call(exchange, 'listMerchants', { parameters: { limit: MERCHANTS_SHOWN } });
  const merchants = called.kind === 'done' ? called.value.merchants : [];
  const links = merchants.map(
    ({ merNo, name }) =>
      html`<li>
        <a href="${queryPath(LEDGER, { merNo: String(merNo) })}"><bdi>${name}</bdi></a>
        <span class="soft">${merNo}</span>
      </li>`,
  );
  return empty(
    'Whose postings?',
    'Write a merchant number above, or choose one.',
    html`<ul class="plain-list">
      ${links}
    </ul>`,
  );
}
