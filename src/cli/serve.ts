import cluster from 'node:cluster';
import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError, SANDBOX_OPERATOR_TOKEN, readConfig } from '../gateway/config.ts';
import type { Config } from '../gateway/config.ts';
import type { Log } from '../gateway/log.ts';
import { sampleCurl } from '../examples/sample-request.ts';
import { createRunItHere } from '../run-it-here/routes.ts';
import { createShop } from '../shop/shop.ts';
import { relayBetweenWorkers, shareWithWorkers } from './between-workers.ts';
import { DOCS_FOLDER, buildWithGenerator } from './docs-build.ts';
import { createDocs } from './docs.ts';
import { CommandError } from './errors.ts';
import { STOP_RESERVE_MS } from './limits.ts';
import { readServeSettings } from './options.ts';
import { openProcessLog } from './process-log.ts';
import { rawRoutes } from './raw-routes.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createStartPage } from './start-page.ts';
import { createWorkerPeers } from './worker-metrics.ts';
import { announceReady, runWorkers } from './workers.ts';

const USAGE = `Usage: tollgate serve [options]

Start the gateway on one port: merchant API, payer pages, operator API and docs, and in the sandbox a demo shop.
Other settings are environment variables; see README.md.

  --port <number>     port to listen on (default: PORT, or 8080; 0: any free port)
  --host <host>       address to listen on (default: HOST, or 127.0.0.1)
  --workers <number>  number of processes that share the port (default: 1)
  --help              print this help`;

const DOCS_PATH = '/docs/';
const SHOP_PATH = '/shop';
/** The same resolution as the gateway's own check. */
const LAG_RESOLUTION_MS = 20;

export async function run(args: readonly string[]): Promise<void> {
  const settings = readServeSettings(args, USAGE);
  if (settings === undefined) return;
  const { port, host, workers } = settings;
  const config = readConfigOrEnd({
    ...process.env,
    ...(port !== undefined && { PORT: String(port) }),
    ...(host !== undefined && { HOST: host }),
  });
  const { log, print, warn, flush } = openProcessLog(config);
  try {
    if (workers > 1 && cluster.isPrimary) {
      relayBetweenWorkers();
      const { gatherWorkerMetrics } = await import('./primary-metrics.ts');
      gatherWorkerMetrics();
      const started = (url: string) => print(startText(url, config));
      await runWorkers({ count: workers, args, started, log: warn, stopMsMax: stopMsMaxOf(config) });
      return;
    }
    await runUntilStopped(
      () => startGateway(config, log).catch((error: unknown) => Promise.reject(describeConfigError(error))),
      ({ url }) => (cluster.isWorker ? announceReady(url) : print(startText(url, config))),
      { stopMsMax: stopMsMaxOf(config) },
    );
  } finally {
    await flush();
    // The channel to the primary process would keep a finished worker alive.
    cluster.worker?.disconnect();
  }
}

/** A stopping process is killed after this time: its own limits have failed. */
function stopMsMaxOf({ shutdownDelayMs, shutdownDeadlineMs }: Config): number {
  return shutdownDelayMs + shutdownDeadlineMs + STOP_RESERVE_MS;
}

async function startGateway(config: Config, log: Log) {
  let url = '';
  const publicUrl = () => config.publicUrl ?? url;
  const docs = createDocs({
    path: DOCS_PATH.slice(0, -1),
    folder: DOCS_FOLDER,
    baseUrl: publicUrl,
    build: buildWithGenerator,
    log: (line) => log.info(line),
    sandbox: config.mode === 'sandbox',
  });
  // The gateway loads a database driver: --help must not wait for it.
  const { buildGateway } = await import('../gateway/build.ts');
  const shop = () => createShop({ gatewayUrl: () => url, publicUrl, now: Date.now, sharing: shareWithWorkers('shop') });
  const beside =
    config.mode === 'sandbox'
      ? [
          createStartPage({ baseUrl: publicUrl, docsPath: DOCS_PATH, shopPath: SHOP_PATH, config }),
          rawRoutes(SHOP_PATH, shop()),
          createRunItHere({
            path: `${DOCS_PATH}run`,
            gatewayUrl: () => url,
            publicUrl,
            gatewayPublicKey: publicKeyOf(config),
            now: Date.now,
            sharing: shareWithWorkers('inboxes'),
          }),
          docs,
        ]
      : [docs];
  const gateway = await buildGateway({
    config,
    log,
    beside,
    version: readVersion(),
    processRegistry: await watchProcess(),
    metricPeers: createWorkerPeers(),
  });
  ({ url } = gateway);
  return gateway;
}

function publicKeyOf({ gatewayPrivateKey }: Config): string | null {
  if (gatewayPrivateKey === null) return null;
  return createPublicKey(gatewayPrivateKey).export({ type: 'spki', format: 'pem' }).toString();
}

/** Memory, CPU, event loop and so on, under the names that Node.js dashboards expect. */
async function watchProcess() {
  const { Registry, collectDefaultMetrics } = await import('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS });
  return register;
}

function readVersion(): string {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function readConfigOrEnd(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (error) {
    throw describeConfigError(error);
  }
}

function describeConfigError(error: unknown): unknown {
  return error instanceof ConfigError ? new CommandError(error.message, { cause: error }) : error;
}

function startText(listening: string, { mode, publicUrl, operatorToken }: Config): string[] {
  const url = publicUrl ?? listening;
  const lines = [`Docs:       ${url}${DOCS_PATH}`, `API:        ${url}`];
  if (mode !== 'sandbox') return lines;
  const token = operatorToken === SANDBOX_OPERATOR_TOKEN ? operatorToken : 'see OPERATOR_TOKEN';
  return [
    `Start page: ${url}/`,
    ...lines,
    `Operator:   ${url}/operator, bearer token: ${token}`,
    `Shop:       ${url}${SHOP_PATH} (buy a mug and follow every request)`,
    'Mock:       run "npm run mock" for a stateless mock on http://localhost:4010',
    `Try it:     ${sampleCurl(url)}`,
  ];
}
