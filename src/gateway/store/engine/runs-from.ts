import type { Transaction } from './engine.ts';
import { PUT_SETTING } from './put-setting.ts';

/** The oldest schema version that a program must know to run on this database. Programs read it when they start. */
const RUNS_FROM_SETTING = 'schemaRunsFrom';

/** Null if no program has written it. */
export async function readRunsFrom(query: Transaction['query']): Promise<number | null> {
  const [setting] = await query('select value from settings where name = $1', [RUNS_FROM_SETTING]);
  return setting === undefined ? null : Number(setting['value']);
}

/** It is never lowered: what older programs get wrong stays in the database. */
export async function raiseRunsFrom({ query }: Pick<Transaction, 'query'>, version: number): Promise<void> {
  const current = await readRunsFrom(query);
  if (current === null || current < version) await query(PUT_SETTING, [RUNS_FROM_SETTING, String(version)]);
}
