import { pino } from 'pino';
import { copyContract } from '../examples/contract-examples.ts';

// The only file that uses Prism. Prism responds with the contract's examples; checks and callbacks are ours, because Prism
// cannot select a request schema by header, and sends callbacks in the wrong format and even after a refusal.

export interface ExampleAnswer {
  readonly contentType: string;
  /** The headers of the contract's example, such as Retry-After. */
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
  // Prism takes a second to load: --help must not wait for it.
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const operations = await getHttpOperationsFromSpec(copyContract());
  for (const operation of operations) operation.callbacks = [];
  const prism = createInstance(CONFIG, { logger: silentLogger });
  return async (path, { status, mediaType, example }) => {
    // The equivalent of the headers `Prefer: code=200, example=NAME` and `Accept`.
    const mock = { dynamic: false, code: status, exampleKey: example, mediaTypes: [mediaType] };
    const request = { method: 'post', url: { path }, headers: {} } as const;
    const result = await prism.request(request, operations, { ...CONFIG, mock })();
    if ('left' in result) throw new Error(`Prism has no example ${example} for ${path}`, { cause: result.left });
    const { headers: { 'Content-type': contentType = mediaType, ...headers } = {}, body } = result.right.output;
    return { contentType, headers, body: structuredClone(body) };
  };
}

// The generated validators check requests before Prism does anything.
const CONFIG = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

/** Has the level that Prism adds to pino's, and so do its children. */
const silentLogger = Object.assign(pino({ level: 'silent' }), { success: () => undefined });
