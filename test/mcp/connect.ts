import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { createMcpServer } from '../../src/mcp/create-server.ts';
import { createSandbox } from '../../src/mcp/sandbox.ts';
import type { SandboxOptions } from '../../src/mcp/sandbox.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../src/gateway/config/config.ts';

// An assistant's side of the protocol, with the SDK's own client, which checks every answer against the tool's schema.

export interface Assistant {
  readonly client: Client;
  readonly tools: readonly Tool[];
  /** The structured answer of a tool; throws its error. */
  call(name: string, input?: Record<string, unknown>): Promise<Answer>;
  /** The message of a tool that fails. */
  fail(name: string, input?: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- what a tool answers is what the test is about
type Answer = Record<string, any>;

/** A busy machine may take its time to start the server. */
const PATIENT = { timeout: 300_000 };

const PAGES = [
  {
    path: 'guides/signing',
    title: 'Signing',
    description: 'How to sign a request.',
    keywords: ['MD5'],
    markdown: 'Join the fields.\n\nAppend the merchant key.',
  },
  {
    path: 'guides/notifications',
    title: 'Notifications',
    description: 'Results by webhook.',
    keywords: ['webhook', 'retries'],
    markdown: 'The gateway retries eight times. Signing is described elsewhere.',
  },
];

/** A server in this process. */
export async function connectInMemory(url: string, options: Partial<SandboxOptions> = {}): Promise<Assistant> {
  const sandbox = createSandbox({ url, token: SANDBOX_OPERATOR_TOKEN, isRemoteAllowed: false, ...options });
  const server = createMcpServer({ sandbox, readPages: async () => PAGES, version: '0.0.0' });
  const [own, other] = InMemoryTransport.createLinkedPair();
  await server.connect(other);
  return connect(own);
}

export async function connect(transport: Transport): Promise<Assistant> {
  const client = new Client({ name: 'test', version: '0.0.0' });
  await client.connect(transport, PATIENT);
  // The client checks structured content against the schemas that it has seen in the list.
  const { tools } = await client.listTools(undefined, PATIENT);
  const ask = (name: string, input: Record<string, unknown>) =>
    client.callTool({ name, arguments: input }, undefined, PATIENT);
  const textOf = ({ content }: Awaited<ReturnType<typeof ask>>) => (content as { text: string }[])[0]?.text ?? '';
  return {
    client,
    tools,
    async call(name, input = {}) {
      const result = await ask(name, input);
      if (result.isError) throw new Error(textOf(result));
      return result.structuredContent as Answer;
    },
    async fail(name, input = {}) {
      const result = await ask(name, input);
      if (!result.isError) throw new Error(`it did not fail: ${textOf(result)}`);
      return textOf(result);
    },
    close: () => client.close(),
  };
}
