import { continueAccount } from '../../../domain/reconciliation/continuity.ts';
import type { ReadSection } from '../../../domain/reconciliation/reconcile-store.ts';
import type { BankAccount } from '../../../domain/reconciliation/settings.ts';
import { LINE_STATES } from '../../../domain/reconciliation/line-state.ts';
import { jsonOf } from '../../engine/table.ts';
import type { Finishing } from './finishing.ts';
import { sumsOfSection } from './line-sums.ts';
import { BANK_ACCOUNTS } from '../settings.ts';

/** What a statement books: what was in the account before its first one, and what its new lines add. */
export interface BookedStatement {
  readonly section: number;
  readonly opening: bigint;
  readonly lines: bigint;
}

type Continued =
  | { readonly kind: 'continued'; readonly statements: readonly BookedStatement[] }
  | { readonly kind: 'refused'; readonly problem: string };

/** Moves the accounts of a file's statements on, each locked until the end; or says which of them does not fit. */
export async function continueAccounts(finishing: Finishing): Promise<Continued> {
  const { transaction, dialect, end } = finishing;
  const own = end.sections.filter(({ kind }) => kind === 'statement');
  if (own.length === 0) return { kind: 'continued', statements: [] };
  const names = [...new Set(own.map(({ owner }) => owner))].toSorted();
  const rows = await transaction.query(
    `select ${BANK_ACCOUNTS.list('b.')} from ${dialect.rows({ bank_account: 'text' })} join bank_accounts b
     on b.bank_account = r.bank_account order by b.bank_account ${dialect.name === 'postgres' ? 'for update of b' : ''}`,
    [jsonOf(names.map((name) => ({ bank_account: name })))],
  );
  const accounts = new Map(rows.map(BANK_ACCOUNTS.decode).map((account) => [account.bankAccount, account]));
  const statements: BookedStatement[] = [];
  for (const section of own) {
    const account = accounts.get(section.owner);
    if (account === undefined) return { kind: 'refused', problem: `there is no bank account ${section.owner}` };
    const next = continueAccount(account, statementOf(finishing, section));
    if (next.kind === 'refused') return next;
    if (next.kind === 'known') continue;
    accounts.set(section.owner, { ...account, ...next.place });
    const { lines } = bookedOf(finishing, section);
    statements.push({ section: section.section, opening: next.isFirst ? (openingOf(section) ?? 0n) : 0n, lines });
  }
  await transaction.all([...accounts.values()].map(placeOf));
  return { kind: 'continued', statements };
}

function openingOf({ head, end }: ReadSection): bigint | null {
  return end.opening ?? head.opening;
}

function bookedOf({ sums }: Finishing, { section, currency }: ReadSection) {
  const { net, knownNet, lines, known } = sumsOfSection(sums, section, currency);
  const notBooked = sums
    .filter((one) => one.section === section && one.state === LINE_STATES.notBooked)
    .reduce((count, one) => count + one.lines, 0);
  return { lines: net, knownNet, count: lines - notBooked, known };
}

function statementOf(finishing: Finishing, section: ReadSection) {
  const { owner, currency, head, end } = section;
  const { lines, knownNet, count, known } = bookedOf(finishing, section);
  return {
    bankAccount: owner,
    currency,
    id: head.id,
    page: head.page,
    opening: openingOf(section),
    closing: end.closing,
    firstDay: end.firstDay,
    lastDay: end.lastDay,
    net: lines,
    knownNet,
    lines: count,
    known,
  };
}

/** Not a change of what people set: its version stays. */
function placeOf({ bankAccount, lastNumber, lastClosing, lastDay }: BankAccount) {
  return {
    sql: 'update bank_accounts set last_number = $2, last_closing = $3, last_day = $4 where bank_account = $1',
    params: [bankAccount, lastNumber, lastClosing, lastDay],
  };
}
