// What all formats are read into and written from. Null is what a file does not say.

/** An IBAN, or an account number of another kind. */
export interface Account {
  readonly scheme: 'iban' | 'other';
  readonly number: string;
}

/** Where somebody lives or has a seat: some of it by its parts, the rest in lines. */
export interface Address {
  readonly postCode: string | null;
  readonly town: string | null;
  /** Two letters of ISO 3166. */
  readonly country: string | null;
  readonly lines: readonly string[];
}

export interface Party {
  readonly name: string | null;
  readonly account: Account | null;
  /** The bank's BIC. */
  readonly bank: string | null;
  readonly address: Address | null;
}

/** pain.001: payments that a bank is to make. */
export interface PaymentFile {
  readonly kind: 'payments';
  /** At most 35 characters. The bank refuses a file with a number that it has seen. */
  readonly messageId: string;
  /** As XML writes moments, such as 2026-11-18T08:30:00Z. */
  readonly createdAt: string;
  readonly initiator: string;
  readonly batches: readonly PaymentBatch[];
}

export interface PaymentBatch {
  readonly batchId: string;
  readonly executionDay: string;
  /** Such as SEPA. */
  readonly serviceLevel: string | null;
  readonly chargeBearer: string | null;
  /** Whether the bank is to debit them as one amount. */
  readonly isBookedAsOne: boolean | null;
  readonly debtor: Party;
  readonly payments: readonly Payment[];
}

export interface Payment {
  readonly instructionId: string | null;
  /** At most 35 characters; every bank on the way passes it on. */
  readonly endToEndId: string;
  readonly currency: string;
  /** Above zero. */
  readonly amount: bigint;
  readonly creditor: Party;
  /** What the creditor reads, of at most 140 characters. */
  readonly text: string | null;
}

/** pain.002: what became of a pain.001. */
export interface StatusReport {
  readonly kind: 'status';
  readonly messageId: string;
  readonly createdAt: string;
  readonly originalMessageId: string;
  /** The kind of the original, such as pain.001.001.09. */
  readonly originalName: string | null;
  /** The status of the file as a whole, such as ACCP or RJCT. */
  readonly status: string | null;
  readonly reasons: readonly Reason[];
  readonly batches: readonly BatchStatus[];
}

export interface BatchStatus {
  readonly batchId: string;
  readonly status: string | null;
  readonly reasons: readonly Reason[];
  readonly payments: readonly PaymentStatus[];
}

export interface PaymentStatus {
  readonly instructionId: string | null;
  readonly endToEndId: string | null;
  readonly status: string | null;
  readonly reasons: readonly Reason[];
}

export interface Reason {
  /** Such as AC04: the account is closed. */
  readonly code: string | null;
  readonly text: string | null;
}

/** camt.053 and MT940 are statements, camt.054 notifications: entries only, without balances. */
export interface StatementFile {
  readonly kind: 'statement' | 'notification';
  readonly messageId: string | null;
  readonly createdAt: string | null;
  readonly statements: readonly Statement[];
}

export interface Statement {
  readonly id: string;
  /** The bank counts statements; a statement of several pages has the same number on each. */
  readonly number: string | null;
  readonly page: { readonly number: number; readonly isLast: boolean } | null;
  readonly account: Account;
  readonly currency: string | null;
  readonly opening: Balance | null;
  readonly closing: Balance | null;
  readonly entries: readonly Entry[];
}

export interface Balance {
  readonly currency: string;
  /** Below zero if the account is overdrawn. */
  readonly amount: bigint;
  readonly day: string;
  /** It carries over from or to another page of the same statement. */
  readonly isIntermediate: boolean;
}

export interface Entry {
  readonly currency: string;
  /** Below zero if money left the account. It says where the money went also for a reversal: nothing is turned around. */
  readonly amount: bigint;
  /** Only what is booked is money that moved. */
  readonly status: 'booked' | 'pending' | 'information' | 'future';
  /** It takes back an earlier entry: money that came in by a reversal had left before. */
  readonly isReversal: boolean;
  readonly bookedOn: string | null;
  readonly valueOn: string | null;
  readonly reference: string | null;
  readonly bankReference: string | null;
  /** Domain, family and sub-family, such as PMNT/ICDT/ESCT; for MT940 and banks with codes of their own, those. */
  readonly code: string | null;
  /** The entry stands for a batch of payments. */
  readonly batch: EntryBatch | null;
  /** The payments that it is made of; none if the bank does not say. */
  readonly details: readonly EntryDetail[];
  readonly text: string | null;
}

interface EntryBatch {
  readonly messageId: string | null;
  readonly batchId: string | null;
  readonly count: number | null;
}

export interface EntryDetail {
  readonly currency: string | null;
  /** With the sign of the account; null if the bank does not say. */
  readonly amount: bigint | null;
  readonly messageId: string | null;
  readonly batchId: string | null;
  readonly instructionId: string | null;
  readonly endToEndId: string | null;
  readonly transactionId: string | null;
  /** The other side. */
  readonly counterparty: { readonly name: string | null; readonly account: Account | null } | null;
  readonly text: string | null;
  /** The payment came back, and why. */
  readonly returned: Reason | null;
}
