import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import type { ConsoleScreenId } from '../../desk/console-navigation.ts';
import { queryPath } from '../../desk/query-path.ts';
import { moment } from '../../desk/views/moment.ts';
import { copyable, wideFacts, section } from '../../desk/views/parts.ts';
import { merchantCard } from './figures.ts';
import { answerTab } from './merchant.ts';
import { seeAsLink } from './see-as.ts';
import type { Merchant } from './merchant.ts';
import { methodList } from '../../shared/merchants/methods.ts';
import { payersPath } from './payers-routes.ts';
import { requestsPath } from './requests-route.ts';
import { STATUS_DONE, statusLinks } from './status-forms.ts';
import { termText } from '../../shared/merchants/terms.ts';

export async function showOverview(
  context: DeskContext,
  exchange: SignedInExchange,
  merchant: Merchant,
): Promise<PageAnswer> {
  const { merNo, websites, methods, currencies, terms, createdAt, updatedAt, status } = merchant;
  const pending =
    status === 'pending'
      ? html`<div class="notice wait"><p>Registered, but not approved yet: its requests are refused.</p></div>`
      : NOTHING;
  const about = wideFacts([
    ['Merchant number', copyable(String(merNo))],
    ['Websites', websites.length === 0 ? 'None yet' : websites.join(', ')],
    ['Methods', methodList(methods)],
    ['Currencies', currencies?.join(', ') ?? 'All'],
    [
      'Handling fee',
      `${termText(terms, 'handlingFeeBasisPoints')} and ${termText(terms, 'transactionFee')} per payment`,
    ],
    ['Settlement', `after ${termText(terms, 'settlementDays')}, in ${termText(terms, 'settlementCurrency')}`],
    ['Registered', moment(exchange, createdAt)],
    ['Last change', moment(exchange, updatedAt)],
  ]);
  const content = html`${pending}${await merchantCard(context, exchange, merNo)} ${section('About', about)}
  ${section('Look further', links(exchange, merNo))}`;
  const actions = [...seeAsLink(exchange, merchant), ...statusLinks(exchange, merchant)];
  return answerTab(exchange, {
    merchant,
    tab: 'overview',
    content,
    done: STATUS_DONE,
    ...(actions.length > 0 && { actions: html`${actions}` }),
  });
}

const RELATED: readonly ConsoleScreenId[] = ['orders', 'balances', 'deliveries', 'chargebacks', 'refunds', 'payouts'];

function links(exchange: SignedInExchange, merNo: number): Html {
  return html`<div class="actions">
    ${RELATED.filter((id) => may(exchange, SCREENS[id].permission)).map((id) => {
      const { path, title } = SCREENS[id];
      return html`<a class="button small" href="${queryPath(CONSOLE + path, { merNo })}">${title}</a>`;
    })}
    ${may(exchange, 'payers.read') && html`<a class="button small" href="${payersPath(merNo)}">Payers</a>`}
    ${may(exchange, 'requests.read') && html`<a class="button small" href="${requestsPath(merNo)}">Requests</a>`}
  </div>`;
}
