import { say, translated } from '../../../../../web/texts.ts';
import { NOTHING, html } from '../../../../../web/html.ts';
import type { Html } from '../../../../../web/html.ts';
import { may } from '../../../desk/desk-types.ts';
import type { DeskContext, DeskRoute, MerchantScreen } from '../../../desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../../desk/merchant-navigation.ts';
import { limitFacts } from '../../../shared/merchants/limits.ts';
import { methodList } from '../../../shared/merchants/methods.ts';
import { settlementSection } from '../../../shared/settlements/settlement-section.ts';
import { SETTLEMENT, settlementRoutes } from '../../settlements/settlement-routes.ts';
import { TERM_TEXTS } from '../../../desk/form/term-texts.ts';
import { TERM_NAMES, termText } from '../../../shared/merchants/terms.ts';
import { websiteList, websitesRoute } from '../../../shared/merchants/websites.ts';
import { answerRefused } from '../../../desk/respond.ts';
import { doneNotice } from '../../../desk/views/done.ts';
import { answerDesk } from '../../../desk/views/layout.ts';
import { section, wideFacts } from '../../../desk/views/parts.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { readOwnMerchant } from '../../own-merchant.ts';
import type { Merchant } from '../../own-merchant.ts';
import { receiptSection, receiptsRoute } from './receipts.ts';
import { ENDPOINTS, SETTINGS, endpointsRoute, testedTable } from './endpoints-page.ts';

const DONE = translated({
  websites: 'The websites were changed. Payments from them are accepted from now on.',
  receipts: 'Saved. Receipts are written so from now on.',
});

/** What the shop is, where it is notified of results, and on which terms it sells. */
export const settingsScreen: MerchantScreen = {
  id: 'settings',
  routes: (context) => [
    { path: '', show: (exchange) => showSettings(context, exchange) },
    websitesRoute(context, {
      screen: 'settings',
      prefix: '',
      ofWhom: () => '',
      read: readOwnMerchant(context),
      homeOf: () => ({ path: SETTINGS, title: say`Settings` }),
    }),
    receiptsRoute(context),
    endpointsRoute(context),
    ...settlementRoutes(context),
  ],
};

async function showSettings(
  context: DeskContext,
  exchange: SignedInExchange,
): ReturnType<NonNullable<DeskRoute['show']>> {
  const found = await readOwnMerchant(context)(exchange);
  if (found.kind !== 'done') return answerRefused(exchange, found);
  const merchant = found.value;
  return answerDesk(exchange, {
    screen: 'settings',
    title: say`Settings`,
    content: html`${doneNotice(exchange, DONE)}
      ${section(
        say`Your shop`,
        wideFacts([
          [say`Name`, merchant.name],
          [say`Merchant number`, html`<code>${merchant.merNo}</code>`],
          [say`State`, STATES[merchant.status]],
        ]),
      )}
      ${section(
        say`Websites`,
        websiteList(merchant),
        may(exchange, 'merchants.websites')
          ? {
              actions: html`<a class="button small" href="${SETTINGS}/websites" aria-label="Change the websites"
                >Change</a
              >`,
            }
          : {},
      )}
      ${await notificationSection(context, exchange, merchant)} ${await receiptSection(context, exchange)}
      ${termsSections(merchant)}
      ${await settlementSection(context, exchange, { merNo: merchant.merNo, path: SETTLEMENT })}
      ${await limitsSection(context, exchange, merchant)}
      <p class="soft">Methods, currencies and fees are agreed with your operator. Ask them if they should change.</p>`,
  });
}

const STATES: Readonly<Record<Merchant['status'], string>> = translated({
  pending: 'Waiting for approval: payments are not accepted yet',
  active: 'Active: payments are accepted',
  suspended: 'Suspended by the operator: requests are refused',
});

async function notificationSection(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { merNo }: Merchant,
): Promise<Html> {
  if (!may(exchange, 'deliveries.read')) return NOTHING;
  const [tested, hosts] = await Promise.all([
    call(exchange, 'listEndpointTests', { parameters: { merNo } }),
    call(exchange, 'listEndpoints', { parameters: { merNo } }),
  ]);
  const tests = tested.kind === 'done' ? tested.value.tests : [];
  const used = hosts.kind === 'done' ? hosts.value.endpoints.map(({ host }) => host) : [];
  const content = html`<p class="soft">
      Each order names the address in <code>notifyUrl</code>, so there is none to save here. Test yours before you use
      it.
    </p>
    ${used.length > 0 && html`<p>Lately we notified ${used.map((host, at) => html`${at > 0 && ', '}<code>${host}</code>`)}.</p>`}
    ${tests.length > 0 && testedTable(exchange, tests)}`;
  const actions = html`<a class="button small" href="${ENDPOINTS}">
    ${may(exchange, 'endpoints.test') ? say`Test an address` : say`See the tests`}
  </a>`;
  return section(say`Notifications`, content, { actions });
}

function termsSections(merchant: Merchant): Html {
  const { methods, currencies, terms } = merchant;
  return html`${section(
    say`Methods and currencies`,
    wideFacts([
      [say`Methods`, methodList(methods)],
      [say`Currencies`, currencies === null ? say`All` : currencies.join(', ') || say`None`],
    ]),
  )}
  ${section(say`Fees and settlement`, wideFacts(TERM_NAMES.map((name) => [TERM_TEXTS[name].label, termText(terms, name)])))}`;
}

const RULES = `${MERCHANT}${MERCHANT_SCREENS.approvals.path}/rules`;
const WHOSE_RULES = translated({ set: 'Your own rules', otherSide: 'What your operator asks for' });

async function limitsSection({ call }: DeskContext, exchange: SignedInExchange, { merNo }: Merchant): Promise<Html> {
  if (!may(exchange, 'settings.read')) return NOTHING;
  const rules = await call(exchange, 'getApprovalRules', { parameters: { merNo } });
  if (rules.kind === 'refused') return NOTHING;
  const actions = may(exchange, 'settings.change') && html`<a class="button small" href="${RULES}">Change</a>`;
  return section(say`Limits of your people`, limitFacts(rules.value, WHOSE_RULES), { ...(actions && { actions }) });
}
