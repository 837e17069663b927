import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kit } from './kit.ts';
import { NotRunError } from './rule.ts';

const COMMAND_MS_MAX = 60_000;
const READY_MS_MAX = 30_000;
const POLL_MS = 100;

/** Restarts the adapter, and waits until it answers. */
export function createRestart(restart: string | (() => Promise<void>), kit: Kit): () => Promise<void> {
  return async () => {
    if (typeof restart === 'string') await runCommand(restart);
    else await restart();
    const until = performance.now() + READY_MS_MAX;
    while (performance.now() < until) {
      // Any response shows that it serves.
      const { status } = await kit.raw('inquire', kit.subject());
      // The gateway asks for capabilities again and again, and so names the address of hints to a new process.
      if (status !== null && status < 500)
        return void (await kit.question('capabilities', { hintUrl: kit.hints?.url ?? null }));
      await delay(POLL_MS);
    }
    throw new NotRunError(`the adapter did not answer within ${READY_MS_MAX / 1000} seconds after its restart`);
  };
}

/** It ends when the old process is gone and the new one has begun. */
async function runCommand(command: string): Promise<void> {
  const child = spawn(command, { shell: true, stdio: 'ignore', timeout: COMMAND_MS_MAX });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) return;
  throw new NotRunError(`the restart command ended with ${code === null ? 'a signal' : `exit code ${code}`}`);
}
