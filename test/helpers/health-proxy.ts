import { Agent, createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// A proxy as operators put in front of several nodes: it looks at /readyz, sends to those that are ready in turns, keeps
// its connections, and repeats nothing.

export interface HealthProxy {
  readonly url: string;
  add(nodeUrl: string): void;
  remove(nodeUrl: string): void;
  isReady(nodeUrl: string): boolean;
  /** What could not be handed on, one line each. */
  readonly failures: readonly string[];
  close(): Promise<void>;
}

const CHECK_EVERY_MS = 50;
const CHECK_MS_MAX = 1000;

export async function startHealthProxy(): Promise<HealthProxy> {
  const agent = new Agent({ keepAlive: true });
  const nodes = new Map<string, boolean>();
  const failures: string[] = [];
  let turn = 0;
  const closing = new AbortController();

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const ready = [...nodes].flatMap(([url, isReady]) => (isReady ? [url] : []));
    const node = ready[(turn += 1) % ready.length];
    const fail = (reason: string): void => {
      failures.push(reason);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'Content-Type': 'text/plain' }).end(reason);
    };
    if (node === undefined) return fail('no node is ready');
    const { method, url, headers } = incoming;
    const options = { agent, method, path: url, headers: { ...headers, connection: 'keep-alive' } };
    const sent = request(node, options, (answer) => {
      const { connection: _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.once('error', (error) => fail(`${node}: ${error.message}`)).pipe(outgoing);
    });
    sent.once('error', (error) => fail(`${node}: ${error.message}`));
    incoming.pipe(sent);
  };

  async function check(): Promise<void> {
    while (!closing.signal.aborted) {
      await Promise.all(
        [...nodes.keys()].map(async (node) => {
          const isReady = await looksReady(node);
          if (nodes.has(node)) nodes.set(node, isReady);
        }),
      );
      await sleep(CHECK_EVERY_MS);
    }
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const checking = check();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (nodeUrl) => void nodes.set(nodeUrl, false),
    remove: (nodeUrl) => void nodes.delete(nodeUrl),
    isReady: (nodeUrl) => nodes.get(nodeUrl) === true,
    failures,
    async close() {
      closing.abort();
      await checking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function looksReady(node: string): Promise<boolean> {
  try {
    const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(CHECK_MS_MAX) };
    return (await fetch(`${node}/readyz`, options)).ok;
  } catch {
    return false;
  }
}
