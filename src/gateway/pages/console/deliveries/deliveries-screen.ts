import type { Screen } from '../../desk/desk-types.ts';
import { deliveryPage } from './delivery-page.ts';
import { endpointsPage } from './endpoints-page.ts';
import { logPage } from './log-page.ts';
import { merchantPage } from './merchant-page.ts';

export const deliveriesScreen: Screen = {
  id: 'deliveries',
  routes: (context) => [
    endpointsPage(context),
    logPage(context),
    merchantPage(context, 'resend'),
    merchantPage(context, 'pause'),
    merchantPage(context, 'resume'),
    deliveryPage(context),
  ],
};
