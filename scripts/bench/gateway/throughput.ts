import type { BenchOptions } from './options.ts';
import { createPostgres, createSqlite, serveWithoutStore } from './databases.ts';
import { createPgbench, readDetails } from './pgbench.ts';
import { startPrism } from './prism.ts';
import { runLoad, startServer } from './processes.ts';
import type { LoadOptions, ServerProcess } from './processes.ts';
import { median, ratio } from './report.ts';
import type { Finding } from './report.ts';

interface Contender {
  readonly name: string;
  /** Payments a second. */
  run(): Promise<number>;
}

const PGBENCH = 'pgbench, the same statements, 16 clients';
const POSTGRES = 'gateway on PostgreSQL, a thousand merchants';
const HOT = 'gateway on PostgreSQL, one merchant';
const SQLITE = 'gateway on SQLite, a thousand merchants';
const STORELESS = 'gateway without a store';
const PRISM = 'Prism with the contract';
const MOCK = 'the mock of this project';

/** All in one run, in turn, round by round: a disturbance of the machine affects all of them. */
export async function measureThroughput(options: BenchOptions): Promise<Finding[]> {
  const { contenders, settle, stop } = await startContenders(options);
  // First runs do not count: a new process is still compiling its code.
  for (const { run } of contenders) await run();
  await settle();
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < options.rounds; round += 1) {
    // Each round starts with another one, so that none always follows the same neighbour.
    const order = [...contenders.slice(round % contenders.length), ...contenders.slice(0, round % contenders.length)];
    for (const { name, run } of order) {
      const perSecond = await run();
      rates.get(name)?.push(perSecond);
      options.progress(`round ${round + 1}: ${name}: ${Math.round(perSecond)} payments a second`);
    }
  }
  await stop();
  return findingsOf(rates);
}

async function startContenders({ seconds, warmup, only }: BenchOptions) {
  const wants = (chapter: string) => only.includes(chapter);
  const servers: ServerProcess[] = [];
  const closing: (() => void)[] = [];
  const overHttp = (name: string, server: ServerProcess, merchants: LoadOptions['merchants']): Contender => {
    servers.push(server);
    return { name, run: () => measureRate({ url: server.url, merchants, seconds, warmup }) };
  };
  const postgres = await createPostgres();
  const gateway = await postgres.serve();
  const contenders = [overHttp(POSTGRES, gateway, 'many')];
  if (wants('a')) {
    const sqlite = await createSqlite();
    contenders.push(overHttp(SQLITE, await sqlite.serve(), 'many'));
    // One payment, so that there are details to copy.
    await runLoad({ url: gateway.url, merchants: 'many', seconds: 0.2, warmup: 0, connections: 1 });
    const { databaseUrl } = postgres;
    if (databaseUrl === null) throw new Error('pgbench needs the address of a PostgreSQL');
    const pgbench = createPgbench({ databaseUrl, details: await readDetails(databaseUrl) });
    closing.push(pgbench.close);
    contenders.unshift({ name: PGBENCH, run: () => pgbench.run(Math.ceil(seconds + warmup)) });
  }
  if (wants('b')) {
    contenders.push(overHttp(PRISM, await startPrism(), 'sandbox'));
    contenders.push(overHttp(MOCK, await startServer('./serve-mock.ts', {}), 'sandbox'));
  }
  if (wants('c')) contenders.push(overHttp(STORELESS, await serveWithoutStore(), 'many'));
  if (wants('d')) contenders.push({ ...overHttp(HOT, gateway, 'one') });
  return {
    contenders,
    settle: postgres.settle,
    stop: async () => {
      for (const server of new Set(servers)) await server.stop();
      for (const close of closing) close();
    },
  };
}

async function measureRate(load: LoadOptions): Promise<number> {
  const { perSecond, others } = await runLoad(load);
  if (others > 0) throw new Error(`${others} of the bench's payments were refused; see what the gateway logged`);
  return perSecond;
}

function findingsOf(rates: ReadonlyMap<string, readonly number[]>): Finding[] {
  const compare = (chapter: string, names: readonly [string, string], wanted: number): Finding[] => {
    const [left = [], right = []] = names.map((name) => rates.get(name));
    if (left.length === 0 || right.length === 0) return [];
    const rate = `${Math.round(median(left))}/s`;
    return [
      {
        chapter,
        what: names[0],
        value: rate,
        against: names[1],
        ratio: ratio(left, right),
        wanted: `at least ${wanted}`,
      },
    ];
  };
  return [
    ...compare('a', [POSTGRES, PGBENCH], 1.4),
    ...compare('a', [SQLITE, PGBENCH], 1.2),
    ...compare('b', [POSTGRES, PRISM], 10),
    ...compare('c', [POSTGRES, STORELESS], 0.8),
    ...compare('d', [HOT, POSTGRES], 0.9),
    ...[...rates].map(([what, values]) => ({ chapter: 'rates', what, value: `${Math.round(median(values))}/s` })),
  ];
}
