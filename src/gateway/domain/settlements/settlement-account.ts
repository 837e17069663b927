import type { AuditEntry } from '../audit/audit.ts';
import type { PayoutMethod } from '../method.ts';
import type { OwnAccountStore } from './own-account.ts';
import type { Series } from './line.ts';

// The account to which a merchant's own money goes, by currency. A change waits before it is in force, so that whoever did not want it
// has time to take it back (S47).

/** What the vault seals. */
export interface SettlementAccountDetails {
  readonly account: string;
}

/** What is paid while a change waits: the account before it, or nothing. */
export type Meanwhile = 'old' | 'nothing';

/** The account is masked. */
export interface SettlementAccount extends Series {
  readonly accountNo: string;
  /** Never the one by card (S9). */
  readonly method: PayoutMethod;
  readonly account: string;
  /** In whose name the account is. */
  readonly holder: string;
  readonly bank: string;
  readonly bic: string | null;
  readonly sealed: string;
  /** `accountHash` of the account. */
  readonly hash: string;
  readonly meanwhile: Meanwhile;
  /** The account that it takes the place of; null if there was none. */
  readonly replaces: string | null;
  /** The names at that time. */
  readonly proposedBy: string;
  readonly approvedBy: string | null;
  readonly createdAt: number;
  readonly inForceAt: number;
  /** Null if nothing has ended it. */
  readonly endedAt: number | null;
  /** Who took the change back before it was in force. */
  readonly withdrawnBy: string | null;
}

function isInForce({ inForceAt, endedAt }: Pick<SettlementAccount, 'inForceAt' | 'endedAt'>, at: number): boolean {
  return inForceAt <= at && (endedAt === null || at < endedAt);
}

/** A change that was approved, and has not been in force yet. */
export function isWaiting(account: Pick<SettlementAccount, 'inForceAt' | 'withdrawnBy'>, at: number): boolean {
  return account.withdrawnBy === null && at < account.inForceAt;
}

/** What one currency has: what is paid now, and what will be. */
export interface AccountsNow {
  readonly inForce: SettlementAccount | null;
  readonly waiting: SettlementAccount | null;
}

export function accountsNow(accounts: readonly SettlementAccount[], at: number): AccountsNow {
  return {
    inForce: accounts.findLast((one) => isInForce(one, at)) ?? null,
    waiting: accounts.findLast((one) => isWaiting(one, at)) ?? null,
  };
}

export interface SettlementAccountStore extends OwnAccountStore {
  /** Oldest first, those that have ended too. Of one currency, or of all. */
  listSettlementAccounts(query: { readonly merNo: number; readonly currency?: string }): Promise<SettlementAccount[]>;
  /**
   * Calls `decide` with all accounts of a merchant and currency, oldest first, and writes what it returns with its record; null writes
   * nothing. One change at a time. `decide` may run again, so it must be pure.
   */
  changeSettlementAccount<Result>(
    series: Series,
    decide: (accounts: readonly SettlementAccount[]) => {
      readonly result: Result;
      readonly change: { readonly accounts: readonly SettlementAccount[]; readonly audit: AuditEntry } | null;
    },
  ): Promise<Result>;
}
