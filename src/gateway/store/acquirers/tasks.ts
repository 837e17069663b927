import type { TaskSearch, TaskStore } from '../../domain/acquirers/task.ts';
import { leaveIfErased } from '../orders/after-erasure.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Param } from '../engine/engine.ts';
import { assignments, integerOf, jsonOf } from '../engine/table.ts';
import { CHANGES, TASKS } from './changes-table.ts';

export function createTaskStore(engine: Engine): TaskStore {
  const { dialect } = engine;
  return {
    async searchTasks(search) {
      const { sql, params } = searchStatement(search);
      const found = (await engine.query(sql, params)).map(TASKS.decode);
      const tasks = found.slice(0, search.limit);
      return { tasks, next: found.length > search.limit ? (tasks.at(-1)?.taskNo ?? null) : null };
    },

    async findTask(taskNo) {
      const [tasks = [], changes = []] = await engine.snapshot([
        { sql: `select ${TASKS.list()} from tasks where task_no = $1`, params: [taskNo] },
        {
          sql: `select ${CHANGES.list('c.')} from tasks t ${dialect.joinInOrder} acquirer_changes c
                on c.acquirer = t.acquirer and c.change_id = t.change_id where t.task_no = $1`,
          params: [taskNo],
        },
      ]);
      const [task] = tasks.map(TASKS.decode);
      const [change] = changes.map(CHANGES.decode);
      return task === undefined || change === undefined ? null : { task, change };
    },

    async listTasks({ merNo, tradeNo }) {
      const sql = `select ${TASKS.list()} from tasks where mer_no = $1 and trade_no = $2 order by task_no`;
      return (await engine.query(sql, [merNo, tradeNo])).map(TASKS.decode);
    },

    async countTasks(countMax) {
      const open = 'from tasks where ended_at is null';
      const [counted = [], oldest = []] = await engine.snapshot([
        { sql: `select count(*) as found from (select 1 as one ${open} limit $1) counted`, params: [countMax + 1] },
        { sql: `select created_at ${open} order by task_no limit 1`, params: [] },
      ]);
      const [first] = oldest;
      return {
        open: integerOf(counted[0]?.['found']),
        oldestAt: first === undefined ? null : integerOf(first['created_at']),
      };
    },

    changeTask: (taskNo, decide) =>
      engine.transaction(async (transaction) => {
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

/** Numbers begin with their time, so that the key lists by age. */
function searchStatement({ isOpen, kind, acquirer, ownerId, after, limit }: TaskSearch) {
  const params: Param[] = [limit + 1];
  const param = (value: Param) => `$${params.push(value)}`;
  const conditions: string[] = [];
  if (isOpen !== null) conditions.push(`ended_at is ${isOpen ? '' : 'not '}null`);
  if (kind !== null) conditions.push(`kind = ${param(kind)}`);
  if (acquirer !== null) conditions.push(`acquirer = ${param(acquirer)}`);
  if (ownerId !== null) conditions.push(`owner_id = ${param(ownerId)}`);
  const isOldestFirst = isOpen === true;
  if (after !== null) conditions.push(`task_no ${isOldestFirst ? '>' : '<'} ${param(after)}`);
  const order = isOldestFirst ? 'task_no' : 'task_no desc';
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const sql = `select ${TASKS.list()} from tasks ${where} order by ${order} limit $1`;
  return { sql, params };
}
