import type { Clock, Vault } from '../../domain/ports.ts';
import type { Identify, SignedIn } from '../../operations/sign-in/identify.ts';
import type { Submissions } from '../../operations/sign-in/submissions.ts';
import type { Html } from '../../../web/html.ts';
import type { CookieRules } from './cookies.ts';
import type { FormFile } from './multipart.ts';

// The input and output of pages for people who sign in: the account's and the console's.

export interface PageRequest {
  readonly method: string;
  /** The address of the page, with its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly header: (name: string) => string | undefined;
  /** The submitted form as text, if there is one. */
  readonly body: string;
  /** The same as it came, for files. */
  readonly bytes: Buffer;
  /** The address of the person's browser. */
  readonly address: string;
  readonly requestId: string;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Each is a header of its own. */
  readonly cookies?: readonly string[];
  /** Pieces are sent as they come, for lists that are too long to hold. */
  readonly body: string | Buffer | AsyncIterable<string | Uint8Array>;
  /** It shows what no other answer shows: a copy of its form that reaches another node is answered so. */
  readonly isShownOnce?: true;
  /** It shows a secret, so it is not compressed; nor is what is shown once. */
  readonly isSecret?: boolean;
}

/** Whose pages they are: the operator's people have the console, a merchant's the back office. */
export type DeskName = 'console' | 'merchant';

export interface FrameOptions {
  /** Null for pages that are on neither desk, such as those of an account. */
  readonly desk: DeskName | null;
  /** Who holds a session's token; null if nobody, or no longer. */
  readonly identify: Identify;
  readonly vault: Vault;
  readonly clock: Clock;
  /** By which a second factor is recent. */
  readonly realClock: Clock;
  readonly newSecret: () => string;
  /** 32 bytes that nobody can guess, for the forms of one answer; see `mask-token.ts`. */
  readonly newPad: () => Buffer;
  /** So that a form is carried out once, over all nodes; see `once.ts`. */
  readonly submissions: Submissions;
  /** Whether browsers reach the pages over https. Without it, cookies are for localhost in the sandbox only. */
  readonly isSecure: () => boolean;
  /** Asks for what is missing, on the page where a form was sent; then the form that the exchange keeps is sent. */
  readonly askAgain: AskAgain;
  /** A part of every page, if there is one. */
  readonly bar?: PageBar | undefined;
  /** What waits for a person, for the menu of every page. */
  readonly attention?: AttentionReader;
  /** How much news a person has not read, for the bell of every page. */
  readonly unread?: UnreadReader;
}

export interface UnreadReader {
  read(exchange: SignedInExchange): Promise<number>;
  /** The person may have read some. */
  forget(exchange: SignedInExchange): void;
}

export interface AttentionReader {
  read(exchange: SignedInExchange): Promise<readonly AttentionCount[]>;
  /** The person is changing something. */
  forget(exchange: SignedInExchange): void;
}

/** How much of a kind waits for the person; `isMore` if there is more than that. */
export interface AttentionCount {
  readonly kind: string;
  readonly count: number;
  readonly isMore: boolean;
}

/** Its request has in `return` a page that can be opened. */
export type AskAgain = (exchange: Exchange) => Promise<PageAnswer>;

type PageBar = (exchange: SignedInExchange) => Html;

/** A request with what is known about who sent it. */
export interface Exchange {
  readonly request: PageRequest;
  /** Given by whoever assembled the pages, never read from an address. */
  readonly desk: DeskName | null;
  /** The part of the path that varies, such as the token of an invitation. Empty if the route has none. */
  readonly parameter: string;
  readonly now: number;
  /** The same if nobody has moved the sandbox's clock. What proves who somebody is goes by it. */
  readonly realNow: number;
  /** Null for strangers. */
  readonly signedIn: SignedIn | null;
  /** For the hidden field `csrf` of every form, masked anew for every answer; see `form.ts`. */
  readonly formToken: string;
  /** For the hidden field `proof` of a form with this address; null for strangers. See `proof.ts`. */
  readonly proofOf: ((action: string) => string) | null;
  /** A form that waits until somebody has signed in or shown the second factor; see `kept-form.ts`. */
  readonly kept: WaitingForm | null;
  /** For the hidden field `once` of a form that must not be carried out twice; see `once.ts`. */
  readonly newFormId: () => string;
  /** Set by whatever page is answered next: the browser's secret is new. */
  readonly newCookies: readonly string[];
  readonly cookies: CookieRules;
  readonly bar?: PageBar | undefined;
  /** Absent where no menu shows it. */
  readonly attention?: readonly AttentionCount[];
  /** Absent where there is no bell. */
  readonly unread?: number;
}

export interface WaitingForm {
  readonly path: string;
  readonly sealed: string;
  /** It had a file, which does not wait. */
  readonly lacksFile?: boolean;
}

export interface SignedInExchange extends Exchange {
  readonly signedIn: SignedIn;
}

interface RouteHandlers<Given extends Exchange> {
  /** Below the pages' folder, empty for the folder itself, with at most one varying part such as `:token`. */
  readonly path: string;
  /** The size of the submitted form, if not what the edge allows everywhere. Only who is signed in may send so much. */
  readonly bodyBytesMax?: number;
  /** Whether the form may have files. */
  readonly takesFiles?: boolean;
  show?(exchange: Given): Promise<PageAnswer>;
  /** Answered only if the form carries its token (S13). */
  submit?(exchange: Given, form: URLSearchParams, files: readonly FormFile[]): Promise<PageAnswer>;
}

/** Strangers who ask for a page `for: 'signedIn'` are sent to the sign-in page, and back afterwards. */
export type PageRoute =
  | ({ readonly for: 'anyone' } & RouteHandlers<Exchange>)
  | ({ readonly for: 'signedIn' } & RouteHandlers<SignedInExchange>);

/** The browser checks its hash. */
export interface PageScript {
  readonly path: string;
  readonly integrity: string;
}
