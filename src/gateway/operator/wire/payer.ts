import type { components } from '../../../../generated/operator.ts';
import type { OrderPayer } from '../../domain/orders/order-list.ts';
import type { Order } from '../../domain/orders/order.ts';
import { detailsToWire } from './details.ts';

type Payer = components['schemas']['OrderPayer'];

/** What a row of a list says of who paid: masked, as the order's own page does (S36). */
export function payerToWire({ method }: Order, payer: OrderPayer | undefined): { payer?: Payer } {
  if (payer === undefined || payer.details === null) return {};
  const { said, card, account } = detailsToWire(payer.details, 'masked');
  const used = card ?? payer.card;
  return {
    payer: {
      name: nameIn(said) ?? account,
      card: used?.last4 ?? null,
      method: payer.method === method ? null : payer.method,
    },
  };
}

/** What tells people apart best, although it is masked: an address more than a name. */
const NAMES = [/^(?:billing|payer)?email$/i, /email$/i, /^billing(?:first|last)name$/i, /name$/i];

function nameIn(said: Readonly<Record<string, string | number | boolean>>): string | null {
  for (const name of NAMES) {
    const path = Object.keys(said).find((one) => name.test(one));
    if (path !== undefined) return String(said[path]);
  }
  return null;
}
