import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { keyRoutes } from '../../shared/merchants/key-forms.ts';
import { endRoute, showKeys } from './keys-tab.ts';
import { limitsRoute } from './limits-form.ts';
import { MERCHANT_LIST } from './merchant-list.ts';
import { merchantPath, readMerchant, withMerchant } from './merchant.ts';
import type { Merchant, Tab } from './merchant.ts';
import { showOverview } from './overview-tab.ts';
import { ownerRoute, showPeople } from './people-tab.ts';
import { payersRoutes } from './payers-routes.ts';
import { registerRoute } from './register-form.ts';
import { seeAsRoutes } from './see-as.ts';
import { requestsRoute } from './requests-route.ts';
import { settingsRoutes } from './settings-forms.ts';
import { showSettings } from './settings-tab.ts';
import { settlementRoutes } from '../settlements/settlement-routes.ts';
import { statusRoutes } from './status-forms.ts';
import { showTerms, termsRoute } from './terms-tab.ts';
import { namesRoute } from './names-route.ts';

type ShowTab = (
  context: DeskContext,
  exchange: SignedInExchange,
  merchant: Merchant,
) => PageAnswer | Promise<PageAnswer>;

const SHOW: Readonly<Record<Tab, ShowTab>> = {
  overview: showOverview,
  terms: showTerms,
  settings: showSettings,
  keys: showKeys,
  people: showPeople,
};

export const merchantsScreen: Screen = {
  id: 'merchants',
  routes: (context) => [
    listRoute(context, MERCHANT_LIST),
    registerRoute(context),
    namesRoute(context),
    {
      path: '/:merNo',
      show: (exchange) =>
        withMerchant(context, exchange, (merchant) => {
          const tab = exchange.request.query.get('tab') ?? '';
          const show = Object.hasOwn(SHOW, tab) ? SHOW[tab as Tab] : SHOW.overview;
          return show(context, exchange, merchant);
        }),
    },
    ...seeAsRoutes(context),
    ...statusRoutes(context),
    termsRoute(context),
    ...settingsRoutes(context),
    limitsRoute(context),
    ...settlementRoutes(context),
    ...keyRoutes(context, {
      screen: 'merchants',
      prefix: '/:merNo',
      ofWhom: ({ name }) => ` of ${name}`,
      read: readMerchant(context),
      homeOf: ({ merNo }) => ({ path: merchantPath(merNo, 'keys'), title: 'Keys' }),
    }),
    endRoute(context),
    ownerRoute(context),
    requestsRoute(context),
    ...payersRoutes(context),
  ],
};
