// What became of a line of a file. Stored as these numbers: below ten nothing is left to do.

export const LINE_STATES = {
  /** It is what was reported about an item of the books. */
  matched: 1,
  /** A bank's line, and the reports that it pays. */
  transfer: 2,
  /** An earlier file had it. */
  known: 3,
  /** Taken back by another line. */
  cancelled: 4,
  /** It needs no item: a fee, a reserve. */
  noItem: 5,
  /** The bank lists it, but no money moved. */
  notBooked: 6,
  /** By a person's decision. */
  byHand: 7,
  /** As matched, once the file that it corrects has let its items go. */
  matchedNext: 8,
  /** Its file was replaced by a corrected one. */
  superseded: 9,
  missingHere: 10,
  amount: 11,
  currency: 12,
  double: 13,
  unknown: 14,
  arrivedWithoutOrder: 15,
} as const;

export type LineState = keyof typeof LINE_STATES;

/** The first of the states in which somebody has to look at a line. */
export const OPEN_FROM = LINE_STATES.missingHere;
