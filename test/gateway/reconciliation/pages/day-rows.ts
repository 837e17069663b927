import type { Store } from '../../../../src/gateway/domain/store.ts';
import { dayText, parseDay } from '../../../../src/gateway/domain/day.ts';
import { runSql } from '../../../helpers/database/databases.ts';
import type { Place } from '../../../helpers/database/databases.ts';

// Rows as a finished file leaves them: two merchants of one acquirer, one day that is complete and one that is not.

export const DAY = parseDay('2026-11-16');
export const NORTH = { owner: 'north', currency: 'EUR', day: DAY };

const HASH = 'a'.repeat(64);

const STATEMENTS = [
  `insert into operator_balances (owner, account, currency, amount) values ('north', 'acquirer', 'EUR', 0), ('bank-eur', 'bank', 'EUR', 19400)`,
  `insert into bank_accounts (bank_account, name, scheme, number, currency, format, calendar, state, version, changed_at)
   values ('bank-eur', 'Bank', 'other', '123456', 'EUR', 'camt', 'TARGET', 'active', 1, 0)`,
  `insert into reconciliation_files (file_no, source, name, format, hash, bytes, parts, state, created_at, created_by, finished_at)
   values ('RC1', 'upload', 'north.jsonl', 'report', '${HASH}', 10, 1, 'done', 1, 'Mara', 2),
     ('RC2', 'upload', 'bank.xml', 'camt', '${'b'.repeat(64)}', 10, 1, 'done', 3, 'Mara', 4),
     ('RC0', 'upload', 'old.jsonl', 'report', '${'c'.repeat(64)}', 10, 1, 'superseded', 0, 'Mara', 1)`,
  `insert into reconciliation_sections (file_no, section, kind, owner, id, currency, first_day, last_day, paid_on, total, lines, state, match_no, arrived_on)
   values ('RC1', 0, 'report', 'north', 'po_1', 'EUR', '2026-11-16', '2026-11-16', '2026-11-17', 19400, 3, 'arrived', 'RM1', ${DAY + 1}),
     ('RC1', 1, 'report', 'north', 'po_2', 'EUR', '2026-11-17', '2026-11-17', '2026-11-18', 5000, 1, 'open', null, null),
     ('RC0', 0, 'report', 'north', 'po_0', 'EUR', '2026-11-16', '2026-11-16', '2026-11-17', 99, 1, 'ended', null, null),
     ('RC2', 0, 'statement', 'bank-eur', '221', 'EUR', '2026-11-17', '2026-11-17', null, 19500, 2, 'ended', null, null)`,
  `insert into reconciliation_days (acquirer, currency, day, mer_no, expected_in, expected_out, by_hand, complete)
   values ('north', 'EUR', ${DAY}, 200001, 15000, 0, 0, 1), ('north', 'EUR', ${DAY}, 200002, 6000, 1000, 0, 1),
     ('north', 'EUR', ${DAY + 1}, 200001, 5000, 0, 0, 1), ('north', 'EUR', ${DAY + 1}, 200002, 300, 0, 0, 0)`,
  `insert into reconciliation_sums (acquirer, currency, day, mer_no, file_no, section, lines, item_in, item_out, fee, net)
   values ('north', 'EUR', ${DAY}, 200001, 'RC1', 0, 1, 15000, 0, -400, 14600),
     ('north', 'EUR', ${DAY}, 200002, 'RC1', 0, 2, 6000, 1000, -200, 4800),
     ('north', 'EUR', ${DAY}, 200001, 'RC0', 0, 1, 99, 0, 0, 99),
     ('north', 'EUR', ${DAY + 1}, 200001, 'RC1', 1, 1, 5000, 0, 0, 5000)`,
  `insert into reconciliation_lines (file_no, section, line, type, state, mer_no, currency, gross, fee, net, day, match_no)
   values ('RC2', 0, 1, 8, 2, 0, 'EUR', 19400, 0, 19400, ${DAY + 1}, 'RM1'),
     ('RC2', 0, 2, 8, 14, 0, 'EUR', 100, 0, 100, ${DAY + 1}, null)`,
];

export async function addDays(place: Place): Promise<void> {
  for (const statement of STATEMENTS) await runSql(place, statement);
}

/** A report that has a currency, and nothing in it. */
export async function addNothing(place: Place): Promise<void> {
  await runSql(
    place,
    "insert into operator_balances (owner, account, currency, amount) values ('north', 'acquirer', 'USD', 0)",
  );
  await runSql(
    place,
    `insert into reconciliation_sums (acquirer, currency, day, mer_no, file_no, section, lines, item_in, item_out, fee, net)
     values ('north', 'USD', ${DAY}, 200001, 'RC1', 0, 0, 0, 0, 0, 0)`,
  );
}

/** An item about which somebody has to decide. */
export async function addOpen(place: Place, { day = DAY + 1, merNo = 200002 } = {}): Promise<void> {
  await runSql(
    place,
    `insert into exceptions (exception_no, about, kind, owner, currency, amount, mer_no, subject, day, opened_at, due_day, state, version)
     values ('EX1', 'item/1', 'missingThere', 'north', 'EUR', 300, ${merNo}, 'TG1', ${day}, 5, ${day + 2}, 'open', 1)`,
  );
}

export async function readDays(store: Store, owner: string | null = null) {
  const days = await store.sumReconciliationDays({ owner, from: DAY - 5, to: DAY + 5 });
  return days.map((one) => [
    dayText(one.day),
    one.owner,
    ...[one.expected, one.reported, one.arrived, one.fees].map(Number),
    one.openItems,
  ]);
}
