import { expect, it } from 'vitest';
import type { Engine, Statement } from '../../../src/gateway/store/engine/engine.ts';
import { createEndpointStore } from '../../../src/gateway/store/deliveries/endpoints.ts';
import { openEngine } from '../../../src/gateway/store/open-store.ts';
import { describeOnBothEngines, runSql } from '../../helpers/database/databases.ts';
import type { Place } from '../../helpers/database/databases.ts';
import { NOW, newNumber } from '../../helpers/database/store-records.ts';

// Sixty merchants with few notifications and one with twenty thousand: what is read must not grow with them.

const BIG = 500_000;
const MERCHANTS = Array.from({ length: 60 }, (_, index) => 400_000 + index);

interface Row {
  readonly merNo: number;
  readonly id: string;
  readonly state: 'acknowledged' | 'exhausted' | 'due';
}

function rowsOf(): Row[] {
  const rows: Row[] = [];
  for (let index = 0; index < 20_000; index += 1) {
    const state = index % 5000 === 0 ? 'exhausted' : 'acknowledged';
    rows.push({ merNo: BIG, id: newNumber('notification', NOW + index * 10, BIG), state });
  }
  for (const [index, merNo] of MERCHANTS.entries()) {
    for (let one = 0; one < 30; one += 1) {
      const state = index % 7 === 0 && one === 29 ? 'due' : 'acknowledged';
      rows.push({ merNo, id: newNumber('notification', NOW + one * 6000 + index, merNo), state });
    }
  }
  return rows;
}

async function fill(place: Place, rows: readonly Row[]): Promise<void> {
  const values = rows.map(({ merNo, id, state }) => {
    const result = state === 'acknowledged' ? 'acknowledged' : 'HTTP 500 is not 2xx';
    const next = state === 'due' ? String(NOW) : 'null';
    return `(${merNo}, '${id}', 'paymentResult', 'TG', 'https://${merNo}.example/n', '{}', ${NOW}, '${state}', 1, ${next}, ${NOW}, ${NOW}, '${result}')`;
  });
  for (let at = 0; at < values.length; at += 2000) {
    await runSql(
      place,
      `insert into notifications (mer_no, notification_id, event, trade_no, address, payload, created_at, state, attempts,
         next_at, last_started_at, last_finished_at, last_result) values ${values.slice(at, at + 2000).join(',')}`,
    );
  }
  await runSql(place, 'analyze');
}

/** The same engine, which remembers what it was asked. */
function listening(engine: Engine): { engine: Engine; asked: Statement[] } {
  const asked: Statement[] = [];
  return {
    asked,
    engine: {
      ...engine,
      query(sql, params = []) {
        asked.push({ sql, params });
        return engine.query(sql, params);
      },
      snapshot(statements, options) {
        asked.push(...statements);
        return engine.snapshot(statements, options);
      },
    },
  };
}

describeOnBothEngines('endpoints and deliveries over all merchants', ({ open, migratedPlace }) => {
  it('are read page by page without a gap, through indexes alone', async () => {
    const place = await migratedPlace();
    await open(place);
    const rows = rowsOf();
    await fill(place, rows);
    const engine = await openEngine(place);
    const { asked, ...heard } = listening(engine);
    const store = createEndpointStore(heard.engine);

    const found: string[] = [];
    for (let before: string | null = null, round = 0; found.length < 3000; round = (round + 1) % 3) {
      const page: Awaited<ReturnType<typeof store.searchAllDeliveries>> = await store.searchAllDeliveries({
        merNo: null,
        state: null,
        before,
        round,
      });
      found.push(...page.deliveries.map(({ notificationId }) => notificationId));
      before = found.at(-1) ?? null;
    }
    const newest = rows.map(({ id }) => id).toSorted((left, right) => (left < right ? 1 : -1));
    expect(found).toEqual(newest.slice(0, found.length));

    for (const state of ['due', 'exhausted'] as const) {
      const page = await store.searchAllDeliveries({ merNo: null, state, before: null, round: 0 });
      const wanted = rows.filter((row) => row.state === state).map(({ id }) => id);
      expect(page.deliveries.map(({ notificationId }) => notificationId)).toEqual(wanted.toSorted().toReversed());
      expect(page.ended).toBe(true);
    }

    expect(await store.listNotifiedMerchants({ troubled: false, after: 400_058, limit: 10 })).toEqual([400_059, BIG]);
    const troubled = await store.listNotifiedMerchants({ troubled: true, after: 0, limit: 100 });
    expect(troubled).toEqual([...MERCHANTS.filter((_, index) => index % 7 === 0), BIG]);
    const { notifications } = await store.readEndpointRows([400_000, BIG]);
    expect(notifications.filter(({ merNo }) => merNo === BIG)).toHaveLength(50 + 4);

    const plans: string[] = [];
    for (const { sql, params } of new Map(asked.map((statement) => [statement.sql, statement])).values()) {
      const explain = engine.dialect.name === 'sqlite' ? 'explain query plan' : 'explain';
      const lines = await engine.query(`${explain} ${sql}`, params);
      plans.push(lines.map((row) => String(row['QUERY PLAN'] ?? row['detail'])).join('\n'));
    }
    const scans = plans.filter((plan) => /Seq Scan on notifications|SCAN (?:n|x|notifications)(?! USING)/.test(plan));
    expect(scans).toEqual([]);
    await engine.close();
  });
});
