import { refusals } from '../../generated/calls.ts';
import { INTERNAL_ERROR } from '../../generated/codes.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';

/** Whether the gateway may have acted on the request: not if it was `notSent` or refused (`none`). */
export type Outcome = 'notSent' | 'none' | 'unknown';

interface GatewayErrorInput {
  readonly operationId: OperationId;
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number;
}

/** The gateway refused the request. Every failure envelope becomes this error, whatever its HTTP status. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  declare readonly operationId: OperationId;
  /** A code of the error catalogue: a `switch` over it can be exhaustive. */
  declare readonly code: ErrorCode;
  declare readonly meaning: string;
  declare readonly remedy: string;
  declare readonly httpStatus: number;
  declare readonly requestId: string | undefined;
  /** The gateway's Retry-After; 0 if there is none. */
  readonly retryAfterSeconds: number = 0;
  /** A refusal changes nothing; after an internal error the outcome is unknown. */
  readonly outcome: Outcome;

  constructor(message: string, input: GatewayErrorInput) {
    const [meaning, remedy] = refusals[input.code];
    super(`${input.operationId} was refused (${input.code}): ${message} ${remedy}`);
    this.outcome = input.code === INTERNAL_ERROR ? 'unknown' : 'none';
    Object.assign(this, { meaning, remedy }, input);
  }
}

/**
 * Why no valid response arrived: `timeout`, `network`, `aborted` by the caller's signal, `answer` that does not follow the
 * contract (a proxy's page, an unknown code), `forged` if its signature is wrong.
 */
export type TransportProblem = 'timeout' | 'network' | 'aborted' | 'answer' | 'forged';

interface TransportErrorInput {
  readonly operationId: OperationId;
  readonly problem: TransportProblem;
  readonly httpStatus?: number;
  readonly outcome?: Outcome;
  readonly cause?: unknown;
}

export class TransportError extends Error {
  override readonly name = 'TransportError';
  declare readonly operationId: OperationId;
  declare readonly problem: TransportProblem;
  declare readonly httpStatus: number | undefined;
  /** `notSent` if no connection was made, otherwise `unknown`. */
  readonly outcome: Outcome = 'unknown';

  constructor(message: string, { cause, ...input }: TransportErrorInput) {
    super(`${input.operationId}: ${message}`, { cause });
    Object.assign(this, input);
  }
}

/** The body violates the contract. The client found this before sending anything. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';
  readonly outcome = 'notSent';
  declare readonly operationId: OperationId;
  declare readonly problems: readonly FieldProblem[];

  constructor(operationId: OperationId, problems: readonly FieldProblem[]) {
    super(`${operationId}: not sent. ${problems.map(({ field, problem }) => `${field}: ${problem}`).join('; ')}`);
    Object.assign(this, { operationId, problems });
  }
}

export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(refusals, code);
}
