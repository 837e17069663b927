import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../../test/helpers/free-port.ts';
import { median } from './gateway/report.ts';
import { START_FLAGS } from './start-flags.ts';

// `npm run bench:start` measures the time from the start of a process to its first answer, for the gateway and for an empty
// Fastify server started by the same Node with the same flags. Interleaved; medians. The sources have their types stripped
// at every first start; the compiled program is measured if `npm run build:program` has made it.

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '11' }, quick: { type: 'boolean', default: false } },
});
const rounds = options.quick ? 3 : Number(options.rounds);
const START_MS_MAX = 60_000;
const POLL_MS = 2;

interface Contender {
  readonly name: string;
  readonly program: string;
  readonly env: Readonly<Record<string, string>>;
}

const folder = mkdtempSync(join(tmpdir(), 'tollgate-bench-start-'));
try {
  const contenders = listContenders();
  // The first start of each makes its database and its cache of compiled code, and is reported apart.
  const first = new Map<string, number>();
  for (const contender of contenders) first.set(contender.name, await measure(contender));
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) times.get(contender.name)?.push(await measure(contender));
  }
  print(contenders, first, times);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function listContenders(): Contender[] {
  const programs = [
    { name: 'sources', program: fileOf('../../src/cli/main.ts') },
    { name: 'compiled', program: fileOf('../../dist/program/src/cli/main.js') },
  ].filter(({ program }) => existsSync(program));
  const live = {
    MODE: 'live',
    PUBLIC_URL: 'https://pay.example',
    OPERATOR_TOKEN: randomBytes(32).toString('hex'),
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    CHANNEL_URL: 'http://127.0.0.1:9',
    CHANNEL_TOKEN: randomBytes(32).toString('hex'),
    SHUTDOWN_DELAY_MS: '0',
  };
  const cache = join(folder, 'cache');
  const gateways = programs.flatMap(({ name, program }) =>
    Object.entries({ live, sandbox: { MODE: 'sandbox' } }).map(([mode, env]) => ({
      name: `${mode}, ${name}`,
      program,
      env: { ...env, DATA_DIR: join(folder, `${mode}-${name}`), XDG_CACHE_HOME: cache, LOG_LEVEL: 'error' },
    })),
  );
  const empty = fileOf('start/empty-fastify.js');
  return [
    { name: 'empty Fastify', program: empty, env: {} },
    { name: 'empty Fastify, cache', program: empty, env: { NODE_COMPILE_CACHE: join(folder, 'node-cache') } },
    ...gateways,
  ];
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Milliseconds from the start of the process to the end of the first answer. */
async function measure({ program, env }: Contender): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...START_FLAGS, program], {
    env: { PATH: process.env['PATH'], HOME: folder, PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${program} ended before it answered`);
      if (performance.now() - startedAt > START_MS_MAX) throw new Error(`${program} did not answer`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return performance.now() - startedAt;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200));
    });
    request.once('error', () => resolve(false));
  });
}

function print(
  contenders: readonly Contender[],
  first: ReadonlyMap<string, number>,
  times: Map<string, number[]>,
): void {
  const peer = median(times.get('empty Fastify') ?? []);
  console.log(
    `Node ${process.versions.node} on ${availableParallelism()} cores, ${rounds} interleaved rounds, medians.\n`,
  );
  console.log('| start to first answer | ms | times an empty Fastify | first start, ms |');
  console.log('|---|---:|---:|---:|');
  for (const { name } of contenders) {
    const ms = median(times.get(name) ?? []);
    console.log(`| ${name} | ${ms.toFixed(0)} | ${(ms / peer).toFixed(2)} | ${first.get(name)?.toFixed(0)} |`);
  }
}
