import { requestFields } from '../../../../generated/operations.ts';
import type { JsonObject } from '../../../protocol/json-object.ts';
import { hideCardNumbers } from '../../domain/card-numbers.ts';
import type { CardSearch } from '../../domain/card-numbers.ts';
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

// A telephone number has at most 15 digits and so may look like a card's short one; a card's long one cannot be one.
const TELEPHONE = /(?:phone|mobile)$/i;
const NO_TELEPHONE_LENGTH_MIN = 15;

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
  const flat = names
    .filter((name) => !KEPT_ELSEWHERE.has(name) && !name.includes('.'))
    .map((name) => ({ name, lengthMin: lengthMinOf(name) }));
  const nested = names.flatMap((path) => {
    const [outer = '', inner] = path.split('.');
    return inner === undefined ? [] : [{ path, outer, inner, lengthMin: lengthMinOf(path) }];
  });
  return {
    textOrNull(body, name) {
      const value = documented.has(name) ? body[name] : null;
      return typeof value === 'string' && value !== '' ? value : null;
    },
    products: (body) => (productField === undefined ? [] : readProducts(body[productField], knownCard(body))),
    said(body) {
      const said: Record<string, string | number | boolean> = {};
      const known = knownCard(body);
      for (const { name, lengthMin } of flat) {
        const value = body[name];
        if (isWorthKeeping(value)) said[name] = hideCard(value, { known, lengthMin });
      }
      for (const { path, outer, inner, lengthMin } of nested) {
        const value = (body[outer] as JsonObject | undefined)?.[inner];
        if (isWorthKeeping(value)) said[path] = hideCard(value, { known, lengthMin });
      }
      return said;
    },
  };
}

function isWorthKeeping(value: unknown): value is string | number | boolean {
  if (typeof value === 'string') return value !== '' && value.length <= SAID_LENGTH_MAX;
  return typeof value === 'number' || typeof value === 'boolean';
}

function lengthMinOf(name: string): number | undefined {
  return TELEPHONE.test(name) ? NO_TELEPHONE_LENGTH_MIN : undefined;
}

/** S38: people write card numbers into names, addresses and everything else. */
function hideCard<Value extends string | number | boolean>(value: Value, search: CardSearch): Value | string {
  return typeof value === 'string' ? hideCardNumbers(value, search) : value;
}

/** The card of the order itself, whoever issued it. In a payout the field may hold something short, which proves nothing. */
function knownCard({ cardNo }: JsonObject): string | undefined {
  return typeof cardNo === 'string' && /^[0-9]{12,19}$/.test(cardNo) ? cardNo : undefined;
}

/** The list may be an empty text where a method needs none. */
function readProducts(list: unknown, known: string | undefined): Product[] {
  if (!Array.isArray(list)) return [];
  const hide = (text: string) => hideCardNumbers(text, { known });
  return (list as Readonly<Record<'sku' | 'productName' | 'price' | 'quantity', string>>[]).map(
    ({ sku, productName, price, quantity }) => ({
      sku: hide(sku),
      name: hide(productName),
      price: hide(price),
      quantity: hide(quantity),
    }),
  );
}
