import type { AuditEntry } from '../audit/audit.ts';

// How far a merchant has come on its way to the first live payment, and what its developers look at on the way.

/** What happened once, and when last. */
export type MerchantFact = 'signingKeyTaken' | 'webhookSecretTaken' | 'notificationTested';

export interface StatedFact {
  readonly fact: MerchantFact;
  readonly at: number;
}

/** The last request of one program that a key has verified. */
export interface KeyUse {
  readonly merNo: number;
  readonly secretNo: string;
  /** As it came; shortened when it is written. */
  readonly address: string;
  readonly agent: string;
  readonly usedAt: number;
}

/** A key has at most this many rows: programs that fall into the same slot are counted as one. */
export const KEY_USE_SLOTS = 64;

/** What a check of a notification address found. */
export interface EndpointCheck {
  readonly check: string;
  readonly title: string;
  readonly result: 'pass' | 'look' | 'fail';
  readonly problem: string | null;
  readonly fix: string | null;
}

export interface EndpointTest {
  readonly merNo: number;
  readonly address: string;
  readonly testedAt: number;
  readonly passed: boolean;
  readonly checks: readonly EndpointCheck[];
}

/** The last tests of so many addresses are kept for each merchant. */
export const TESTED_ADDRESSES_MAX = 20;

/** Calls a notification address as the gateway does. Never rejects because of what the other side does. */
export type ProbeEndpoint = (input: {
  readonly address: string;
  /** The webhook secret that is newest. */
  readonly secret: string;
  /** Null makes a number up. */
  readonly merOrderNo: string | null;
}) => Promise<readonly EndpointCheck[]>;

export interface GettingStartedStore {
  /** Keeps the latest of what this and other nodes saw. */
  noteKeyUses(uses: readonly KeyUse[]): Promise<void>;
  /** Newest first. */
  listKeyUses(merNo: number): Promise<KeyUse[]>;
  listFacts(merNo: number): Promise<StatedFact[]>;
  /** Replaces the last test of the address, and forgets the oldest beyond the limit. */
  recordEndpointTest(test: EndpointTest, audit: AuditEntry): Promise<void>;
  /** Newest first. */
  listEndpointTests(merNo: number): Promise<EndpointTest[]>;
  /** The first successful payment; its number is null if it lies behind many that failed. */
  findFirstSale(merNo: number): Promise<{ readonly tradeNo: string | null; readonly at: number | null } | null>;
}
