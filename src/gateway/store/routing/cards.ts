import type { CardRange } from '../../domain/routing/card-ranges.ts';
import type { CardTableStore } from '../../domain/routing/routing-store.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integerOf, jsonOf, nullable, text } from '../engine/table.ts';

const RANGES = defineTable<CardRange>('card_ranges', {
  first: text(),
  last: text(),
  country: text(),
  region: nullable(text()),
});

/** So many rows in a statement. */
const BLOCK = 5000;

export function createCardTableStore(engine: Engine): CardTableStore {
  const { dialect } = engine;
  return {
    async readCardTable({ after, limit }) {
      const [[head] = [], rows = []] = await engine.snapshot([
        {
          sql: `select (select version from card_tables where name = 'cards') as version,
                  (select changed_at from card_tables where name = 'cards') as changed_at,
                  (select count(*) from card_ranges) as ranges`,
          params: [],
        },
        {
          sql: `select ${RANGES.list()} from card_ranges where first > $1 order by first limit $2`,
          params: [after ?? '', limit],
        },
      ]);
      return {
        version: head?.['version'] === null ? 0 : integerOf(head?.['version']),
        changedAt: head?.['changed_at'] === null ? null : integerOf(head?.['changed_at']),
        count: integerOf(head?.['ranges']),
        ranges: rows.map(RANGES.decode),
      };
    },

    async listCardRanges() {
      return (await engine.query(`select ${RANGES.list()} from card_ranges order by first`)).map(RANGES.decode);
    },

    putCardTable: ({ version, ranges, at }, audit) =>
      engine.transaction(async (transaction) => {
        await transaction.all([dialect.lock('routing')]);
        const [found] = await transaction.query("select version from card_tables where name = 'cards'");
        if ((found === undefined ? 0 : integerOf(found['version'])) !== version) return 'conflict';
        await transaction.query('delete from card_ranges');
        for (let first = 0; first < ranges.length; first += BLOCK) {
          const rows = ranges.slice(first, first + BLOCK).map(RANGES.encode);
          await transaction.query(RANGES.insert(dialect), [jsonOf(rows)]);
        }
        await transaction.query(
          `insert into card_tables (name, version, changed_at) values ('cards', $1, $2)
           on conflict (name) do update set version = excluded.version, changed_at = excluded.changed_at`,
          [version + 1, at],
        );
        await transaction.all(auditStatements(dialect, [audit]));
        return 'put';
      }),
  };
}
