// Where a merchant's own money goes. A payout to it makes a batch.

export interface OwnAccountStore {
  /** Whether the account with this hash (`accountHash`) is the merchant's settlement account in this currency, in force at this time. */
  isOwnAccount(query: {
    readonly merNo: number;
    readonly currency: string;
    readonly hash: string;
    readonly at: number;
  }): Promise<boolean>;
}
