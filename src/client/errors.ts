import { refusals } from '../../generated/calls.ts';
import { INTERNAL_ERROR } from '../../generated/codes.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';

/** Whether the gateway may have acted on the request: not if it was `notSent` or refused (`none`). */
export type Outcome = 'notSent' | 'none' | 'unknown';

type GatewayErrorInput = Pick<GatewayError, 'operationId' | 'code' | 'httpStatus'> &
  Partial<Pick<GatewayError, 'requestId' | 'retryAfterSeconds'>>;

/** The gateway refused the request. Every failure envelope becomes this error, whatever its HTTP status. */
export class GatewayError extends Error {
  /** The name of the class. */
  override readonly name = 'GatewayError';
  /** The operation that was called. */
  declare readonly operationId: OperationId;
  /** A code of the error catalogue: a `switch` over it can be exhaustive. */
  declare readonly code: ErrorCode;
  /** What the code means. */
  declare readonly meaning: string;
  /** What to do. */
  declare readonly remedy: string;
  /** The HTTP status of the response. */
  declare readonly httpStatus: number;
  /** The `X-Request-Id`: quote it when you ask the operator. */
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

type TransportErrorInput = Pick<TransportError, 'operationId' | 'problem'> &
  Partial<Pick<TransportError, 'httpStatus' | 'outcome' | 'cause'>>;

/** No valid response arrived. */
export class TransportError extends Error {
  /** The name of the class. */
  override readonly name = 'TransportError';
  /** The operation that was called. */
  declare readonly operationId: OperationId;
  /** Why no valid response arrived. */
  declare readonly problem: TransportProblem;
  /** The HTTP status, if there was a response. */
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
  /** The name of the class. */
  override readonly name = 'InvalidRequestError';
  /** Nothing was sent. */
  readonly outcome = 'notSent';
  /** The operation that was called. */
  declare readonly operationId: OperationId;
  /** The wrong fields. */
  declare readonly problems: readonly FieldProblem[];

  constructor(operationId: OperationId, problems: readonly FieldProblem[]) {
    super(`${operationId}: not sent. ${problems.map(({ field, problem }) => `${field}: ${problem}`).join('; ')}`);
    Object.assign(this, { operationId, problems });
  }
}

/** A field that is wrong, and why. */
export interface FieldProblem {
  /** The field, such as `productInfoList[0].sku`. */
  readonly field: string;
  /** What is wrong with it, such as `is missing`. */
  readonly problem: string;
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(refusals, code);
}
