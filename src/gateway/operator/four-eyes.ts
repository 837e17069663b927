import { operatorRequestSensitivity } from '../../../generated/sensitivity.ts';
import type { OperatorOperationId } from '../../../generated/operator-operations.ts';
import type { Acting } from '../domain/audit/actor.ts';
import type { OperatorOperations } from '../operations/create-operator-operations.ts';
import { done } from '../operations/outcome.ts';
import type { OperatorOutcome } from '../operations/outcome.ts';
import { approvalToWire } from './handlers/approvals.ts';
import type { OperatorRoute } from './operator-route.ts';
import { createPreviews } from './previews.ts';
import type { PreviewCall } from './previews.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Asked {
  readonly parameters: Fields;
  readonly body: Fields | null;
}

/** Null if the caller can do it alone; otherwise the request that was made of it, or why it would be refused anyway. */
export type AskForApproval = (
  route: OperatorRoute,
  call: Asked,
  acting: Acting,
) => Promise<OperatorOutcome<unknown> | null>;

/** The last step before an operation: whether it needs a second person (I17). */
export function createAskForApproval(operations: OperatorOperations, mode: 'sandbox' | 'live'): AskForApproval {
  const previews = createPreviews(operations, mode) as Partial<Record<OperatorOperationId, PreviewCall>>;
  return async ({ operationId, fourEyes, request }, { parameters, body }, acting) => {
    if (fourEyes === null) return null;
    const preview = previews[operationId];
    if (preview === undefined) throw new Error(`${operationId} has no preview`);
    const { 'X-Reason': _reason, ...visible } = parameters;
    const asked = {
      kind: fourEyes,
      operation: operationId,
      parameters,
      body,
      shown: { parameters: visible, body: body === null ? null : maskBody(request ?? '', body) },
      preview: () => preview({ parameters, body, acting }),
    };
    const outcome = await operations.askForApproval(asked, acting);
    return outcome?.kind === 'done' ? done(approvalToWire(outcome.value)) : outcome;
  };
}

/** By the contract's classes: of an account the last characters, of a person nothing, of a secret nothing. */
function maskBody(schema: string, body: Fields): Fields {
  const classes = operatorRequestSensitivity[schema];
  if (classes === undefined) throw new Error(`nothing is known about the fields of ${schema}`);
  const isOf = (name: string, ...kinds: (keyof typeof classes)[]) =>
    kinds.some((kind) => classes[kind]?.some((path) => path.split('.')[0] === name));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      if (isOf(name, 'account', 'card-number')) return [name, `****${String(value).slice(-4)}`];
      return [name, isOf(name, 'person', 'phone', 'secret', 'card-secret', 'card-expiry') ? '****' : value];
    }),
  );
}
