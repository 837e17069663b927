import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../test/helpers/free-port.ts';
import { keepRunning } from './processes.ts';
import type { ServerProcess } from './processes.ts';

const CONTRACT = fileURLToPath(new URL('../../../generated/openapi.json', import.meta.url));
const START_TRIES_MAX = 300;

/** Unmodified Prism with the contract: it checks a request against its schema and responds with the example. */
export async function startPrism(): Promise<ServerProcess> {
  const port = await freePort();
  const program = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'));
  // Logging every request would be the most expensive part of its work.
  const args = [program, 'mock', CONTRACT, '--port', String(port), '--verboseLevel', 'silent'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const server: ServerProcess = {
    url: `http://127.0.0.1:${port}`,
    memory: async () => Number.NaN,
    cpuMs: async () => Number.NaN,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
  keepRunning(server);
  await listening(port);
  return server;
}

async function listening(port: number): Promise<void> {
  for (let tries = 1; tries <= START_TRIES_MAX; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const answered = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answered) return;
    await sleep(100);
  }
  throw new Error('Prism did not start within half a minute.');
}
