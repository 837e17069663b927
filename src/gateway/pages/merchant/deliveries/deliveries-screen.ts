import { translated } from '../../../../web/texts.ts';
import { NOTHING } from '../../../../web/html.ts';
import { sincePage } from '../../shared/deliveries/since-page.ts';
import type { SincePlace } from '../../shared/deliveries/since-page.ts';
import { resendChosen } from '../../shared/deliveries/resend-chosen.ts';
import type { MerchantScreen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { deliveryPage } from './delivery-page.ts';
import { notificationList } from './overview-page.ts';
import { DELIVERIES } from './paths.ts';
import { testPage } from './test-page.ts';

export const deliveriesScreen: MerchantScreen = {
  id: 'deliveries',
  routes: (context) => [
    listRoute(context, notificationList),
    testPage(context),
    sincePage(context, SINCE),
    resendChosen(context, { folder: DELIVERIES, home: SINCE.home, asksReason: false }),
    deliveryPage(context),
  ],
};

const SINCE: SincePlace = translated({
  suffix: '',
  home: { path: DELIVERIES, title: 'Notifications' },
  merNoIn: ({ signedIn }) => signedIn.grant.merNo,
  ofWhom: () => '',
  hint: 'Use it after an outage of your server, or when your handler has been repaired. Your program must ignore what it knows already, by the webhook-id.',
  reasonField: NOTHING,
});
