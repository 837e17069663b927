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
/** As HAProxy by default: a node that says that it is unready is taken out at once, a busy one is asked again. */
const SILENCES_MAX = 3;

export async function startHealthProxy(): Promise<HealthProxy> {
  const agent = new Agent({ keepAlive: true });
  const nodes = new Map<string, boolean>();
  const silences = new Map<string, number>();
  /** What each node said last. */
  const reasons = new Map<string, string>();
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
    if (node === undefined) return fail(`no node is ready: ${[...reasons.values()].join('; ')}`);
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
          const { isReady, reason } = await askNode(node);
          reasons.set(node, reason);
          const silent = isReady === 'silent' ? (silences.get(node) ?? 0) + 1 : 0;
          silences.set(node, silent);
          if (nodes.has(node) && (silent === 0 || silent >= SILENCES_MAX)) nodes.set(node, isReady === true);
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
    remove: (nodeUrl) => {
      nodes.delete(nodeUrl);
      reasons.delete(nodeUrl);
    },
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

async function askNode(node: string): Promise<{ isReady: boolean | 'silent'; reason: string }> {
  try {
    const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(CHECK_MS_MAX) };
    const response = await fetch(`${node}/readyz`, options);
    return { isReady: response.ok, reason: `${node} ${response.status} ${await response.text()}` };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const reason = `${node} ${name}: ${message} ${cause instanceof Error ? cause.message : ''}`;
    return { isReady: name === 'TimeoutError' ? 'silent' : false, reason };
  }
}
