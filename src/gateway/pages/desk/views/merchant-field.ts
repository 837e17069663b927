import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { shownMerchant } from '../merchant-names.ts';
import { field } from './forms.ts';
import type { FieldOptions } from './forms.ts';

/** A name and a number, with what separates them. */
export const MERCHANT_LENGTH_MAX = 120;

/** The filter of a list: a number in the address is shown with its name. */
export function merchantField(
  exchange: SignedInExchange,
  { value, ...options }: Pick<FieldOptions, 'name' | 'label' | 'required'> & { readonly value: string },
): Html {
  return field({
    ...options,
    value: shownMerchant(exchange, value),
    lengthMax: MERCHANT_LENGTH_MAX,
    isMerchant: true,
  });
}
