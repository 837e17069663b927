import type { SettlementAccount, SettlementAccountStore } from '../../domain/settlements/settlement-account.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { defineTable, integer, jsonOf, nullable, text } from '../engine/table.ts';

const ACCOUNTS = defineTable<SettlementAccount>('settlement_accounts', {
  merNo: integer(),
  accountNo: text(),
  currency: text(),
  method: text(),
  account: text(),
  holder: text(),
  bank: text(),
  bic: nullable(text()),
  sealed: text(),
  hash: text(),
  meanwhile: text(),
  replaces: nullable(text()),
  proposedBy: text(),
  approvedBy: nullable(text()),
  createdAt: integer(),
  inForceAt: integer(),
  endedAt: nullable(integer()),
  withdrawnBy: nullable(text()),
});

const SELECT = `select ${ACCOUNTS.list()} from settlement_accounts where mer_no = $1`;
/** The only things that ever change. */
const ENDED =
  'on conflict (mer_no, account_no) do update set ended_at = excluded.ended_at, withdrawn_by = excluded.withdrawn_by';

export function createSettlementAccountStore(engine: Engine): SettlementAccountStore {
  const { dialect } = engine;
  return {
    async isOwnAccount({ merNo, currency, hash, at }) {
      const rows = await engine.find(
        `select 1 as found from settlement_accounts where mer_no = $1 and hash = $2 and currency = $3
         and in_force_at <= $4 and (ended_at is null or ended_at > $4) limit 1`,
        [merNo, hash, currency, at],
      );
      return rows.length > 0;
    },

    async listSettlementAccounts({ merNo, currency }) {
      const rows =
        currency === undefined
          ? await engine.query(`${SELECT} order by currency, account_no`, [merNo])
          : await engine.query(`${SELECT} and currency = $2 order by account_no`, [merNo, currency]);
      return rows.map(ACCOUNTS.decode);
    },

    changeSettlementAccount: ({ merNo, currency }, decide) =>
      engine.transaction(async (transaction) => {
        // The first account of a currency has no row to lock yet.
        await transaction.query(`select 1 as found from merchants where mer_no = $1 ${dialect.forUpdate}`, [merNo]);
        const rows = await transaction.query(`${SELECT} and currency = $2 order by account_no`, [merNo, currency]);
        const { result, change } = decide(rows.map(ACCOUNTS.decode));
        if (change === null) return result;
        await transaction.all([
          {
            sql: ACCOUNTS.insert(dialect, ENDED),
            params: [jsonOf(change.accounts.map((account) => ACCOUNTS.encode(account)))],
          },
          ...auditStatements(dialect, [change.audit]),
        ]);
        return result;
      }),
  };
}
