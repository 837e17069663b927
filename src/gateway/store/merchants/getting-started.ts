import { KEY_USE_SLOTS, TESTED_ADDRESSES_MAX } from '../../domain/merchants/getting-started.ts';
import type { EndpointTest, GettingStartedStore, KeyUse, StatedFact } from '../../domain/merchants/getting-started.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Dialect } from '../engine/dialect.ts';
import type { Engine, Statement } from '../engine/engine.ts';
import { ORDER_STATE } from '../states.ts';
import { defineTable, integer, integerOf, jsonOf, text, textOf } from '../engine/table.ts';
import type { Codec } from '../engine/table.ts';

const flag: Codec<boolean> = {
  type: 'int',
  encode: (value) => Number(value),
  decode: (stored) => integerOf(stored) === 1,
};

const checksCodec: Codec<EndpointTest['checks']> = {
  type: 'text',
  encode: (checks) => jsonOf(checks),
  decode: (stored) => JSON.parse(textOf(stored)) as EndpointTest['checks'],
};

const FACTS = defineTable<StatedFact & { merNo: number }>('merchant_facts', {
  merNo: integer(),
  fact: text(),
  at: integer(),
});

const USES = defineTable<KeyUse & { slot: number }>('key_uses', {
  merNo: integer(),
  secretNo: text(),
  slot: integer(),
  address: text(),
  agent: text(),
  usedAt: integer(),
});

const TESTS = defineTable<EndpointTest>('endpoint_tests', {
  merNo: integer(),
  address: text(),
  testedAt: integer(),
  passed: flag,
  checks: checksCodec,
});

const LATEST_USE = `on conflict (mer_no, secret_no, slot) do update
  set address = excluded.address, agent = excluded.agent, used_at = excluded.used_at
  where excluded.used_at >= key_uses.used_at`;

/** A merchant's first orders; behind so many that failed, a day's total still tells that one succeeded. */
const SCANNED_MAX = 1000;

export function createGettingStartedStore(engine: Engine): GettingStartedStore {
  const { dialect } = engine;
  return {
    async noteKeyUses(uses) {
      if (uses.length === 0) return;
      await engine.execute(USES.insert(dialect, LATEST_USE), [jsonOf(latestBySlot(uses).map(USES.encode))]);
    },

    async listKeyUses(merNo) {
      const sql = `select ${USES.list()} from key_uses where mer_no = $1 order by used_at desc, slot`;
      return (await engine.query(sql, [merNo])).map(USES.decode).map(({ slot: _slot, ...use }) => use);
    },

    async listFacts(merNo) {
      const sql = `select ${FACTS.list()} from merchant_facts where mer_no = $1`;
      return (await engine.query(sql, [merNo])).map(FACTS.decode).map(({ fact, at }) => ({ fact, at }));
    },

    async recordEndpointTest(test, audit) {
      const { merNo, passed, testedAt: at } = test;
      const replaced =
        'on conflict (mer_no, address) do update set tested_at = excluded.tested_at, passed = excluded.passed, checks = excluded.checks';
      await engine.transaction(async (transaction) => {
        await transaction.all([
          { sql: TESTS.insert(dialect, replaced), params: [jsonOf([TESTS.encode(test)])] },
          {
            sql: `delete from endpoint_tests where mer_no = $1 and address not in (
                    select address from endpoint_tests where mer_no = $1 order by tested_at desc, address limit $2
                  )`,
            params: [merNo, TESTED_ADDRESSES_MAX],
          },
          ...(passed ? [factsStatement(dialect, merNo, [{ fact: 'notificationTested', at }])] : []),
          ...auditStatements(dialect, [audit]),
        ]);
      });
    },

    async listEndpointTests(merNo) {
      const sql = `select ${TESTS.list()} from endpoint_tests where mer_no = $1 order by tested_at desc, address`;
      return (await engine.query(sql, [merNo])).map(TESTS.decode);
    },

    async findFirstSale(merNo) {
      const [total] = await engine.query(
        `select day from day_totals where mer_no = $1 and kind = 'payment' and state >= ${ORDER_STATE.succeeded} and n > 0
         order by day limit 1`,
        [merNo],
      );
      if (total === undefined) return null;
      const [order] = await engine.query(
        `select trade_no, finished_at from (
           select trade_no, finished_at, kind, state from orders where mer_no = $1 order by trade_no limit ${SCANNED_MAX}
         ) first where kind = 'payment' and state = ${ORDER_STATE.succeeded} order by trade_no limit 1`,
        [merNo],
      );
      if (order === undefined) return { tradeNo: null, at: null };
      return { tradeNo: textOf(order['trade_no']), at: integerOf(order['finished_at']) };
    },
  };
}

/** The latest of each fact counts. */
export function factsStatement(dialect: Dialect, merNo: number, facts: readonly StatedFact[]): Statement {
  const sql = FACTS.insert(dialect, 'on conflict (mer_no, fact) do update set at = excluded.at');
  return { sql, params: [jsonOf(facts.map((fact) => FACTS.encode({ ...fact, merNo })))] };
}

/** In the order of the key, so that nodes that write at the same time do not wait for each other in a circle. */
function latestBySlot(uses: readonly KeyUse[]): (KeyUse & { slot: number })[] {
  const latest = new Map<string, KeyUse & { slot: number }>();
  for (const use of uses.toSorted((left, right) => left.usedAt - right.usedAt)) {
    const slot = slotOf(use);
    latest.set(`${use.merNo} ${use.secretNo} ${slot}`, { ...use, slot });
  }
  return [...latest].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, use]) => use);
}

/** FNV-1a: the same on every node. */
function slotOf({ address, agent }: KeyUse): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(`${address} ${agent}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0) % KEY_USE_SLOTS;
}
