import { assert, bigInt, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StatementLine } from '../../../src/gateway/domain/exports/export.ts';
import { formatAmount } from '../../../src/gateway/domain/money.ts';
import { LINE_COLUMNS, rowsOfLines } from '../../../src/gateway/work/line-table.ts';

const CUT = { merNo: 1, after: 10, through: 20, batchedThrough: 0, opening: 0n, closing: 0n, batchNo: null };
const minor = bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const fee = bigInt({ min: 0n, max: 10n ** 12n });
const EVENTS = ['payment', 'settlement', 'payoutHold', 'refundReturn', 'marginRelease', 'chargeback', 'correction'];
const line = record({
  event: constantFrom(...EVENTS),
  at: integer({ min: 0, max: 4_102_444_800_000 }),
  amount: minor,
  debt: minor,
  available: minor,
  settleAmount: fee,
  handlingFee: fee,
  processingFee: fee,
  exceptionFee: fee,
  margin: fee,
});

describe('a row of a line', () => {
  it.each(['USD', 'BTC'])('adds up in %s, and has the time in UTC and amounts as everywhere', (currency) => {
    const rowOf = rowsOfLines({ ...CUT, currency });
    assert(
      property(line, ({ event, at, amount, debt, available, ...figures }) => {
        const order = { tradeNo: 'TG1', merOrderNo: 'A-1', method: null, source: null, ...figures };
        const whole: StatementLine = {
          number: 12,
          event,
          subject: 'TG1',
          at,
          day: 20_000,
          amount,
          debt,
          available,
          batchNo: null,
          order,
        };
        const cells = rowOf(whole);
        const cell = (name: string) => cells[LINE_COLUMNS.findIndex((column) => column.name === name)] ?? null;
        const parts = ['gross', 'handlingFee', 'processingFee', 'exceptionFee', 'margin', 'debtPaid', 'other'];
        const sum = parts.reduce((total, name) => total + BigInt(String(cell(name)).replace('.', '')), 0n);
        expect(sum).toBe(amount);
        expect(['line', 'sequence', 'bookedAt', 'bookedDay', 'net', 'balanceAfter'].map(cell)).toEqual([
          '2',
          '12',
          new Date(at).toISOString(),
          '2024-10-04',
          formatAmount(amount, currency),
          formatAmount(available, currency),
        ]);
      }),
    );
  });
});
