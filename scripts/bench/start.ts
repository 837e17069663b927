import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFolder } from './frame/databases.ts';
import { START_FLAGS } from './frame/processes.ts';
import { milliseconds } from './frame/report.ts';
import { defineBench } from './frame/run-bench.ts';
import { takeTurns } from './frame/rounds.ts';
import { startProgram } from './frame/start-program.ts';

// The time from the start of a process to its first answer, for the gateway and for an empty Fastify server started by the same
// Node with the same flags. The sources are what a clone runs without its development packages, the copy is what `npm start` makes
// and runs, the package is measured if `npm run build -- program` has made it.

interface Program {
  readonly name: string;
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
}

const PEER = 'empty Fastify';
const TIME = { of: ({ ms }: { readonly ms: number }) => ms, show: milliseconds };
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export const bench = defineBench({
  options: { rounds: ['interleaved rounds', 11, 1] },
  async run({ options: { rounds }, progress }) {
    const folder = createFolder();
    // The first start of each makes its database and its cache of compiled code, and is reported apart.
    const first = new Map<string, number>();
    const contenders = listPrograms(folder).map((program) => ({
      name: program.name,
      async run() {
        const { startMs, startCores, stop } = await start(program, folder);
        await stop();
        if (!first.has(program.name)) first.set(program.name, startMs);
        return { ms: startMs, cost: { units: 1, program: startCores, database: null } };
      },
    }));
    const turns = await takeTurns(contenders, { rounds, show: ({ ms }) => `${ms.toFixed(0)} ms`, progress });
    return [
      ...turns.names.map((name) => turns.compare([name, PEER], TIME)),
      ...[...first].map(([name, ms]) => ({ what: `the very first start: ${name}`, value: `${ms.toFixed(0)} ms` })),
      ...turns.cores('start'),
    ];
  },
});

function start({ file, env }: Program, folder: string) {
  return startProgram({
    args: () => [...START_FLAGS, file],
    env: (port) => ({ PATH: process.env['PATH'], HOME: folder, PORT: String(port), ...env }),
    path: '/healthz',
  });
}

function listPrograms(folder: string): Program[] {
  const live = {
    MODE: 'live',
    PUBLIC_URL: 'https://pay.example',
    OPERATOR_TOKEN: randomBytes(32).toString('hex'),
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    CHANNEL_URL: 'http://127.0.0.1:9',
    CHANNEL_TOKEN: randomBytes(32).toString('hex'),
    SHUTDOWN_DELAY_MS: '0',
  };
  const gateways = Object.entries({
    sources: fileOf('../../src/cli/main.ts'),
    copy: fileOf('../program/run.mjs'),
    package: fileOf('../../dist/program/src/cli/main.js'),
  }).flatMap(([name, file]) =>
    Object.entries({ live, sandbox: { MODE: 'sandbox' } }).map(([mode, env]) => {
      const own = { DATA_DIR: join(folder, `${mode}-${name}`), XDG_CACHE_HOME: join(folder, 'cache') };
      return { name: `${mode}, ${name}`, file, env: { ...env, ...own, LOG_LEVEL: 'error' } };
    }),
  );
  const empty = fileOf('start/empty-fastify.js');
  return [
    { name: PEER, file: empty, env: {} },
    { name: `${PEER}, cache`, file: empty, env: { NODE_COMPILE_CACHE: join(folder, 'node-cache') } },
    ...gateways.filter(({ file }) => existsSync(file)),
  ];
}
