import { inLanguage } from '../../web/texts.ts';
import { problems } from '../../../generated/operator-operations.ts';
import type { OperatorFile, OperatorOperationId, ProblemName } from '../../../generated/operator-operations.ts';
import { nameOf } from '../domain/audit/actor.ts';
import type { Acting } from '../domain/audit/actor.ts';
import type { Limiter } from '../domain/limiter.ts';
import { maskText } from '../domain/text/mask.ts';
import type { Clock, EventLog } from '../domain/ports.ts';
import type { PeopleStore } from '../domain/people/people.ts';
import type { OperatorOutcome } from '../operations/outcome.ts';
import { createCallRecords } from './call-records.ts';
import type { CallRecords } from './call-records.ts';
import type { AskForApproval } from './four-eyes.ts';
import type { OperatorHandlers } from './handler-types.ts';
import type { OperatorRoute } from './operator-route.ts';
import { operatorRoutes } from './operator-route.ts';
import { refuseHeld, refusePermission, refuseProgram, refuseReason, refuseSeeAs, refuseStepUp } from './permit.ts';
import { checkCall } from './read-call.ts';
import type { CheckedCall, GivenCall } from './read-call.ts';
import { refusedBy } from './refused.ts';
import type { Refused } from './refused.ts';
import { limitToScope } from './scope.ts';

// The one door to the operator's operations, for HTTP and for pages. Checks in a fixed order: permission, which nobody
// has for a change while they see as somebody else, and no program for what is a person's own, the contract's form, whose
// it is, the hold after a new password, the second factor, the reason; then the operation's own.

export interface PerformOptions {
  readonly handlers: OperatorHandlers;
  readonly askForApproval: AskForApproval;
  readonly clock: Clock;
  /** By which a second factor is recent. */
  readonly realClock: Clock;
  /** In live mode the sandbox's controls do not exist (S21). */
  readonly mode: 'sandbox' | 'live';
  readonly store: Pick<PeopleStore, 'writeRecords'>;
  readonly limiter: Pick<Limiter, 'createRate'>;
  /** Called for every operation that was carried out or refused by its rules. */
  readonly log: Pick<EventLog, 'info'>;
}

export type Performed = { readonly kind: 'done'; readonly status: number; readonly value: unknown } | Refused;

export interface Performer {
  readonly routes: readonly OperatorRoute[];
  /** Carries out an operation by its name, for a caller in the same process such as a page. */
  perform(operationId: OperatorOperationId, call: GivenCall, acting: Acting): Promise<Performed>;
  /** The same for a request that is not read yet: who may not call learns nothing about what they sent. */
  performRead(route: OperatorRoute, read: () => CheckedCall | Refused, acting: Acting): Promise<Performed>;
}

/** With what is recorded of calls. */
type Carrying = PerformOptions & { readonly records: CallRecords };

type AnyHandler = (call: {
  readonly parameters: unknown;
  readonly body: unknown;
  readonly acting: Acting;
}) => Promise<OperatorOutcome<unknown>>;

export function createPerformer(given: PerformOptions): Performer {
  const options: Carrying = { ...given, records: createCallRecords(given) };
  const routes = operatorRoutes(options.mode);
  const byId = new Map(routes.map((route) => [route.operationId, route]));

  async function performRead(
    route: OperatorRoute,
    read: () => CheckedCall | Refused,
    caller: Acting,
  ): Promise<Performed> {
    const forbidden = refusePermission(route, caller) ?? refuseSeeAs(route, caller);
    if (forbidden !== undefined) return recordRefusal(options, { route, call: read(), refused: forbidden }, caller);
    const impersonal = refuseProgram(route, caller);
    if (impersonal !== undefined) {
      const { detail } = impersonal;
      return recordRefusal(options, { route, call: read(), refused: impersonal, detail }, caller);
    }
    const checked = read();
    if (checked.kind === 'refused') return checked;
    const acting: Acting = { ...caller, reason: checked.reason ?? caller.reason };
    const scoped = limitToScope(route.scope, acting.grant, checked);
    if (scoped.kind === 'refused') return recordRefusal(options, { route, call: checked, refused: scoped }, acting);
    const { call } = scoped;
    const held = refuseHeld(route, acting, options.realClock.now());
    if (held !== undefined) return recordRefusal(options, { route, call, refused: held }, acting);
    const unproven = refuseStepUp(route, acting, options.realClock.now());
    if (unproven !== undefined) return recordRefusal(options, { route, call, refused: unproven }, acting);
    const unexplained = refuseReason(route, acting);
    if (unexplained !== undefined) return unexplained;
    return carryOut(options, { route, call }, acting);
  }

  return {
    routes,
    performRead,
    async perform(operationId, call, acting) {
      const route = byId.get(operationId);
      if (route === undefined) throw new Error(`${operationId} does not exist in ${options.mode} mode`);
      return performRead(route, () => checkCall(route, completed(route, call, acting)), acting);
    },
  };
}

/** With the defaults that a request gets when it is read, and the reason where a request has it. */
function completed({ parameters, request }: OperatorRoute, given: GivenCall, { reason }: Acting): GivenCall {
  const defaults = parameters.flatMap((one) => (one.default === undefined ? [] : [[one.name, one.default]]));
  const takesReason = reason !== null && parameters.some(({ name }) => name === 'X-Reason');
  return {
    ...given,
    parameters: {
      ...(Object.fromEntries(defaults) as Record<string, unknown>),
      ...given.parameters,
      ...(takesReason && { 'X-Reason': reason }),
    },
    body: given.body ?? (request === null ? null : {}),
  };
}

async function carryOut(
  { handlers, askForApproval, log, records }: Carrying,
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
  if (outcome.kind === 'refused' && performed.kind === 'refused' && RECORDED.includes(performed.name)) {
    await records.refusal(
      { route, call, detail: maskText(inLanguage(undefined, () => refusedBy(outcome).detail)) },
      acting,
    );
  }
  const file = asked === null && outcome.kind === 'done' ? fileOf(route, call, outcome.value) : undefined;
  if (file !== undefined) await records.exported({ route, call, file }, acting);
  logCall(log, { route, call, performed }, acting);
  return performed;
}

const WAITS_FOR_APPROVAL = 202;

/** Refusals by the rules of an operation that say who may do something. Others are about the state of things. */
const RECORDED: readonly ProblemName[] = ['forbidden', 'ownRequest', 'lastAdmin', 'lastOwner'];

/** The page says so if it makes a file of what it reads. */
function fileOf({ answerFile }: OperatorRoute, { file }: CheckedCall, value: unknown): string | undefined {
  return answerFile ? (value as OperatorFile).name : file;
}

interface Refusal {
  readonly route: OperatorRoute;
  /** What could not be read has no subject. */
  readonly call: CheckedCall | Refused;
  readonly refused: Refused;
  /** What the record says; by default a few words for the kind of refusal. */
  readonly detail?: string;
}

async function recordRefusal(
  { log, records }: Carrying,
  { route, call, refused, detail = REFUSALS[refused.name] ?? 'not of this merchant' }: Refusal,
  acting: Acting,
): Promise<Refused> {
  await records.refusal({ route, call, detail }, acting);
  logCall(log, { route, call, performed: refused }, acting);
  return refused;
}

const REFUSALS: Readonly<Record<string, string>> = {
  forbidden: 'not permitted',
  stepUpRequired: 'second factor not recent',
  onHold: 'on hold after a new password by mail',
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
