import * as fc from 'fast-check';
import { exampleRequests } from '../../contract/cases/contract.ts';
import type { ExampleRequest } from '../../contract/cases/contract.ts';
import type { Body } from '../../helpers/gateway/caller.ts';

/** Values that break programs: of every type, at the ends of every range, and texts that mean something somewhere. */
export const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, 1e308, -0, 2 ** 53, -(2 ** 63), '', ' ', [], {}, [[]]),
  fc.constantFrom(
    '0',
    '-1.00',
    '1e5',
    '1,00',
    '0x10',
    'NaN',
    '９.00',
    '١.00',
    '00000000.10',
    '999999999999.99',
    '999999999.99',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', '\0', '\ud800', '\u202e', '😀'.repeat(40), 'a\r\nX: y'),
  fc.constantFrom("' or 1=1 --", '"; drop table orders; --', '${7*7}', '<script>', '../../etc/passwd', '%00', '{{7}}'),
  fc.constantFrom('javascript:alert(1)', 'data:text/html,x', 'http://', 'http://[::1', 'http://a@b:99999/', '//x'),
  fc.constantFrom(
    '2026-02-30',
    '2026-13-01 25:61:61',
    '9999-12-31 23:59:59',
    '0000-00-00',
    'V3.0.00',
    '4242424242424241',
  ),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.integer({ min: 100, max: 20_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
);

export interface ChangedRequest {
  readonly example: ExampleRequest;
  /** Names and what stands there instead; undefined takes the field away. */
  readonly changes: Body;
  readonly resign: boolean;
}

/** Two requests in three hold wrong values, and one holds what only the operation itself can refuse. */
export const changedRequest: fc.Arbitrary<ChangedRequest> = fc.constantFrom(...exampleRequests()).chain((example) => {
  const changes = fc.oneof(
    { weight: 2, arbitrary: wrongChanges(example) },
    { weight: 1, arbitrary: latelyRefused(example) },
  );
  // Most are signed again, because a wrong signature hides everything behind it.
  const resign = fc.integer({ min: 0, max: 9 }).map((number) => number > 0);
  return fc.record({ example: fc.constant(example), changes, resign });
});

/** One to three fields, known or not, hold something else. */
function wrongChanges({ body }: ExampleRequest): fc.Arbitrary<Body> {
  const known = fc.constantFrom(...Object.keys(body));
  const foreign = fc.constantFrom('tradeNo', 'refundNo', 'amount', 'sing', 'productInfo', 'billFirstName', 'toString');
  const name = fc.oneof({ weight: 6, arbitrary: known }, { weight: 1, arbitrary: foreign });
  const value = fc.oneof({ weight: 8, arbitrary: wrongValue }, { weight: 1, arbitrary: fc.constant(undefined) });
  return fc
    .array(fc.tuple(name, value), { minLength: 1, maxLength: 3 })
    .map((entries): Body => Object.fromEntries(entries));
}

// Right in form. What is refused here has passed every check before the store, where rows are written.
const LATE: Body = {
  sourceAmount: '999999999.99',
  amount: '999999999.99',
  merOrderNo: 'TAKEN-1',
  tradeNo: 'TG00000000000000000000',
  refundNo: 'RF00000000000000000000',
  currencyCode: 'JPY',
  vaBankId: 99,
};

function latelyRefused({ body }: ExampleRequest): fc.Arbitrary<Body> {
  const fitting = Object.entries(LATE).filter(([name]) => name in body);
  if (fitting.length === 0) return fc.constant({});
  return fc.constantFrom(...fitting).map(([name, value]): Body => ({ [name]: value }));
}
