import type { components } from '../../../generated/channel.ts';

// The public interface of the kit: what `tollgate/testing` exports, and nothing that it is made of.

export type Capabilities = components['schemas']['Capabilities'];

/** How `verifyAdapter` reaches the adapter, and what else it may look at. */
export interface VerifyOptions {
  /** The adapter's address; the calls are paths below it. */
  readonly url: string;
  readonly token: string;
  /** What provokes each behaviour; the mock acquirer's by default. */
  readonly values?: TestValues;
  /** Only rules with these IDs, or whose ID begins with one, such as `REFUND`. */
  readonly only?: readonly string[];
  /** A command of the shell, or a function, that restarts the adapter. */
  readonly restart?: string | (() => Promise<void>);
  /** The relay listens on the port; the adapter's provider address is set to it. */
  readonly relay?: { readonly port: number; readonly upstream: string };
  /** As a relay for webhooks: the provider sends them to the port, and they go on to the adapter. */
  readonly webhooks?: { readonly port: number; readonly upstream: string };
  /** The address of the provider's books, or `feeds` to read them from the adapter's feeds. */
  readonly books?: string;
  readonly hints?: { readonly port: number; readonly secret: string; readonly publicUrl?: string };
  /** How long one call may take. */
  readonly deadlineMs?: number;
  /** How long all of it may take. */
  readonly timeMsMax?: number;
  /** Called after each rule. */
  readonly done?: (rule: RuleReport) => void;
}

/** What `verifyAdapter` found. */
export interface VerifyReport {
  /** The adapter's address. */
  readonly url: string;
  /** No rule was broken, and none was left over for lack of time. */
  readonly passed: boolean;
  /** What the adapter claims; null if it has no such call. */
  readonly capabilities: Capabilities | null;
  /** All chosen rules, those that were not run included. */
  readonly rules: readonly RuleReport[];
  /** How long it took. */
  readonly durationMs: number;
}

/** What became of one rule. */
export interface RuleReport {
  readonly id: string;
  readonly title: string;
  readonly position: Position;
  readonly result: 'passed' | 'failed' | 'notRun';
  /** What the adapter did, if the rule was broken. */
  readonly problem?: string;
  readonly remedy?: string;
  /** Why it was not run. */
  readonly reason?: string;
  /** There was no time left for it. */
  readonly isOutOfTime?: boolean;
  readonly durationMs: number;
}

/** Where the kit stands: in the gateway's place, between the adapter and its provider, or at the provider's books. */
export type Position = 'gateway' | 'relay' | 'books';

export type CardName = 'approved' | 'declined' | 'redirected' | 'pending' | 'disputed';
export type AccountName = 'approved' | 'declined' | 'pending' | 'returned';

export interface CardValue {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly securityCode: string;
}

/** A request that does what a payer would do on the page of a redirect. */
export interface PayerRequest {
  readonly method: 'GET' | 'POST';
  /** Added to the address of the page. */
  readonly query?: string;
  /** The body of a form. */
  readonly form?: Readonly<Record<string, string>>;
}

export interface TestValues {
  readonly cards: Readonly<Record<CardName, CardValue | null>>;
  readonly accounts: Readonly<Record<AccountName, string | null>>;
  /** What a payer does on the page; null if only a person can do it. */
  readonly payer: { readonly agree: PayerRequest; readonly refuse: PayerRequest } | null;
  readonly methods: { readonly payment: string; readonly payout: string; readonly crypto: string | null };
  /** A currency of two decimals, and another one. */
  readonly currency: string;
  readonly otherCurrency: string;
  readonly cryptoCurrency: string;
  /** Hundredths of `currency`; at least 100. */
  readonly amount: string;
  readonly merNo: number;
  readonly otherMerNo: number;
  /** How long what is pending, disputed or returned takes at most. */
  readonly laterMs: number;
}
