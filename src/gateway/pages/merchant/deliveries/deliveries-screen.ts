import type { MerchantScreen } from '../../desk/desk-types.ts';
import { deliveryPage } from './delivery-page.ts';
import { overviewPage } from './overview-page.ts';
import { sincePages } from './since-page.ts';
import { testPage } from './test-page.ts';

export const deliveriesScreen: MerchantScreen = {
  id: 'deliveries',
  routes: (context) => [overviewPage(context), testPage(context), ...sincePages(context), deliveryPage(context)],
};
