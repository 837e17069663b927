import type { createInstance as CreateInstance } from '@stoplight/prism-http';
import { copyContract } from './contract.ts';

// The only file that knows Prism. Prism answers from the contract's examples; everything around that is ours, because
// Prism cannot tie a header to a request schema, and sends its callbacks in the wrong form and also after a refusal.

export interface ExampleAnswer {
  readonly contentType: string;
  readonly body: unknown;
}

export type AnswerByExample = (path: string, example: string) => Promise<ExampleAnswer>;

export async function createPrism(): Promise<AnswerByExample> {
  // Prism takes a second to load; a command that only tells its options must not wait for it.
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const operations = await getHttpOperationsFromSpec(copyContract());
  for (const operation of operations) operation.callbacks = [];
  const prism = createInstance(CONFIG, { logger: silentLogger as unknown as Components['logger'] });
  return async (path, example) => {
    // What the header `Prefer: code=200, example=NAME` says to a Prism that listens.
    const mock = { dynamic: false, code: 200, exampleKey: example, mediaTypes: ['*/*'] };
    const request = { method: 'post', url: { path }, headers: {} } as const;
    const result = await prism.request(request, operations, { ...CONFIG, mock })();
    if ('left' in result) throw new Error(`Prism has no example ${example} for ${path}`, { cause: result.left });
    const { headers, body } = result.right.output;
    return { contentType: headers?.['Content-type'] ?? 'application/json', body: structuredClone(body) };
  };
}

type Components = Parameters<typeof CreateInstance>[1];

// Requests are checked by the validators that were generated per variant, before Prism is asked.
const CONFIG = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

const ignore = (): void => undefined;
const silentLogger = {
  trace: ignore,
  debug: ignore,
  info: ignore,
  success: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
  isLevelEnabled: () => false,
  child: () => silentLogger,
};
