import type { ApprovalKind, Permission, Role } from '../../../../generated/permissions.ts';
import type { components } from '../../../../generated/operator.ts';

// News for people. An item of news says what happened; who gets it is worked out afterwards, so that whoever causes it waits
// for nothing, and whoever loses a right meanwhile gets nothing.

type Schemas = components['schemas'];

export type NewsKind = Schemas['NewsKind'];
export type NewsTopic = Schemas['NewsTopic'];
export type NewsMailing = Schemas['NewsMailing'];

/** Small, and without secrets: an amount as it is shown, a name of a colleague, never anything about a payer. */
export interface NewsDetails {
  readonly chargebackOpened: Money & { readonly dueAt: number };
  readonly chargebackDue: Money & { readonly dueAt: number; readonly days: number };
  readonly approvalWaiting: By & { readonly request: ApprovalKind };
  readonly approvalDecided: By & {
    readonly request: ApprovalKind;
    /** `failed`: it was approved, and could not be carried out. */
    readonly decision: 'approved' | 'failed' | 'refused';
  };
  readonly endpointFailing: { readonly host: string; readonly since: number };
  readonly endpointRecovered: { readonly host: string };
  readonly payoutSent: Money;
  readonly payoutFailed: Money;
  readonly payoutReversed: Money;
  readonly refundReversed: Money;
  readonly beneficiaryAdded: By;
  readonly beneficiaryRemoved: By;
  readonly settlementAccountChanged: By & {
    readonly currency: string;
    /** Masked. */
    readonly account: string;
    readonly inForceAt: number;
  };
  readonly settlementAccountWithdrawn: By & { readonly currency: string; readonly account: string };
  readonly payoutWaiting: Money;
  readonly exceptionsOverdue: {
    readonly count: number;
    /** When the oldest was opened. */
    readonly since: number;
    /** What is at stake in each currency. */
    readonly sums: readonly Money[];
  };
  readonly keyChanged: By & {
    readonly key: 'signingKey' | 'webhookSecret' | 'publicKey';
    readonly change: 'replaced' | 'ended';
  };
  readonly tokenCreated: By;
  readonly passwordChanged: Where;
  readonly factorChanged: Where & { readonly change: 'added' | 'removed' | 'codesRenewed' | 'renewed' };
  readonly emailChanged: Where;
  readonly recoveryCodeUsed: Where;
  readonly newDevice: Where & { readonly device: string };
  readonly signInLocked: Where;
}

/** Such as `18.00` and `EUR`. */
interface Money {
  readonly amount: string;
  readonly currency: string;
}

interface By {
  /** Whoever did it, by the name that the record of actions has. */
  readonly by: string;
}

interface Where {
  /** The network address; null if it is not known. */
  readonly address: string | null;
}

export type News = { readonly [Kind in NewsKind]: NewsOf<Kind> }[NewsKind];

export interface NewsOf<Kind extends NewsKind> {
  readonly newsId: string;
  /** What it tells of, by which it is written once however often it is found. */
  readonly cause: string;
  readonly kind: Kind;
  /** The merchant that it is about; `OPERATOR_SIDE` if it is about none. */
  readonly merNo: number;
  /** Only for this person; null for everybody who has the right. */
  readonly personId: string | null;
  /** Not for this person, who knows it; null if it is for all. */
  readonly exceptId: string | null;
  /** By which the page is found that shows it. */
  readonly subject: string;
  readonly details: NewsDetails[Kind];
  readonly at: number;
}

/** What finds out about something, before it has an id. */
export type FoundNews = { readonly [Kind in NewsKind]: Omit<NewsOf<Kind>, 'newsId'> }[NewsKind];

/** The side of what concerns a person's own account, whichever side they act on. */
export const OWN_SIDE = -1;

/** An item of news for one person. */
export interface Receipt {
  readonly personId: string;
  readonly newsId: string;
  /** The side on which it concerns the person: a merchant, `OPERATOR_SIDE` or `OWN_SIDE`. */
  readonly side: number;
  /** Without it, the person neither sees nor gets it any more. Null for one's own account. */
  readonly permission: Permission | null;
  readonly readAt: number | null;
  readonly mailing: NewsMailing;
  /** When a mail has to be written; null if none has to be, or it is written. */
  readonly mailAt: number | null;
  readonly mailId: string | null;
}

export interface ReceivedNews {
  readonly receipt: Receipt;
  readonly news: News;
}

/** What a person sees now, on the side on which they act. */
export interface NewsView {
  readonly personId: string;
  readonly side: number;
  readonly permissions: readonly Permission[];
}

/** A place up to which the record of actions has been read. */
interface NewsMark {
  readonly from: number;
  readonly through: number;
}

export interface NewsStore {
  /** The number of the last action that was read for news. */
  readNewsMark(): Promise<number>;
  /**
   * Writes what is not written yet; all that was found in the record of actions comes with the place up to which it was read.
   * False, and nothing is written, if another node has read on from there.
   */
  addNews(news: readonly News[], mark?: NewsMark): Promise<boolean>;
  /** Those that have no recipients yet, oldest first. */
  listUnassigned(limit: number): Promise<News[]>;
  /** Whoever has one keeps it as it is. */
  assignNews(newsId: string, receipts: readonly Receipt[], at: number): Promise<void>;
  /** Active people with one of these roles on a side. */
  listAudience(audience: {
    readonly side: number;
    readonly roles: readonly Role[];
    readonly limit: number;
  }): Promise<string[]>;
  /** What somebody got since then; counts no further than this. */
  countReceipts(of: { readonly personId: string; readonly since: number; readonly max: number }): Promise<number>;
  /** Newest first. */
  listNews(page: NewsView & { readonly before: string | null; readonly limit: number }): Promise<ReceivedNews[]>;
  /** Counts no further than this. */
  countUnread(view: NewsView, max: number): Promise<number>;
  /** One item, or an item and everything older. False if there is no such item. */
  markRead(
    view: NewsView,
    which: { readonly newsId: string; readonly andOlder: boolean; readonly at: number },
  ): Promise<boolean>;
  /** Removes up to `limit` items from before then, with all that people have of them; returns how many. */
  forgetNews(input: { readonly before: number; readonly limit: number }): Promise<number>;
}
