import { join } from 'node:path';
import { expect } from 'vitest';
import type { Env, Machine } from './story-machine.ts';

// What an operator does with an installed program: commands, nodes, and a look at what they tell.

export interface Node {
  readonly url: string;
  output(): string;
  /** A node without work is alive, never ready. */
  ready(path?: '/healthz' | '/readyz'): Promise<void>;
  /** Samples by their name with labels. */
  metrics(): Promise<ReadonlyMap<string, number>>;
  /** Payments that have ended well on this node. */
  payments(): Promise<number>;
  /** The version that it says it is. */
  version(): Promise<string | undefined>;
  stop(): Promise<number | null>;
}

export interface Operator {
  /** `npx tollgate …` in the folder of an installation. */
  run(folder: string, words: readonly string[], env?: Env): Promise<string>;
  /** The findings of the doctor: `level check: what`. */
  examine(folder: string, env: Env): Promise<string[]>;
  serve(folder: string, env: Env & { readonly PORT: string }, words?: readonly string[]): Node;
}

/** `env` is what the operator has configured, for all nodes alike. */
export function createOperator(machine: Machine, env: Env): Operator {
  const run = (folder: string, words: readonly string[], more: Env = {}) =>
    machine.run(folder, ['npx', 'tollgate', ...words], { env: { ...env, ...more } });
  return {
    run,
    async examine(folder, more) {
      // It ends with 1 if there is a problem, and then the whole report is in the error.
      const { findings } = JSON.parse(await run(folder, ['doctor', '--json'], more)) as {
        findings: { level: string; check: string; what: string }[];
      };
      return findings.map(({ level, check, what }) => `${level} ${check}: ${what}`);
    },
    serve(folder, more, words = []) {
      const command = [join(folder, 'node_modules/.bin/tollgate'), 'serve', ...words];
      const { output, stop } = machine.start(folder, command, { env: { ...env, ...more }, input: '' });
      return watchNode(`http://127.0.0.1:${more.PORT}`, env['METRICS_TOKEN'] ?? '', { output, stop });
    },
  };
}

function watchNode(url: string, token: string, process: Pick<Node, 'output' | 'stop'>): Node {
  const metrics = async () => {
    const response = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    const samples = (await response.text()).matchAll(/^(tollgate_\S+(?:\{.*\})?) (\S+)$/gm);
    return new Map([...samples].map(([, name = '', value]) => [name, Number(value)]));
  };
  const isOk = (path: string) =>
    fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    ...process,
    metrics,
    async ready(path = '/readyz') {
      await expect.poll(() => isOk(path), { message: process.output() }).toBe(true);
    },
    async payments() {
      const wanted = /^tollgate_payments_total\{.*result="success"/;
      return [...(await metrics())].reduce((sum, [name, value]) => (wanted.test(name) ? sum + value : sum), 0);
    },
    async version() {
      const info = [...(await metrics()).keys()].find((name) => name.startsWith('tollgate_build_info'));
      return /version="([^"]+)"/.exec(info ?? '')?.[1];
    },
  };
}
