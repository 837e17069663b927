import document from '../../generated/openapi.json' with { type: 'json' };

// Reads the contract's examples.

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

const contract: JsonObject = document;

/** A copy for tools that modify their input. */
export function copyContract(): object {
  return structuredClone(contract);
}

/** The contract's example payload for an event: the first one, or the one of a result. */
export function notificationExample(event: string, result?: string): Record<string, string | number> {
  const content = at(contract, 'components', 'pathItems', event, 'post', 'requestBody', 'content');
  const [media] = Object.values(content as JsonObject);
  const examples = at(media, 'examples');
  const example = result === undefined ? Object.values(examples as JsonObject)[0] : at(examples, result);
  return exampleValue(example) as Record<string, string | number>;
}

/** The contract's example request body for an operation: the first one, or the one with the given name. */
export function requestExample(path: string, name?: string): Record<string, unknown> {
  const examples = at(contract, 'paths', path, 'post', 'requestBody', 'content', 'application/json', 'examples');
  const example = name === undefined ? Object.values(examples as JsonObject)[0] : at(examples, name);
  return exampleValue(example) as Record<string, unknown>;
}

/** The contract's example of a response to an operation. */
export interface AnswerExample {
  readonly status: number;
  readonly mediaType: string;
  readonly example: string;
  /** The code of the envelope; a page has none. */
  readonly code: string | undefined;
}

export function answerExamples(path: string): AnswerExample[] {
  const responses = at(contract, 'paths', path, 'post', 'responses') as JsonObject;
  return Object.entries(responses).flatMap(([status, response]) =>
    Object.entries((at(resolve(response), 'content') ?? {}) as JsonObject).flatMap(([mediaType, media]) =>
      Object.entries((at(media, 'examples') ?? {}) as JsonObject).map(([example, reference]) => {
        const code = at(exampleValue(reference), 'code');
        return { status: Number(status), mediaType, example, code: typeof code === 'string' ? code : undefined };
      }),
    ),
  );
}

function exampleValue(example: Json | undefined): Json | undefined {
  return resolve(example)['value'];
}

function resolve(value: Json | undefined): JsonObject {
  const reference = at(value, '$ref');
  if (typeof reference !== 'string') return (value ?? {}) as JsonObject;
  return resolve(at(contract, ...reference.replace('#/', '').split('/')));
}

function at(value: Json | undefined, ...names: string[]): Json | undefined {
  let inner = value;
  for (const name of names) {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return undefined;
    inner = inner[name];
  }
  return inner;
}
