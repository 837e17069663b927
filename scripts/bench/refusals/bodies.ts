import contract from '../../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';

// The bodies that are most expensive to refuse, each as long as its operation allows, and the most expensive accepted one. Only
// the last is signed: an attacker needs only a merchant number for the others.

export interface HostileBody {
  readonly what: string;
  readonly operationId: OperationId;
  readonly paymentType?: string;
  readonly text: string;
}

type Body = Record<string, unknown>;

const examples = contract.components.examples as unknown as Record<string, { value: Body }>;
const example = (name: string): Body => ({ ...examples[name]?.value, sign: 'x', merNo: sandboxAccount.merNo });
const card = example('CreatePaymentCardRequest');
const applePay = example('CreatePaymentApplePayRequest');
const list = example('ListOrdersRequest');
const totals = example('SumAmountsRequest');
const payout = example('CreatePayoutRequest');

const PRODUCTS_MAX = 1000;
/** As in src/protocol/json-object.ts. */
const VALUES_MAX = 20_000;
const filled = (length: number, text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** The product that is as long as the contract lets it be. */
export function longestProduct(letter: string): Record<'sku' | 'productName' | 'price' | 'quantity', string> {
  return { sku: letter.repeat(64), productName: letter.repeat(128), price: '1'.repeat(16), quantity: '1'.repeat(16) };
}

/** Signed by nobody yet. The letters take four bytes each. */
export function costliestAccepted(): Body {
  return { ...card, productInfoList: Array.from({ length: PRODUCTS_MAX }, () => longestProduct('𝒳')) };
}

export function hostileBodies(): HostileBody[] {
  return [...bodiesOfTexts(), ...bodiesOfLists(), ...bodiesOfNames()];
}

const bodyOf = (operationId: OperationId, what: string, body: Body): HostileBody => ({
  what,
  operationId,
  ...(operationId === 'createPayment' && 'browser' in body ? { paymentType: 'APPLE_PAY' } : {}),
  text: JSON.stringify(body),
});

/** What is left for one more text in a body of the operation. */
const room = (operationId: OperationId, body: Body) => operations[operationId].bodyBytesMax - byteLength(body) - 100;
const byteLength = (body: Body) => Buffer.byteLength(JSON.stringify(body));

function bodiesOfTexts(): HostileBody[] {
  const cardRoom = room('createPayment', card);
  const long = `http://${'a'.repeat(cardRoom - 10)} `;
  const spread = Object.keys(card).filter((name) => typeof card[name] === 'string');
  return [
    bodyOf('createPayment', 'a returnUrl without end', { ...card, returnUrl: long }),
    bodyOf('createPayment', 'a notifyUrl without end', { ...card, notifyUrl: long }),
    bodyOf('createPayment', 'an order number of escapes', { ...card, merOrderNo: '\u0007'.repeat(cardRoom / 6) }),
    bodyOf('createPayment', 'a long text in every field', {
      ...card,
      ...Object.fromEntries(spread.map((name) => [name, filled(cardRoom / spread.length - 100, 'a@1. ')])),
    }),
    bodyOf('createPayout', 'an account without end', {
      ...payout,
      cardNo: filled(room('createPayout', payout), 'USD1.00'),
    }),
    bodyOf('sumAmounts', 'a day without end', {
      ...totals,
      startDate: filled(room('sumAmounts', totals), '2026-11-01'),
    }),
    {
      what: 'JSON that is broken at its end',
      operationId: 'createPayment',
      text: `${JSON.stringify({ ...card, other: filled(cardRoom, '{":[1.5,') }).slice(0, -1)},`,
    },
  ];
}

const products = (length: number, product: unknown) => Array.from({ length }, () => product);

function bodiesOfLists(): HostileBody[] {
  const listRoom = room('listOrders', list);
  const wrong = { ...longestProduct('x'), price: '1'.repeat(15) + ' ', quantity: '0'.repeat(16) };
  const address = `http://[${'a'.repeat(500)}`;
  return [
    bodyOf('createPayment', '100,000 empty products', { ...card, productInfoList: products(100_000, {}) }),
    bodyOf('createPayment', '1,000 empty products', { ...card, productInfoList: products(PRODUCTS_MAX, {}) }),
    bodyOf('createPayment', '1,000 products that are wrong', {
      ...card,
      productInfoList: products(PRODUCTS_MAX, wrong),
    }),
    bodyOf('createPayment', '1,000 products of nulls', {
      ...card,
      productInfoList: products(PRODUCTS_MAX, { sku: null, productName: '', price: null, quantity: '' }),
    }),
    bodyOf('createPayment', '1,000 addresses that cannot be called', {
      ...applePay,
      products: products(PRODUCTS_MAX, { ...longestProduct('x'), productUrl: address }),
    }),
    bodyOf('listOrders', '40,000 order numbers', { ...list, merOrderNos: products(40_000, 'a b') }),
    bodyOf('listOrders', 'order numbers that are too long', {
      ...list,
      merOrderNos: products(100, 'x'.repeat(listRoom / 100 - 10)),
    }),
  ];
}

function bodiesOfNames(): HostileBody[] {
  const cardRoom = room('createPayment', card);
  // As many as may be read, so that all of it is.
  const names = Array.from({ length: VALUES_MAX - 1000 }, (_, index) => `n${index}${'x'.repeat(60)}`);
  const tooMany = Array.from({ length: Math.floor(cardRoom / 14) }, (_, index) => [`n${index}`, 1.5]);
  const numbers = Object.fromEntries(names.map((name) => [name, 1.5]));
  const text = JSON.stringify({ ...card, ...numbers });
  const deep = `${'{"a":['.repeat(15)}1${']}'.repeat(15)}`;
  return [
    bodyOf('createPayment', 'unknown fields with fractions', { ...card, ...numbers, merOrderNo: '' }),
    bodyOf('createPayment', 'more unknown fields than are read', { ...card, ...Object.fromEntries(tooMany) }),
    bodyOf('createPayment', 'a list of fractions', {
      ...card,
      other: Array.from({ length: cardRoom / 4 }, () => 1.5),
      version: '',
    }),
    {
      what: 'a name that stands twice, at the end',
      operationId: 'createPayment',
      text: `${text.slice(0, -1)},"${names[0]}":1}`,
    },
    { what: 'what is nested without end', operationId: 'createPayment', text: `{"merNo":${'['.repeat(cardRoom)}` },
    {
      what: 'much that is nested as deep as it may be',
      operationId: 'createPayment',
      text: `{"merNo":${sandboxAccount.merNo},"other":[${filled(cardRoom, `${deep},`).slice(0, Math.floor(cardRoom / (deep.length + 1)) * (deep.length + 1) - 1)}]}`,
    },
  ];
}
