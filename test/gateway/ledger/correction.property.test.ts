import { array, assert, bigInt, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionProblem, planCorrection } from '../../../src/gateway/domain/ledger/correction.ts';
import type { CorrectableAccount } from '../../../src/gateway/domain/ledger/correction.ts';
import { EMPTY_BALANCE, changesOf, payDebtFirst } from '../../../src/gateway/domain/ledger/ledger.ts';
import type { Account, Balance } from '../../../src/gateway/domain/ledger/ledger.ts';

const account = constantFrom<CorrectableAccount>('available', 'debt', 'fees', 'channel');
const step = record({ from: account, to: account, amount: bigInt({ min: 1n, max: 1000n }) });

describe('corrections in any order', () => {
  it('keep the sum at zero (I1), nothing negative (I7), and nothing available beside a debt (I14)', () => {
    assert(
      property(array(step, { maxLength: 40 }), (steps) => {
        let balance: Balance = EMPTY_BALANCE;
        for (const [index, given] of steps.entries()) {
          if (correctionProblem(given) !== null) continue;
          const correction = {
            ...given,
            merNo: 1,
            correctionNo: `C-${index}`,
            tradeNo: null,
            currency: 'USD',
            note: 'n',
          };
          const plan = planCorrection(balance, correction);
          if (plan.kind === 'refused') continue;
          const { debt } = balance;
          const change = changesOf(payDebtFirst(plan.group, () => debt).postings).get('USD') ?? EMPTY_BALANCE;
          const names = Object.keys(balance) as Account[];
          balance = Object.fromEntries(names.map((name) => [name, (balance[name] ?? 0n) + change[name]])) as Balance;
          expect(Object.values(balance).reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
          expect(balance.available >= 0n && balance.fees >= 0n && balance.debt <= 0n).toBe(true);
          expect(balance.debt < 0n && balance.available > 0n).toBe(false);
        }
      }),
    );
  });
});
