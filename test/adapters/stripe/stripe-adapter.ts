import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../helpers/gateway/free-port.ts';

// The command as a process of its own, which comes back by itself after a kill.

export const TOKEN = 'a-token-of-the-kit';
export const HINT_SECRET = `whsec_${Buffer.from('a secret of the kit').toString('base64')}`;
export const WEBHOOK_SECRET = 'whsec_of_the_double';
export const TEST_KEY = 'sk_test_double';

export interface SpawnedStripe {
  readonly url: string;
  readonly journalFile: string;
  /** What it wrote to its log. */
  readonly lines: readonly string[];
  /** kill -9; resolves when it serves again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function spawnStripe({ api, key = TEST_KEY }: { api: string; key?: string }): Promise<SpawnedStripe> {
  const home = mkdtempSync(join(tmpdir(), 'tollgate-stripe-'));
  const port = await freePort();
  const secretFile = (name: string, secret: string) => {
    writeFileSync(join(home, name), secret, { mode: 0o600 });
    return join(home, name);
  };
  const secrets = {
    '--key-file': secretFile('key', key),
    '--webhook-secret-file': secretFile('webhook-secret', WEBHOOK_SECRET),
    '--token-file': secretFile('token', TOKEN),
    '--hint-secret-file': secretFile('hint-secret', HINT_SECRET),
  };
  const places = { '--data': join(home, 'data'), '--port': String(port), '--api': api };
  const args = ['src/cli/main.ts', 'adapter', 'stripe', ...Object.entries({ ...secrets, ...places }).flat()];
  const lines: string[] = [];
  let [isStopping, child] = [false, await start(args, lines)];
  let back = watch();

  async function watch(): Promise<void> {
    await once(child, 'close');
    if (!isStopping) child = await start(args, lines);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    journalFile: join(home, 'data/journal.jsonl'),
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
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function start(args: readonly string[], lines: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  createInterface({ input: child.stderr }).on('line', (line) => void lines.push(line));
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
