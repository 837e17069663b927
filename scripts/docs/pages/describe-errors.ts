import type { Contract, JsonObject } from '../../generate/contract.ts';
import { decisionId } from '../decisions.ts';
import type { FieldDecision } from './describe-fields.ts';

/** A request of the contract that is refused if some of it is changed. */
interface ErrorExample {
  readonly request: { readonly operation: string; readonly example: string };
  readonly wrong?: JsonObject;
  readonly wrongHeaders?: Readonly<Record<string, string>>;
  readonly about: string;
}

/** An entry of the error catalogue, as in `x-errors`. */
export interface DescribedError {
  readonly code: string;
  readonly name: string;
  readonly httpStatus: number;
  readonly meaning: string;
  readonly cause: string;
  readonly remedy: string;
  readonly causes: readonly string[];
  readonly fix: string;
  readonly retry: string;
  readonly example?: ErrorExample;
  readonly decision: FieldDecision | undefined;
}

export function describeErrors(contract: Contract): DescribedError[] {
  const schema = contract.components.schemas['ErrorCode'] ?? {};
  const catalogue = schema['x-errors'] as unknown as Record<string, Omit<DescribedError, 'code' | 'decision'>>;
  const { values } = schema['x-decision'] as { values: Record<string, JsonObject> };
  return (schema['enum'] as string[]).map((code) => {
    const entry = catalogue[code];
    if (entry === undefined) throw new Error(`x-errors has no entry for ${code}`);
    return { ...entry, code, decision: values[code] === undefined ? undefined : { id: decisionId('ErrorCode', code) } };
  });
}
