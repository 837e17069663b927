import { sincePage } from '../../desk/deliveries/since-page.ts';
import type { SincePlace } from '../../desk/deliveries/since-page.ts';
import type { Screen } from '../../desk/desk-types.ts';
import { deliveryPage } from './delivery-page.ts';
import { DELIVERIES, endpointsPage } from './endpoints-page.ts';
import { logPage } from './log-page.ts';
import { merchantPage, reasonInput } from './merchant-page.ts';

export const deliveriesScreen: Screen = {
  id: 'deliveries',
  routes: (context) => [
    endpointsPage(context),
    logPage(context),
    merchantPage(context, 'resend'),
    sincePage(context, SINCE),
    merchantPage(context, 'pause'),
    merchantPage(context, 'resume'),
    deliveryPage(context),
  ],
};

const SINCE: SincePlace = {
  suffix: '/:merNo',
  home: { path: DELIVERIES, title: 'Endpoints' },
  merNoIn: ({ parameter }) => Number(parameter),
  ofWhom: ({ parameter }) => ` of merchant ${parameter}`,
  hint: "Use it after an outage: everything that the merchant was told since then is sent once more, to all of its hosts. The merchant's program must ignore what it knows already, by the webhook-id.",
  reasonField: reasonInput(),
};
