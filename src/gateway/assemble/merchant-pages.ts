import type { Core } from '../core.ts';
import { hasSecureCookies } from './account-pages.ts';
import type { ConsoleOptions } from './console-pages.ts';
import { OPERATOR_SIDE } from '../domain/audit/actor.ts';
import { createSubmissions } from '../operations/sign-in/submissions.ts';
import { createAttentionReader } from '../pages/desk/attention.ts';
import { ASSETS_FOLDER, scriptsOf } from '../pages/desk/assets.ts';
import { createUnreadReader } from '../pages/desk/unread.ts';
import { newsRoutes } from '../pages/shared/news/news-page.ts';
import { createCall, createOpenCall } from '../pages/desk/call.ts';
import type { DeskContext, MerchantScreen } from '../pages/desk/desk-types.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../pages/desk/merchant-navigation.ts';
import { pageHeaders } from '../pages/desk/page-headers.ts';
import { preferenceRoutes } from '../pages/shared/platform/preferences.ts';
import { screenRoutes } from '../pages/desk/screen-routes.ts';
import { answerMessage } from '../pages/desk/views/layout.ts';
import { searchRoutes } from '../pages/shared/search/search-screen.ts';
import { chargebacksScreen } from '../pages/merchant/chargebacks/chargebacks-screen.ts';
import { ordersScreen } from '../pages/merchant/orders/orders-screen.ts';
import { refundRoutes } from '../pages/merchant/orders/refund-page.ts';
import { linksScreen } from '../pages/merchant/links/links-screen.ts';
import { payersScreen } from '../pages/merchant/payers/payers-screen.ts';
import { outboxRoutes } from '../pages/merchant/platform/outbox-pages.ts';
import { registerRoutes } from '../pages/merchant/registrations/register-pages.ts';
import { createPages } from '../pages/frame/pages.ts';
import { appRoutes } from '../pages/merchant/platform/app/app-routes.ts';
import { approvalsScreen } from '../pages/merchant/approvals/approvals-screen.ts';
import { balancesScreen } from '../pages/merchant/ledger/balances-screen.ts';
import { exportsScreen } from '../pages/merchant/exports/exports-screen.ts';
import { homeScreen } from '../pages/merchant/home/home-screen.ts';
import { payoutsScreen } from '../pages/merchant/payouts/payouts-screen.ts';
import { keysScreen } from '../pages/merchant/merchants/keys/keys-screen.ts';
import { settingsScreen } from '../pages/merchant/merchants/settings/settings-screen.ts';
import { startScreen } from '../pages/merchant/merchants/start/start-screen.ts';
import type { PeoplePages } from '../pages/frame/pages.ts';
import { brandingScreen } from '../pages/merchant/merchants/branding/branding-screen.ts';
import { requestsScreen } from '../pages/merchant/requests/requests-screen.ts';
import { teamScreen } from '../pages/merchant/people/team-screen.ts';
import { deliveriesScreen } from '../pages/merchant/deliveries/deliveries-screen.ts';
import { tokensScreen } from '../pages/merchant/sign-in/tokens-screen.ts';
import { newPad } from '../vault/ids.ts';

// The back office of merchants: its screens in one list. Each is a module of `pages/merchant`. Every operation is limited to
// the merchant for whom the person is signed in.

const ALL_SCREENS: readonly MerchantScreen[] = [
  homeScreen,
  balancesScreen,
  payoutsScreen,
  exportsScreen,
  approvalsScreen,
  ordersScreen,
  chargebacksScreen,
  requestsScreen,
  teamScreen,
  brandingScreen,
  linksScreen,
  payersScreen,
  deliveriesScreen,
  tokensScreen,
  startScreen,
  keysScreen,
  settingsScreen,
];

interface MerchantOptions extends ConsoleOptions {
  /** With those of the operator who see as a merchant's role. */
  readonly identifyAs: ConsoleOptions['identify'];
}

export function createMerchantPages(core: Core, options: MerchantOptions): PeoplePages {
  const { identifyAs, perform, publicUrl, askAgain } = options;
  const { config, vault, ids, dependencies } = core;
  const context: DeskContext = { call: createCall(perform), mode: config.mode, publicUrl };
  const unread = createUnreadReader(context.call);
  return createPages({
    folder: MERCHANT,
    desk: 'merchant',
    identify: identifyAs,
    vault,
    clock: dependencies.clock,
    realClock: core.identity.clock,
    newSecret: () => ids.newSecret(),
    newPad,
    submissions: createSubmissions({ ...dependencies, realClock: core.identity.clock, vault }),
    isSecure: () => hasSecureCookies(config.mode, publicUrl()),
    routes: [
      ...searchRoutes(context),
      ...refundRoutes(context),
      ...[...ALL_SCREENS, ...(core.sandbox?.merchantScreens ?? [])].flatMap((screen) =>
        screenRoutes(MERCHANT_SCREENS[screen.id], screen, context),
      ),
      ...registerRoutes({ call: createOpenCall(perform), mode: config.mode }),
      ...(config.mode === 'sandbox' ? outboxRoutes({ call: createOpenCall(perform), publicUrl }) : []),
      ...preferenceRoutes(context.call),
      ...newsRoutes(context.call, unread),
      ...appRoutes(),
    ],
    scripts: scriptsOf('merchant'),
    scriptsFolder: ASSETS_FOLDER,
    headers: pageHeaders,
    bar: core.sandbox?.merchantBar,
    answerMessage,
    askAgain,
    attention: createAttentionReader(context.call),
    unread,
    refuse: (exchange) =>
      exchange.signedIn.grant.merNo === OPERATOR_SIDE ? answerMessage(exchange, NOT_A_MERCHANT) : undefined,
  });
}

const NOT_A_MERCHANT = {
  status: 403,
  title: "The back office is for merchants' people",
  lines: ['You act for the operator. If you also work for a merchant, switch sides on your account page.'],
};
