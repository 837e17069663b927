import { TEST_ACCOUNTS, TEST_CARDS } from '../mock/test-values.ts';
import type { CardValue, TestValues } from './options.ts';

// What provokes each behaviour of an adapter: card numbers, accounts, amounts. The defaults are those of the mock acquirer; a file
// of JSON replaces any of them. Null says that the adapter has no such value, and rules that need it are not run.

const EXPIRY = { expiryMonth: '12', expiryYear: '2031', securityCode: '739' };
const card = (number: string): CardValue => ({ number, ...EXPIRY });

export const MOCK_VALUES: TestValues = {
  cards: {
    approved: card(TEST_CARDS.approved),
    declined: card(TEST_CARDS.declined),
    redirected: card(TEST_CARDS.redirected),
    pending: card(TEST_CARDS.pending),
    disputed: card(TEST_CARDS.disputed),
  },
  accounts: { ...TEST_ACCOUNTS },
  payer: {
    agree: { method: 'POST', form: { decision: 'success' } },
    refuse: { method: 'POST', form: { decision: 'failure' } },
  },
  methods: { payment: 'CREDIT_CARD', payout: 'PAYOUT_1', crypto: 'CRYPTO' },
  currency: 'USD',
  otherCurrency: 'EUR',
  cryptoCurrency: 'USDT',
  amount: '1230',
  merNo: 100_001,
  otherMerNo: 100_002,
  laterMs: 20_000,
};

/** Values of a file over the mock's. Throws a `TypeError` that names the field. */
export function readTestValues(given: unknown): TestValues {
  const values = merge(MOCK_VALUES, given, '');
  if (!/^[1-9][0-9]{2,11}$/.test(values.amount))
    throw new TypeError('amount must be a whole number from 100, as a string');
  return values;
}

/** Takes only fields that exist, each of the type of its default. */
function merge<Value>(standard: Value, given: unknown, path: string): Value {
  if (given === undefined) return standard;
  if (given === null && (path.includes('.') || path === 'payer')) return null as Value;
  if (typeof standard !== 'object' || standard === null) return checked(standard, given, path);
  if (typeof given === 'string' && 'securityCode' in standard) return { ...standard, number: given };
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw wrong(path, 'an object');
  const unknown = Object.keys(given).find((name) => !(name in standard) && !isFree(path));
  if (unknown !== undefined) throw new TypeError(`${join(path, unknown)} is not a test value`);
  const entries = Object.entries({ ...(isFree(path) ? given : standard) }).map(([name, value]) => [
    name,
    isFree(path) ? value : merge(value as unknown, (given as Record<string, unknown>)[name], join(path, name)),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** A request of the payer is whatever the provider's page takes. */
function isFree(path: string): boolean {
  return path.startsWith('payer.');
}

function checked<Value>(standard: Value, given: unknown, path: string): Value {
  if (typeof given === typeof standard) return given as Value;
  throw wrong(path, `a ${typeof standard}`);
}

function wrong(path: string, type: string): TypeError {
  return new TypeError(`${path === '' ? 'the file' : path} must be ${type}`);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
