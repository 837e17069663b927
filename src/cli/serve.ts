import cluster from 'node:cluster';
import { writeSync } from 'node:fs';
import { ConfigError, SANDBOX_OPERATOR_TOKEN, readConfig } from '../gateway/config.ts';
import type { Config } from '../gateway/config.ts';
import { createLineWriter, createLog } from '../gateway/log.ts';
import { sampleCurl } from '../mock/sample-request.ts';
import { relayBetweenWorkers, shareWithWorkers } from '../shop/between-workers.ts';
import { createShop } from '../shop/shop.ts';
import { DOCS_FOLDER, buildWithGenerator, createDocs } from './docs.ts';
import { CommandError } from './errors.ts';
import { readServeSettings } from './options.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import { createStartPage, firstOf } from './start-page.ts';
import { announceReady, runWorkers } from './workers.ts';

const USAGE = `Usage: tollgate serve [options]

Runs the gateway: the merchants' interface, the payers' pages, the operator's interface and the docs, on one port; in the
sandbox a demo shop too. What else can be set is set in the environment.

  --port <number>     port to listen on (PORT, or 8080; 0 takes any free one)
  --host <host>       address to listen on (HOST, or 127.0.0.1)
  --workers <number>  processes that share the port (1)
  --help              this text`;

const DOCS_PATH = '/docs/';
const SHOP_PATH = '/shop';

export async function run(args: readonly string[]): Promise<void> {
  const settings = readServeSettings(args, USAGE);
  if (settings === undefined) return;
  const { port, host, workers } = settings;
  const config = readConfigOrEnd({
    ...process.env,
    ...(port !== undefined && { PORT: String(port) }),
    ...(host !== undefined && { HOST: host }),
  });
  if (workers > 1 && cluster.isPrimary) {
    relayBetweenWorkers();
    await runWorkers({ count: workers, args, started: (url) => printStart(url, config), log: console.error });
    return;
  }
  try {
    await runUntilStopped(
      () => startGateway(config).catch((error: unknown) => Promise.reject(describeConfigError(error))),
      ({ url }) => (cluster.isWorker ? announceReady(url) : printStart(url, config)),
    );
  } finally {
    // The line to the first process would keep a worker alive that has nothing more to do.
    cluster.worker?.disconnect();
  }
}

async function startGateway(config: Config) {
  const lines = createLineWriter((text) => writeSync(process.stdout.fd, text));
  process.once('exit', lines.flush);
  const log = createLog({ level: config.logLevel, clock: { now: Date.now }, write: lines.write });
  let url = '';
  const publicUrl = () => config.publicUrl ?? url;
  const docs = createDocs({
    basePath: DOCS_PATH,
    folder: DOCS_FOLDER,
    baseUrl: publicUrl,
    build: buildWithGenerator,
    log: (line) => log.info(line),
  });
  // The gateway loads a database driver; a command that only tells its options must not wait for it.
  const { buildGateway } = await import('../gateway/build.ts');
  const beside =
    config.mode === 'sandbox'
      ? firstOf(
          createStartPage({ baseUrl: publicUrl, docsPath: DOCS_PATH, shopPath: SHOP_PATH, config }),
          createShop({ gatewayUrl: () => url, publicUrl, now: Date.now, sharing: shareWithWorkers() }),
          docs,
        )
      : docs;
  const gateway = await buildGateway({ config, log, docs: beside });
  ({ url } = gateway);
  return gateway;
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

function printStart(listening: string, { mode, publicUrl, operatorToken }: Config): void {
  const url = publicUrl ?? listening;
  if (mode === 'sandbox') console.log(`Start page: ${url}/`);
  console.log(`Docs:       ${url}${DOCS_PATH}`);
  console.log(`API:        ${url}`);
  if (mode !== 'sandbox') return;
  const token = operatorToken === SANDBOX_OPERATOR_TOKEN ? operatorToken : 'the one of OPERATOR_TOKEN';
  console.log(`Operator:   ${url}/operator, bearer token: ${token}`);
  console.log(`Shop:       ${url}${SHOP_PATH} buys a mug and shows the whole round trip`);
  console.log('Mock:       npm run mock serves the contract without memory, on http://localhost:4010');
  console.log(`Try it:     ${sampleCurl(url)}`);
}
