import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { Acting } from '../../domain/actor.ts';
import { OPERATOR_SIDE } from '../../domain/actor.ts';
import { actingOf } from '../frame/acting.ts';
import { FactorNeededError } from '../frame/factor-needed.ts';
import type { Exchange } from '../frame/page-types.ts';
import type { Call, CallRefused, Called, OpenCall } from './desk-types.ts';
import { readAmounts } from './typed-amount.ts';

type Perform = (operationId: OperatorOperationId, call: GivenCall, acting: Acting) => Promise<Performed>;

interface GivenCall {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  readonly file?: string | undefined;
}

type Performed = { readonly kind: 'done'; readonly status: number; readonly value: unknown } | CallRefused;

const WAITS = 202;

/** The one door to the operator's operations, for pages. */
export function createCall(perform: Perform): Call {
  return async (exchange, operationId, { parameters = {}, body, file, reason = null }) => {
    const read = { parameters: readAmounts(parameters), body: readAmounts((body ?? null) as GivenCall['body']) };
    const problems = [...read.parameters.problems, ...read.body.problems];
    if (problems.length > 0) return ambiguous(problems);
    const given = { parameters: read.parameters.fields, body: read.body.fields, file };
    const performed = await perform(operationId, given, actingOf(exchange, reason === '' ? null : reason));
    if (performed.kind === 'refused') {
      if (performed.name === 'stepUpRequired' && exchange.request.method === 'POST') throw new FactorNeededError();
      return performed;
    }
    const { status, value } = performed;
    // Some operations answer so by themselves; only a request for approval has a number.
    if (status === WAITS && isApproval(value)) return { kind: 'waits', approvalNo: value.approvalNo };
    // The handler's own types say so.
    return { kind: 'done', value } as Called<never>;
  };
}

/** As the operation itself would say it. */
function ambiguous(fields: NonNullable<CallRefused['fields']>): CallRefused {
  const detail = fields.map(({ field, problem }) => `${field}: ${problem}.`).join(' ');
  return { kind: 'refused', name: 'invalidInput', detail, fields };
}

/** The same for strangers, who can call what needs no token. */
export function createOpenCall(perform: Perform): OpenCall {
  return async (exchange, operationId, { parameters = {}, body }) => {
    const given = { parameters, body: (body ?? null) as GivenCall['body'] };
    const performed = await perform(operationId, given, actingOfStranger(exchange));
    return (performed.kind === 'refused' ? performed : { kind: 'done', value: performed.value }) as never;
  };
}

function actingOfStranger({ request }: Exchange): Acting {
  return {
    actor: { kind: 'system', name: 'nobody' },
    grant: { merNo: OPERATOR_SIDE, permissions: new Set(), roles: [], factorAt: null },
    reason: null,
    address: request.address,
    requestId: request.requestId,
    approvalNo: null,
  };
}

function isApproval(value: unknown): value is { readonly approvalNo: string } {
  return typeof value === 'object' && value !== null && 'approvalNo' in value;
}
