import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPretendBank } from '../../../src/adapters/bank-files/pretend-bank.ts';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { OWN_IBAN } from './bank-adapter.ts';

// The command as a process of its own, which comes back by itself after a kill, with a pretend bank beside it.

export const SPAWNED_TOKEN = 'a-token-of-the-kit';

export interface SpawnedAdapter {
  readonly url: string;
  readonly home: string;
  readonly outFolder: string;
  readonly inFolder: string;
  readonly lines: readonly string[];
  /** kill -9; resolves when it serves again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function spawnAdapter(options: readonly string[] = [], bankLaterMs = 100): Promise<SpawnedAdapter> {
  const home = mkdtempSync(join(tmpdir(), 'tollgate-bank-files-'));
  const [outFolder, inFolder, dataFolder] = ['out', 'in', 'data'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(join(home, 'token.txt'), SPAWNED_TOKEN);
  const port = await freePort();
  const folders = ['--out', outFolder, '--in', inFolder, '--data', dataFolder];
  const accounts = ['USD', 'EUR', 'JPY', 'BHD'].flatMap((currency) => ['--account', `${currency}=${OWN_IBAN}`]);
  const times = ['--every', '1s', '--look', '1s', '--hold-returns', '1s'];
  const own = ['--token-file', join(home, 'token.txt'), '--name', 'Operator Ltd', '--port', String(port)];
  const args = ['src/cli/main.ts', 'adapter', 'bank-files', ...folders, ...own, ...accounts, ...times, ...options];
  const lines: string[] = [];
  let [isStopping, child] = [false, await start(args, lines)];
  let back = watch();
  const silent = { log: () => {}, now: Date.now };
  const bank = startPretendBank({
    fromFolder: outFolder,
    toFolder: inFolder,
    everyMs: 50,
    laterMs: bankLaterMs,
    ...silent,
  });

  async function watch(): Promise<void> {
    await once(child, 'close');
    if (isStopping) return;
    child = await start(args, lines);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    home,
    outFolder,
    inFolder,
    lines,
    async kill() {
      child.kill('SIGKILL');
      await back;
      back = watch();
    },
    async stop() {
      isStopping = true;
      child.kill('SIGKILL');
      await back;
      await bank.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function start(args: readonly string[], lines: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => void lines.push(line));
  await new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(new Error(`the adapter ended: ${lines.at(-1)}`)));
    reader.on('line', (line) => {
      if (line.startsWith('Adapter: ')) resolve();
    });
  });
  return child;
}
