import { problems } from '../../../../generated/operator-operations.ts';
import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import { OPERATOR_SIDE, nameOf } from '../../domain/actor.ts';
import type { Acting } from '../../domain/actor.ts';
import { auditOf } from '../../domain/audit.ts';
import type { Clock } from '../../domain/ports.ts';
import type { Store } from '../../domain/store.ts';
import type { OperatorOutcome } from '../../operations/operator/outcome.ts';
import type { HttpLog } from '../ports.ts';
import type { AskForApproval } from './four-eyes.ts';
import type { OperatorHandlers } from './handler-types.ts';
import type { OperatorRoute } from './operator-route.ts';
import { operatorRoutes } from './operator-route.ts';
import { refusePermission, refuseReason, refuseSeeing, refuseStepUp } from './permit.ts';
import { checkCall } from './read-call.ts';
import type { CheckedCall, GivenCall } from './read-call.ts';
import { refusedBy } from './refused.ts';
import type { Refused } from './refused.ts';
import { limitToScope } from './scope.ts';

// The one door to the operator's operations, for HTTP and for pages. Checks in a fixed order: permission, which nobody
// has for a change while seeing as somebody else, the contract's form, whose it is, the second factor, the reason; then the operation's own.

export interface PerformOptions {
  readonly handlers: OperatorHandlers;
  readonly askForApproval: AskForApproval;
  readonly clock: Clock;
  /** In live mode the sandbox's controls do not exist (S21). */
  readonly mode: 'sandbox' | 'live';
  readonly store: Pick<Store, 'writeRecords'>;
  /** Told of every operation that was carried out or refused by its rules. */
  readonly log: Pick<HttpLog, 'info'>;
}

export type Performed = { readonly kind: 'done'; readonly status: number; readonly value: unknown } | Refused;

export interface Performer {
  readonly routes: readonly OperatorRoute[];
  /** Carries out an operation by its name, for a caller in the same process such as a page. */
  perform(operationId: OperatorOperationId, call: GivenCall, acting: Acting): Promise<Performed>;
  /** The same for a request that is not read yet: who may not call learns nothing about what they sent. */
  performRead(route: OperatorRoute, read: () => CheckedCall | Refused, acting: Acting): Promise<Performed>;
}

type AnyHandler = (call: {
  readonly parameters: unknown;
  readonly body: unknown;
  readonly acting: Acting;
}) => Promise<OperatorOutcome<unknown>>;

export function createPerformer(options: PerformOptions): Performer {
  const routes = operatorRoutes(options.mode);
  const byId = new Map(routes.map((route) => [route.operationId, route]));

  async function performRead(
    route: OperatorRoute,
    read: () => CheckedCall | Refused,
    caller: Acting,
  ): Promise<Performed> {
    const forbidden = refusePermission(route, caller) ?? refuseSeeing(route, caller);
    if (forbidden !== undefined) return recordRefusal(options, { route, call: read(), refused: forbidden }, caller);
    const checked = read();
    if (checked.kind === 'refused') return checked;
    const acting: Acting = { ...caller, reason: checked.reason ?? caller.reason };
    const scoped = limitToScope(route.scope, acting.grant, checked);
    if (scoped.kind === 'refused') return recordRefusal(options, { route, call: checked, refused: scoped }, acting);
    const { call } = scoped;
    const unproven = refuseStepUp(route, acting, options.clock.now());
    if (unproven !== undefined) return recordRefusal(options, { route, call, refused: unproven }, acting);
    const unexplained = refuseReason(route, acting);
    if (unexplained !== undefined) return unexplained;
    return carryOut(options, { route, call }, acting);
  }

  return {
    routes,
    performRead,
    async perform(operationId, given, acting) {
      const route = byId.get(operationId);
      if (route === undefined) throw new Error(`${operationId} does not exist in ${options.mode} mode`);
      return performRead(route, () => checkCall(route, completed(route, given, acting)), acting);
    },
  };
}

/** With the defaults that a request gets when it is read, and the reason where a request has it. */
function completed({ parameters, request }: OperatorRoute, given: GivenCall, { reason }: Acting): GivenCall {
  const defaults = parameters.flatMap((one) => (one.default === undefined ? [] : [[one.name, one.default]]));
  const takesReason = reason !== null && parameters.some(({ name }) => name === 'X-Reason');
  return {
    parameters: {
      ...(Object.fromEntries(defaults) as Record<string, unknown>),
      ...given.parameters,
      ...(takesReason && { 'X-Reason': reason }),
    },
    body: given.body ?? (request === null ? null : {}),
  };
}

async function carryOut(
  { handlers, askForApproval, log }: PerformOptions,
  { route, call }: { readonly route: OperatorRoute; readonly call: CheckedCall },
  acting: Acting,
): Promise<Performed> {
  // The call was checked by this operation's own schemas, which is what its handler's types are made from.
  const handler = handlers[route.operationId] as unknown as AnyHandler;
  const asked = await askForApproval(route, call, acting);
  const outcome = asked ?? (await handler({ parameters: call.parameters, body: call.body, acting }));
  const status = asked === null ? route.status : WAITS_FOR_APPROVAL;
  const performed: Performed =
    outcome.kind === 'refused' ? refusedBy(outcome) : { kind: 'done', status, value: outcome.value };
  logCall(log, { route, call, performed }, acting);
  return performed;
}

const WAITS_FOR_APPROVAL = 202;

interface Refusal {
  readonly route: OperatorRoute;
  /** What could not be read has no subject. */
  readonly call: CheckedCall | Refused;
  readonly refused: Refused;
}

/** Who tried what they may not. The merchant of the record is the caller's own: no other may learn of it (S6). */
async function recordRefusal(
  { store, clock, log }: PerformOptions,
  refusal: Refusal,
  acting: Acting,
): Promise<Refused> {
  const { route, call, refused } = refusal;
  const subject: Subject = call.kind === 'refused' ? {} : subjectOf(call);
  const { merNo, ...numbers } = subject;
  const number = Object.values(numbers).find((value) => value !== undefined);
  const target = number ?? (merNo === undefined ? '' : `merchant ${merNo}`);
  const side = acting.grant.merNo;
  const entry = auditOf(acting, {
    at: clock.now(),
    action: route.operationId,
    merNo: side === OPERATOR_SIDE ? Number(merNo ?? OPERATOR_SIDE) : side,
    target: String(target),
    detail: REFUSALS[refused.name] ?? 'not of this merchant',
    outcome: 'refused',
  });
  await store.writeRecords([entry]);
  logCall(log, { route, call, performed: refused }, acting);
  return refused;
}

const REFUSALS: Readonly<Record<string, string>> = {
  forbidden: 'not permitted',
  stepUpRequired: 'second factor not recent',
};

interface Ended {
  readonly route: OperatorRoute;
  readonly call: CheckedCall | Refused;
  readonly performed: Performed;
}

function logCall(log: PerformOptions['log'], { route, call, performed }: Ended, acting: Acting): void {
  log.info('operator request', {
    requestId: acting.requestId,
    operation: route.operationId,
    ...(call.kind === 'refused' ? {} : subjectOf(call)),
    actor: nameOf(acting.actor),
    status: performed.kind === 'done' ? performed.status : problems[performed.name].status,
  });
}

type Subject = Readonly<
  Partial<Record<'merNo' | 'tradeNo' | 'refundNo' | 'chargebackNo' | 'notificationId', string | number>>
>;

/** The numbers that a line of the log is found by. Both were checked against the contract. */
function subjectOf({ parameters, body }: CheckedCall): Subject {
  const { merNo, tradeNo, refundNo, chargebackNo, notificationId } = { ...body, ...parameters } as Subject;
  return { merNo, tradeNo, refundNo, chargebackNo, notificationId } as Subject;
}
