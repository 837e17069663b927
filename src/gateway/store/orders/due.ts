import { CALL_TASKS } from '../../domain/orders/agenda.ts';
import { DUE_TASKS } from '../../domain/orders/due.ts';
import type { DueOrder, DuePlace, DueStore, DueSum, DueTask } from '../../domain/orders/due.ts';
import type { Engine, Row } from '../engine/engine.ts';
import { bigintOf, integerOf, textOf } from '../engine/table.ts';
import { wideSum, wideSumOf } from '../engine/wide-sum.ts';

/** The column of an order that each of these tasks makes available. */
const DUE_AMOUNTS = { settle: 'unsettled', releaseMargin: 'margin_held' } as const satisfies Record<DueTask, string>;
const QUARTER_HOUR_MS = 900_000;

export function createDueStore(engine: Engine): DueStore {
  return {
    sumDue: (query) => sumDue(engine, query),
    sumDueOfAll: (query) => sumDueOfAll(engine, query),
    listDueOrders: (query) => listDueOrders(engine, query),
  };
}

/** By the key, whose subjects are trade numbers and sort by time: no index is needed that every payment would have to keep. */
async function sumDue(
  { dialect, snapshot }: Engine,
  { merNo, limit }: Parameters<DueStore['sumDue']>[0],
): Promise<DueSum[]> {
  const found = await snapshot(
    DUE_TASKS.map((task) => ({
      sql: `select a.due_at / ${QUARTER_HOUR_MS} as quarter, o.settlement_currency as currency, ${sums(task)}
            from (select trade_no, due_at from agenda where mer_no = $1 and task = $2 order by subject limit $3) a
            ${dialect.joinInOrder} orders o on o.mer_no = $1 and o.trade_no = a.trade_no
            group by a.due_at / ${QUARTER_HOUR_MS}, o.settlement_currency`,
      params: [merNo, task, limit],
    })),
  );
  return DUE_TASKS.flatMap((task, index) => (found[index] ?? []).map((row) => sumOf(row, { merNo, task })));
}

/** By time: the index of the books has little else in it. Its condition stands here word for word, so that both engines take it. */
async function sumDueOfAll(
  { dialect, snapshot }: Engine,
  { from, to, limit }: Parameters<DueStore['sumDueOfAll']>[0],
): Promise<DueSum[]> {
  const next = `select mer_no, task, trade_no, due_at from agenda
    where task not in (${inList(CALL_TASKS)}) and task in (${inList(DUE_TASKS)}) and due_at >= $1 and due_at < $2
    order by due_at limit $3`;
  const found = await snapshot(
    DUE_TASKS.map((task) => ({
      sql: `select a.mer_no, a.due_at / ${QUARTER_HOUR_MS} as quarter, o.settlement_currency as currency, ${sums(task)}
            from (${next}) a ${dialect.joinInOrder} orders o on o.mer_no = a.mer_no and o.trade_no = a.trade_no
            where a.task = '${task}'
            group by a.mer_no, a.due_at / ${QUARTER_HOUR_MS}, o.settlement_currency`,
      params: [from, to, limit],
    })),
  );
  return DUE_TASKS.flatMap((task, index) =>
    (found[index] ?? []).map((row) => sumOf(row, { merNo: integerOf(row['mer_no']), task })),
  );
}

function inList(tasks: readonly string[]): string {
  return tasks.map((task) => `'${task}'`).join(', ');
}

function sums(task: DueTask): string {
  const column = DUE_AMOUNTS[task];
  return `${wideSum(column)}, count(nullif(${column}, 0)) as orders, count(*) as scanned`;
}

function sumOf(row: Row, { merNo, task }: Pick<DueSum, 'merNo' | 'task'>): DueSum {
  return {
    merNo,
    task,
    quarter: integerOf(row['quarter']),
    currency: textOf(row['currency']),
    amount: wideSumOf(row, DUE_AMOUNTS[task]),
    orders: integerOf(row['orders']),
    scanned: integerOf(row['scanned']),
  };
}

async function listDueOrders(
  engine: Engine,
  { after, limit, ...query }: Parameters<DueStore['listDueOrders']>[0],
): Promise<{ orders: DueOrder[]; next: DuePlace | null }> {
  const orders: DueOrder[] = [];
  const tasks = after === null ? DUE_TASKS : DUE_TASKS.slice(DUE_TASKS.indexOf(after.task));
  for (const task of tasks) {
    const begin = after?.task === task ? after.tradeNo : '';
    const left = limit - orders.length;
    const { found, scannedTo } = await findDue(engine, { ...query, task, begin, limit: left + 1 });
    orders.push(...found.slice(0, left));
    const last = orders.at(-1);
    if (found.length > left) return { orders, next: last ?? { task, tradeNo: begin } };
    if (scannedTo !== null) return { orders, next: { task, tradeNo: scannedTo } };
  }
  return { orders, next: null };
}

interface Looking extends Omit<Parameters<DueStore['listDueOrders']>[0], 'after'> {
  readonly task: DueTask;
  readonly begin: string;
}

/** By the key as well; `scannedTo` is where it stopped, if it did not come to the end. */
async function findDue({ dialect, snapshot }: Engine, looking: Looking) {
  const { merNo, currency, from, to, scanMax, limit, task, begin } = looking;
  const column = DUE_AMOUNTS[task];
  const scanned = `select subject, trade_no, due_at from agenda where mer_no = $1 and task = $2 and subject > $3 order by subject limit $4`;
  const [rows = [], [end] = []] = await snapshot([
    {
      sql: `select a.subject, a.due_at, o.trade_no, o.mer_order_no, o.${column} as amount
            from (${scanned}) a ${dialect.joinInOrder} orders o on o.mer_no = $1 and o.trade_no = a.trade_no
            where a.due_at >= $5 and a.due_at < $6 and o.settlement_currency = $7 and o.${column} <> 0
            order by a.subject limit $8`,
      params: [merNo, task, begin, scanMax, from, to, currency, limit],
    },
    {
      sql: `select count(*) as scanned, max(subject) as last from (${scanned}) a`,
      params: [merNo, task, begin, scanMax],
    },
  ]);
  const found = rows.map((row) => ({
    task,
    tradeNo: textOf(row['trade_no']),
    merOrderNo: textOf(row['mer_order_no']),
    dueAt: integerOf(row['due_at']),
    amount: bigintOf(row['amount']),
  }));
  const isAll = end === undefined || integerOf(end['scanned']) < scanMax;
  return { found, scannedTo: isAll ? null : textOf(end['last']) };
}
