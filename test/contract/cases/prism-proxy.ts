import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { listen } from '../../../src/edge/listen.ts';
import { contract } from './contract.ts';

// Prism as a validating proxy, in this process: it reads every request and every answer against the contract with
// validators that are not ours, and passes both on as they are.

interface Violation {
  readonly in: 'request' | 'answer';
  /** `/payment: body.data.payCode must be integer` */
  readonly what: string;
}

interface PrismProxy {
  readonly url: string;
  /** How many requests were passed on, and what was found in them, since this was asked last. */
  takeFindings(): { passed: number; violations: Violation[] };
  close(): Promise<void>;
}

export async function startPrismProxy(upstream: string, document: object = contract): Promise<PrismProxy> {
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  // Prism would send callbacks of its own.
  for (const operation of operations) operation.callbacks = [];
  const config = { ...CONFIG, upstream: new URL(upstream) };
  const prism = createInstance(config, { logger: silentLogger as unknown as Components['logger'] });
  let findings: { passed: number; violations: Violation[] } = { passed: 0, violations: [] };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const body: unknown = JSON.parse(await text(request));
    const input = { method: 'post', url: { path }, headers: singleHeaders(request.headers), body } as const;
    const result = await prism.request(input, operations, config)();
    if ('left' in result) throw result.left;
    const { output, validations } = result.right;
    const describe = (found: Finding) => `${path}: ${(found.path ?? []).join('.')} ${found.message}`;
    findings.passed += 1;
    for (const found of validations.input) findings.violations.push({ in: 'request', what: describe(found) });
    for (const found of validations.output) findings.violations.push({ in: 'answer', what: describe(found) });
    const answer = typeof output.body === 'string' ? output.body : JSON.stringify(output.body);
    // The length may differ from the gateway's: Prism has read the JSON and written it again.
    const { 'content-length': _, ...headers } = output.headers ?? {};
    response.writeHead(output.statusCode, headers).end(answer);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`Prism did not pass this on: ${String(error)}`);
    });
  });
  const { url, close } = await listen(server, { port: 0, host: '127.0.0.1' });
  return {
    url,
    takeFindings() {
      const taken = findings;
      findings = { passed: 0, violations: [] };
      return taken;
    },
    close,
  };
}

type Components = Parameters<typeof createInstance>[1];

interface Finding {
  readonly path?: readonly (string | number)[] | undefined;
  readonly message: string;
}

const CONFIG = {
  isProxy: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  // What is found is reported, not answered, so that a wrong request reaches the gateway too.
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

/** Node's names are in lower case, which is what Prism looks for. */
function singleHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

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
