/** What an operation would change now: shown to whoever decides about it. Nothing in it is secret. */
export interface Preview {
  /** The merchant concerned; 0 if it concerns none. */
  readonly merNo: number;
  readonly tradeNo: string | null;
  readonly summary: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** What it moves. */
  readonly money?: { readonly amount: bigint; readonly currency: string };
  /**
   * For a refund, what is compared with the limit of people who may not refund any amount: all that is refunded of the order by
   * then. Otherwise whoever needs a second person for one refund would make two.
   */
  readonly refunded?: bigint;
  /** For a merchant's own rules: whether they ask for a second person less often than before. */
  readonly loosens?: boolean;
  /** What a request that waits keeps in place of these fields of its body: what may not be stored, even sealed (S9). */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** The card that is paid. Its number is not among what is kept: whoever approves types it again. */
  readonly card?: KeptCard;
}

/** S9: what is kept of a card number. */
export interface KeptCard {
  /** Its first six and last four digits. */
  readonly account: string;
  /** Keyed: it tells whether a number is the same, and nothing else. */
  readonly fingerprint: string;
}
