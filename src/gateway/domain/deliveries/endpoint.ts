import type { DeliveryState, ListedDelivery } from './delivery.ts';
import { isTestEvent } from './notification.ts';

// A host to which a merchant's notifications go, judged by a bounded number of its notifications: the newest, those that wait
// longest, and the newest that were given up.

export type EndpointState = 'failing' | 'working' | 'untried';

export interface Endpoint {
  readonly merNo: number;
  readonly host: string;
  readonly state: EndpointState;
  readonly paused: boolean;
  readonly lastSuccessAt: number | null;
  readonly lastFailureAt: number | null;
  readonly lastFailure: string | null;
  readonly lastStatus: number | null;
  readonly lastFailedId: string | null;
  readonly failingSince: number | null;
  readonly attempts: number;
  readonly failedAttempts: number;
  /** Median of the last attempts; null if none has finished. */
  readonly latencyMs: number | null;
  readonly waiting: number;
  readonly exhausted: number;
  readonly newest: string;
}

/** What is read of each merchant: so many of the newest, of those that wait, and of those given up. */
export const ENDPOINT_ROWS_MAX = 50;

/** A notification with its last scheduled attempt. */
export interface EndpointRow {
  readonly merNo: number;
  readonly notificationId: string;
  readonly address: string;
  readonly createdAt: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly tradeNo: string;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly status: number | null;
  /** Empty while there is none. */
  readonly result: string;
}

/** A resend that has ended. */
export type ResendRow = Pick<EndpointRow, 'merNo' | 'notificationId' | 'address' | 'finishedAt' | 'status' | 'result'>;

export interface EndpointRows {
  readonly notifications: readonly EndpointRow[];
  readonly resends: readonly ResendRow[];
  readonly paused: readonly number[];
}

export interface EndpointStore {
  /** Merchants with notifications, by number; `troubled` ones have some that wait or were given up. */
  listNotifiedMerchants(page: {
    readonly troubled: boolean;
    readonly after: number;
    readonly limit: number;
  }): Promise<number[]>;
  /** A bounded number of rows per merchant. A notification can be among them more than once. */
  readEndpointRows(merNos: readonly number[]): Promise<EndpointRows>;
  /**
   * Newest first, of one merchant or of all: everything down to the last row, without gaps. `ended` if nothing is older.
   * `round` counts from 0; later rounds read more at once.
   */
  searchAllDeliveries(search: {
    readonly merNo: number | null;
    readonly state: 'due' | 'exhausted' | null;
    readonly before: string | null;
    readonly round: number;
  }): Promise<{ readonly deliveries: readonly ListedDelivery[]; readonly ended: boolean }>;
}

/** Host and port of an address; the address itself if it is none. */
export function hostOf(address: string): string {
  return URL.parse(address)?.host ?? address;
}

const ACKNOWLEDGED = 'acknowledged';

/** Failing ones first, those that have failed for longest on top; then by merchant and host. */
export function endpointsOf({ notifications, resends, paused }: EndpointRows): Endpoint[] {
  // A test says nothing about how a shop does.
  const real = notifications.filter((row) => !isTestEvent(row));
  const unique = new Map(real.map((row) => [row.notificationId, row]));
  const byEndpoint = Map.groupBy(unique.values(), keyOf);
  const resent = Map.groupBy(
    resends.filter(({ notificationId }) => unique.has(notificationId)),
    keyOf,
  );
  const pausedMerchants = new Set(paused);
  const endpoints = [...byEndpoint].map(([key, rows]) => endpointOf(rows, resent.get(key) ?? [], pausedMerchants));
  return endpoints.toSorted(compare);
}

function keyOf({ merNo, address }: Pick<EndpointRow, 'merNo' | 'address'>): string {
  return `${merNo} ${hostOf(address)}`;
}

interface Try {
  readonly notificationId: string;
  readonly at: number;
  readonly status: number | null;
  readonly result: string;
}

function endpointOf(
  rows: readonly EndpointRow[],
  resends: readonly ResendRow[],
  paused: ReadonlySet<number>,
): Endpoint {
  const [first] = rows;
  if (first === undefined) throw new Error('an endpoint has notifications');
  const tries = [...rows, ...resends].flatMap(({ notificationId, finishedAt, status, result }): Try[] =>
    finishedAt === null ? [] : [{ notificationId, at: finishedAt, status, result }],
  );
  const success = latest(tries.filter(({ result }) => result === ACKNOWLEDGED));
  const failure = latest(tries.filter(({ result }) => result !== ACKNOWLEDGED));
  const isFailing = failure !== null && (success === null || failure.at > success.at);
  const failed = rows.filter(
    ({ state, finishedAt }) => state !== ACKNOWLEDGED && finishedAt !== null && finishedAt > (success?.at ?? 0),
  );
  const count = (state: DeliveryState) => Math.min(ENDPOINT_ROWS_MAX, rows.filter((row) => row.state === state).length);
  return {
    merNo: first.merNo,
    host: hostOf(first.address),
    state: isFailing ? 'failing' : success === null ? 'untried' : 'working',
    paused: paused.has(first.merNo),
    lastSuccessAt: success?.at ?? null,
    lastFailureAt: failure?.at ?? null,
    lastFailure: failure?.result ?? null,
    lastStatus: failure?.status ?? null,
    lastFailedId: failure?.notificationId ?? null,
    failingSince: isFailing ? Math.min(failure.at, ...failed.map(({ createdAt }) => createdAt)) : null,
    attempts: sum(rows.map(({ attempts }) => attempts)),
    failedAttempts: sum(rows.map(failedAttemptsOf)),
    latencyMs: medianLatency(rows),
    waiting: count('due'),
    exhausted: count('exhausted'),
    newest: rows.reduce((newest, { notificationId }) => (notificationId > newest ? notificationId : newest), ''),
  };
}

/** The last one may be in progress, or have been the one that was acknowledged; all before it failed. */
function failedAttemptsOf({ attempts, finishedAt, result }: EndpointRow): number {
  const isLastFailed = finishedAt !== null && result !== ACKNOWLEDGED;
  return isLastFailed ? attempts : Math.max(0, attempts - 1);
}

function medianLatency(rows: readonly EndpointRow[]): number | null {
  const took = rows.flatMap(({ startedAt, finishedAt }) =>
    startedAt === null || finishedAt === null ? [] : [finishedAt - startedAt],
  );
  return took.toSorted((left, right) => left - right)[Math.floor(took.length / 2)] ?? null;
}

function latest(tries: readonly Try[]): Try | null {
  return tries.reduce<Try | null>((newest, one) => (newest === null || one.at > newest.at ? one : newest), null);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function compare(left: Endpoint, right: Endpoint): number {
  const rank = ({ state }: Endpoint) => (state === 'failing' ? 0 : 1);
  return (
    rank(left) - rank(right) ||
    (left.failingSince ?? 0) - (right.failingSince ?? 0) ||
    left.merNo - right.merNo ||
    (left.host < right.host ? -1 : 1)
  );
}
