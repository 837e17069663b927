import { sincePage } from '../../shared/deliveries/since-page.ts';
import type { SincePlace } from '../../shared/deliveries/since-page.ts';
import { resendChosen } from '../../shared/deliveries/resend-chosen.ts';
import type { Screen } from '../../desk/desk-types.ts';
import { listRoute } from '../../desk/list/list-page.ts';
import { deliveryPage } from './delivery-page.ts';
import { DELIVERIES, ENDPOINT_LIST } from './endpoints-page.ts';
import { LOG } from './log-page.ts';
import { merchantPages } from './merchant-page.ts';
import { merchantWords } from '../../desk/merchant-names.ts';
import { reasonField } from '../../desk/views/forms.ts';

export const deliveriesScreen: Screen = {
  id: 'deliveries',
  routes: (context) => [
    listRoute(context, ENDPOINT_LIST),
    listRoute(context, LOG, '/log'),
    ...merchantPages(context),
    sincePage(context, SINCE),
    resendChosen(context, { folder: DELIVERIES, home: { path: LOG.path, title: 'Log' }, asksReason: true }),
    deliveryPage(context),
  ],
};

const SINCE: SincePlace = {
  suffix: '/:merNo',
  home: { path: DELIVERIES, title: 'Endpoints' },
  merNoIn: ({ parameter }) => Number(parameter),
  ofWhom: (exchange) => ` of ${merchantWords(exchange, Number(exchange.parameter))}`,
  hint: "Use it after an outage: everything that the merchant was told since then is sent once more, to all of its hosts. The merchant's program must ignore what it knows already, by the webhook-id.",
  // Not required, as the operation asks for none.
  reasonField: reasonField('', false),
};
