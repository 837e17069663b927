import type { KeyLike } from 'node:crypto';
import type { OperationId } from '../../generated/operations.ts';
import type { FieldProblem } from './errors.ts';

export interface ClientOptions {
  /** Address of the gateway, such as `http://localhost:8080`. */
  readonly baseUrl: string;
  readonly merNo: number;
  /** The merchant key. It signs and is never sent. */
  readonly key: string;
  /** A page of a website that is configured for the merchant. */
  readonly referer: string;
  /** The merchant's private key: Apple Pay and Vietnam Pay are then signed by RSA. */
  readonly privateKey?: KeyLike;
  /** The gateway's public key: signed answers are then verified, and a wrong or missing signature throws. */
  readonly gatewayPublicKey?: KeyLike;
  /** For one HTTP exchange. Default 30 seconds. */
  readonly timeoutMs?: number;
  /** How calls are repeated after a timeout, a network error or a 5xx; `false` turns it off. */
  readonly resubmit?: ResubmitOptions | false;
  /** Checks a body before it is sent: give it `validateRequest` of `tollgate/validate`. */
  readonly validate?: RequestValidator;
  /**
   * Whether fields that are almost one of the contract (`notifyURL`) are refused before they are sent. On by default;
   * never in production, so if `NODE_ENV` is `production`.
   */
  readonly checkFieldNames?: boolean;
  /** The platform's by default. On Node, `keepAliveFetch()` is faster. */
  readonly fetch?: FetchLike;
}

export interface ResubmitOptions {
  /** Submissions of one call in all. Default 3. */
  readonly attemptsMax?: number;
  /** Wait before the second submission, doubled for each further one. Default 300 ms. */
  readonly backoffMs?: number;
  /** Default 5 seconds. */
  readonly backoffMsMax?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Of what creates an order or a refund; the client makes one if none is given. */
  readonly idempotencyKey?: string;
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Names each field that breaks the contract; an empty list means the body is right. */
export type RequestValidator = (operationId: OperationId, variant: string, body: unknown) => readonly FieldProblem[];

/** As much of `fetch` as the client needs. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

export interface Settings extends ClientOptions {
  readonly timeoutMs: number;
  readonly resubmit: Required<ResubmitOptions>;
  readonly fetch: FetchLike;
}

/** Refuses at construction what would fail at every call. */
export function checkOptions(options: ClientOptions): Settings {
  const { baseUrl, merNo, key, referer, resubmit } = options;
  const wrong = [
    isWebAddress(baseUrl) || 'baseUrl must be an http or https address',
    (Number.isSafeInteger(merNo) && merNo > 0) || 'merNo must be a positive integer',
    Boolean(key) || 'key is missing; take it from the back office',
    isWebAddress(referer) || 'referer must be a page of a configured website',
  ].find((problem) => problem !== true);
  if (wrong !== undefined) throw new TypeError(`createClient: ${wrong}`);
  return {
    ...options,
    timeoutMs: options.timeoutMs ?? 30_000,
    resubmit: {
      attemptsMax: 3,
      backoffMs: 300,
      backoffMsMax: 5_000,
      ...(resubmit === false ? { attemptsMax: 1 } : resubmit),
    },
    // Looked up at each call, so that a program may replace it.
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
  };
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text);
}
