import type { RecordedAnswer, Replay, ReplayReference } from '../../domain/orders/replay.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { recordedAnswer } from './recorded-answer.ts';
import { jsonOf } from '../engine/table.ts';
import { IDEMPOTENCY } from '../tables.ts';

const KEY_COLUMNS = { mer_no: 'int', operation: 'text', key: 'text' } as const;
const SAME_KEY = 'idempotency.mer_no = r.mer_no and idempotency.operation = r.operation and idempotency.key = r.key';

export async function findReplay(engine: Engine, { merNo, operation, key }: ReplayReference): Promise<Replay | null> {
  const [row] = await engine.find(
    `select ${IDEMPOTENCY.list()} from idempotency where mer_no = $1 and operation = $2 and key = $3`,
    [merNo, operation, key],
  );
  return row === undefined ? null : replayOf(row);
}

/** Finds the rows of several keys. */
export function findReplaysStatement(dialect: Dialect, keys: readonly ReplayReference[]): Statement {
  return {
    sql: `select ${IDEMPOTENCY.list('idempotency.')} from ${dialect.rows(KEY_COLUMNS)} join idempotency on ${SAME_KEY}`,
    params: [jsonOf(keys.map(encodeKey))],
  };
}

export function insertReplaysStatement(
  dialect: Dialect,
  replays: readonly (Replay & { createdAt: number })[],
  onConflict = '',
): Statement {
  return { sql: IDEMPOTENCY.insert(dialect, onConflict), params: [jsonOf(replays.map(IDEMPOTENCY.encode))] };
}

export function deleteReplaysStatement(dialect: Dialect, keys: readonly ReplayReference[]): Statement {
  return {
    sql: `delete from idempotency where (mer_no, operation, key) in (select r.mer_no, r.operation, r.key from ${dialect.rows(KEY_COLUMNS)})`,
    params: [jsonOf(keys.map(encodeKey))],
  };
}

/** The first response is kept. */
export function recordAnswersStatement(
  dialect: Dialect,
  answers: readonly (ReplayReference & { readonly answer: RecordedAnswer })[],
): Statement {
  return {
    sql: `update idempotency set answer = r.answer from ${dialect.rows({ ...KEY_COLUMNS, answer: 'text' })}
          where ${SAME_KEY} and idempotency.answer is null`,
    params: [jsonOf(answers.map((answer) => ({ ...encodeKey(answer), answer: recordedAnswer.encode(answer.answer) })))],
  };
}

export function replayOf(row: Parameters<typeof IDEMPOTENCY.decode>[0]): Replay {
  const { createdAt: _createdAt, ...replay } = IDEMPOTENCY.decode(row);
  return replay;
}

export function replayKey({ merNo, operation, key }: ReplayReference): string {
  return `${merNo} ${operation} ${key}`;
}

function encodeKey({ merNo, operation, key }: ReplayReference) {
  return { mer_no: merNo, operation, key };
}
