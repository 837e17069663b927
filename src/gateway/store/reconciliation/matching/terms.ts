import { defaultsOf } from '../../../domain/reconciliation/settings.ts';
import type { ReconciledAcquirer } from '../../../domain/reconciliation/settings.ts';
import type { BankCalendar } from '../../../domain/settlements/bank-calendars.ts';
import type { Dialect } from '../../engine/dialect.ts';
import type { Transaction } from '../../engine/engine.ts';
import { jsonOf, textOf } from '../../engine/table.ts';
import { RECONCILED_ACQUIRERS } from '../settings.ts';

/** What is agreed with each of these acquirers; the defaults where nothing was set. */
export async function termsOf(
  { query }: Pick<Transaction, 'query'>,
  dialect: Dialect,
  acquirers: readonly string[],
): Promise<ReadonlyMap<string, ReconciledAcquirer>> {
  if (acquirers.length === 0) return new Map();
  const rows = await query(
    `select ${RECONCILED_ACQUIRERS.list('a.')} from ${dialect.rows({ acquirer: 'text' })}
     join reconciled_acquirers a on a.acquirer = r.acquirer`,
    [jsonOf(acquirers.map((acquirer) => ({ acquirer })))],
  );
  const known = new Map(rows.map(RECONCILED_ACQUIRERS.decode).map((terms) => [terms.acquirer, terms]));
  return new Map(acquirers.map((acquirer) => [acquirer, known.get(acquirer) ?? defaultsOf(acquirer)]));
}

/** By whose days what is owed to an acquirer or in a bank account is counted. */
export async function readCalendars({ query }: Pick<Transaction, 'query'>): Promise<ReadonlyMap<string, BankCalendar>> {
  const rows = await query(
    'select acquirer as owner, calendar from reconciled_acquirers union all select bank_account, calendar from bank_accounts',
  );
  return new Map(rows.map((row) => [textOf(row['owner']), textOf(row['calendar']) as BankCalendar]));
}
