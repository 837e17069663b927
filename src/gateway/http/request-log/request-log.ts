import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { KEPT_MAX, SUCCESS_CODE } from '../../domain/requests/request-log.ts';
import type { LoggedRequest, RequestLogStore } from '../../domain/requests/request-log.ts';
import type { MerchantAccounts } from '../../operations/operations.ts';
import type { Answer } from '../answers/envelope.ts';
import { exchangeOf } from '../merchant-exchange.ts';
import { createBudget, processMeters } from './budget.ts';
import type { Meters } from './budget.ts';
import { codeOf } from '../../operator/request-log/check-steps.ts';
import { describeRequest } from './describe-request.ts';
import type { SeenRequest } from './describe-request.ts';
import { createLane } from './lanes.ts';
import type { Lane, LaneLimits, Taken } from './lanes.ts';
import { looseMerchant } from './loose-merchant.ts';

// The log of merchants' requests, for their developers. A request only leaves what it has anyway; masking, explaining and
// writing happen in the background. What is more than that can carry is lost rather than slowing payments, and counted.

/**
 * Kept between two runs, by a process: a request takes about 50 µs to mask and write, so at most 152 take 8 ms of 400. A wrong
 * signature takes most, as it is explained, and anybody can send one.
 */
const LIMITS = {
  accepted: { ofMerchant: 80, inAll: 100 },
  refused: { ofMerchant: 30, inAll: 40 },
  unproven: { ofMerchant: 8, inAll: 12 },
} as const satisfies Record<string, LaneLimits>;

/** Such a request is nobody's. */
const UNKNOWN_MERCHANT = codeOf('merchantUnknown');
const UNAVAILABLE = codeOf('unavailable');

/** Described without a pause. */
const PIECE = 20;

/** After so many of a merchant, its oldest ones are looked at. */
const TRIM_EVERY = 500;
const MERCHANTS_COUNTED_MAX = 10_000;

export interface RequestLog {
  /** On the hot path, after the answer was written. Never throws, never waits. */
  note(request: FastifyRequest, answer: Answer, milliseconds: number): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

export interface RequestLogOptions {
  readonly store: Pick<RequestLogStore, 'addRequests' | 'trimRequests'>;
  readonly accounts: Pick<MerchantAccounts, 'find'>;
  /** Who calls. */
  readonly clientAddress: (request: FastifyRequest['raw']) => string;
  readonly onLost: (count: number) => void;
  /** Something waits. */
  readonly onNoted: () => void;
  /** How much more than masking a row costs the process, all in all. */
  readonly wholeCost: number;
  readonly meters?: Meters;
  readonly limits?: Readonly<Record<keyof typeof LIMITS, LaneLimits>>;
}

export function createRequestLog(options: RequestLogOptions): RequestLog {
  const { clientAddress, onLost, onNoted, limits = LIMITS } = options;
  const lose = () => onLost(1);
  const lanes: Readonly<Record<keyof typeof LIMITS, Lane<SeenRequest>>> = {
    refused: createLane(limits.refused, lose),
    unproven: createLane(limits.unproven, lose),
    accepted: createLane(limits.accepted, lose),
  };
  const trim = createTrimming(options);
  const budget = createBudget(options.meters ?? processMeters(), options.wholeCost);

  async function describe(taken: readonly Taken<SeenRequest>[]): Promise<LoggedRequest[]> {
    const described: LoggedRequest[] = [];
    for (let start = 0; start < taken.length; start += PIECE) {
      const piece = taken.slice(start, start + PIECE);
      const accounts = await Promise.all(piece.map(({ entry }) => options.accounts.find(entry.merNo)));
      const before = process.threadCpuUsage();
      for (const [index, { entry, lost }] of piece.entries()) {
        const account = accounts[index];
        // A number that no merchant has is nobody's.
        if (account) described.push(describeRequest(entry, { account, lost }));
      }
      const { user, system } = process.threadCpuUsage(before);
      budget.spent(piece.length, user + system);
      // Others take their turn in between.
      await nextTurn();
    }
    return described;
  }

  return {
    note(request, answer, milliseconds) {
      const exchange = exchangeOf(request);
      const merNo = exchange.merNo ?? looseMerchant(exchange);
      // It was refused before it was read: nobody knows whose it is, but it is missing from somebody's list.
      if (merNo === undefined && answer.code === UNAVAILABLE) lose();
      if (merNo === undefined || answer.code === UNKNOWN_MERCHANT) return;
      const { isProven } = exchange;
      const lane = isProven ? (answer.code === SUCCESS_CODE ? lanes.accepted : lanes.refused) : lanes.unproven;
      if (!lane.admits(merNo)) return;
      const { id: requestId, raw } = request;
      const from = clientAddress(raw);
      lane.add(merNo, { merNo, requestId, exchange, headers: raw.headers, from, answer, milliseconds });
      onNoted();
    },
    async flush() {
      const rows = budget.rows();
      const waiting = Object.values(lanes).flatMap((lane) => lane.take());
      if (waiting.length === 0) return;
      const taken = waiting.length <= rows ? waiting : cut(waiting, rows);
      onLost(waiting.length - taken.length);
      try {
        const described = await describe(taken);
        if (described.length > 0) await options.store.addRequests(described);
        await trim(described);
      } catch (error) {
        onLost(taken.length);
        throw error;
      }
    },
  };
}

/** The first ones; what is left out is counted on the first of the same merchant that is signed alike: strangers' are not its own. */
function cut(waiting: readonly Taken<SeenRequest>[], rows: number): Taken<SeenRequest>[] {
  const kept = waiting.slice(0, rows);
  const left = new Map<string, number>();
  for (const { entry, lost } of waiting.slice(rows)) left.set(kindOf(entry), (left.get(kindOf(entry)) ?? 0) + 1 + lost);
  return kept.map(({ entry, lost }) => {
    const more = left.get(kindOf(entry)) ?? 0;
    left.delete(kindOf(entry));
    return { entry, lost: lost + more };
  });
}

function kindOf({ merNo, exchange }: SeenRequest): string {
  return `${merNo} ${exchange.isProven}`;
}

/** Keeps each merchant to its share. Nodes count by themselves, so a few more may be there for a while. */
function createTrimming({ store }: RequestLogOptions): (written: readonly LoggedRequest[]) => Promise<void> {
  const counts = new Map<string, { merNo: number; isProven: boolean; written: number }>();
  return async (written) => {
    for (const { merNo, isProven } of written) {
      const key = `${merNo} ${isProven}`;
      const known = counts.get(key);
      if (known !== undefined) known.written += 1;
      else if (counts.size < MERCHANTS_COUNTED_MAX) counts.set(key, { merNo, isProven, written: 1 });
    }
    for (const [key, { merNo, isProven, written: count }] of counts) {
      if (count < TRIM_EVERY) continue;
      counts.delete(key);
      await store.trimRequests({ merNo, isProven, keep: isProven ? KEPT_MAX.proven : KEPT_MAX.unproven });
    }
  };
}
