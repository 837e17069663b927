import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { listen } from '../../../src/edge/listen.ts';

// Prism as a proxy in this process, which judges every request by Stripe's own contract, and passes it on as it is. Answers are not judged:
// their schemas contain each other without end, and Prism takes minutes to read them.

export interface ContractProxy {
  readonly url: string;
  /** How many requests passed, by operation. */
  readonly passed: ReadonlyMap<string, number>;
  readonly violations: readonly string[];
  close(): Promise<void>;
}

const USED = /^\/v1\/(?:payment_intents|payment_methods|refunds|events|payouts|balance_transactions)(?:\/|$)/;

export async function startContractProxy(upstream: string, contract: object): Promise<ContractProxy> {
  const operations = await getHttpOperationsFromSpec(requestsOf(contract));
  const prism = createInstance({ ...CONFIG, upstream: new URL(upstream) }, { logger: silentLogger as never });
  const names = namesOf(contract);
  const passed = new Map<string, number>();
  const violations: string[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const body = method === 'GET' ? undefined : await text(request);
    const { pathname, searchParams } = new URL(path, upstream);
    const query = Object.fromEntries(searchParams);
    const input = {
      method: method.toLowerCase() as 'get' | 'post',
      url: { path: pathname, query },
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      ...(body !== undefined && { body }),
    };
    const result = await prism.request(input, operations, { ...CONFIG, upstream: new URL(upstream) })();
    if ('left' in result) throw result.left;
    const { output, validations } = result.right;
    const operation = `${method} ${pathname.replace(/\/[a-z]+_[0-9a-f]{24}/, '/{id}')}`;
    passed.set(operation, (passed.get(operation) ?? 0) + 1);
    const sent = new Set([...new URLSearchParams(body).keys()].map((name) => name.replace(/\[.*/, '')));
    for (const { path: place = [], message } of validations.input) {
      // Prism takes objects that a form does not have for empty ones.
      const isInvented = place[0] === 'body' && place.length > 1 && !sent.has(String(place[1]));
      if (!isInvented) violations.push(`${operation}: ${place.join('.')} ${message}`);
    }
    // And it leaves out what it does not know.
    for (const name of sent) {
      if (!names.get(operation)?.has(name)) violations.push(`${operation}: ${name} is no parameter`);
    }
    const { 'content-length': _, ...headers } = output.headers ?? {};
    response.writeHead(output.statusCode, headers);
    response.end(typeof output.body === 'string' ? output.body : JSON.stringify(output.body));
  }

  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      violations.push(`${request.method} ${request.url}: not passed on, ${JSON.stringify(error)}`);
      response.writeHead(502, { 'Content-Type': 'text/plain' }).end();
    });
  });
  const { url, close } = await listen(server, { port: 0, host: '127.0.0.1' });
  return { url, passed, violations, close };
}

interface Operation {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly properties?: object } }>>;
  };
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: object };
}

/** The contract of the requests that the adapter could send. */
function requestsOf(contract: object): object {
  const { paths, components, ...rest } = contract as Contract;
  const used = Object.entries(paths).filter(([path]) => USED.test(path));
  const withoutAnswers = used.map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) =>
      method === 'get' || method === 'post' ? [method, { ...operation, responses: ANY }] : [method, operation],
    );
    return [path, Object.fromEntries(operations)];
  });
  return {
    ...rest,
    paths: Object.fromEntries(withoutAnswers),
    components: { securitySchemes: components.securitySchemes },
  };
}

/** The names of the parameters that each operation takes in its form. */
function namesOf(contract: object): ReadonlyMap<string, ReadonlySet<string>> {
  const { paths } = contract as Contract;
  const forms = Object.entries(paths).map(([path, { post }]) => {
    const form = post?.requestBody?.content['application/x-www-form-urlencoded']?.schema.properties ?? {};
    return [`POST ${path.replaceAll(/\{\w+\}/g, '{id}')}`, new Set(Object.keys(form))] as const;
  });
  return new Map(forms);
}

const ANY = { default: { description: 'Whatever it is.' } };

const CONFIG = {
  isProxy: true,
  checkSecurity: true,
  validateRequest: true,
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
