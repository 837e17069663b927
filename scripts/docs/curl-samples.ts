import { componentName } from '../generate/contract.ts';
import type { Contract, Json, JsonObject } from '../generate/contract.ts';
import type { DescribedOperation } from '../generate/describe-operations.ts';

// A curl line for every request example of an operation. The examples carry right signatures of the demo merchant.

const SERVER = 'http://localhost:8080';

export interface CodeSample extends JsonObject {
  lang: string;
  label: string;
  source: string;
}

export function curlSamples(contract: Contract, operation: DescribedOperation): CodeSample[] {
  const body = operation.post['requestBody'] as { content: Record<string, { examples: Record<string, JsonObject> }> };
  const examples = Object.entries(body.content['application/json']?.examples ?? {});
  return examples.map(([name, reference]) => {
    const example = contract.components.examples[componentName(reference['$ref'])];
    if (example === undefined) throw new Error(`${operation.operationId} has no request example ${name}`);
    const headers = ['Content-Type: application/json', ...ownHeaders(contract, operation, name)];
    const label = examples.length === 1 ? 'curl' : `curl: ${example.summary}`;
    return { lang: 'bash', label, source: curl(operation.path, headers, example.value) };
  });
}

/** The headers of this operation that a request by curl needs; curl sends a User-Agent by itself. */
function ownHeaders(contract: Contract, operation: DescribedOperation, example: string): string[] {
  const headers: string[] = [];
  if (operation.selector?.in === 'header') {
    // An example is named after its variant; a second one of the same variant adds to the name.
    const names = operation.variants.filter(({ name }) => example === name || example.startsWith(`${name}_`));
    const variant = names.toSorted((one, other) => other.name.length - one.name.length)[0];
    if (variant === undefined) throw new Error(`the example ${example} names no variant of ${operation.operationId}`);
    if (variant.value) headers.push(`${operation.selector.name}: ${variant.value}`);
  }
  const { websites } = contract['x-sandbox-account'] as { websites: string[] };
  if (operation.post['x-referer'] === 'required') headers.push(`Referer: ${websites[0]}`);
  return headers;
}

function curl(path: string, headers: readonly string[], body: Json): string {
  // Inside single quotes a shell takes everything but the quote itself.
  const text = JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`);
  const options = headers.map((header) => ` \\\n  -H '${header}'`).join('');
  return `curl -s ${SERVER}${path}${options} \\\n  -d '${text}'`;
}
