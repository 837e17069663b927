import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApprovalKind, ApprovalRules } from '../../../src/gateway/domain/approvals/approval.ts';
import { aloneDayMax, aloneMax, loosens, strictestRules } from '../../../src/gateway/domain/people/alone-limits.ts';
import type { MovedMoney } from '../../../src/gateway/domain/people/alone-limits.ts';

// Whatever both sides write, nobody does more alone than either allows, and nobody gets there without a second person (S42).

const CURRENCIES = ['USD', 'EUR', 'JPY'];
const amounts = fc.dictionary(fc.constantFrom(...CURRENCIES), fc.bigInt(0n, 1000n), { maxKeys: 3 });
const byKind = fc.record({ refund: amounts, payout: amounts });
const kind = fc.constantFrom<ApprovalKind>('refund', 'payout', 'beneficiary', 'keys', 'rules');
const rules: fc.Arbitrary<ApprovalRules> = fc.record({
  kinds: fc.uniqueArray(kind, { maxLength: 3 }),
  amounts: byKind,
  refundLimits: amounts,
  payoutLimits: amounts,
  dayLimits: byKind,
});
const moved: fc.Arbitrary<MovedMoney> = fc.record({
  kind: fc.constantFrom('refund' as const, 'payout' as const),
  currency: fc.constantFrom(...CURRENCIES, 'GBP'),
  isLimited: fc.boolean(),
});

/** No limit is more than any. */
const notMore = (one: bigint | null, other: bigint | null) => other === null || (one !== null && one <= other);

test('the stricter of two rules holds, for every kind, amount, currency and person (S42)', () => {
  fc.assert(
    fc.property(rules, rules, moved, (one, other, money) => {
      const held = strictestRules(one, other);
      for (const side of [one, other]) {
        expect(side.kinds.every((asked) => held.kinds.includes(asked))).toBe(true);
        expect(notMore(aloneDayMax(held, money), aloneDayMax(side, money))).toBe(true);
        // Whoever names no limit for refunds by staff says nothing about them.
        const isSilent = money.kind === 'refund' && money.isLimited && Object.keys(side.refundLimits).length === 0;
        const asked = isSilent ? { ...money, isLimited: false } : money;
        expect(notMore(aloneMax(held, money), aloneMax(side, asked))).toBe(true);
      }
    }),
  );
});

test('two rules hold in the same way, whichever comes first', () => {
  fc.assert(
    fc.property(rules, rules, moved, (one, other, money) => {
      expect(aloneMax(strictestRules(one, other), money)).toBe(aloneMax(strictestRules(other, one), money));
    }),
  );
});

test('rules that are not less strict let nobody do more without a second person (S42)', () => {
  fc.assert(
    fc.property(rules, rules, moved, (before, after, money) => {
      fc.pre(!loosens(before, after));
      const unlimited = { ...money, isLimited: false };
      expect(notMore(aloneMax(after, unlimited), aloneMax(before, unlimited))).toBe(true);
      expect(before.kinds.every((asked) => after.kinds.includes(asked))).toBe(true);
    }),
  );
});

test('rules that are less strict let somebody do more, or need a second person for one kind less', () => {
  fc.assert(
    fc.property(rules, rules, (before, after) => {
      fc.pre(loosens(before, after));
      const lost = before.kinds.some((asked) => !after.kinds.includes(asked));
      const more = (['refund', 'payout'] as const).some((moves) =>
        [...CURRENCIES, 'GBP'].some((currency) => {
          const money = { kind: moves, currency, isLimited: false };
          return !notMore(aloneMax(after, money), aloneMax(before, money));
        }),
      );
      expect(lost || more).toBe(true);
    }),
  );
});
