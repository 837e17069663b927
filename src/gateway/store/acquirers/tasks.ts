import type { FoundTask, Task, TaskKind, TaskSearch, TaskStore } from '../../domain/acquirers/task.ts';
import { leaveIfErased } from '../orders/after-erasure.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Param, Row, Transaction } from '../engine/engine.ts';
import { assignments, bigintOf, integerOf, jsonOf, textOf } from '../engine/table.ts';
import { CHANGES, TASKS } from './changes-table.ts';

export function createTaskStore(engine: Engine): TaskStore {
  const { dialect } = engine;
  return {
    async searchTasks(search) {
      const page = pageOf(search);
      const [rows = [], changes = [], payouts = []] = await engine.snapshot([
        { sql: `select ${TASKS.list()} ${page.from}`, params: page.params },
        { sql: changesOf(dialect, `(select acquirer, change_id ${page.from})`), params: page.params },
        { sql: payoutsOf(dialect, `(select mer_no, trade_no, kind ${page.from})`), params: page.params },
      ]);
      const found = complete(rows, { changes, payouts });
      const tasks = found.slice(0, search.limit);
      return { tasks, next: found.length > search.limit ? (tasks.at(-1)?.taskNo ?? null) : null };
    },

    async findTask(taskNo) {
      const from = 'from tasks where task_no = $1';
      const [rows = [], changes = [], payouts = []] = await engine.snapshot([
        { sql: `select ${TASKS.list()} ${from}`, params: [taskNo] },
        { sql: changesOf(dialect, `(select acquirer, change_id ${from})`), params: [taskNo] },
        { sql: payoutsOf(dialect, `(select mer_no, trade_no, kind ${from})`), params: [taskNo] },
      ]);
      const [found] = complete(rows, { changes, payouts });
      return found ?? null;
    },

    async countTasks(countMax) {
      const sql = `select count(*) as found from (select 1 as one from tasks where ended_at is null limit $1) counted`;
      const [row] = await engine.query(sql, [countMax + 1]);
      return integerOf(row?.['found']);
    },

    changeTask: (taskNo, decide) =>
      engine.transaction(async (transaction) => {
        await lockOrder(transaction, dialect, taskNo);
        const sql = `select ${TASKS.list()} from tasks where task_no = $1 ${dialect.forUpdate}`;
        const [row] = await transaction.query(sql, [taskNo]);
        if (row === undefined) return false;
        const task = TASKS.decode(row);
        const decided = decide(task);
        if (decided === null) return true;
        await transaction.all([
          {
            sql: `update tasks set ${assignments(TASKS, ['task_no'])} from ${dialect.rows(TASKS.columns)}
                  where tasks.task_no = r.task_no`,
            params: [jsonOf([TASKS.encode({ ...task, ...decided.task })])],
          },
          ...(task.tradeNo === null ? [] : [leaveIfErased(dialect, [{ merNo: task.merNo, tradeNo: task.tradeNo }])]),
          ...auditStatements(dialect, [decided.audit]),
        ]);
        return true;
      }),
  };
}

/**
 * An erasure of its payer's data waits, or is over: what is written then goes with the next run. The order comes before its task,
 * as in every erasure, so that the two never wait for one another in a ring.
 */
async function lockOrder(transaction: Transaction, { forUpdate }: Dialect, taskNo: string): Promise<void> {
  const ofTask = '(mer_no, trade_no) = (select t.mer_no, t.trade_no from tasks t where t.task_no = $1)';
  await transaction.query(`select 1 as found from orders where ${ofTask} ${forUpdate}`, [taskNo]);
}

function changesOf({ joinInOrder }: Dialect, tasks: string): string {
  return `select ${CHANGES.list('c.')} from ${tasks} t ${joinInOrder} acquirer_changes c
          on c.acquirer = t.acquirer and c.change_id = t.change_id`;
}

/** What should have been paid out. */
function payoutsOf({ joinInOrder }: Dialect, tasks: string): string {
  return `select o.trade_no, o.amount, o.currency from ${tasks} t ${joinInOrder} orders o
          on o.mer_no = t.mer_no and o.trade_no = t.trade_no where t.kind = '${'scheduledPayoutFailed' satisfies TaskKind}'`;
}

interface Beside {
  readonly changes: readonly Row[];
  readonly payouts: readonly Row[];
}

/** A task is written with its change; one without has none. */
function complete(rows: readonly Row[], { changes, payouts }: Beside): FoundTask[] {
  const byKey = new Map(changes.map((row) => CHANGES.decode(row)).map((change) => [keyOf(change), change]));
  const payoutOf = new Map(
    payouts.map((row) => [
      textOf(row['trade_no']),
      { amount: bigintOf(row['amount']), currency: textOf(row['currency']) },
    ]),
  );
  return rows.flatMap((row) => {
    const task = TASKS.decode(row);
    const change = byKey.get(keyOf(task));
    return change === undefined && task.changeId !== ''
      ? []
      : [{ ...task, change: change ?? null, payout: payoutOf.get(task.tradeNo ?? '') ?? null }];
  });
}

function keyOf({ acquirer, changeId }: Pick<Task, 'acquirer' | 'changeId'>): string {
  return `${acquirer}/${changeId}`;
}

/** Numbers begin with their time, so that the key lists by age. */
function pageOf({ isOpen, kind, acquirer, merNo, ownerId, after, limit }: TaskSearch) {
  const params: Param[] = [limit + 1];
  const param = (value: Param) => `$${params.push(value)}`;
  const conditions: string[] = [];
  if (isOpen !== null) conditions.push(`ended_at is ${isOpen ? '' : 'not '}null`);
  if (kind !== null) conditions.push(`kind = ${param(kind)}`);
  if (acquirer !== null) conditions.push(`acquirer = ${param(acquirer)}`);
  if (merNo !== null) conditions.push(`mer_no = ${param(merNo)}`);
  if (ownerId !== null) conditions.push(`owner_id = ${param(ownerId)}`);
  const isOldestFirst = isOpen === true;
  if (after !== null) conditions.push(`task_no ${isOldestFirst ? '>' : '<'} ${param(after)}`);
  const order = isOldestFirst ? 'task_no' : 'task_no desc';
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return { from: `from tasks ${where} order by ${order} limit $1`, params };
}
