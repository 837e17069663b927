// What the vault has sealed, for sealing it again with a new key.

/**
 * Everything that the vault has sealed: merchants' secrets, people's TOTP secrets, what pending requests ask for, beneficiaries,
 * settlement accounts, and settings named `sealed:…`.
 */
export interface SealedStore {
  /** One sealed text for each key in use, and every sealed setting. */
  sampleSealed(): Promise<string[]>;
  /** How many texts each key has sealed. Reads all of them. */
  countSealed(): Promise<{ readonly keyId: string; readonly texts: number }[]>;
  /** In the order of their places; null starts at the first. */
  listSealed(page: { readonly after: SealedPlace | null; readonly limit: number }): Promise<SealedText[]>;
  /** Replaces texts that are still as they were read, and returns how many were. */
  replaceSealed(changes: readonly (SealedText & { readonly resealed: string })[]): Promise<number>;
}

/** A secret of a merchant; merchant 0 stands for the gateway's own settings, -1 for people, -2 for requests, -3 for
 * registrations, -4 for mails, -5 for beneficiaries, -6 for settlement accounts. */
export interface SealedPlace {
  readonly merNo: number;
  /** The number of the secret, the request or the beneficiary, the name of the setting, or the id of the factor. */
  readonly name: string;
}

export interface SealedText extends SealedPlace {
  readonly sealed: string;
}
