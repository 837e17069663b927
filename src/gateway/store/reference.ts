import type { MerchantStore, Store } from '../domain/store.ts';
import { auditStatements } from './audit.ts';
import type { Engine } from './engine.ts';
import { jsonOf, textOf } from './table.ts';
import { AUDIT, RATES } from './tables.ts';

type Reference = Pick<MerchantStore, 'listRates' | 'putRate' | 'listActions'> &
  Pick<Store, 'readSetting' | 'writeSetting'>;

/** Exchange rates, settings, and operators' actions. */
export function createReferenceStore(engine: Engine): Reference {
  const { dialect } = engine;
  return {
    async listRates() {
      const rows = await engine.query(`select ${RATES.list()} from exchange_rates order by from_currency, to_currency`);
      return rows.map(RATES.decode);
    },

    async putRate(rate, audit) {
      const onConflict =
        'on conflict (from_currency, to_currency) do update set rate = excluded.rate, updated_at = excluded.updated_at';
      const put = { sql: RATES.insert(dialect, onConflict), params: [jsonOf([RATES.encode(rate)])] };
      await engine.transaction((transaction) => transaction.all([put, ...auditStatements(dialect, [audit])]));
    },

    async listActions({ before, limit }) {
      const rows = await engine.query(
        `select ${AUDIT.list()} from audit where action_no < $1 order by action_no desc limit $2`,
        [before ?? Number.MAX_SAFE_INTEGER, limit],
      );
      return rows.map(AUDIT.decode);
    },

    async readSetting(name) {
      const [row] = await engine.query('select value from settings where name = $1', [name]);
      return row === undefined ? null : textOf(row['value']);
    },

    async writeSetting(name, value, audit) {
      const put = {
        sql: 'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
        params: [name, value],
      };
      const recorded = audit === undefined ? [] : auditStatements(dialect, [audit]);
      await engine.transaction((transaction) => transaction.all([put, ...recorded]));
    },
  };
}
