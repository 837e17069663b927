import type { ChannelCount, ChannelFiguresStore, ChannelSum } from '../../domain/acquirers/channel-figures.ts';
import { DEFAULT_ACQUIRER } from '../../domain/ledger/ledger.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integer, jsonOf, text } from '../engine/table.ts';
import { AGENDA } from '../tables.ts';

const COUNTS = defineTable<ChannelCount>('acquirer_minutes', {
  minute: integer(),
  acquirer: text(),
  operation: text(),
  method: text(),
  currency: text(),
  answer: text(),
  bucketMs: integer(),
  calls: integer(),
});

const SUMS = defineTable<ChannelSum>('acquirer_minutes', {
  acquirer: text(),
  operation: text(),
  method: text(),
  currency: text(),
  answer: text(),
  bucketMs: integer(),
  calls: integer(),
  lastMinute: integer(),
});

/** What a sum is by; with the minute it is the key. */
const GROUP = 'acquirer, operation, method, currency, answer, bucket_ms';
const KEY = `minute, ${GROUP}`;

/** Where nodes of the last release count. */
const OLD_KEY = 'minute, operation, answer, bucket_ms';

/** So many entries that are due next are looked at. The agenda has other tasks too, most of which are due later. */
const SCANNED_MAX = 5000;

export function createChannelFiguresStore(engine: Engine): ChannelFiguresStore {
  const { dialect } = engine;
  return {
    async addChannelCounts(counts) {
      if (counts.length === 0) return;
      // In the order of the key, so that nodes that write at the same time do not wait for each other in a circle.
      const sorted = counts.map(COUNTS.encode).toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
      const sql = COUNTS.insert(
        dialect,
        `on conflict (${KEY}) do update set calls = acquirer_minutes.calls + excluded.calls`,
      );
      await engine.execute(sql, [jsonOf(sorted)]);
    },

    async sumChannelCounts(since) {
      const rows = await engine.query(
        `select ${GROUP}, cast(sum(calls) as bigint) as calls, max(minute) as last_minute from (
           select ${KEY}, calls from acquirer_minutes where minute >= $1
           union all select minute, '${DEFAULT_ACQUIRER}', operation, '', '', answer, bucket_ms, calls
           from channel_minutes where minute >= $1
         ) counted group by ${GROUP}`,
        [since],
      );
      return rows.map(SUMS.decode);
    },

    async forgetChannelCounts({ before, limit }) {
      for (const [table, key] of [
        ['acquirer_minutes', KEY],
        ['channel_minutes', OLD_KEY],
      ] as const) {
        await engine.execute(
          `delete from ${table} where (${key}) in (select ${key} from ${table} where minute < $1 order by minute limit $2)`,
          [before, limit],
        );
      }
    },

    async listInquiries({ dueBy, limit }) {
      const rows = await engine.query(
        `select ${AGENDA.list()} from (
           select ${AGENDA.list()} from agenda where due_at <= $1 order by due_at limit ${SCANNED_MAX}
         ) due where task in ('inquire', 'inquireRefund') and tries > 0 order by due_at limit $2`,
        [dueBy, limit],
      );
      return rows.map(AGENDA.decode);
    },
  };
}

function keyOf(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(KEY.split(', ').map((column) => row[column]));
}
