import { EMPTY_BALANCE, MERCHANT_ACCOUNTS, changesOf, payDebtFirst } from '../../domain/ledger/ledger.ts';
import type { BalanceStore } from '../../domain/ledger/ledger-store.ts';
import { auditStatements } from '../audit/audit.ts';
import type { Engine } from '../engine/engine.ts';
import { ACCOUNT_COLUMNS, addBalances, bookStatements, decodeBalance } from './ledger.ts';
import { textOf } from '../engine/table.ts';

const BALANCE_LIST = `currency, ${ACCOUNT_COLUMNS.join(', ')}`;

/** A balance is one row, so its figures are consistent (I2). */
export function createBalanceStore(engine: Engine): BalanceStore {
  return {
    changeBalance: (target, decide) => changeBalance(engine, target, decide),

    async listBalances(merNo) {
      const sql = `select ${BALANCE_LIST} from balances where mer_no = $1 order by currency`;
      const rows = await engine.query(sql, [merNo]);
      return rows.map((row) => ({ currency: textOf(row['currency']), balance: decodeBalance(row) }));
    },

    async findBalance(merNo, currency) {
      const sql = `select ${BALANCE_LIST} from balances where mer_no = $1 and currency = $2`;
      const [row] = await engine.find(sql, [merNo, currency]);
      return row === undefined ? EMPTY_BALANCE : decodeBalance(row);
    },
  };
}

function changeBalance(
  engine: Engine,
  { merNo, currency }: { merNo: number; currency: string },
  decide: Parameters<BalanceStore['changeBalance']>[1],
): ReturnType<BalanceStore['changeBalance']> {
  const { dialect } = engine;
  return engine.transaction(async (transaction) => {
    const sql = `select ${BALANCE_LIST} from balances where mer_no = $1 and currency = $2 ${dialect.forUpdate}`;
    const [row] = await transaction.query(sql, [merNo, currency]);
    const balance = row === undefined ? EMPTY_BALANCE : decodeBalance(row);
    const decided = decide(balance);
    if (decided === null) return 'unchanged';
    const { at, audit } = decided;
    const group = payDebtFirst(decided.group, (of) => (of === currency ? balance.debt : 0n));
    const after = addBalances(balance, changesOf(group.postings).get(currency) ?? EMPTY_BALANCE);
    if (MERCHANT_ACCOUNTS.some((account) => after[account] < 0n)) return 'balanceInsufficient';
    await transaction.all([
      ...bookStatements(dialect, [{ merNo, at, group }]),
      ...auditStatements(dialect, audit === null ? [] : [audit]),
    ]);
    return 'changed';
  });
}
