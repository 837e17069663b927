import type { OperatorOperationId } from '../../../generated/operator-operations.ts';
import { operatorOperations } from '../../../generated/operator-operations.ts';
import type { ApprovalKind, Permission } from '../../../generated/permissions.ts';
import type { NumberKind } from '../domain/numbers.ts';

/** What the generated table says of an operation. */
export interface OperatorRoute {
  readonly operationId: OperatorOperationId;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly OperatorParameter[];
  readonly parametersValidator: string;
  readonly request: string | null;
  readonly requestRequired: boolean;
  readonly requestDefaults: Readonly<Record<string, unknown>>;
  /** Parameters and fields in which people write as they like. */
  readonly texts: readonly string[];
  readonly status: number;
  /** The answer is one JSON value on each line. */
  readonly answerLines: boolean;
  /** The answer is a file. */
  readonly answerFile: boolean;
  /** Null for what the edge allows everywhere. */
  readonly bodyBytesMax: number | null;
  readonly sandboxOnly: boolean;
  /** Null if it is open to everybody. */
  readonly permission: Permission | null;
  /** Asks for a recent second factor. */
  readonly stepUp: boolean;
  readonly needsReason: boolean;
  readonly scope: Scope;
  /** The kind of approval that it may need. */
  readonly fourEyes: ApprovalKind | null;
}

export interface OperatorParameter {
  readonly name: string;
  readonly in: string;
  readonly type: string;
  readonly default?: number;
}

/** Whose the subject of an operation is; openapi/operator/README.md describes each kind. */
export type Scope =
  | { readonly kind: 'located'; readonly in: string; readonly name: string; readonly subject: 'merchant' | NumberKind }
  | { readonly kind: 'own'; readonly merchantIn: string | null }
  | { readonly kind: 'common' }
  | { readonly kind: 'operator' };

/** In live mode the sandbox's controls are not in the table at all (S21). */
export function operatorRoutes(mode: 'sandbox' | 'live'): OperatorRoute[] {
  return Object.entries(operatorOperations)
    .filter(([, { sandboxOnly }]) => mode === 'sandbox' || !sandboxOnly)
    .map(([operationId, entry]) => ({ ...entry, operationId: operationId as OperatorOperationId }));
}
