import type { AgreedCost } from '../../domain/acquirers/agreed-cost.ts';
import { defaultsOf } from '../../domain/reconciliation/settings.ts';
import type {
  BankAccount,
  BankAccountTerms,
  ReconciledAcquirer,
  ReconciliationSettingStore,
} from '../../domain/reconciliation/settings.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine, Transaction } from '../engine/engine.ts';
import { assignments, defineTable, integer, json, jsonOf, money, nullable, text } from '../engine/table.ts';
import type { Codec, Table } from '../engine/table.ts';

const TERMS = {
  bankAccount: text(),
  name: text(),
  scheme: text<'iban' | 'other'>(),
  number: text(),
  currency: text(),
  format: text<BankAccount['format']>(),
  profile: nullable(text()),
  calendar: text<BankAccount['calendar']>(),
  state: text<BankAccount['state']>(),
  version: integer(),
  changedAt: integer(),
};

const ACCOUNT_TERMS = defineTable<BankAccountTerms>('bank_accounts', TERMS);

export const BANK_ACCOUNTS = defineTable<BankAccount>('bank_accounts', {
  ...TERMS,
  lastNumber: nullable(text()),
  lastClosing: nullable(money),
  lastDay: nullable(text()),
});

type StoredCost = Omit<AgreedCost, 'region' | 'from'> & Partial<AgreedCost>;

const storedCosts: Codec<readonly StoredCost[] | null> = nullable(json());

/** Those of earlier releases have no region and no day. */
const costs: Codec<readonly AgreedCost[] | null> = {
  ...storedCosts,
  decode: (stored) =>
    storedCosts.decode(stored)?.map(({ region = null, from = null, ...cost }) => ({ ...cost, region, from })) ?? null,
};

export const RECONCILED_ACQUIRERS = defineTable<ReconciledAcquirer>('reconciled_acquirers', {
  acquirer: text(),
  bankAccount: nullable(text()),
  reportDays: integer(),
  arrivalDays: integer(),
  calendar: text<ReconciledAcquirer['calendar']>(),
  costs,
  writeOffLimit: money,
  writeOffDayMax: money,
  profile: nullable(text()),
  version: integer(),
  changedAt: integer(),
});

export function createReconciliationSettingStore(engine: Engine): ReconciliationSettingStore {
  return {
    async listBankAccounts() {
      const rows = await engine.query(`select ${BANK_ACCOUNTS.list()} from bank_accounts order by bank_account`);
      return rows.map(BANK_ACCOUNTS.decode);
    },

    async findBankAccount(bankAccount) {
      const sql = `select ${BANK_ACCOUNTS.list()} from bank_accounts where bank_account = $1`;
      const [row] = await engine.query(sql, [bankAccount]);
      return row === undefined ? null : BANK_ACCOUNTS.decode(row);
    },

    putBankAccount: (account, audit) =>
      engine.transaction(async (transaction) => {
        const others = await transaction.query(
          'select 1 as found from bank_accounts where number = $1 and currency = $2 and bank_account <> $3',
          [account.number, account.currency, account.bankAccount],
        );
        if (others.length > 0) return 'taken';
        if (!(await put(engine, transaction, { table: ACCOUNT_TERMS, key: 'bank_account', record: account }))) {
          return 'changed';
        }
        await transaction.all(auditStatements(engine.dialect, [audit]));
        return 'put';
      }),

    async listReconciledAcquirers() {
      const sql = `select ${RECONCILED_ACQUIRERS.list()} from reconciled_acquirers order by acquirer`;
      return (await engine.query(sql)).map(RECONCILED_ACQUIRERS.decode);
    },

    async findReconciledAcquirer(acquirer) {
      const sql = `select ${RECONCILED_ACQUIRERS.list()} from reconciled_acquirers where acquirer = $1`;
      const [row] = await engine.query(sql, [acquirer]);
      return row === undefined ? defaultsOf(acquirer) : RECONCILED_ACQUIRERS.decode(row);
    },

    putReconciledAcquirer: (acquirer, audit) =>
      engine.transaction(async (transaction) => {
        const target = { table: RECONCILED_ACQUIRERS, key: 'acquirer', record: acquirer };
        if (!(await put(engine, transaction, target))) return 'changed';
        await transaction.all(auditStatements(engine.dialect, [audit]));
        return 'put';
      }),
  };
}

/** Adds version 1, or replaces the version before. */
async function put<Fields extends { readonly version: number }>(
  { dialect }: Engine,
  transaction: Transaction,
  { table, key, record }: { readonly table: Table<Fields>; readonly key: string; readonly record: Fields },
): Promise<boolean> {
  const rows = jsonOf([table.encode(record)]);
  if (record.version === 1) {
    const sql = `${table.insert(dialect, `on conflict (${key}) do nothing`)} returning version`;
    return (await transaction.query(sql, [rows])).length > 0;
  }
  const sql = `update ${table.name} set ${assignments(table, [key])} from ${dialect.rows(table.columns)}
               where ${table.name}.${key} = r.${key} and ${table.name}.version = r.version - 1
               returning ${table.name}.version`;
  return (await transaction.query(sql, [rows])).length > 0;
}
