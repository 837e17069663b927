import { NUMBER_ALPHABET, encode } from '../numbers.ts';

// What merchants' programs sent, with what became of it, for their developers. Everything in it is masked before it is written.

/** The checks of a request in the order in which the gateway makes them. Not every operation makes all of them. */
export const CHECK_STEPS = [
  'body',
  'merchant',
  'active',
  'fields',
  'signature',
  'rate',
  'referer',
  'version',
  'terms',
  'operation',
] as const;

export type CheckStep = (typeof CHECK_STEPS)[number];

export interface RequestRecord {
  /** The kind of the request, such as its `paymentType`; null if it could not be determined. */
  readonly variant: string | null;
  /** The network it came from. */
  readonly from: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null if it was left out. */
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly bodyBytes: number;
  readonly leftOut: 'unreadable' | 'tooLarge' | null;
  /** How it was signed; null if the signature was not looked at. */
  readonly form: 'md5' | 'rsa-sha256' | null;
  /** Why a signature is wrong. */
  readonly mistake: string | null;
  /** What the merchant was answered: the envelope's message. */
  readonly message: string;
  /** As text; null if it was no JSON, or too long. */
  readonly answer: string | null;
  readonly answerBytes: number;
}

export interface LoggedRequest {
  readonly merNo: number;
  readonly requestId: string;
  /** Whether it carried the merchant's signature. Anybody can send one that does not. */
  readonly isProven: boolean;
  readonly at: number;
  readonly operation: string;
  readonly status: number;
  readonly code: string;
  readonly microseconds: number;
  readonly merOrderNo: string | null;
  readonly tradeNo: string | null;
  /** The check that it failed; null if it passed all of them, or the gateway itself failed. */
  readonly failedAt: CheckStep | null;
  /** How many requests of this kind came right before, and were not kept. */
  readonly lost: number;
  readonly record: RequestRecord;
}

export type ListedRequest = Omit<LoggedRequest, 'record'> & { readonly message: string };

export interface RequestSearch {
  readonly merNo: number;
  readonly result: 'ok' | 'refused' | null;
  readonly operation: string | null;
  readonly code: string | null;
  /** A trade number, or the merchant's own. */
  readonly order: string | null;
  /** Both ends inclusive. */
  readonly from: number | null;
  readonly to: number | null;
  /** The last one of the page before. */
  readonly before: string | null;
  readonly limit: number;
}

export interface RecentCall {
  readonly merNo: number;
  readonly at: number;
  readonly code: string;
  readonly isProven: boolean;
  /** How many more of the merchant's came with it and were not kept. */
  readonly lost: number;
}

export interface RequestLogStore {
  addRequests(requests: readonly LoggedRequest[]): Promise<void>;
  /** Newest first. */
  searchRequests(search: RequestSearch): Promise<ListedRequest[]>;
  /** Null for whichever merchant's it is. */
  findRequest(reference: { readonly merNo: number | null; readonly requestId: string }): Promise<LoggedRequest | null>;
  /** The newest first, of one merchant or of all. */
  readRecentCalls(query: {
    readonly since: number;
    readonly merNo: number | null;
    readonly limit: number;
  }): Promise<RecentCall[]>;
  /** Removes a merchant's oldest ones of a kind, beyond the newest `keep`. */
  trimRequests(input: { readonly merNo: number; readonly isProven: boolean; readonly keep: number }): Promise<void>;
  /** Removes up to `limit` that came before then, oldest first, and returns how many. */
  forgetRequests(input: { readonly before: number; readonly limit: number }): Promise<number>;
}

export const SUCCESS_CODE = '00000';

/** What is kept for one merchant, whatever its age. Anybody can send what carries no signature, so it has its own share. */
export const KEPT_MAX = { proven: 10_000, unproven: 1000 } as const;

const PREFIX = 'req_';
const TIME_LENGTH = 10;

/** When a request came. */
export function timeOfRequest(requestId: string): number {
  let time = 0;
  for (const character of requestId.slice(PREFIX.length, PREFIX.length + TIME_LENGTH)) {
    time = time * NUMBER_ALPHABET.length + NUMBER_ALPHABET.indexOf(character);
  }
  return time;
}

/** The smallest id of a request that came at this time. */
export function firstRequestIdAt(milliseconds: number): string {
  return `${PREFIX}${encode(Math.max(0, milliseconds), TIME_LENGTH)}`;
}
