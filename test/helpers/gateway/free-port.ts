import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Systems hand out ports by themselves above these, from 32768 on Linux: no server that asks for any port and no connection of
// another test takes one of these before the program that it is for has started.
const LOWEST = 20_000;
const HIGHEST = 32_000;
const TRIES_MAX = 1000;

// Files that run at the same time choose among ports of their own: what is free now could be the choice of the other one too.
const POOLS = 8;
const POOL = Number(process.env['VITEST_POOL_ID'] ?? 0) % POOLS;

const given = new Set<number>();

/** A port on which nobody listens now. For programs that cannot say which one they chose themselves. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const port = randomInt(LOWEST / POOLS, HIGHEST / POOLS) * POOLS + POOL;
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`no free port was found between ${LOWEST} and ${HIGHEST}`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
