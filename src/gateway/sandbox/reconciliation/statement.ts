import { writeCamt } from '../../../bank-files/iso20022/camt-write.ts';
import type { Entry, Statement, StatementFile } from '../../../bank-files/model.ts';
import { writeMt940 } from '../../../bank-files/mt940/write-mt940.ts';
import { dayText } from '../../domain/day.ts';
import { isoDecimalsOf } from '../../domain/iso-decimals.ts';
import { scaleOf } from '../../domain/money.ts';

// The statements of the operator's accounts at the sandbox's bank, one for each currency, on days on which money moved.

/** An example that every bank knows, so that nobody takes it for somebody's. */
export const SANDBOX_IBAN = 'DE89370400440532013000';

/** What the acquirer sends to the bank, or takes from it. */
export interface Transfer {
  readonly currency: string;
  readonly amount: bigint;
  readonly reference: string;
  /** When it is booked. */
  readonly day: number;
}

export interface AccountState {
  /** In the gateway's scale. */
  readonly closing: bigint;
  /** How many statements there were. */
  readonly statements: number;
}

/** In the gateway's scale: what an account has before its first statement. */
export function firstState(currency: string): AccountState {
  return { closing: 1_000_000n * 10n ** BigInt(scaleOf(currency)), statements: 0 };
}

/** Banks have no accounts in crypto currencies. */
export function hasAccount(currency: string): boolean {
  return isoDecimalsOf(currency) !== null;
}

export interface DayOfAccount {
  readonly currency: string;
  readonly before: AccountState;
  readonly transfers: readonly Transfer[];
}

export function afterDay({ before, transfers }: DayOfAccount): AccountState {
  const moved = transfers.reduce((sum, { amount }) => sum + amount, 0n);
  return { closing: before.closing + moved, statements: before.statements + 1 };
}

export function statementsOf(
  kind: StatementFile['kind'],
  { day, createdAt, accounts }: { day: number; createdAt: number; accounts: readonly DayOfAccount[] },
): StatementFile {
  const on = dayText(day);
  return {
    kind,
    messageId: `SBXBANK${on.replaceAll('-', '')}`,
    createdAt: new Date(createdAt).toISOString().replace(/[.][0-9]+/, ''),
    statements: accounts.map((account) => {
      const statement = statementOf(account, on);
      // A notification has entries only.
      return kind === 'statement' ? statement : { ...statement, opening: null, closing: null };
    }),
  };
}

function statementOf(account: DayOfAccount, on: string): Statement {
  const { currency, before, transfers } = account;
  const after = afterDay(account);
  const balance = (amount: bigint) => ({ currency, amount: inIso(amount, currency), day: on, isIntermediate: false });
  return {
    id: `SBX${currency}${String(after.statements).padStart(5, '0')}`,
    number: String(after.statements),
    page: null,
    account: { scheme: 'iban', number: SANDBOX_IBAN },
    currency,
    opening: balance(before.closing),
    closing: balance(after.closing),
    entries: transfers.map((transfer) => entryOf(transfer, on)),
  };
}

function entryOf({ currency, amount, reference }: Transfer, on: string): Entry {
  const text = `SANDBOX ACQUIRER SETTLEMENT ${reference}`;
  return {
    currency,
    amount: inIso(amount, currency),
    status: 'booked',
    isReversal: false,
    bookedOn: on,
    valueOn: on,
    reference,
    bankReference: `B${reference}`.slice(0, 16),
    code: 'NTRF',
    batch: null,
    details: [
      {
        currency,
        amount: inIso(amount, currency),
        messageId: null,
        batchId: null,
        instructionId: null,
        endToEndId: reference,
        transactionId: null,
        counterparty: { name: 'Sandbox acquirer', account: null },
        text,
        returned: null,
      },
    ],
    text,
  };
}

/** From the gateway's scale to the minor unit of ISO 4217, which banks count in. What it cannot count exactly is a bug. */
function inIso(amount: bigint, currency: string): bigint {
  const shift = (isoDecimalsOf(currency) ?? 2) - scaleOf(currency);
  if (shift >= 0) return amount * 10n ** BigInt(shift);
  const unit = 10n ** BigInt(-shift);
  if (amount % unit !== 0n) throw new RangeError(`${currency} has no such fraction`);
  return amount / unit;
}

export const STATEMENT_WRITERS = {
  camt053: {
    kind: 'statement',
    extension: 'xml',
    contentType: 'application/xml',
    write: (file: StatementFile) => writeCamt(file),
  },
  camt054: {
    kind: 'notification',
    extension: 'xml',
    contentType: 'application/xml',
    write: (file: StatementFile) => writeCamt(file),
  },
  mt940: { kind: 'statement', extension: 'sta', contentType: 'text/plain; charset=us-ascii', write: writeMt940 },
} as const;
