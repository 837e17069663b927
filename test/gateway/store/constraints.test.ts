import { expect, it } from 'vitest';
import { actingAsSystem } from '../../../src/gateway/domain/audit/actor.ts';
import { auditOf } from '../../../src/gateway/domain/audit/audit.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import { MER_NO, declined, newPayout, newRecord, paid } from '../../helpers/database/store-records.ts';

/** Two paid orders, one of them not settled yet, one declined, one processing. */
async function fill(store: Store) {
  const records = Array.from({ length: 4 }, (_, index) =>
    newRecord({ merOrderNo: `A-${index}`, notifyUrl: 'https://shop.example/notify' }),
  );
  await Promise.all(records.map((record) => store.createPayment(record)));
  const [first, second, third] = records.map(({ order }) => order);
  if (first === undefined || second === undefined || third === undefined) throw new Error('no orders');
  await store.finishPayment(paid(first));
  await store.finishPayment(paid(second, { terms: { settlementDays: 2, marginBasisPoints: 1000, marginDays: 5 } }));
  await store.finishPayment(declined(third));
  await store.createPayout(newPayout({ amount: 1_00n, merOrderNo: 'P-0' }));
}

const REFUSED = [
  ['a change of a posting (S17)', 'update postings set amount = amount + 1'],
  ['the removal of a posting (S17)', 'delete from postings'],
  ['a change of what operators did (S28)', "update audit set actor = 'nobody'"],
  ['a balance below zero (I7)', 'update balances set available = -1, channel = channel + available + 1'],
  ['a balance that does not sum to zero (I1)', 'update balances set fees = fees + 1'],
  ['a debt beside money that can be paid out (I14)', 'update balances set debt = -1, channel = channel + 1'],
  ['a debt above zero', 'update balances set debt = 1, channel = channel - 1'],
  ['a refund beyond the amount (I6)', 'update orders set refunded = amount + 1'],
  ['an unsettled share below zero', 'update orders set unsettled = -1'],
  ['a state that does not exist (I5)', 'update orders set state = 4'],
  ['a final order without a moment', 'update orders set state = 2, finished_at = null'],
  ['a total below zero', 'update day_totals set n = -1'],
  ['a second order under one number (I4)', "update orders set mer_order_no = 'A-0'"],
  [
    'a second group of one event (I7)',
    "insert into postings select mer_no, subject, event, line, 'fees', 'channel', currency, 1, at, null from postings",
  ],
  [
    'a posting from an account to itself',
    "insert into postings select mer_no, 'x', event, line, 'fees', 'fees', currency, 1, at, null from postings limit 1",
  ],
] as const;

describeOnBothEngines('the database itself', ({ open, migratedPlace }) => {
  it('refuses what would break the books or the records', async () => {
    const where = await migratedPlace();
    const store = await open(where);
    await fill(store);
    const audit = auditOf(actingAsSystem('operator'), { at: 1, action: 'putRate', target: 'USD EUR', detail: '' });
    await store.putRate({ from: 'USD', to: 'EUR', rate: '0.92', updatedAt: 1 }, audit);
    for (const [what, sql] of REFUSED) {
      const result = await runSql(where, sql).then(() => 'it was done', String);
      expect.soft(result, what).toMatch(/constraint|only grows/i);
      expect.soft(await store.verifyLedger(), what).toMatchObject({ problems: [] });
    }
  });
});

describeOnBothEngines('verifyLedger', ({ open, migratedPlace }) => {
  const damage = async (where: Place, sql: string) => {
    const store = await open(where);
    await fill(store);
    expect(await store.verifyLedger()).toEqual({ postings: 4, orders: 5, problems: [] });
    await runSql(where, sql);
    return (await store.verifyLedger()).problems;
  };

  it('finds a balance that its postings do not explain', async () => {
    const problems = await damage(
      await migratedPlace(),
      'update balances set available = available + 7, channel = channel - 7',
    );
    expect(problems).toEqual([
      `account available of merchant ${MER_NO} in USD is 7 above the sum of its postings`,
      `account channel of merchant ${MER_NO} in USD is -7 above the sum of its postings`,
    ]);
  });

  it.each([
    [
      'totals that the orders do not explain',
      'update day_totals set n = n + 1 where state = 2',
      /^the totals of merchant 100001 on day \d+ for payments in state 2 \(USD\) are off by 1 orders and 0$/,
    ],
    [
      'a paid order of another amount',
      "update orders set settle_amount = settle_amount + 1 where mer_order_no = 'A-0'",
      /^payment TG\w+ of merchant 100001 does not have the postings/,
    ],
    [
      'an order that says it failed though money came',
      "update orders set state = 2, listed_state = 2 where mer_order_no = 'A-0'",
      /^payment TG\w+ of merchant 100001 does not have the postings/,
    ],
    [
      'a payout of another amount than is held',
      "update orders set amount = amount + 1 where kind = 'payout'",
      /^payout TG\w+ of merchant 100001 does not have the postings/,
    ],
    [
      'money that is booked with another acquirer than its order names (S46)',
      "update orders set acquirer = 'north' where mer_order_no = 'A-0'",
      /^order TG\w+ of merchant 100001 is booked with another acquirer than the one it went to$/,
    ],
    [
      'refunds that no refund explains',
      "update orders set refunded = 1 where mer_order_no = 'A-0'",
      /^order TG\w+ of merchant 100001 has a refunded amount that differs/,
    ],
    [
      'a listed state without its refund',
      "update orders set listed_state = 6 where mer_order_no = 'A-0'",
      /^order TG\w+ of merchant 100001 is listed in a state that does not match/,
    ],
    [
      'an unsettled share that is not pending',
      "update orders set unsettled = unsettled - 1 where mer_order_no = 'A-1'",
      /^merchant 100001 has 1 more in pending of USD than its orders account for$/,
    ],
    [
      'a margin that is not held',
      "update orders set margin_held = margin_held - 1 where mer_order_no = 'A-1'",
      /^merchant 100001 has 1 more in margin of USD than its orders account for$/,
    ],
    [
      'a processing order that nothing asks about',
      "delete from agenda where task = 'inquire'",
      /^order TG\w+ of merchant 100001 is processing, but no agenda entry queries it$/,
    ],
    [
      'a result that nobody is notified of (I8)',
      'delete from notifications',
      /^order TG\w+ of merchant 100001 has 0 notifications of its result instead of exactly one$/,
    ],
    [
      'a gap in the attempts (I9)',
      'update notifications set attempts = 1',
      /^notification NT\w+ of merchant 100001 has gaps in its attempts$/,
    ],
  ])('finds %s', async (_case, sql, problem) => {
    const problems = await damage(await migratedPlace(), sql);
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });
});
