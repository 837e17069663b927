import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Reads the hand-written contract as one bundle, the input of all emitters.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

/** What the merchant and the operator contract have in common. */
export interface SchemaHolder extends JsonObject {
  components: { schemas: Record<string, JsonObject> } & JsonObject;
}

/** The parts of the bundle that the emitters read. */
export interface Contract extends SchemaHolder {
  paths: Record<string, { post: Operation }> & JsonObject;
  components: {
    schemas: Record<string, JsonObject>;
    parameters: Record<string, JsonObject>;
    pathItems: Record<string, { post: Notification }>;
    examples: Record<string, { summary: string; value: Json }>;
  } & JsonObject;
  'x-sandbox-account': JsonObject;
}

export interface Operation extends JsonObject {
  operationId: string;
  'x-signature': { fields: string[]; forms: string[]; formsByVariant?: Record<string, string[]> } & JsonObject;
  'x-sandbox': JsonObject[];
  responses: Record<string, JsonObject> & JsonObject;
}

export interface Notification extends JsonObject {
  operationId: string;
  'x-delivery': {
    acknowledgement: string;
    answerSecondsMax: number;
    retryMinutes: number[];
    attemptsMax: number;
  } & JsonObject;
}

export async function readContract(root = 'openapi/openapi.yaml'): Promise<Contract> {
  return defineNotificationsOnce((await readBundle(root)) as Contract);
}

/** Bundles a contract of many files into one document. */
export async function readBundle(root: string): Promise<JsonObject> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-bundle-'));
  try {
    const file = join(folder, 'openapi.json');
    await promisify(execFile)('redocly', ['bundle', root, '--output', file]);
    return JSON.parse(await readFile(file, 'utf8')) as JsonObject;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Redocly copies a path item into every callback that refers to it, including its operationId, which must be unique. Each copy
 * becomes a reference again, so that the bundle defines a notification once, like the source.
 */
function defineNotificationsOnce(bundle: Contract): Contract {
  for (const { post } of Object.values(bundle.paths)) {
    const callbacks = (post['callbacks'] ?? {}) as Record<string, JsonObject>;
    for (const [name, callback] of Object.entries(callbacks)) {
      if (!(name in bundle.components.pathItems)) throw new Error(`callback ${name} is not in components.pathItems`);
      for (const expression of Object.keys(callback)) callback[expression] = { $ref: `#/components/pathItems/${name}` };
    }
  }
  return bundle;
}

export function componentName(ref: Json | undefined): string {
  const name = typeof ref === 'string' ? ref.split('/').at(-1) : undefined;
  if (name === undefined) throw new Error(`not a reference to a component: ${JSON.stringify(ref)}`);
  return name;
}
