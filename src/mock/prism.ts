import type { createInstance as CreateInstance } from '@stoplight/prism-http';
import { copyContract } from '../examples/contract-examples.ts';

// The only file that knows Prism. Prism answers from the contract's examples; everything around that is ours, because
// Prism cannot tie a header to a request schema, and sends its callbacks in the wrong form and also after a refusal.

export interface ExampleAnswer {
  readonly contentType: string;
  /** Those that the contract shows with the answer, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface WantedExample {
  readonly status: number;
  readonly mediaType: string;
  readonly example: string;
}

export type AnswerByExample = (path: string, wanted: WantedExample) => Promise<ExampleAnswer>;

export async function createPrism(): Promise<AnswerByExample> {
  // Prism takes a second to load; a command that only tells its options must not wait for it.
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const operations = await getHttpOperationsFromSpec(copyContract());
  for (const operation of operations) operation.callbacks = [];
  const prism = createInstance(CONFIG, { logger: silentLogger as Components['logger'] });
  return async (path, { status, mediaType, example }) => {
    // What the headers `Prefer: code=200, example=NAME` and `Accept` say to a Prism that listens.
    const mock = { dynamic: false, code: status, exampleKey: example, mediaTypes: [mediaType] };
    const request = { method: 'post', url: { path }, headers: {} } as const;
    const result = await prism.request(request, operations, { ...CONFIG, mock })();
    if ('left' in result) throw new Error(`Prism has no example ${example} for ${path}`, { cause: result.left });
    const { headers: { 'Content-type': contentType = mediaType, ...headers } = {}, body } = result.right.output;
    return { contentType, headers, body: structuredClone(body) };
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
// As much of a logger as Prism calls.
const silentLogger: Partial<Components['logger']> & Record<'success', () => void> = {
  trace: ignore,
  debug: ignore,
  info: ignore,
  success: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
  isLevelEnabled: () => false,
  child: <Child>() => silentLogger as Child,
};
