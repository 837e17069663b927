import type { OldRows, RetentionStore } from '../../domain/payers/retention.ts';
import type { Engine, Param, Row, Statement, Transaction } from '../engine/engine.ts';
import { eraseLocked } from './erase-orders.ts';
import { hasOpenResend, isOrderFree } from '../orders/in-use.ts';
import { ORDER_STATE } from '../states.ts';
import { jsonOf, textOf } from '../engine/table.ts';

// Rows that have been kept long enough, a bounded number at a time. They are found by their numbers, which sort by time, and
// removed only if nothing needs them: a notification that has not been delivered, a refund in progress, a dispute.

type Kind = OldRows['kind'];

const SOURCES: Readonly<Record<Kind, { table: string; column: string; free: string; open?: string }>> = {
  notifications: {
    table: 'notifications',
    column: 'notification_id',
    free: `t.state <> 'due' and not ${hasOpenResend('t')}`,
    open: "t.payload <> '{}'",
  },
  idempotency: {
    table: 'idempotency',
    column: 'subject',
    free: `not exists (
      select 1 from orders o where o.mer_no = t.mer_no and o.trade_no = t.subject and o.state = ${ORDER_STATE.processing}
    )`,
  },
  payerData: { table: 'order_details', column: 'trade_no', free: isOrderFree('t.mer_no', 't.trade_no') },
};

export async function findOldRows(
  engine: Engine,
  { kind, merNo, after, before, limit }: Parameters<RetentionStore['findOldRows']>[0],
): ReturnType<RetentionStore['findOldRows']> {
  const { table, column, free, open = 'true' } = SOURCES[kind];
  const rows = await engine.query(
    `select t.${column} as number, case when ${free} then 1 else 0 end as free from ${table} t
     where t.mer_no = $1 and t.${column} > $2 and t.${column} < $3 and ${open} order by t.${column} limit $4`,
    [merNo, after, before, limit],
  );
  return rows.map((row) => ({ number: textOf(row['number']), free: row['free'] === 1n }));
}

export async function removeOldRows(
  engine: Engine,
  { kind, merNo, numbers, through, ...personal }: Parameters<RetentionStore['removeOldRows']>[0],
): Promise<string[]> {
  return engine.transaction(async (transaction) => {
    const removed =
      kind === 'payerData'
        ? [...(await eraseLocked(engine, transaction, { merNo, tradeNos: numbers, ...personal }))]
            .filter(([, outcome]) => outcome !== 'waiting')
            .map(([tradeNo]) => tradeNo)
        : await REMOVERS[kind](engine, transaction, { merNo, numbers });
    const gone = new Set(removed);
    const left = numbers.filter((number) => !gone.has(number));
    await transaction.all(progressStatements(engine, { kind, merNo, through, removed, left }));
    return removed;
  });
}

interface Batch {
  readonly merNo: number;
  readonly numbers: readonly string[];
}

const keysOf = (column: string, { merNo, numbers }: Batch): Param =>
  jsonOf(numbers.map((number) => ({ mer_no: merNo, [column]: number })));

const REMOVERS = { notifications: removeBodies, idempotency: removeKeys } as const;

/**
 * Locked first, in a statement of its own: a resend requested meanwhile has locked the notification, and is seen by the next
 * statement. One that is due is not locked: whoever delivers it would skip it.
 */
async function removeBodies({ dialect }: Engine, transaction: Transaction, batch: Batch): Promise<string[]> {
  const rows = dialect.rows({ mer_no: 'int', notification_id: 'text' });
  const keys = `select r.mer_no, r.notification_id from ${rows}`;
  const locked = await transaction.query(
    `select n.notification_id from notifications n where (n.mer_no, n.notification_id) in (${keys}) and n.state <> 'due'
     order by n.mer_no, n.notification_id ${dialect.forUpdate}`,
    [keysOf('notification_id', batch)],
  );
  const removed = await transaction.query(
    `update notifications set payload = '{}', last_answer = '', last_answer_headers = null
     where (mer_no, notification_id) in (${keys}) and not ${hasOpenResend('notifications')}
     returning notification_id`,
    [keysOf('notification_id', { ...batch, numbers: numbersIn(locked) })],
  );
  const numbers = numbersIn(removed);
  const params = [keysOf('notification_id', { ...batch, numbers })];
  await transaction.all(
    ['delivery_attempts', 'delivery_resends'].map((table) => ({
      sql: `delete from ${table} where (mer_no, notification_id) in (${keys})`,
      params,
    })),
  );
  return numbers;
}

function numbersIn(rows: readonly Row[]): string[] {
  return rows.map((row) => textOf(row['notification_id']));
}

async function removeKeys({ dialect }: Engine, transaction: Transaction, batch: Batch): Promise<string[]> {
  const rows = dialect.rows({ mer_no: 'int', subject: 'text' });
  const removed = await transaction.query(
    `delete from idempotency where (mer_no, subject) in (select r.mer_no, r.subject from ${rows}) and not exists (
       select 1 from orders o where o.mer_no = idempotency.mer_no and o.trade_no = idempotency.subject
       and o.state = ${ORDER_STATE.processing}
     ) returning subject`,
    [keysOf('subject', batch)],
  );
  return removed.map((row) => textOf(row['subject']));
}

interface Progress {
  readonly kind: Kind;
  readonly merNo: number;
  readonly through: string | null;
  readonly removed: readonly string[];
  readonly left: readonly string[];
}

function progressStatements({ dialect }: Engine, progress: Progress): Statement[] {
  const { kind, merNo, through, removed, left } = progress;
  const rows = dialect.rows({ mer_no: 'int', subject: 'text' });
  const moved = {
    sql: `insert into retention_progress (mer_no, kind, through) values ($1, $2, $3)
          on conflict (mer_no, kind) do update set through = excluded.through
          where excluded.through > retention_progress.through`,
    params: [merNo, kind, through],
  };
  const kept = {
    sql: `insert into retention_left (mer_no, kind, subject) select r.mer_no, $2, r.subject from ${rows} where true
          on conflict do nothing`,
    params: [keysOf('subject', { merNo, numbers: left }), kind],
  };
  const forgotten = {
    sql: `delete from retention_left where kind = $2 and (mer_no, subject) in (select r.mer_no, r.subject from ${rows})`,
    params: [keysOf('subject', { merNo, numbers: removed }), kind],
  };
  return [
    ...(through === null ? [] : [moved]),
    ...(left.length === 0 ? [] : [kept]),
    // Only a number that is behind the progress can have been left.
    ...(through !== null || removed.length === 0 ? [] : [forgotten]),
  ];
}
