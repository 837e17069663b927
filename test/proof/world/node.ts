import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { createControls } from '../../helpers/gateway/gateway.ts';
import type { GatewayControls } from '../../helpers/gateway/gateway.ts';
import { requestPatiently } from '../../helpers/gateway/patient-request.ts';
import { startGatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import type { GatewayProcess } from '../../helpers/gateway/gateway-process.ts';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';

// A gateway at one address, whatever program runs there and however often it is killed.

export interface Node extends GatewayControls {
  readonly name: string;
  isUp(): boolean;
  /** With what it was started with before, and these changes from now on. */
  start(change?: NodeChange): Promise<void>;
  kill(): Promise<void>;
  /** SIGTERM; throws if it does not end with 0, unless it is of the last release, which may not wait for its work. */
  stop(options?: { readonly mayBeLate?: boolean }): Promise<void>;
  freeze(ms: number): Promise<void>;
  /** What all its processes have written, the newest only of each. */
  lastWords(): string;
}

interface NodeChange {
  readonly program?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const OUTPUT_MAX = 4000;
const START_TRIES_MAX = 20;
const START_PAUSE_MS = 500;

export async function createNode(
  name: string,
  given: { readonly program: string; readonly env: Readonly<Record<string, string>> },
): Promise<Node> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let { program, env } = given;
  let gateway: GatewayProcess | null = null;
  let words = '';

  async function end(how: 'kill' | 'stop'): Promise<number | null> {
    if (gateway === null) return 0;
    const { code } = await gateway[how]();
    words = gateway.output().slice(-OUTPUT_MAX);
    gateway = null;
    return code;
  }

  return {
    ...createControls(url, SANDBOX_OPERATOR_TOKEN, requestPatiently),
    name,
    isUp: () => gateway !== null,
    async start(change = {}) {
      program = change.program ?? program;
      env = { ...env, ...change.env };
      // While its database is away a node does not start; a supervisor tries again.
      for (let tries = 1; gateway === null; tries += 1) {
        try {
          gateway = await startGatewayProcess({ program, env, args: ['--port', String(port)] });
        } catch (error) {
          words = String(error).slice(-OUTPUT_MAX);
          if (tries === START_TRIES_MAX) throw error;
          await sleep(START_PAUSE_MS);
        }
      }
    },
    kill: async () => void (await end('kill')),
    async stop({ mayBeLate = false } = {}) {
      const code = await end('stop');
      // It does not wait for ever for an acquirer that hangs, and says so; what it left is done by the next one.
      const isLate = mayBeLate || words.includes('stopped without closing');
      if (code !== 0 && !isLate) throw new Error(`${name} ended with ${code}:\n${words}`);
    },
    async freeze(ms) {
      gateway?.signal('SIGSTOP');
      await sleep(ms);
      gateway?.signal('SIGCONT');
    },
    lastWords: () => gateway?.output().slice(-OUTPUT_MAX) ?? words,
  };
}
