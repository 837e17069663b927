import type { Batch, Cut } from '../../domain/settlements/batch.ts';
import type { Line, LineDay, SeriesEnd } from '../../domain/settlements/line.ts';
import type { Row } from '../engine/engine.ts';
import { bigintOf, defineTable, integer, integerOf, money, nullable, text } from '../engine/table.ts';

export const LINES = defineTable<Line>('settlement_lines', {
  merNo: integer(),
  currency: text(),
  number: integer(),
  subject: text(),
  event: text(),
  at: integer(),
  day: integer(),
  amount: money,
  debt: money,
  available: money,
  owed: money,
});

export const SERIES = defineTable<SeriesEnd>('settlement_series', {
  merNo: integer(),
  currency: text(),
  number: integer(),
  day: integer(),
  available: money,
  owed: money,
  cut: integer(),
});

export const LINE_DAYS = defineTable<LineDay>(
  'settlement_days',
  {
    merNo: integer(),
    currency: text(),
    day: integer(),
    first: integer(),
    last: integer(),
    opening: money,
    closing: money,
  },
  { first: 'first_number', last: 'last_number' },
);

type BatchRow = Omit<Batch, 'cut'> & {
  readonly firstNumber: number | null;
  readonly cut: number | null;
  readonly carriedIn: bigint | null;
  readonly lines: bigint | null;
  readonly carriedOut: bigint | null;
};

export const BATCHES = defineTable<BatchRow>('settlement_batches', {
  merNo: integer(),
  batchNo: text(),
  currency: text(),
  tradeNo: text(),
  account: text(),
  payout: money,
  fee: money,
  createdAt: integer(),
  firstNumber: nullable(integer()),
  cut: nullable(integer()),
  carriedIn: nullable(money),
  lines: nullable(money),
  carriedOut: nullable(money),
});

export function decodeBatch(row: Row): Batch {
  const { firstNumber: _first, carriedIn: _in, lines: _lines, carriedOut: _out, cut, ...batch } = BATCHES.decode(row);
  return { ...batch, cut: cut === null ? null : decodeCut(row) };
}

function decodeCut(row: Row): Cut {
  return {
    first: integerOf(row['first_number']),
    cut: integerOf(row['cut']),
    carriedIn: bigintOf(row['carried_in']),
    lines: bigintOf(row['lines']),
    carriedOut: bigintOf(row['carried_out']),
  };
}
