// Something that the acquirer, the bank and the books do not agree on, for a person to look at.

const EXCEPTION_KINDS = [
  /** In the books, not in the acquirer's report of its day. */
  'missingThere',
  /** In the acquirer's report, not in the books. */
  'missingHere',
  'amount',
  'currency',
  'double',
  /** A report or its money is not here by the agreed day. */
  'late',
  /** It names nothing that is known. */
  'unknown',
  /** The acquirer kept something else than agreed. */
  'fee',
  /** Paid at the acquirer, and failed here. */
  'arrivedWithoutOrder',
] as const;

export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

const EXCEPTION_ENDINGS = [
  /** What was missing came. */
  'resolved',
  'matchedByHand',
  'writtenOff',
  'returned',
  'credited',
  /** Its file was replaced by a corrected one. */
  'superseded',
] as const;

export type ExceptionEnding = (typeof EXCEPTION_ENDINGS)[number];

const CREDIT = 'credit ';

/** Money goes to one place: back to its payer, or to a merchant. */
export const HELD = {
  forReturn: (returnNo: string) => `return ${returnNo}`,
  forCredit: (merNo: number) => `${CREDIT}${merNo}`,
} as const;

/** To whom money is being credited; null if it is not. */
export function creditedMerchant(heldFor: string | null): number | null {
  return heldFor?.startsWith(CREDIT) === true ? Number(heldFor.slice(CREDIT.length)) : null;
}

export interface ReconciliationException {
  readonly exceptionNo: string;
  /** What it is about; at most one exception about it is open. */
  readonly about: string;
  readonly kind: ExceptionKind;
  /** An acquirer, or a bank account. */
  readonly owner: string;
  readonly currency: string;
  /** What is at stake, with the sign of the operator's money. */
  readonly amount: bigint;
  /** 0: no merchant is known. */
  readonly merNo: number;
  readonly subject: string | null;
  readonly event: string | null;
  readonly fileNo: string | null;
  readonly section: number | null;
  readonly line: number | null;
  readonly day: number;
  readonly openedAt: number;
  readonly dueDay: number;
  readonly personId: string | null;
  readonly person: string | null;
  readonly state: 'open' | 'ended';
  readonly ending: ExceptionEnding | null;
  readonly endedAt: number | null;
  readonly endedBy: string | null;
  readonly matchNo: string | null;
  readonly answer: string | null;
  /** What is under way about it; see `HELD`. Nothing else may end it meanwhile. */
  readonly heldFor: string | null;
  readonly version: number;
}
