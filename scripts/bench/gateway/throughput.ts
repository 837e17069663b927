import type { Cost } from '../frame/core-time.ts';
import { createPostgres, createSqlite, serveWithoutStore } from '../frame/databases.ts';
import { startServer } from '../frame/processes.ts';
import type { ServerProcess } from '../frame/processes.ts';
import type { Finding } from '../frame/report.ts';
import { CORE_TIME, RATE, takeTurns } from '../frame/rounds.ts';
import type { Contender, Figure } from '../frame/rounds.ts';
import { pay, showPaid } from '../load/pay.ts';
import type { Load } from '../load/pay.ts';
import type { GatewayContext } from './options.ts';
import { createPgbench } from './pgbench.ts';
import { startPrism } from './prism.ts';

interface Rate {
  readonly perSecond: number;
  readonly cost: Cost;
}

const PGBENCH = 'pgbench, the same statements, 16 clients';
const POSTGRES = 'gateway on PostgreSQL, a thousand merchants';
const HOT = 'gateway on PostgreSQL, one merchant';
const SQLITE = 'gateway on SQLite, a thousand merchants';
const STORELESS = 'gateway without a store';
const BARE = 'bare node:http, the same body and one MD5';
const PRISM = 'Prism with the contract';
const MOCK = 'the mock of this project';

interface Compared {
  readonly names: readonly [string, string];
  readonly wanted: string;
  /** Payments a second without it. */
  readonly figure?: Figure<Rate>;
}

const COMPARED: readonly Compared[] = [
  { names: [POSTGRES, PGBENCH], wanted: 'at least 1.4' },
  { names: [SQLITE, PGBENCH], wanted: 'at least 1.2' },
  { names: [POSTGRES, PRISM], wanted: 'at least 10' },
  { names: [POSTGRES, STORELESS], wanted: 'at least 0.8' },
  { names: [HOT, POSTGRES], wanted: 'at least 0.9' },
  { names: [STORELESS, BARE], wanted: 'at most 2.5', figure: CORE_TIME },
];

/** Chapters a to d, all in one run. */
export async function measureThroughput(context: GatewayContext): Promise<Finding[]> {
  const { contenders, settle, stop } = await startContenders(context);
  const { rounds } = context.options;
  const turns = await takeTurns(contenders, { rounds, settle, show: showPaid, progress: context.progress });
  await stop();
  const compared = COMPARED.filter((pair) => pair.names.every((name) => turns.names.includes(name)));
  const found = compared.map(({ names, wanted, figure = RATE }) => turns.compare(names, figure, { wanted }));
  return [...found, ...turns.cores('payment')];
}

async function startContenders({ options: { seconds, warmup }, wants }: GatewayContext) {
  const servers: Pick<ServerProcess, 'stop'>[] = [];
  const overHttp = (
    name: string,
    server: Pick<ServerProcess, 'url' | 'watch' | 'stop'>,
    merchants: Load['merchants'],
  ): Contender<Rate> => {
    servers.push(server);
    return { name, run: () => pay(server, { merchants, seconds, warmup }) };
  };
  const postgres = await createPostgres();
  const gateway = await postgres.serve();
  const contenders = [overHttp(POSTGRES, gateway, 'many')];
  if (wants('a')) {
    const sqlite = await createSqlite();
    contenders.push(overHttp(SQLITE, await sqlite.serve(), 'many'));
    // Some payments, so that there are details to copy.
    await pay(gateway, { merchants: 'many', seconds: 0, warmup: 0, connections: 1, orders: 10 });
    const pgbench = await createPgbench(postgres.databaseUrl ?? '');
    contenders.unshift({ name: PGBENCH, run: () => pgbench(Math.ceil(seconds + warmup)) });
  }
  if (wants('b')) {
    contenders.push(overHttp(PRISM, await startPrism(), 'sandbox'));
    const mock = await startServer(new URL('./serve-mock.ts', import.meta.url), {}, []);
    contenders.push(overHttp(MOCK, mock, 'sandbox'));
  }
  if (wants('c')) contenders.push(overHttp(STORELESS, await serveWithoutStore(), 'many'));
  const bare = await startServer(new URL('./serve-bare.ts', import.meta.url));
  // Core time of all others is divided by that of the first.
  contenders.unshift(overHttp(BARE, bare, 'many'));
  if (wants('d')) contenders.push(overHttp(HOT, gateway, 'one'));
  const stop = async () => {
    for (const server of servers) await server.stop();
  };
  return { contenders, settle: postgres.settle, stop };
}
