import { DECLINE_DIMENSIONS } from '../../domain/orders/declines.ts';
import type { DeclineChange, DeclineStore } from '../../domain/orders/declines.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Row, Statement } from '../engine/engine.ts';
import { integerOf, jsonOf, textOf } from '../engine/table.ts';

const COLUMNS = {
  mer_no: 'int',
  dimension: 'int',
  day: 'int',
  value: 'text',
  ended: 'int',
  declined: 'int',
  expired: 'int',
} as const;
const COUNTS = ['ended', 'declined', 'expired'] as const;
const ADD = COUNTS.map((column) => `${column} = decline_days.${column} + excluded.${column}`).join(', ');

/** In the order of the key, so that two steps never wait for each other in a circle. */
export function declineStatements(dialect: Dialect, changes: readonly DeclineChange[]): Statement[] {
  if (changes.length === 0) return [];
  const sums = new Map<string, Record<keyof typeof COLUMNS, number | string>>();
  for (const { merNo, dimension, day, value, ended, declined, expired } of changes) {
    const key = JSON.stringify([merNo, dimension, day, value]);
    const sum = sums.get(key);
    sums.set(key, {
      mer_no: merNo,
      dimension: DECLINE_DIMENSIONS[dimension],
      day,
      value,
      ended: Number(sum?.ended ?? 0) + ended,
      declined: Number(sum?.declined ?? 0) + declined,
      expired: Number(sum?.expired ?? 0) + expired,
    });
  }
  const names = Object.keys(COLUMNS);
  return [
    {
      sql: `insert into decline_days (${names.join(', ')})
            select ${names.map((name) => `r.${name}`).join(', ')} from ${dialect.rows(COLUMNS)} where true
            on conflict (mer_no, dimension, day, value) do update set ${ADD}`,
      params: [jsonOf([...sums.values()])],
    },
  ];
}

export function createDeclineStore(engine: Engine): DeclineStore {
  return {
    async sumDeclines({ merNo, from, to }) {
      const rows = await engine.query(
        `select day, ${COUNTS.map((name) => `cast(sum(${name}) as bigint) as ${name}`).join(', ')} from decline_days
         where mer_no = $1 and dimension = ${DECLINE_DIMENSIONS.method} and day between $2 and $3 group by day`,
        [merNo, from, to],
      );
      return rows.map((row) => ({ day: integerOf(row['day']), ...countsIn(row, '') }));
    },
    listDeclines: (query) => listDeclines(engine, query),
  };
}

function sumOf(name: string, condition: string, as: string): string {
  return `cast(sum(case when ${condition} then ${name} else 0 end) as bigint) as ${as}${name}`;
}

async function listDeclines(
  engine: Engine,
  { merNo, dimension, from, since, to, limit }: Parameters<DeclineStore['listDeclines']>[0],
): ReturnType<DeclineStore['listDeclines']> {
  const sums = COUNTS.flatMap((name) => [sumOf(name, 'day >= $3', ''), sumOf(name, 'day < $3', 'before_')]);
  const place = [merNo, DECLINE_DIMENSIONS[dimension]];
  const rows = await engine.query(
    `select value, ${sums.join(', ')} from decline_days
     where mer_no = $1 and dimension = $2 and day >= $4 and day <= $5
     group by value having sum(case when day >= $3 then declined else 0 end) > 0
     order by declined desc, value limit $6`,
    [...place, since, from, to, limit],
  );
  const values = rows.map((row) => textOf(row['value']));
  const days =
    values.length === 0
      ? []
      : await engine.query(
          `select d.value, d.day, d.declined from decline_days d
           where d.mer_no = $2 and d.dimension = $3 and d.day >= $4 and d.day <= $5 and d.declined > 0
           and d.value in (select r.value from ${engine.dialect.rows({ value: 'text' })})`,
          [jsonOf(values.map((value) => ({ value }))), ...place, since, to],
        );
  const daily = Map.groupBy(days, (row) => textOf(row['value']));
  return rows.map((row) => ({
    value: textOf(row['value']),
    now: countsIn(row, ''),
    before: countsIn(row, 'before_'),
    daily: new Map(
      (daily.get(textOf(row['value'])) ?? []).map((one) => [integerOf(one['day']), integerOf(one['declined'])]),
    ),
  }));
}

function countsIn(row: Row, prefix: '' | 'before_') {
  const count = (name: (typeof COUNTS)[number]) => integerOf(row[prefix + name]);
  return { ended: count('ended'), declined: count('declined'), expired: count('expired') };
}
