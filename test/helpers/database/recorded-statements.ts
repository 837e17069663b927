import type { Engine, Statement } from '../../../src/gateway/store/engine/engine.ts';

export interface RecordedStatement extends Statement {
  /** Its plan is made anew each time, and may read whole tables. */
  readonly isSnapshot: boolean;
}

/** An engine that notes what is read and written through it. */
export function recording(engine: Engine, statements: RecordedStatement[]): Engine {
  const note = (sql: string, params: Statement['params'] = [], isSnapshot = false) =>
    statements.push({ sql, params, isSnapshot });
  const noted =
    (run: Engine['query']): Engine['query'] =>
    (sql, params) => {
      note(sql, params);
      return run(sql, params);
    };
  return {
    ...engine,
    find: noted(engine.find),
    query: noted(engine.query),
    execute: noted(engine.execute),
    snapshot: (all, options) => {
      for (const { sql, params } of all) note(sql, params, true);
      return engine.snapshot(all, options);
    },
    transaction: (run) =>
      engine.transaction((transaction) =>
        run({
          query: noted(transaction.query),
          all: (all) => {
            for (const { sql, params } of all) note(sql, params);
            return transaction.all(all);
          },
        }),
      ),
  };
}
