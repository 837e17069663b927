import { faultWords } from '../../shared/deliveries/failure-words.ts';
import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { Asked } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { section } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { deliveryList } from '../../shared/deliveries/delivery-list.ts';
import { EVENTS, testTag } from '../../shared/deliveries/delivery-texts.ts';
import type { ListedDelivery } from '../../shared/deliveries/delivery-texts.ts';
import { endpointsOf } from './endpoints-part.ts';
import { DELIVERIES, orderPath } from './paths.ts';

/** How the merchant's addresses do, and every notification, newest first. */
export const notificationList = () =>
  deliveryList({
    title: say`Notifications`,
    path: DELIVERIES,
    folder: DELIVERIES,
    done: {
      resent: (no) =>
        no === '1' ? say`1 notification is being sent again.` : say`${no} notifications are being sent again.`,
    },
    actions: [
      { path: `${DELIVERIES}/test`, text: say`Send a test event`, tone: 'main', permission: 'deliveries.resend' },
      { path: `${DELIVERIES}/since`, text: say`Resend since…`, permission: 'deliveries.resend' },
    ],
    top: endpoints,
    filter: { kind: 'text', name: 'tradeNo', label: say`Trade number`, lengthMax: 50 },
    columns: [
      { title: say`Event`, cell: eventOf },
      { title: say`Address`, kind: 'name', cell: ({ address }) => address },
      { title: say`Attempts`, kind: 'figure', cell: ({ attempts }) => attempts },
      { title: say`Last result`, cell: resultOf },
    ],
    when: say`One is sent when a payment, refund, payout or chargeback gets its result and has an address for it.`,
  });

/** Above the first page. */
async function endpoints({ context, exchange, choice, answer }: Asked<'listDeliveries'>): Promise<Html> {
  const healthy = choice.place === '' ? await context.call(exchange, 'listEndpoints', { parameters: {} }) : null;
  return html`${answer?.paused === true && pausedNotice()}
  ${healthy?.kind === 'done' && section(say`Your endpoints`, endpointsOf(exchange, healthy.value.endpoints))}`;
}

function pausedNotice(): Html {
  return html`<div class="notice wait">
    <h2>Deliveries are paused</h2>
    <p>The operator has paused them. Nothing is lost: what falls due waits, and is sent when they are resumed.</p>
  </div>`;
}

function eventOf({ event, tradeNo, test }: ListedDelivery): Html {
  const order = test ? testTag() : html`<a class="number" href="${orderPath(tradeNo)}">${tradeNo}</a>`;
  return html`<span class="stacked">${EVENTS[event]} ${order}</span>`;
}

/** What failed, and when it is tried again. */
function resultOf({ state, lastResult, nextAt }: ListedDelivery, exchange: SignedInExchange): Html {
  const next = nextAt === null ? NOTHING : html`<small class="soft">next ${moment(exchange, nextAt, 'second')}</small>`;
  return state === 'acknowledged'
    ? NOTHING
    : html`<span class="stacked">${lastResult !== null && faultWords(lastResult)} ${next}</span>`;
}
