import type { components } from '../../../../generated/operator.ts';
import { maskPerson, maskTelephone } from '../../domain/text/mask.ts';
import type { OrderDetails } from '../../domain/orders/order.ts';
import { deviceName } from '../../operations/sign-in/device-name.ts';
import { isKeptPath, personalFields } from '../checks/documented-fields.ts';

/** Only what the contract allows to keep: a field that it no longer knows, or knows as a secret, is not shown. */
export function detailsToWire(
  details: OrderDetails | null,
  how: 'masked' | 'revealed',
): components['schemas']['OrderDetails'] {
  const { card, account, products, said, link }: OrderDetails = details ?? { said: {} };
  const shown = Object.entries(said).filter(([path]) => isKeptPath(path));
  return {
    card: card ?? null,
    account: account ?? null,
    products: [...(products ?? [])],
    said: Object.fromEntries(how === 'masked' ? shown.map(masked) : shown),
    masked: how === 'masked',
    removed: details === null,
    ...(link && { linkNo: link.linkNo }),
  };
}

type Entry = readonly [path: string, value: string | number | boolean];

/** S36: by the class of the field in the contract. Of a browser's name, what its owner would say of it. */
function masked([path, value]: Entry): Entry {
  if (!personalFields.isPersonal(path)) return [path, value];
  if (personalFields.isPhone(path)) return [path, maskTelephone(value)];
  const name = path.split('.').at(-1) ?? path;
  return [path, name === 'userAgent' ? deviceName(String(value)) : maskPerson(name, value)];
}
