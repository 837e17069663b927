import { hideCardNumbers } from '../../../protocol/card.ts';
import { requestFields } from '../../../../generated/operations.ts';
import type { JsonObject } from '../../../protocol/json-object.ts';
import type { OrderDetails, Product } from '../../domain/order.ts';

// What a body says, by its documented fields. A field that is not documented for this request means nothing, and its
// value has not been checked by anybody.

export interface DocumentedFields {
  textOrNull(body: JsonObject, name: string): string | null;
  products(body: JsonObject): Product[];
  said(body: JsonObject): OrderDetails['said'];
}

// S9: what identifies a card, and signatures, are never among what is kept. The rest has a place of its own in the order.
const KEPT_ELSEWHERE: ReadonlySet<string> = new Set([
  'merNo',
  'merOrderNo',
  'currencyCode',
  'sourceAmount',
  'returnUrl',
  'notifyUrl',
  'protestNotifyUrl',
  'sign',
  'version',
  'cardNo',
  'cardExpireMonth',
  'cardExpireYear',
  'cardSecurityCode',
  'productInfoList',
  'products',
  'browser',
  'paymentMode',
  'withdrawType',
]);

const SAID_LENGTH_MAX = 512;

export function documentedFieldsOf(schema: string): DocumentedFields {
  const known = fieldsBySchema.get(schema);
  if (known === undefined) throw new Error(`there is no request schema ${schema}`);
  return known;
}

const fieldsBySchema: ReadonlyMap<string, DocumentedFields> = new Map(
  Object.entries(requestFields).map(([schema, { names }]) => [schema, describeFields(names)]),
);

function describeFields(names: readonly string[]): DocumentedFields {
  const documented = new Set(names);
  const productField = ['productInfoList', 'products'].find((name) => documented.has(name));
  const flat = names.filter((name) => !KEPT_ELSEWHERE.has(name) && !name.includes('.'));
  const nested = names.flatMap((path) => {
    const [outer = '', inner] = path.split('.');
    return inner === undefined ? [] : [{ path, outer, inner }];
  });
  return {
    textOrNull(body, name) {
      const value = documented.has(name) ? body[name] : null;
      return typeof value === 'string' && value !== '' ? value : null;
    },
    products: (body) => (productField === undefined ? [] : readProducts(body[productField])),
    said(body) {
      const said: Record<string, string | number | boolean> = {};
      for (const name of flat) {
        const value = body[name];
        if (isWorthKeeping(value)) said[name] = hideCard(value);
      }
      for (const { path, outer, inner } of nested) {
        const value = (body[outer] as JsonObject | undefined)?.[inner];
        if (isWorthKeeping(value)) said[path] = hideCard(value);
      }
      return said;
    },
  };
}

function isWorthKeeping(value: unknown): value is string | number | boolean {
  if (typeof value === 'string') return value !== '' && value.length <= SAID_LENGTH_MAX;
  return typeof value === 'number' || typeof value === 'boolean';
}

function hideCard<Value extends string | number | boolean>(value: Value): Value | string {
  return typeof value === 'string' && value.length > 12 ? hideCardNumbers(value) : value;
}

/** The list may be an empty text where a method needs none. */
function readProducts(list: unknown): Product[] {
  if (!Array.isArray(list)) return [];
  return (list as Readonly<Record<'sku' | 'productName' | 'price' | 'quantity', string>>[]).map(
    ({ sku, productName, price, quantity }) => ({ sku, name: productName, price, quantity }),
  );
}
