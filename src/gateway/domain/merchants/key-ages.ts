// Keys and secrets of merchants that somebody should look at: old ones, and those that end while programs still use them.

export interface AgedKey {
  readonly merNo: number;
  readonly secretNo: string;
  readonly kind: 'signingKey' | 'publicKey' | 'webhookSecret';
  readonly createdAt: number;
}

interface EndingKey extends AgedKey {
  readonly expiresAt: number;
  readonly usedAt: number;
}

interface KeySpan {
  /** Null for all merchants. */
  readonly merNo: number | null;
  readonly limit: number;
}

/** Only keys of merchants that are active are listed. */
export interface KeyAgeStore {
  /** In force and created before this time, the oldest first. */
  listOldKeys(span: KeySpan & { readonly before: number }): Promise<AgedKey[]>;
  /** Replaced, not ended yet, ending before this time, and used since the other; the first to end first. */
  listEndingKeys(
    span: KeySpan & { readonly now: number; readonly before: number; readonly usedSince: number },
  ): Promise<EndingKey[]>;
}
