import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { PeopleStore } from '../../domain/people/people.ts';
import type { Configured } from '../../domain/platform/configured.ts';
import type { Clock } from '../../domain/ports.ts';
import type {
  ListedRequest,
  LoggedRequest,
  RequestLogStore,
  RequestSearch,
} from '../../domain/requests/request-log.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, merchantNotFound, refuse } from '../outcome.ts';
import type { OperatorOutcome } from '../outcome.ts';

export interface RequestReference {
  readonly merNo: number;
  readonly requestId: string;
}

export interface RequestPage {
  readonly requests: readonly ListedRequest[];
  readonly next: string | null;
  readonly keptDays: number;
}

/** What the gateway answered to a request that it sent to itself. */
export interface Replayed {
  readonly kind: 'replayed';
  readonly requestId: string;
  readonly status: number;
  readonly code: string | null;
  readonly answer: string | null;
  /** Fields that have other values than in the first request. */
  readonly replaced: readonly string[];
}

/** Makes a request of what is kept of one. Only the sandbox can. */
export interface Replay {
  /** Values for what is masked. */
  exampleFor(request: LoggedRequest): Readonly<Record<string, unknown>>;
  /** To be sent again, correctly signed. */
  prepare(
    request: LoggedRequest,
  ): Promise<
    | { readonly kind: 'ready'; readonly send: () => Promise<Replayed> }
    | { readonly kind: 'impossible'; readonly why: string }
  >;
}

export interface FoundRequest {
  readonly request: LoggedRequest;
  /** Null in live mode. */
  readonly example: Readonly<Record<string, unknown>> | null;
}

const DAY_MS = 86_400_000;

export interface RequestDependencies {
  readonly store: Pick<MerchantStore, 'findMerchant'> &
    Pick<PeopleStore, 'writeRecords'> &
    Pick<RequestLogStore, 'findRequest' | 'searchRequests'>;
  readonly clock: Clock;
  readonly configured: Configured;
  /** Null in live mode (S21). */
  readonly replay: Replay | null;
}

export function createRequestOperations(deps: RequestDependencies) {
  const { store, configured } = deps;
  const find = async ({ merNo, requestId }: RequestReference): Promise<OperatorOutcome<LoggedRequest>> => {
    if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
    const found = await store.findRequest({ merNo, requestId });
    return found === null ? refuse('requestNotFound', { requestId }) : done(found);
  };
  return {
    async listRequests(search: RequestSearch): Promise<OperatorOutcome<RequestPage>> {
      if (!(await merchantExists(store, search.merNo))) return merchantNotFound(search.merNo);
      const found = await store.searchRequests({ ...search, limit: search.limit + 1 });
      const requests = found.slice(0, search.limit);
      const next = found.length > search.limit ? (requests.at(-1)?.requestId ?? null) : null;
      return done({ requests, next, keptDays: configured.requestLogMs / DAY_MS });
    },
    async getRequest(reference: RequestReference): Promise<OperatorOutcome<FoundRequest>> {
      const found = await find(reference);
      if (found.kind === 'refused') return found;
      return done({ request: found.value, example: deps.replay?.exampleFor(found.value) ?? null });
    },
    async replayRequest(reference: RequestReference, acting: Acting): Promise<OperatorOutcome<Replayed>> {
      const found = await find(reference);
      if (found.kind === 'refused') return found;
      // The path does not exist in live mode, where nothing is replayed.
      const prepared = await deps.replay?.prepare(found.value);
      if (prepared?.kind !== 'ready') return refuse('requestNotReplayable', { why: prepared?.why ?? null });
      const { merNo, requestId } = reference;
      const action = {
        at: deps.clock.now(),
        action: 'replayRequest' as const,
        merNo,
        target: requestId,
        detail: 'replay',
      };
      await store.writeRecords([auditOf(acting, action)]);
      return done(await prepared.send());
    },
  };
}
