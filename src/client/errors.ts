import { refusals } from '../../generated/calls.ts';
import type { ErrorCode } from '../../generated/errors.ts';
import type { OperationId } from '../../generated/operations.ts';

/** Whether the gateway may have acted on the request: `none` where it surely has not. */
export type Outcome = 'none' | 'unknown';

interface GatewayErrorInput {
  readonly operationId: OperationId;
  readonly code: ErrorCode;
  readonly httpStatus: number;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number;
}

/** The gateway read the request and refused it. Whatever its HTTP status, a failure envelope becomes this. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  declare readonly operationId: OperationId;
  /** One of the catalogue: a `switch` over it is exhaustive. */
  declare readonly code: ErrorCode;
  declare readonly meaning: string;
  declare readonly remedy: string;
  declare readonly httpStatus: number;
  declare readonly requestId: string | undefined;
  /** How long the gateway asks to wait; 0 where it does not say. */
  readonly retryAfterSeconds: number = 0;
  /** A refusal changes nothing; after an internal error nobody can tell. */
  readonly outcome: Outcome;

  constructor(message: string, input: GatewayErrorInput) {
    const [meaning, remedy] = refusals[input.code];
    super(`${input.operationId} was refused (${input.code}): ${message} ${remedy}`);
    this.outcome = input.code === '90001' ? 'unknown' : 'none';
    Object.assign(this, { meaning, remedy }, input);
  }
}

/**
 * What went wrong on the way: `timeout`, `network`, `aborted` by the caller's signal, `answer` that is not what the
 * contract says (a proxy's page, an unknown code), `forged` answer whose signature is wrong, `invalid` body that was
 * refused before it was sent.
 */
export type TransportProblem = 'timeout' | 'network' | 'aborted' | 'answer' | 'forged' | 'invalid';

interface TransportErrorInput {
  readonly operationId: OperationId;
  readonly problem: TransportProblem;
  readonly httpStatus?: number;
  readonly cause?: unknown;
}

export class TransportError extends Error {
  override readonly name = 'TransportError';
  declare readonly operationId: OperationId;
  declare readonly problem: TransportProblem;
  declare readonly httpStatus: number | undefined;
  readonly outcome: Outcome;

  constructor(message: string, { cause, ...input }: TransportErrorInput) {
    super(`${input.operationId}: ${message}`, { cause });
    this.outcome = input.problem === 'invalid' ? 'none' : 'unknown';
    Object.assign(this, input);
  }
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(refusals, code);
}
