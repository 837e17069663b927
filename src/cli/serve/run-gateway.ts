import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { ConfigError, readConfig } from '../../gateway/config/config.ts';
import type { Config } from '../../gateway/config/config.ts';
import type { Log } from '../../gateway/observe/log.ts';
import { relayBetweenWorkers } from './between-workers.ts';
import { createDocs } from '../docs/docs.ts';
import { CommandError } from '../errors.ts';
import { DOCS_FOLDER } from '../develop/installation.ts';
import { STOP_RESERVE_MS } from '../platform/limits.ts';
import { openProcessLog } from './process-log.ts';
import { runUntilStopped } from './run-until-stopped.ts';
import type { ResettableGateway, SandboxParts } from '../platform/reset-sandbox.ts';
import type * as SandboxBeside from '../develop/sandbox-beside.ts';
import { readVersion } from '../version.ts';
import { createWorkerPeers } from './worker-metrics.ts';
import { announceReady, runWorkers } from './workers.ts';

const DOCS_PATH = '/docs/';
/** The same resolution as the gateway's own check. */
const LAG_RESOLUTION_MS = 20;

export interface GatewayRun {
  readonly env: NodeJS.ProcessEnv;
  readonly workers: number;
}

/** Resolves when the gateway has stopped. */
export async function runGateway({ env, workers }: GatewayRun): Promise<void> {
  const config = readConfigOrEnd(env);
  const { log, print, announce, warn, flush } = openProcessLog(config);
  // What only the sandbox serves is loaded by the sandbox alone.
  const beside = config.mode === 'sandbox' ? await import('../develop/sandbox-beside.ts') : null;
  const printStart = (url: string) => {
    // In live mode, standard output is a log that programs read.
    if (beside === null) return announce('started', describeStart(config, { url, workers }));
    const address = config.publicUrl ?? url;
    const lines = [`Docs:       ${address}${DOCS_PATH}`, `API:        ${address}`];
    if (!config.work) lines.push('Work:       off; queries are answered, and nothing is sent to acquirer or merchants');
    print(beside.sandboxText(address, lines, config));
  };
  try {
    if (workers > 1 && cluster.isPrimary) {
      relayBetweenWorkers();
      const { gatherWorkerMetrics } = await import('./primary-metrics.ts');
      gatherWorkerMetrics();
      await runWorkers({ count: workers, started: printStart, log: warn, stopMsMax: stopMsMaxOf(config) });
      return;
    }
    await runUntilStopped(
      () =>
        startGateway(config, { log, beside, workers }).catch((error: unknown) =>
          Promise.reject(describeConfigError(error)),
        ),
      ({ url }) => (cluster.isWorker ? announceReady(url) : printStart(url)),
      { stopMsMax: stopMsMaxOf(config) },
    );
  } finally {
    await flush();
    // The channel to the primary process would keep a finished worker alive.
    cluster.worker?.disconnect();
  }
}

function describeStart(config: Config, { url, workers }: { url: string; workers: number }) {
  const { mode, publicUrl, databaseUrl, work } = config;
  const engine = databaseUrl === null ? 'sqlite' : 'postgresql';
  return { version: readVersion(), mode, address: url, publicUrl, engine, workers, work };
}

/** A stopping process is killed after this time: its own limits have failed. */
function stopMsMaxOf({ shutdownDelayMs, shutdownDeadlineMs }: Config): number {
  return shutdownDelayMs + shutdownDeadlineMs + STOP_RESERVE_MS;
}

type Beside = typeof SandboxBeside;

interface StartOptions {
  readonly log: Log;
  readonly beside: Beside | null;
  readonly workers: number;
}

async function startGateway(config: Config, { workers, ...options }: StartOptions): Promise<ResettableGateway> {
  const { log, beside } = options;
  const processRegistry = await watchProcess();
  if (beside === null) return build({ config }, { ...options, processRegistry });
  return beside.startSandbox({ config, workers, log, build: (parts) => build(parts, { ...options, processRegistry }) });
}

interface BuildOptions extends Pick<StartOptions, 'log' | 'beside'> {
  readonly processRegistry: Registry;
}

async function build(parts: Pick<SandboxParts, 'config'> & Partial<SandboxParts>, options: BuildOptions) {
  const { config, reset } = parts;
  const { log, beside, processRegistry } = options;
  let url = '';
  const publicUrl = () => config.publicUrl ?? url;
  const docs = createDocs({
    path: DOCS_PATH.slice(0, -1),
    folder: DOCS_FOLDER,
    baseUrl: publicUrl,
    log: (line) => log.info(line),
    build: beside?.findDocsGenerator() ?? null,
    sandbox: beside !== null,
  });
  const { buildGateway } = await import('../../gateway/build.ts');
  const gateway = await buildGateway({
    config,
    log,
    beside: [
      ...(beside?.createBeside({ config, docsPath: DOCS_PATH, url: () => url, publicUrl }) ?? []),
      docs,
      ...(parts.beside ? [parts.beside] : []),
    ],
    reset,
    version: readVersion(),
    processRegistry,
    metricPeers: createWorkerPeers(),
  });
  ({ url } = gateway);
  return gateway;
}

/** Memory, CPU, event loop and so on, under the names that Node.js dashboards expect. */
async function watchProcess() {
  const { Registry, collectDefaultMetrics } = await import('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: LAG_RESOLUTION_MS });
  return register;
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
