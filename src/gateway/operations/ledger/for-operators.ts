import { createBalanceOperations } from './balances.ts';
import type { BalanceDependencies } from './balances.ts';
import { createBookOperations } from './books.ts';
import type { BookDependencies } from './books.ts';
import { createCorrectionOperations } from './corrections.ts';
import type { CorrectionDependencies } from './corrections.ts';
import { createDaySumOperations } from './day-sums.ts';
import type { DaySumsDependencies } from './day-sums.ts';
import { createLedgerReads } from './ledger-reads.ts';
import type { LedgerReadsDependencies } from './ledger-reads.ts';
import { createSettlementOperations } from './settlements.ts';
import type { SettlementDependencies } from './settlements.ts';
import { createStatementOperations } from './statement.ts';
import type { StatementDependencies } from './statement.ts';

export type LedgerDependencies = BalanceDependencies &
  SettlementDependencies &
  StatementDependencies &
  CorrectionDependencies &
  BookDependencies &
  DaySumsDependencies &
  LedgerReadsDependencies;

/** Balances, settlements, statements, corrections, and the books. */
export function ledgerForOperators(deps: LedgerDependencies) {
  return {
    ...createBalanceOperations(deps),
    ...createSettlementOperations(deps),
    ...createStatementOperations(deps),
    ...createCorrectionOperations(deps),
    ...createBookOperations(deps),
    ...createLedgerReads(deps),
    ...createDaySumOperations(deps),
  };
}
