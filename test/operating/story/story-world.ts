import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startAcquirer } from '../../helpers/acquirer/acquirer.ts';
import type { Acquirer } from '../../helpers/acquirer/acquirer.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { startCollector } from '../../helpers/gateway/otlp-collector.ts';
import type { Collector } from '../../helpers/gateway/otlp-collector.ts';
import { packedKit, packedProgram } from '../../helpers/package/packed.ts';
import { startInstalledPostgres } from '../installed-postgres.ts';
import { prepareDatabase } from './story-database.ts';
import type { StoryDatabase } from './story-database.ts';
import { startFront } from './story-front.ts';
import { createMachine } from './story-machine.ts';
import type { Env, Machine } from './story-machine.ts';
import { createOperator } from './story-operator.ts';
import type { Operator } from './story-operator.ts';
import { createTimes } from './story-times.ts';
import type { Times } from './story-times.ts';

/** All that stands before the first command of the program. */
export interface World {
  readonly times: Times;
  readonly machine: Machine;
  /** The file of the program's package. */
  readonly program: string;
  /** Where the program and the kit were installed. */
  readonly folder: string;
  readonly kitFolder: string;
  readonly database: StoryDatabase;
  readonly acquirer: Acquirer;
  readonly collector: Collector;
  /** The public address. */
  readonly frontUrl: string;
  /** What callers of that address need. */
  readonly trust: Env;
  readonly ports: readonly [string, string];
  /** For a node beside the two. */
  readonly besidePort: string;
  readonly operator: Operator;
}

export async function openWorld(): Promise<World> {
  const times = createTimes();
  const [program, kit] = [await packedProgram(), await packedKit()];
  const machine = createMachine();
  onTestFinished(() => machine.remove());
  const folder = await times.step('install the program', () => machine.install('gateway', program));
  const kitFolder = await times.step('install the kit, in a folder of its own', () => machine.install('shop', kit));
  const [acquirer, collector] = [await startAcquirer(), await startCollector()];
  onTestFinished(async () => {
    await acquirer.stop();
    await collector.close();
  });
  const database = await times.step('start PostgreSQL; role, database and archive by the guides', async () => {
    const server = await startInstalledPostgres();
    onTestFinished(() => server.remove());
    return prepareDatabase({ machine, server, folder });
  });
  const ports = [String(await freePort()), String(await freePort())] as const;
  const front = await times.step('start HAProxy with TLS by the shipped configuration', () =>
    startFront({
      folder: machine.home,
      configuration: join(folder, 'node_modules/tollgate/scripts/deploy/haproxy/haproxy.cfg'),
      nodes: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
    }),
  );
  onTestFinished(() => front.close());
  const trust = { NODE_EXTRA_CA_CERTS: front.certificate };
  const operator = createOperator(machine, {
    MODE: 'live',
    PUBLIC_URL: front.url,
    TRUSTED_PROXIES: '127.0.0.1',
    HOST: '127.0.0.1',
    // The proxy must see that a node stops, even if the machine stands still for a few seconds; 5000 without it.
    SHUTDOWN_DELAY_MS: '8000',
    // For the commands that call a node.
    TOLLGATE_URL: `http://127.0.0.1:${ports[0]}`,
    DATABASE_URL: database.url,
    OPERATOR_TOKEN: randomBytes(32).toString('hex'),
    METRICS_TOKEN: randomBytes(32).toString('hex'),
    ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
    CHANNEL_URL: acquirer.url,
    CHANNEL_TOKEN: acquirer.token,
    ...collector.env,
    ...trust,
  });
  const [frontUrl, besidePort] = [front.url, String(await freePort())];
  return {
    times,
    machine,
    program,
    folder,
    kitFolder,
    database,
    acquirer,
    collector,
    frontUrl,
    trust,
    ports,
    besidePort,
    operator,
  };
}
