import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../helpers/gateway/free-port.ts';

export interface Receipt {
  readonly id: string;
  /** The body's. */
  readonly hash: string;
}

export interface Receiver {
  readonly url: string;
  /** By the path of the notification; every receipt, also of a process that was killed since. */
  read(): Map<string, Receipt[]>;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('receiver-program.ts', import.meta.url));

export async function startReceiverProcess(): Promise<Receiver> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-proof-receiver-'));
  const file = join(folder, 'received.log');
  writeFileSync(file, '');
  const port = await freePort();
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [PROGRAM, String(port), file], { stdio: ['pipe', 'pipe', 'inherit'] });
    child = started;
    await once(started.stdout, 'data');
  }
  async function kill(): Promise<void> {
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    child = null;
  }
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    read() {
      const receipts = new Map<string, Receipt[]>();
      for (const line of readFileSync(file, 'utf8').split('\n')) {
        const [path = '', id = '', hash = ''] = line.split(' ');
        // A line that a kill cut short was not acknowledged.
        if (hash.length < 16) continue;
        const known = receipts.get(path);
        if (known === undefined) receipts.set(path, [{ id, hash }]);
        else known.push({ id, hash });
      }
      return receipts;
    },
    kill,
    start,
    async close() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}
