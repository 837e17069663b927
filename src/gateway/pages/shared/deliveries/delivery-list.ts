import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import { DAYS } from '../../desk/list/list-texts.ts';
import type { List, ListColumn, ListFilter } from '../../desk/list/list-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { EVENTS, stateChoices, stateTag } from './delivery-texts.ts';
import type { ListedDelivery } from './delivery-texts.ts';
import { RESEND_CHOSEN } from './resend-chosen.ts';

type Deliveries = List<'listDeliveries', ListedDelivery>;

/** What differs between the operator's list and a shop's. */
export interface DeliveriesPlace extends Pick<Deliveries, 'title' | 'path' | 'actions' | 'done' | 'top' | 'note'> {
  /** In front of a notification's own address. */
  readonly folder: string;
  /** Besides those that both have. */
  readonly filter: ListFilter<'listDeliveries'>;
  /** After the time and the state. */
  readonly columns: readonly ListColumn<ListedDelivery>[];
  /** When one is written, if none match. */
  readonly when: string;
}

/** Every notification, newest first. */
export function deliveryList({ folder, filter, columns, when, ...place }: DeliveriesPlace): Deliveries {
  return {
    ...place,
    operation: 'listDeliveries',
    screen: 'deliveries',
    limit: 50,
    live: { id: 'log-list', tableId: 'log', seconds: 5, isFirstOnly: true },
    filters: [
      filter,
      { kind: 'text', name: 'host', label: say`Host`, placeholder: 'shop.example' },
      {
        kind: 'choice',
        name: 'state',
        label: say`State`,
        choices: [['', say`Any`], ...stateChoices()],
      },
      { kind: 'choice', name: 'event', label: say`Event`, choices: [['', say`Any`], ...Object.entries(EVENTS)] },
      ...DAYS,
    ],
    rowsOf: ({ deliveries }) => deliveries,
    table: {
      caption: say`Notifications, newest first`,
      keyOf: ({ notificationId }) => notificationId,
      pathOf: ({ notificationId }) => `${folder}/${notificationId}`,
      columns: [
        { title: say`Created`, cell: ({ createdAt }, exchange) => moment(exchange, createdAt, 'second') },
        { title: say`State`, cell: ({ state }) => stateTag(state) },
        ...columns,
      ],
    },
    choosing: () => ({
      labelOf: ({ event, tradeNo }) => say`Choose ${EVENTS[event]} of ${tradeNo}`,
      actions: [{ path: folder + RESEND_CHOSEN, text: say`Resend the chosen ones…`, permission: 'deliveries.resend' }],
    }),
    none: { yet: empty(say`No notifications match`, when), soFar: 'table' },
    searched: (to, { exchange }) =>
      html`<p class="soft">Looked back to ${moment(exchange, to)}. Older looks further back.</p>`,
    refusals: { names: 'all' },
  };
}
