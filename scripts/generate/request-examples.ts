import { componentName } from './contract.ts';
import type { Contract, JsonObject } from './contract.ts';
import type { DescribedOperation, DescribedVariant } from './describe-operations.ts';

export interface RequestExample {
  readonly name: string;
  readonly summary: string;
  readonly variant: DescribedVariant;
  readonly body: JsonObject;
}

/** The request examples of an operation, each with the variant that it belongs to. */
export function requestExamples(contract: Contract, operation: DescribedOperation): RequestExample[] {
  const body = operation.post['requestBody'] as { content: Record<string, { examples: Record<string, JsonObject> }> };
  return Object.entries(body.content['application/json']?.examples ?? {}).map(([name, reference]) => {
    const example = contract.components.examples[componentName(reference['$ref'])];
    if (example === undefined) throw new Error(`${operation.operationId} has no request example ${name}`);
    const value = example.value as JsonObject;
    return { name, summary: example.summary, variant: variantOf(operation, name, value), body: value };
  });
}

function variantOf({ operationId, selector, variants }: DescribedOperation, example: string, body: JsonObject) {
  const fitting = variants.filter(({ name, value }) => {
    if (selector === null) return true;
    // An example has the name of its variant, with a suffix if the variant has several.
    return selector.in === 'body' ? body[selector.name] === value : example === name || example.startsWith(`${name}_`);
  });
  const [variant] = fitting.toSorted((one, other) => other.name.length - one.name.length);
  if (variant === undefined) throw new Error(`the example ${example} names no variant of ${operationId}`);
  return variant;
}
