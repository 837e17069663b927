import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rule } from '../../src/acquirer/mock/faults.ts';
import { STAND_IN_TOKEN, spawnAcquirer } from '../helpers/acquirer/acquirer.ts';
import type { Acquirer, SpawnedAcquirer } from '../helpers/acquirer/acquirer.ts';
import { freePort } from '../helpers/gateway/free-port.ts';

// An acquirer in a process of its own, which is killed and comes back at the same address, with the books that it had.

export interface StandIn {
  readonly name: string;
  readonly url: string;
  readonly token: string;
  readonly hintSecret: string;
  /** Asks the process that runs now. */
  readBooks: Acquirer['readBooks'];
  kill(): Promise<void>;
  /** With these faults, which a process forgets when it ends. */
  start(rules: readonly Rule[]): Promise<void>;
  /** Ends it, and removes its books. */
  remove(): Promise<void>;
}

/** After how long it knows the result of what is pending. */
const SETTLE_MS = 1500;

export async function createStandIn(name: string): Promise<StandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-stand-in-'));
  const port = await freePort();
  const hintSecret = `whsec_${Buffer.from(`the secret of hints of ${name}`.padEnd(32, '.')).toString('base64')}`;
  let process: SpawnedAcquirer | null = null;
  const kill = async () => {
    await process?.kill();
    process = null;
  };
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    token: STAND_IN_TOKEN,
    hintSecret,
    async readBooks() {
      if (process === null) throw new Error(`${name} does not run`);
      return process.readBooks();
    },
    kill,
    async start(rules) {
      process = await spawnAcquirer(join(folder, 'books.jsonl'), port, { hintSecret, settleMs: SETTLE_MS });
      if (rules.length > 0) await process.addRules(...rules);
    },
    async remove() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}
