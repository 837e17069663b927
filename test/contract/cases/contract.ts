import { readFileSync } from 'node:fs';
import { operations } from '../../../generated/operations.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { formOf } from '../../../src/protocol/signature.ts';
import type { SignatureForm } from '../../../src/protocol/signature.ts';
import { ruleOf } from '../../helpers/gateway/caller.ts';
import type { Body } from '../../helpers/gateway/caller.ts';

// The contract as the cases read it: the bundle itself, its examples, its components.

export type Schema = Readonly<Record<string, unknown>>;

interface MediaType {
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

interface Operation {
  readonly requestBody: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, MediaType>> }>>;
}

export interface Contract {
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
    readonly pathItems: Readonly<Record<string, { readonly post: Operation }>>;
  };
}

const file = new URL('../../../generated/openapi.json', import.meta.url);

export const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;

export interface ExampleRequest {
  readonly operationId: OperationId;
  readonly variant: string;
  readonly name: string;
  readonly body: Body;
  readonly form: SignatureForm;
}

export const operationIds = Object.keys(operations) as OperationId[];

/** Every request example of every operation, with the variant that it is an example of. */
export function exampleRequests(): ExampleRequest[] {
  return operationIds.flatMap((operationId) => {
    const media = contract.paths[ruleOf(operationId).path]?.post.requestBody.content['application/json'];
    return Object.entries(media?.examples ?? {}).map(([name, example]) => {
      const body = structuredClone(exampleValue(example)) as Body;
      const variant = variantOfExample(operationId, name, body);
      return { operationId, variant, name, body, form: formOf(String(body['sign'])) };
    });
  });
}

/** The first example of a variant. */
export function exampleOf(operationId: OperationId, variant: string): ExampleRequest {
  const found = exampleRequests().find((one) => one.operationId === operationId && one.variant === variant);
  if (found === undefined) throw new Error(`${operationId} has no example of ${variant}`);
  return found;
}

export function answerExample(operationId: OperationId, name: string): unknown {
  const content = contract.paths[ruleOf(operationId).path]?.post.responses['200']?.content ?? {};
  const found = Object.values(content).flatMap((media) => media.examples?.[name] ?? []);
  return exampleValue(found[0]);
}

export function notificationExample(event: string, result: string): Body {
  const [media] = Object.values(contract.components.pathItems[event]?.post.requestBody.content ?? {});
  return exampleValue(media?.examples?.[result]) as Body;
}

/** Examples carry the name of their variant, with a suffix where a variant has several. */
function variantOfExample(operationId: OperationId, name: string, body: Body): string {
  const { selector, variants } = ruleOf(operationId);
  if (selector === null) return 'default';
  if (selector.in === 'body') return String(body[selector.name]);
  const found = Object.keys(variants).find((variant) => name === variant || name.startsWith(`${variant}_`));
  if (found === undefined) throw new Error(`the example ${name} of ${operationId} is of no variant`);
  return found;
}

function exampleValue(example: { readonly $ref?: string; readonly value?: unknown } | undefined): unknown {
  const name = example?.$ref?.split('/').at(-1);
  const value = name === undefined ? example?.value : contract.components.examples[name]?.value;
  if (value === undefined) throw new Error(`the contract has no such example: ${JSON.stringify(example)}`);
  return value;
}
