import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { components, paths } from '../../generated/operator.ts';
import { readUpTo } from '../protocol/bounded-bytes.ts';
import { ANSWER_BYTES_MAX, CALL_MS_MAX, CLOCK_MS_MAX } from './limits.ts';
import { ToolError } from './tool-error.ts';

// The only way from the tools to a gateway. Before each call it asks the gateway what it is, without any secret, and goes no
// further unless the answer is "sandbox".

export interface SandboxOptions {
  readonly url: string;
  /** The sandbox's operator token. */
  readonly token: string;
  /** Whether the sandbox may be on another machine. */
  readonly isRemoteAllowed: boolean;
}

export interface Sandbox {
  readonly url: string;
  /** Posts a merchant's request. */
  post(path: string, request: { headers: Readonly<Record<string, string>>; body: object }): Promise<GatewayAnswer>;
  /** Calls the operator API. */
  operate<Data>(call: (client: Client<paths>) => Promise<OperatorAnswer<Data>>): Promise<Data>;
}

interface GatewayAnswer {
  readonly status: number;
  /** The envelope, or the start of a page. */
  readonly answer: unknown;
}

type OperatorAnswer<Data> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: unknown; readonly response: Response };

const MODE_HEADER = 'Tollgate-Mode';
const PAGE_CHARACTERS_MAX = 500;

export function createSandbox({ url, token, isRemoteAllowed }: SandboxOptions): Sandbox {
  const baseUrl = url.replace(/\/+$/, '');
  if (!isRemoteAllowed && !isLoopback(baseUrl)) {
    throw new ToolError(`${baseUrl} is not on this machine; add --remote if it is a sandbox of yours`);
  }
  const client = createClient<paths>({
    baseUrl,
    headers: { Authorization: `Bearer ${token}` },
    fetch: async (request) =>
      bounded(await reach(baseUrl, request, request.url.endsWith('/operator/clock') ? CLOCK_MS_MAX : CALL_MS_MAX)),
  });
  return {
    url: baseUrl,
    async post(path, { headers, body }) {
      await requireSandbox(baseUrl);
      const json = { 'Content-Type': 'application/json', ...headers };
      const request = new Request(`${baseUrl}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
      const response = await reach(baseUrl, request);
      return { status: response.status, answer: await readAnswer(response) };
    },
    async operate(call) {
      await requireSandbox(baseUrl);
      const { data, error, response } = await call(client);
      if (data !== undefined && response.ok) return data;
      throw new ToolError(describeProblem(error, response));
    },
  };
}

async function requireSandbox(baseUrl: string): Promise<void> {
  const response = await reach(baseUrl, new Request(`${baseUrl}/healthz`));
  await response.body?.cancel();
  if (response.headers.get(MODE_HEADER) === 'sandbox') return;
  throw new ToolError(
    `${baseUrl} is not a Tollgate sandbox, so nothing was sent to it. These tools only work with a sandbox: start one with "tollgate serve".`,
  );
}

async function reach(baseUrl: string, request: Request, timeoutMs = CALL_MS_MAX): Promise<Response> {
  try {
    // A redirect could lead to another gateway.
    return await fetch(new Request(request, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }));
  } catch (cause) {
    const remedy = 'Start it with "tollgate serve", or give its address to "tollgate mcp" with --url.';
    throw new ToolError(`The sandbox at ${baseUrl} cannot be reached. ${remedy}`, { cause });
  }
}

/** The client would read whatever comes. */
async function bounded(response: Response): Promise<Response> {
  const bytes = await readUpTo(response.body ?? [], ANSWER_BYTES_MAX);
  if (bytes.length > ANSWER_BYTES_MAX) {
    throw new ToolError(`The answer of the sandbox is larger than ${ANSWER_BYTES_MAX} bytes. Ask for less of it.`);
  }
  const { status, headers } = response;
  return new Response(bytes.length === 0 ? null : new Uint8Array(bytes), { status, headers });
}

async function readAnswer(response: Response): Promise<unknown> {
  const bytes = await readUpTo(response.body ?? [], ANSWER_BYTES_MAX);
  const text = bytes.toString('utf8');
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  if (isJson && bytes.length <= ANSWER_BYTES_MAX) return JSON.parse(text);
  return text.length > PAGE_CHARACTERS_MAX ? `${text.slice(0, PAGE_CHARACTERS_MAX)}…` : text;
}

function describeProblem(error: unknown, response: Response): string {
  const known = (typeof error === 'object' && error !== null ? error : {}) as Partial<components['schemas']['Problem']>;
  if (response.status === 401) {
    return 'The sandbox has its own operator token; start "tollgate mcp" with --token.';
  }
  const text = [known.title, known.detail].filter(Boolean).join(' ');
  return text === '' ? `The sandbox answered HTTP ${response.status}.` : text;
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}
