import type { Core } from '../core.ts';
import { hasSecureCookies } from './account-pages.ts';
import { OPERATOR_SIDE } from '../domain/audit/actor.ts';
import type { Performer } from '../operator/perform.ts';
import type { Identify } from '../operations/sign-in/identify.ts';
import { createSubmissions } from '../operations/sign-in/submissions.ts';
import { approvalsScreen } from '../pages/console/approvals/approvals-screen.ts';
import { ASSETS_FOLDER, scriptsOf } from '../pages/desk/assets.ts';
import { auditScreen } from '../pages/console/audit/audit-screen.ts';
import { createAttentionReader } from '../pages/desk/attention.ts';
import { createUnreadReader } from '../pages/desk/unread.ts';
import { newsRoutes } from '../pages/shared/news/news-page.ts';
import { createCall } from '../pages/desk/call.ts';
import { channelsScreen } from '../pages/console/acquirers/channels-screen.ts';
import { reportsScreen } from '../pages/console/acquirers/reports-screen.ts';
import { exceptionsScreen } from '../pages/console/reconciliation/exceptions-screen.ts';
import { tasksScreen } from '../pages/console/acquirers/tasks-screen.ts';
import type { DeskContext, Screen } from '../pages/desk/desk-types.ts';
import { exportsScreen } from '../pages/console/exports/exports-screen.ts';
import { homeScreen } from '../pages/console/home/home-screen.ts';
import { deliveriesScreen } from '../pages/console/deliveries/deliveries-screen.ts';
import { chargebacksScreen } from '../pages/console/chargebacks/chargebacks-screen.ts';
import { merchantsScreen } from '../pages/console/merchants/merchants-screen.ts';
import { balancesScreen } from '../pages/console/ledger/balances-screen.ts';
import { settlementsScreen } from '../pages/console/ledger/settlements-screen.ts';
import { ledgerScreen } from '../pages/console/ledger/ledger-screen.ts';
import { CONSOLE, SCREENS } from '../pages/desk/console-navigation.ts';
import { ordersScreen } from '../pages/console/orders/orders-screen.ts';
import { pageHeaders } from '../pages/desk/page-headers.ts';
import { payoutsScreen } from '../pages/console/payouts/payouts-screen.ts';
import { peopleScreen } from '../pages/console/people/people-screen.ts';
import { preferenceRoutes } from '../pages/shared/platform/preferences.ts';
import { registrationsScreen } from '../pages/console/registrations/registrations-screen.ts';
import { reconciliationScreen } from '../pages/console/reconciliation/reconciliation-screen.ts';
import { routingScreen } from '../pages/console/routing/routing-screen.ts';
import { refundsScreen } from '../pages/console/refunds/refunds-screen.ts';
import { searchRoutes } from '../pages/shared/search/search-screen.ts';
import { viewRoutes } from '../pages/console/platform/saved-views.ts';
import { screenRoutes } from '../pages/desk/screen-routes.ts';
import { tokensScreen } from '../pages/console/sign-in/tokens-screen.ts';
import { storyScreen } from '../pages/console/orders/story/story-screen.ts';
import { ratesScreen } from '../pages/console/platform/rates-screen.ts';
import { settingsScreen } from '../pages/console/platform/settings-screen.ts';
import { answerMessage } from '../pages/desk/views/layout.ts';
import type { AskAgain } from '../pages/frame/page-types.ts';
import { createPages } from '../pages/frame/pages.ts';
import type { PeoplePages } from '../pages/frame/pages.ts';
import { newPad } from '../vault/ids.ts';
import { declinesScreen } from '../pages/console/home/declines-screen.ts';

// The console: its screens in one list. Each is a module of `pages/console`.

const ALL_SCREENS: readonly Screen[] = [
  homeScreen,
  declinesScreen,
  ordersScreen,
  storyScreen,
  approvalsScreen,
  tasksScreen,
  exceptionsScreen,
  refundsScreen,
  payoutsScreen,
  chargebacksScreen,
  balancesScreen,
  settlementsScreen,
  ledgerScreen,
  reconciliationScreen,
  exportsScreen,
  reportsScreen,
  merchantsScreen,
  registrationsScreen,
  deliveriesScreen,
  channelsScreen,
  routingScreen,
  ratesScreen,
  settingsScreen,
  peopleScreen,
  tokensScreen,
  auditScreen,
];

export interface ConsoleOptions {
  readonly identify: Identify;
  readonly perform: Performer['perform'];
  /** Where browsers and programs reach the gateway, without a trailing slash. */
  readonly publicUrl: () => string;
  readonly askAgain: AskAgain;
}

export function createConsolePages(
  core: Core,
  { identify, perform, publicUrl, askAgain }: ConsoleOptions,
): PeoplePages {
  const { config, vault, ids, dependencies } = core;
  const context: DeskContext = { call: createCall(perform), mode: config.mode, publicUrl };
  const unread = createUnreadReader(context.call);
  return createPages({
    folder: CONSOLE,
    desk: 'console',
    identify,
    vault,
    clock: dependencies.clock,
    realClock: core.identity.clock,
    newSecret: () => ids.newSecret(),
    newPad,
    submissions: createSubmissions({ ...dependencies, realClock: core.identity.clock, vault }),
    isSecure: () => hasSecureCookies(config.mode, publicUrl()),
    routes: [
      ...ALL_SCREENS.flatMap((screen) => screenRoutes(SCREENS[screen.id], screen, context)),
      ...preferenceRoutes(context.call),
      ...newsRoutes(context.call, unread),
      ...(core.sandbox?.bar.routes(context.call) ?? []),
      ...searchRoutes(context),
      ...viewRoutes(context),
    ],
    scripts: scriptsOf('console'),
    scriptsFolder: ASSETS_FOLDER,
    headers: pageHeaders,
    bar: core.sandbox?.bar.render,
    answerMessage,
    askAgain,
    attention: createAttentionReader(context.call),
    unread,
    refuse: (exchange) =>
      exchange.signedIn.grant.merNo === OPERATOR_SIDE ? undefined : answerMessage(exchange, NOT_AN_OPERATOR),
  });
}

const NOT_AN_OPERATOR = {
  status: 403,
  title: "The console is for the operator's people",
  lines: ['You act for a merchant. If you also work for the operator, switch sides on your account page.'],
};
