import type { Contract } from '../contract.ts';
import { describeOperations } from '../describe-operations.ts';
import { requestExamples } from '../request-examples.ts';
import { createBench } from './bench.ts';
import type { Bench } from './bench.ts';
import {
  ABSENT_MISTAKES,
  CHARSET_MISTAKES,
  COMMON_MISTAKES,
  ENCODING_MISTAKES,
  RARER_MISTAKES,
  rsaMistakes,
} from './mistakes.ts';
import type { Vector } from './vector.ts';

/** Every example; every operation with absent fields, aliases and the common mistakes; values that are hard to sign. */
export function requestVectors(contract: Contract): Vector[] {
  const groups = describeOperations(contract).map((operation) =>
    requestExamples(contract, operation).map((example) => createBench(contract, operation, example)),
  );
  const benches = groups.flat();
  const first = groups.flatMap((group) => group.slice(0, 1));
  const payment = find(benches, 'createPayment', 'ALIPAY');
  const list = find(benches, 'listOrders');
  return [
    ...benches.map((bench) => bench.right(`The example "${bench.example.summary}".`)),
    ...first.flatMap(absentVectors),
    ...first.flatMap(aliasVectors),
    ...textVectors(payment),
    ...listVectors(list),
    ...first.flatMap((bench) => bench.wrong(COMMON_MISTAKES)),
    ...payment.wrong(RARER_MISTAKES),
    ...benches.filter(({ isRsa }) => isRsa).flatMap((bench) => rsaVectors(contract, bench)),
  ];
}

function find(benches: readonly Bench[], operationId: string, example?: string): Bench {
  const found = benches.find(
    (bench) => bench.operation.operationId === operationId && (example ?? bench.example.name) === bench.example.name,
  );
  if (found === undefined) throw new Error(`no example of ${operationId} to make vectors from`);
  return found;
}

/** The gateway refuses a request without a required field; the signature of what is left is still defined. */
function absentVectors(bench: Bench): Vector[] {
  const [, ...fields] = bench.operation.post['x-signature'].fields.map((path) => path.split('.')[0] ?? '');
  const last = fields.at(-1) ?? '';
  return [
    ...[...new Set(fields)].map((field) => bench.right(`${field} is absent and adds nothing.`, { [field]: undefined })),
    bench.right(`${last} is null and adds nothing.`, { [last]: null }),
    bench.right(`${last} is empty and adds nothing.`, { [last]: '' }),
  ];
}

function aliasVectors(bench: Bench): Vector[] {
  const { aliases } = bench.operation;
  return Object.entries(aliases).flatMap(([name, others]) =>
    others.flatMap((other) => {
      const value = bench.example.body[name];
      if (value === undefined) return [];
      if (name === 'sign') return bench.right(`The signature is named ${other}.`, {}, { signName: other });
      return bench.right(`${name} is named ${other}.`, { [name]: undefined, [other]: value });
    }),
  );
}

const ORDER_NUMBERS: readonly [number: string, about: string][] = [
  ['000123', 'An order number of digits keeps its leading zeros.'],
  ['1e3', 'An order number that looks like a number is signed as text.'],
  ['null', 'An order number may be the word null.'],
  ['false', 'An order number may be the word false.'],
  [`A+B&C=D%20"\\/<>'`, 'Punctuation is signed as it is, without any escaping.'],
];

const NOT_ASCII = 'Bestellung-für-Zoë-№1-青いマグ-☕';

/** One short request with values that are easily signed wrong. */
function textVectors(bench: Bench): Vector[] {
  const key = 'schlüssel-ключ-鍵';
  const latinKey = 'schlüssel';
  return [
    ...ORDER_NUMBERS.map(([merOrderNo, about]) => bench.right(about, { merOrderNo })),
    bench.right('A merchant number of ten digits is signed in full.', { merNo: 9_999_999_999 }),
    bench.right('A number sent as text is signed like the number.', { merNo: String(bench.example.body['merNo']) }),
    bench.right('The smallest amount.', { sourceAmount: '0.01' }),
    bench.right('The largest amount.', { sourceAmount: '999999999.99' }),
    bench.right('Fields that are not signed change nothing, whatever their characters.', { userId: NOT_ASCII }),
    bench.right('Fields that the contract does not know change nothing.', { note: 'ignored', amount: '1.00' }),
    bench.right('A signed value outside ASCII is hashed in UTF-8.', { merOrderNo: NOT_ASCII }),
    bench.right('A character outside the basic plane takes four bytes.', { merOrderNo: 'ORDER-😀' }),
    bench.right('A key outside ASCII is hashed in UTF-8.', {}, { key }),
    bench.right('Another key gives another signature.', {}, { key: 'a-key-after-rotation' }),
    ...bench.wrong(CHARSET_MISTAKES, { merOrderNo: 'Für-Zoë' }, { title: 'Order number outside ASCII.' }),
    ...bench.wrong(CHARSET_MISTAKES.slice(0, 2), {}, { key: latinKey, title: 'Key outside ASCII.' }),
    ...bench.wrong(ENCODING_MISTAKES, { merOrderNo: 'A+B&C/1' }, { title: 'Punctuation.' }),
    ...bench.wrong(ABSENT_MISTAKES, { currencyCode: undefined }, { title: 'No currency.' }),
  ];
}

/** Nested and optional fields, and numbers. */
function listVectors(bench: Bench): Vector[] {
  const { dateLimit } = bench.example.body;
  const paging = { pageNum: undefined, pageSize: undefined };
  return [
    bench.right('Nested fields are signed by their paths, numbers without decimals.', { pageNum: 12, pageSize: 100 }),
    bench.right('Numbers sent as text are signed like the numbers.', { pageNum: '12', pageSize: '100' }),
    bench.right('No paging: only the time range.', paging),
    bench.right('No time range: only the paging.', { dateLimit: undefined }),
    bench.right('No filter at all: only merNo.', { dateLimit: undefined, ...paging }),
    bench.right('A time range without its end.', { dateLimit: { from: (dateLimit as { from: string }).from } }),
    bench.right('A nested field that is null.', { dateLimit: { from: null, to: '2026-11-30 23:59:59' } }),
    ...bench.wrong(ENCODING_MISTAKES, {}, { title: 'Spaces and colons.' }),
    ...bench.wrong(ABSENT_MISTAKES, paging, { title: 'No paging.' }),
  ];
}

function rsaVectors(contract: Contract, bench: Bench): Vector[] {
  return [
    bench.right('RSA: an absent field adds nothing.', { currencyCode: undefined }),
    bench.right('RSA: a signed value outside ASCII is signed in UTF-8.', { merOrderNo: NOT_ASCII }),
    bench.right('RSA: only merNo is given.', {
      merOrderNo: undefined,
      currencyCode: undefined,
      sourceAmount: undefined,
    }),
    ...bench.wrong(rsaMistakes(contract['x-sandbox-account'])),
  ];
}
