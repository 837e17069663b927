import type { RateStore } from '../../domain/platform/rates.ts';
import type { SettingStore } from '../../domain/platform/settings.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { PUT_SETTING } from '../engine/put-setting.ts';
import { jsonOf, textOf } from '../engine/table.ts';
import { RATES } from '../tables.ts';

/** Exchange rates and settings. */
export function createReferenceStore(engine: Engine): RateStore & SettingStore {
  const { dialect } = engine;
  return {
    async listRates() {
      const rows = await engine.find(`select ${RATES.list()} from exchange_rates order by from_currency, to_currency`);
      return rows.map(RATES.decode);
    },

    async putRate(rate, audit) {
      const onConflict =
        'on conflict (from_currency, to_currency) do update set rate = excluded.rate, updated_at = excluded.updated_at';
      const put = { sql: RATES.insert(dialect, onConflict), params: [jsonOf([RATES.encode(rate)])] };
      await engine.transaction((transaction) => transaction.all([put, ...auditStatements(dialect, [audit])]));
    },

    async readSetting(name) {
      const [row] = await engine.find('select value from settings where name = $1', [name]);
      return row === undefined ? null : textOf(row['value']);
    },

    async keepSetting(name, value) {
      const find = { sql: 'select value from settings where name = $1', params: [name] };
      const [known] = await engine.find(find.sql, find.params);
      if (known !== undefined) return textOf(known['value']);
      const put = {
        sql: 'insert into settings (name, value) values ($1, $2) on conflict (name) do nothing',
        params: [name, value],
      };
      const [, rows] = await engine.transaction((transaction) => transaction.all([put, find]));
      return textOf(rows?.[0]?.['value']);
    },

    async writeSetting(name, value, audit) {
      const put = {
        sql: PUT_SETTING,
        params: [name, value],
      };
      const recorded = audit === undefined ? [] : auditStatements(dialect, [audit]);
      await engine.transaction((transaction) => transaction.all([put, ...recorded]));
    },
  };
}
