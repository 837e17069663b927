import { componentName } from '../../generate/contract.ts';
import type { Contract, JsonObject } from '../../generate/contract.ts';
import type { DescribedOperation } from '../../generate/describe-operations.ts';

// What an operation can answer: its examples of success, and the codes and statuses of its refusals.

export interface AnswerExample {
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
  readonly contentType: string;
}

export interface OperationRefusal {
  readonly code: string;
  readonly status: string;
  /** When it comes with this status. */
  readonly about: string;
  /** Other codes come with this status too, so its meaning alone does not say when it does. */
  readonly isShared: boolean;
}

/** Each once: some stand under several names. */
export function successExamples(contract: Contract, operation: DescribedOperation): AnswerExample[] {
  const examples = answerExamples(contract, operation)
    .filter(({ example }) => codeOf(example.value) === undefined)
    .map(({ example }) => example);
  return examples.filter(({ value }, index) => examples.findIndex((other) => other.value === value) === index);
}

/** Each code once for each HTTP status, in the order of the codes. */
export function refusalsOf(contract: Contract, operation: DescribedOperation): OperationRefusal[] {
  const refusals = Object.entries(operation.post.responses).flatMap(([status, response]) => {
    const examples = answerExamples(contract, operation).filter((answer) => answer.status === status);
    const codes = new Set(examples.flatMap(({ example }) => codeOf(example.value) ?? []));
    const about = String(responseAt(contract, response)['description']);
    return [...codes].map((code) => ({ code, status, about, isShared: codes.size > 1 }));
  });
  return refusals.toSorted((one, other) => one.code.localeCompare(other.code));
}

/** The request examples by name. */
export function requestExamples(
  contract: Contract,
  operation: DescribedOperation,
): { name: string; summary: string; body: JsonObject }[] {
  const body = operation.post['requestBody'] as { content: Record<string, { examples: Record<string, JsonObject> }> };
  return Object.entries(body.content['application/json']?.examples ?? {}).map(([name, reference]) => {
    const { summary, value } = exampleAt(contract, reference);
    return { name, summary, body: value as JsonObject };
  });
}

export function exampleAt(contract: Contract, reference: JsonObject): { summary: string; value: unknown } {
  const example = contract.components.examples[componentName(reference['$ref'])];
  if (example === undefined) throw new Error(`the contract has no example ${String(reference['$ref'])}`);
  return example;
}

function responseAt(contract: Contract, response: JsonObject): JsonObject {
  if (response['$ref'] === undefined) return response;
  const responses = contract.components['responses'] as Record<string, JsonObject>;
  return responses[componentName(response['$ref'])] ?? {};
}

function answerExamples(
  contract: Contract,
  { post }: DescribedOperation,
): { status: string; example: AnswerExample }[] {
  return Object.entries(post.responses).flatMap(([status, response]) => {
    const content = responseAt(contract, response)['content'] as Record<
      string,
      { examples?: Record<string, JsonObject> }
    >;
    return Object.entries(content ?? {}).flatMap(([contentType, { examples = {} }]) =>
      Object.entries(examples).map(([name, reference]) => ({
        status,
        example: { name, contentType, ...exampleAt(contract, reference) },
      })),
    );
  });
}

/** Undefined if it is a success. */
function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined;
  return value.code === '00000' ? undefined : String(value.code);
}
