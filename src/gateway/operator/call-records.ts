import { OPERATOR_SIDE, nameOf } from '../domain/audit/actor.ts';
import type { Acting } from '../domain/audit/actor.ts';
import { auditOf } from '../domain/audit/audit.ts';
import type { Limiter } from '../domain/limiter.ts';
import { maskText } from '../domain/text/mask.ts';
import { merchantOf } from '../domain/numbers.ts';
import type { Clock } from '../domain/ports.ts';
import type { PeopleStore } from '../domain/people/people.ts';
import type { OperatorRoute } from './operator-route.ts';
import type { CheckedCall } from './read-call.ts';
import type { Refused } from './refused.ts';

// What is recorded of a call besides the change that its operation records: what was refused, and what was exported (S28).

export interface CallRecords {
  /** Who tried what they may not. */
  refusal(refusal: Refusal, acting: Acting): Promise<void>;
  /** Who takes which file out. To be written before its first byte. */
  exported(exported: Exported, acting: Acting): Promise<void>;
}

interface Refusal {
  readonly route: OperatorRoute;
  /** What could not be read has no subject. */
  readonly call: CheckedCall | Refused;
  readonly detail: string;
}

interface Exported {
  readonly route: OperatorRoute;
  readonly call: CheckedCall;
  /** The name of the file. */
  readonly file: string;
}

interface RecordOptions {
  readonly store: Pick<PeopleStore, 'writeRecords'>;
  readonly clock: Clock;
  readonly limiter: Pick<Limiter, 'createRate'>;
}

/** Records are kept for ever: somebody who calls what they may not in a loop must not fill the record. */
const OF_ONE_OPERATION = { countMax: 10, windowMs: 60_000 };
const OF_ONE_CALLER = { countMax: 60, windowMs: 60_000 };
/** Says that there were more. */
const MORE = { countMax: 1, windowMs: 60_000 };

export function createCallRecords({ store, clock, limiter }: RecordOptions): CallRecords {
  const ofOperation = limiter.createRate(OF_ONE_OPERATION);
  const ofCaller = limiter.createRate(OF_ONE_CALLER);
  const more = limiter.createRate(MORE);
  const write = async (entry: Omit<Parameters<typeof auditOf>[1], 'at'>, acting: Acting) =>
    store.writeRecords([auditOf(acting, { at: clock.now(), ...entry })]);

  return {
    async refusal({ route: { operationId: action }, call, detail }, acting) {
      const { actor } = acting;
      const caller = `${actor.kind} ${'id' in actor ? actor.id : nameOf(actor)}`;
      const isOver = ofOperation.take(`${caller} ${action}`) > 0 || ofCaller.take(caller) > 0;
      if (isOver && more.take(caller) > 0) return;
      const recorded = isOver ? `${detail}; more refusals than are recorded, see the logs` : detail;
      await write({ action, ...subjectOf(call, acting), detail: recorded, outcome: 'refused' }, acting);
    },

    async exported({ route, call, file }, acting) {
      const { target, merNo } = subjectOf(call, acting);
      const detail = maskText(`${file} exported${filterOf(route, call)}`);
      const of = merNo === OPERATOR_SIDE ? merchantIn(route, call) : merNo;
      await write({ action: route.operationId, merNo: of, target, detail }, acting);
    },
  };
}

/** By what a record is found. The merchant is the caller's own: no other may learn of it (S6). */
function subjectOf(
  call: CheckedCall | Refused,
  { grant }: Acting,
): { readonly target: string; readonly merNo: number } {
  const given: Readonly<Record<string, unknown>> = call.kind === 'refused' ? {} : { ...call.body, ...call.parameters };
  const { merNo } = given;
  const name = TARGETS.find((one) => given[one] !== undefined);
  const merchant = merNo === undefined ? '' : `merchant ${String(merNo)}`;
  const side = grant.merNo;
  return {
    target: name === undefined ? merchant : String(given[name]),
    merNo: side === OPERATOR_SIDE ? Number(merNo ?? OPERATOR_SIDE) : side,
  };
}

/** The parameters and fields that name what a call is about. They were checked against the contract. */
const TARGETS = ['tradeNo', 'refundNo', 'chargebackNo', 'notificationId', 'approvalNo', 'personId'];

/** The merchant whose number is in the address. */
function merchantIn({ scope }: OperatorRoute, { parameters }: CheckedCall): number {
  if (scope.kind !== 'located' || scope.subject === 'merchant') return OPERATOR_SIDE;
  return merchantOf(scope.subject, String(parameters[scope.name])) ?? OPERATOR_SIDE;
}

/** They say where a page begins and in which order; a file has all pages. */
const NO_FILTERS = ['before', 'after', 'limit', 'sort'];

function filterOf({ parameters }: OperatorRoute, call: CheckedCall): string {
  const names = parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : []));
  const filters = names.filter((name) => !NO_FILTERS.includes(name) && call.parameters[name] !== undefined);
  if (filters.length === 0) return names.length === 0 ? '' : ', not filtered';
  return `: ${filters.map((name) => `${name} ${[call.parameters[name]].flat().join(', ')}`).join('; ')}`;
}
