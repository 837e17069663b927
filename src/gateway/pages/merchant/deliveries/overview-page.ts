import { NOTHING, html } from '../../../../web/html.ts';
import { readDeliveryList } from '../../desk/deliveries/delivery-list.ts';
import { may } from '../../desk/desk-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { doneNotice } from '../../desk/views/done.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { section } from '../../desk/views/parts.ts';
import { endpointsOf } from './endpoints-part.ts';
import { LIST } from './list-part.ts';
import { DELIVERIES } from './paths.ts';

const DONE = {
  resent: (no: string) => `${no} ${no === '1' ? 'notification is' : 'notifications are'} being sent again.`,
};

/** How the merchant's addresses do, and every notification, newest first. */
export function overviewPage({ call }: DeskContext): DeskRoute {
  return {
    path: '',
    async show(exchange) {
      const { filters, list, isPaused, isFirst } = await readDeliveryList(call, exchange, LIST);
      const healthy = isFirst ? await call(exchange, 'listEndpoints', { parameters: {} }) : null;
      return answerDesk(exchange, {
        screen: 'deliveries',
        title: 'Notifications',
        ...(isFirst && { liveSeconds: 5 }),
        ...(may(exchange, 'deliveries.resend') && { actions: ACTIONS }),
        content: html`${doneNotice(exchange, DONE)} ${isPaused ? PAUSED : NOTHING}
        ${healthy?.kind === 'done' ? section('Your endpoints', endpointsOf(exchange, healthy.value.endpoints)) : NOTHING}
        ${filters} ${list}`,
      });
    },
  };
}

const ACTIONS = html`<a class="button main" href="${DELIVERIES}/test">Send a test event</a>
  <a class="button" href="${DELIVERIES}/since">Resend since…</a>`;

const PAUSED = html`<div class="notice wait">
  <h2>Deliveries are paused</h2>
  <p>The operator has paused them. Nothing is lost: what falls due waits, and is sent when they are resumed.</p>
</div>`;
