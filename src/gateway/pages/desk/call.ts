import type { OperatorOperationId } from '../../../../generated/operator-operations.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { actingOf } from '../frame/acting.ts';
import { FactorNeededError } from '../frame/factor-needed.ts';
import type { Exchange, SignedInExchange } from '../frame/page-types.ts';
import type { Performer } from '../../operator/perform.ts';
import type { GivenCall } from '../../operator/read-call.ts';
import type { Refused } from '../../operator/refused.ts';
import type { Acted, Call, Given, OpenCall } from './desk-types.ts';
import { readAmounts } from './form/typed-amount.ts';
import { learnNames, readMerchant } from './merchant-names.ts';

type Perform = Performer['perform'];
type Fields = Readonly<Record<string, unknown>>;

const WAITS = 202;

/** The one door to the operator's operations, for pages. */
export function createCall(perform: Perform): Call {
  const call = async (
    exchange: SignedInExchange,
    operationId: OperatorOperationId,
    { parameters = {}, body, file, isInWords = file === undefined, reason = null }: Given<OperatorOperationId>,
  ): Promise<Acted<unknown>> => {
    const read = { parameters: readAmounts(parameters), body: readAmounts((body ?? null) as GivenCall['body']) };
    const problems = [...read.parameters.problems, ...read.body.problems];
    if (problems.length > 0) return ambiguous(problems);
    const asked = await readMerchant(perform, exchange, read.parameters.fields as Fields);
    if (asked.kind === 'refused') return asked;
    const sent = await readMerchant(perform, exchange, read.body.fields as Fields | null);
    if (sent.kind === 'refused') return sent;
    const given = { parameters: asked.fields, body: sent.fields, file };
    const performed = await perform(operationId, given, actingOf(exchange, reason === '' ? null : reason));
    if (performed.kind === 'refused') {
      if (performed.name === 'stepUpRequired' && exchange.request.method === 'POST') throw new FactorNeededError();
      return performed;
    }
    const { status, value } = performed;
    // A file for programs has the numbers.
    if (isInWords) await learnNames(perform, exchange, { parameters: given.parameters, answer: value });
    // Some operations answer so by themselves; only a request for approval has a number.
    if (status === WAITS && isApproval(value)) return { kind: 'waits', approvalNo: value.approvalNo };
    return { kind: 'done', value };
  };
  // The handlers' own types say what is answered, and the contract which of them can wait.
  return call as Call;
}

/** As the operation itself would say it. */
function ambiguous(fields: NonNullable<Refused['fields']>): Refused {
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
