import { expect, it } from 'vitest';
import { POSTGRES, SQLITE } from '../../../src/gateway/store/engine/dialect.ts';
import { readMigrations } from '../../../src/gateway/store/engine/read-migrations.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { MER_NO, newNumber } from '../../helpers/database/store-records.ts';

// A database as version 10 left it: with a debt beside money, orders listed by the number of their newest refund, and an
// agenda that collects debts.

async function makeVersion10(where: Place): Promise<void> {
  const dialect = where.databaseUrl === null ? SQLITE : POSTGRES;
  const statements = readMigrations()
    .filter(({ version }) => version <= 10)
    .flatMap((migration) => migration.statements.flatMap((statement) => dialect.expandMigration(statement)));
  await runSql(
    where,
    'create table schema_migrations (version bigint not null primary key, name text not null, applied_at bigint not null)',
  );
  for (const sql of statements) await runSql(where, sql);
  await runSql(where, "insert into schema_migrations (version, name, applied_at) values (10, 'chain_receipts', 5)");
}

const orderColumns = `mer_no, trade_no, mer_order_no, kind, method, currency, amount, settlement_currency, settle_amount,
  created_at, day, state, listed_state, finished_at, settle, margin_status, refunded, refunded_settle`;

/** A paid order of 10.00, listed as version 10 listed it. */
const orderRow = (tradeNo: string, { listed, refunded }: { listed: number; refunded: number }) =>
  `(${MER_NO}, '${tradeNo}', 'M-${tradeNo}', 'payment', 'CREDIT_CARD', 'USD', 1000, 'USD', 1000, 1, 7, 3, ${listed}, 2, 1, 1, ${refunded}, ${refunded})`;

const refundColumns = `mer_no, refund_no, trade_no, mer_order_no, state, amount, currency, settle_amount, settlement_currency, fee,
  from_pending, from_available, from_margin, remark, message, created_at, finished_at`;

const refundRow = (tradeNo: string, refundNo: string, state: number) =>
  `(${MER_NO}, '${refundNo}', '${tradeNo}', 'M-${tradeNo}', ${state}, 100, 'USD', 100, 'USD', 0, 0, 100, 0, '', '', 1, ${state === 4 ? 'null' : '2'})`;

const post = (subject: string, event: string, move: { from: string; to: string; amount: number }) =>
  `insert into postings (mer_no, subject, event, line, from_account, to_account, currency, amount, at)
   values (${MER_NO}, '${subject}', '${event}', 1, '${move.from}', '${move.to}', 'USD', ${move.amount}, 2)`;

describeOnBothEngines('a database of version 10', ({ open, place }) => {
  it('has its debts paid, its refunds counted and its orders listed by the rule that holds now', async () => {
    const where = await place();
    await makeVersion10(where);
    // As listed then: by the newest number, failed or not. The last order never had a refund.
    const [failed, done, mixed, plain] = [1, 2, 3, 4].map((hour) => newNumber('order', hour * 3_600_000)) as [
      string,
      string,
      string,
      string,
    ];
    const orders = [
      orderRow(failed, { listed: 5, refunded: 0 }),
      orderRow(done, { listed: 5, refunded: 100 }),
      orderRow(mixed, { listed: 6, refunded: 200 }),
      orderRow(plain, { listed: 3, refunded: 0 }),
    ];
    const refunds = [
      [failed, 'RF1', 5],
      [done, 'RF2', 6],
      [done, 'RF3', 5],
      [mixed, 'RF4', 4],
      [mixed, 'RF5', 6],
    ] as const;
    await runSql(where, `insert into orders (${orderColumns}) values ${orders.join(', ')}`);
    const rows = refunds.map(([tradeNo, refundNo, state]) => refundRow(tradeNo, refundNo, state));
    await runSql(where, `insert into refunds (${refundColumns}) values ${rows.join(', ')}`);
    await runSql(
      where,
      `insert into day_totals values (${MER_NO}, 7, 'payment', 5, 1, 'USD', 'USD', 2, 2000, 2000),
       (${MER_NO}, 7, 'payment', 6, 1, 'USD', 'USD', 1, 1000, 1000), (${MER_NO}, 7, 'payment', 3, 1, 'USD', 'USD', 1, 1000, 1000)`,
    );
    for (const tradeNo of [failed, done, mixed, plain]) {
      await runSql(where, post(tradeNo, 'payment', { from: 'channel', to: 'available', amount: 1000 }));
    }
    for (const [, refundNo, state] of refunds) {
      const hold = { from: 'available', to: 'refundHold', amount: 100 };
      await runSql(where, post(refundNo, 'refundHold', hold));
      if (state === 5)
        await runSql(where, post(refundNo, 'refundReturn', { from: 'refundHold', to: 'available', amount: 100 }));
      if (state === 6)
        await runSql(where, post(refundNo, 'refund', { from: 'refundHold', to: 'channel', amount: 100 }));
    }
    await runSql(where, post('CB1', 'chargeback', { from: 'debt', to: 'fees', amount: 700 }));
    await runSql(
      where,
      `insert into balances (mer_no, currency, available, refund_hold, debt, fees, channel)
       values (${MER_NO}, 'USD', 3700, 100, -700, 700, -3800)`,
    );
    await runSql(
      where,
      `insert into agenda (mer_no, task, subject, trade_no, due_at, tries) values (${MER_NO}, 'collectDebt', 'CB1', '${plain}', 1, 0)`,
    );

    const store = await open(where);
    expect(await store.findBalance(MER_NO, 'USD')).toMatchObject({ available: 3000n, debt: 0n, channel: -3800n });
    const listed = await Promise.all(
      [failed, done, mixed, plain].map(
        async (tradeNo) => (await store.findOrder({ merNo: MER_NO, tradeNo }))?.listedState,
      ),
    );
    expect(listed).toEqual(['succeeded', 'refunded', 'refunded', 'succeeded']);
    const counted = await store.listRefunds({ merNo: MER_NO, tradeNo: done });
    expect(counted.map(({ refundNo, sequence }) => [refundNo, sequence])).toEqual([
      ['RF2', 1],
      ['RF3', 2],
    ]);
    expect((await store.verifyLedger()).problems).toEqual([]);
    const claimed = await store.claimAgenda({ holder: 'a', now: 10, leaseMs: 1, limit: 10 });
    expect(claimed).toMatchObject([{ task: 'checkDebt', subject: 'CB1' }]);
  });

  it('keeps what a merchant still owes if its money does not cover it', async () => {
    const where = await place();
    await makeVersion10(where);
    await runSql(where, post('CB1', 'chargeback', { from: 'debt', to: 'fees', amount: 700 }));
    await runSql(where, post('D1', 'deposit', { from: 'channel', to: 'available', amount: 300 }));
    await runSql(
      where,
      `insert into balances (mer_no, currency, available, debt, fees, channel) values (${MER_NO}, 'USD', 300, -700, 700, -300)`,
    );
    const store = await open(where);
    expect(await store.findBalance(MER_NO, 'USD')).toMatchObject({ available: 0n, debt: -400n, fees: 700n });
    expect((await store.verifyLedger()).problems).toEqual([]);
  });
});
