import type { components } from '../../../../../generated/operator.ts';
import { say } from '../../../../web/texts.ts';
import type { Choosing } from '../../desk/list/list-types.ts';
import { fieldsOf } from './order-filter.ts';
import type { OrderFilter } from './order-filter.ts';

type Order = components['schemas']['Order'];

export const RESEND_CHOSEN = '/resend';
export const EXPORT_CHOSEN = '/export/chosen';

/** What can be done with orders that were chosen in the list. */
export function choosingOrders(filter: OrderFilter): Choosing<Order> {
  const { path } = filter.desk;
  const { columns = '' } = fieldsOf(filter);
  return {
    labelOf: ({ merOrderNo }) => say`Choose ${merOrderNo}`,
    fields: { columns },
    actions: [
      { path: path + EXPORT_CHOSEN, text: say`Export the chosen ones` },
      { path: path + RESEND_CHOSEN, text: say`Resend their notifications…`, permission: 'deliveries.resend' },
    ],
  };
}
