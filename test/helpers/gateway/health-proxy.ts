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

/** `busy`: it is slow to answer, or its store is. `out`: it is stopping, gone, or not yet up. */
type State = 'ready' | 'busy' | 'out';

const CHECK_EVERY_MS = 50;
const CHECK_MS_MAX = 1000;

export async function startHealthProxy(): Promise<HealthProxy> {
  const agent = new Agent({ keepAlive: true });
  const nodes = new Map<string, State>();
  /** What each node reported last. */
  const reasons = new Map<string, string>();
  const failures: string[] = [];
  let turn = 0;
  const closing = new AbortController();

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const inState = (wanted: State) => [...nodes].flatMap(([url, state]) => (state === wanted ? [url] : []));
    const ready = inState('ready');
    // Where all are busy they are still the best there is. On a slow machine they all may be, for a moment.
    const willing = ready.length > 0 ? ready : inState('busy');
    const node = willing[(turn += 1) % willing.length];
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
          const { state, reason } = await askNode(node);
          if (!nodes.has(node)) return;
          reasons.set(node, reason);
          nodes.set(node, state);
        }),
      );
      await sleep(CHECK_EVERY_MS);
    }
  }

  // Without an end for idle connections: one would meet a request that was sent while this process stood still.
  const server = createServer({ keepAliveTimeout: 0 }, forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const checking = check();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (nodeUrl) => void nodes.set(nodeUrl, 'out'),
    remove: (nodeUrl) => {
      nodes.delete(nodeUrl);
      reasons.delete(nodeUrl);
    },
    isReady: (nodeUrl) => nodes.get(nodeUrl) === 'ready',
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

async function askNode(node: string): Promise<{ state: State; reason: string }> {
  try {
    const options = { headers: { Connection: 'close' }, signal: AbortSignal.timeout(CHECK_MS_MAX) };
    const response = await fetch(`${node}/readyz`, options);
    const text = await response.text();
    const state = response.ok ? 'ready' : text === 'stopping\n' ? 'out' : 'busy';
    return { state, reason: `${node} ${response.status} ${text}` };
  } catch (error) {
    const { name, message, cause } = error as Error;
    const reason = `${node} ${name}: ${message} ${cause instanceof Error ? cause.message : ''}`;
    return { state: name === 'TimeoutError' ? 'busy' : 'out', reason };
  }
}
