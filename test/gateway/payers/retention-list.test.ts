import { expect, it } from 'vitest';
import { readConfig, ConfigError } from '../../../src/gateway/config/config.ts';
import {
  EXPORT_RULE,
  FILE_RULE,
  LIFETIME_RULES,
  RETENTION_KINDS,
} from '../../../src/gateway/domain/payers/retention.ts';
import { FILE_RULES, TABLE_RULES } from '../../../src/gateway/domain/payers/table-rules.ts';
import { migrate } from '../../../src/gateway/store/engine/migrate.ts';
import { openSqlite } from '../../../src/gateway/store/engine/sqlite/sqlite.ts';
import { readGuide, tableUnder } from '../../helpers/docs/guides.ts';

it('every table of the schema is on the list of what is kept and for how long', async () => {
  const engine = await openSqlite(null);
  await migrate(engine);
  const rows = await engine.query("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
  await engine.close();
  expect(Object.keys(TABLE_RULES).toSorted()).toEqual(rows.map(({ name }) => String(name)).toSorted());
});

it('the guide shows the lists and the settings as they are in the code', () => {
  const guide = readGuide('retention');
  expect(tableUnder(guide, 'Settings')).toEqual(
    [...RETENTION_KINDS.map((kind) => LIFETIME_RULES[kind]), EXPORT_RULE, FILE_RULE].map(
      ({ setting, defaultDays, daysMin, removes }) => [setting, String(defaultDays), String(daysMin), removes],
    ),
  );
  const tables = Object.entries(TABLE_RULES).map(([table, rule]) => {
    if ('kept' in rule) return [table, 'for ever', 'nothing', rule.kept];
    return [table, 'kind' in rule ? LIFETIME_RULES[rule.kind].setting : rule.until, rule.removed, rule.stays];
  });
  const shown = tableUnder(guide, 'What is kept');
  expect(shown.filter((cells) => cells.length === 4)).toEqual(tables);
  expect(shown.slice(-Object.keys(FILE_RULES).length)).toEqual(Object.entries(FILE_RULES));
});

it('lifetimes are days; 0 and forever keep everything', () => {
  const day = 86_400_000;
  const { lifetimes } = readConfig({
    RETENTION_NOTIFICATIONS_DAYS: '7',
    RETENTION_IDEMPOTENCY_DAYS: '0',
    RETENTION_PAYER_DATA_DAYS: 'forever',
  });
  expect(lifetimes).toEqual({ notifications: 7 * day, idempotency: null, payerData: null, expiredSecrets: 30 * day });
});

it.each([
  [
    'RETENTION_IDEMPOTENCY_DAYS',
    '29',
    'RETENTION_IDEMPOTENCY_DAYS must be a number of days from 30 to 36500, or forever; 30 at least, because the merchant contract promises it.',
  ],
  [
    'RETENTION_PAYER_DATA_DAYS',
    '119',
    'RETENTION_PAYER_DATA_DAYS must be a number of days from 120 to 36500, or forever; 120 at least, because a payer can dispute a card payment for that long.',
  ],
  [
    'RETENTION_NOTIFICATIONS_DAYS',
    '6',
    'RETENTION_NOTIFICATIONS_DAYS must be a number of days from 7 to 36500, or forever; 7 at least, because a notification can be resent for that long.',
  ],
  [
    'RETENTION_EXPIRED_SECRETS_DAYS',
    '1.5',
    'RETENTION_EXPIRED_SECRETS_DAYS must be a number of days from 1 to 36500, or forever; 1 at least, because a key that has just expired explains a wrong signature.',
  ],
  [
    'RETENTION_EXPORTS_DAYS',
    'forever',
    'RETENTION_EXPORTS_DAYS must be a number of days from 1 to 90; 1 at least, because whoever asked for a file comes back for it, and 90 at most, because the same lines give the same file whenever it is asked for again.',
  ],
])('%s=%s is refused by name', (name, value, problem) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(problem);
});
