import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { METHOD_WORDS } from '../orders/order-words.ts';

type Merchant = components['schemas']['Merchant'];
type Method = NonNullable<Merchant['methods']>[number];

/** What people call them. */
export const METHOD_NAMES: Readonly<Record<Method, string>> = METHOD_WORDS;

export const METHODS = Object.keys(METHOD_NAMES) as Method[];

/** Such as `Card, Pix`. */
export function methodList(methods: Merchant['methods']): string {
  return methods === null ? say`All` : methods.map((method) => METHOD_NAMES[method]).join(', ') || say`None`;
}
