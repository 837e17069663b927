import { expect, it } from 'vitest';
import { openEngine } from '../../../src/gateway/store/open-store.ts';
import { describeOnBothEngines } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { MER_NO, NOW, newNumber, newRecord } from '../../helpers/database/store-records.ts';

// What a file says about a line, as it comes from the database. The rows are put there by themselves: figures of every kind.

const CURRENCY = 'USD';
const [refundNo, chargebackNo] = [newNumber('refund'), newNumber('chargeback')];

async function run(place: Place, statements: readonly string[]): Promise<void> {
  const engine = await openEngine(place);
  for (const sql of statements) await engine.execute(sql);
  await engine.close();
}

function lineSql(number: number, subject: string, event: string): string {
  return `insert into settlement_lines (mer_no, currency, number, subject, event, at, day, amount, debt, available, owed)
    values (${MER_NO}, '${CURRENCY}', ${number}, '${subject}', '${event}', ${NOW + number}, 20717, ${number * 100}, -${number}, 900000000000000000, 0)`;
}

const batchSql = (batchNo: string, cut: number) =>
  `insert into settlement_batches (mer_no, batch_no, currency, trade_no, account, payout, fee, created_at, first_number, cut, carried_in, lines, carried_out)
   values (${MER_NO}, '${batchNo}', '${CURRENCY}', 'TG${batchNo}', '*', 1, 0, 0, 1, ${cut}, 1, 0, 0)`;

const later = (table: string, key: string, state: number) => (number: string, tradeNo: string) =>
  `insert into ${table} (mer_no, ${key}, trade_no, mer_order_no, state, amount, currency, settle_amount, settlement_currency, fee,
     created_at${table === 'refunds' ? ', from_pending, from_available, from_margin, remark, message' : ', reason'})
   values (${MER_NO}, '${number}', '${tradeNo}', 'A-2', ${state}, 700, 'EUR', 800, 'USD', 9,
     0${table === 'refunds' ? `, 0, 0, 0, '', ''` : `, ''`})`;
const [refundSql, chargebackSql] = [later('refunds', 'refund_no', 6), later('chargebacks', 'chargeback_no', 0)];

describeOnBothEngines('the lines of a file', ({ migratedPlace, open }) => {
  it('come in the order of their numbers, with their order, refund or chargeback, and their batch', async () => {
    const place = await migratedPlace();
    const store = await open(place);
    const record = newRecord({ currency: 'EUR', amount: 12_34n, settlementCurrency: CURRENCY, settleAmount: 13_57n });
    const { tradeNo, merOrderNo } = record.order;
    await store.createPayment(record);
    await run(place, [
      // The other way round: the order in which they were written is not theirs.
      lineSql(5, 'D-2', 'deposit'),
      lineSql(4, `${tradeNo}/C-1`, 'correction'),
      lineSql(3, chargebackNo, 'chargeback'),
      lineSql(2, refundNo, 'refundHold'),
      lineSql(1, tradeNo, 'payment'),
      refundSql(refundNo, tradeNo),
      chargebackSql(chargebackNo, tradeNo),
      batchSql('2026-0001', 1),
      batchSql('2026-0002', 3),
      batchSql('2026-0003', 5),
    ]);
    const line = (number: number) => ({
      number,
      at: NOW + number,
      day: 20_717,
      amount: BigInt(number) * 100n,
      debt: -BigInt(number),
      available: 900_000_000_000_000_000n,
    });
    const fees = { handlingFee: 0n, processingFee: 0n, exceptionFee: 0n, margin: 0n };
    const against = {
      ...fees,
      tradeNo,
      merOrderNo: 'A-2',
      method: null,
      settleAmount: 800n,
      exceptionFee: 9n,
      source: { currency: 'EUR', amount: 700n },
    };
    const order = {
      ...fees,
      tradeNo,
      merOrderNo,
      method: 'CREDIT_CARD',
      settleAmount: 13_57n,
      source: { currency: 'EUR', amount: 12_34n },
    };
    const series = { merNo: MER_NO, currency: CURRENCY };
    const all = [
      { ...line(1), event: 'payment', subject: tradeNo, batchNo: '2026-0001', order },
      { ...line(2), event: 'refundHold', subject: refundNo, batchNo: '2026-0002', order: against },
      { ...line(3), event: 'chargeback', subject: chargebackNo, batchNo: '2026-0002', order: against },
      { ...line(4), event: 'correction', subject: `${tradeNo}/C-1`, batchNo: null, order: null },
      { ...line(5), event: 'deposit', subject: 'D-2', batchNo: null, order: null },
    ];
    const read = async (span: { after: number; through: number; batchedThrough: number }) =>
      Array.from(await store.listStatementLines({ ...series, ...span }));
    // Batches that were cut after the export was asked for are not in it.
    expect(await read({ after: 0, through: 5, batchedThrough: 3 })).toEqual(all);
    expect(await read({ after: 1, through: 2, batchedThrough: 3 })).toEqual([all[1]]);
    expect(await read({ after: 5, through: 9, batchedThrough: 9 })).toEqual([]);
  });
});
