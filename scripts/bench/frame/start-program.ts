import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../test/helpers/gateway/free-port.ts';
import { findPostmaster, treeMeter, watchCores } from './core-time.ts';
import { keepRunning } from './processes.ts';
import type { ServerProcess } from './processes.ts';

const START_MS_MAX = 300_000;
const POLL_MS = 2;

export interface Program {
  /** Arguments of Node, for the port that it is to listen at. */
  args(port: number): readonly string[];
  env(port: number): NodeJS.ProcessEnv;
  /** A path that it answers as soon as it serves. */
  readonly path: string;
  /** Its PostgreSQL, whose core time counts too. */
  readonly databaseUrl?: string | null;
}

export interface StartedProgram extends Pick<ServerProcess, 'url' | 'watch' | 'stop'> {
  /** From the start of the process to the end of the first answer. */
  readonly startMs: number;
  /** Microseconds of core time until then. */
  readonly startCores: number;
}

/** A program of Node that knows nothing of the bench. */
export async function startProgram({ args, env, path, databaseUrl = null }: Program): Promise<StartedProgram> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, args(port), { env: env(port), stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = keepRunning(child, () => child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${args(port).join(' ')} ended before it answered`);
    if (performance.now() - startedAt > START_MS_MAX) throw new Error(`${args(port).join(' ')} did not answer`);
    await sleep(POLL_MS);
  }
  const startMs = performance.now() - startedAt;
  const meter = treeMeter(child.pid ?? 0);
  const startCores = meter();
  const postmaster = databaseUrl === null ? null : await findPostmaster(databaseUrl);
  return { url, stop, startMs, startCores, watch: () => watchCores(meter, postmaster) };
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve((response.statusCode ?? 500) < 500));
    });
    request.once('error', () => resolve(false));
  });
}
