import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../helpers/gateway/free-port.ts';
import { API_KEY, HMAC_KEY, MERCHANT_ACCOUNT, REPORT_KEY } from './double/double.ts';

// The command as a process of its own, which comes back by itself after a kill.

export const TOKEN = 'a-token-of-the-kit';
export const HINT_SECRET = `whsec_${Buffer.from('a secret of the kit').toString('base64')}`;

export interface SpawnedAdyen {
  readonly url: string;
  readonly journal: string;
  readonly lines: readonly string[];
  /** kill -9; resolves when it serves again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** With what it calls instead of Adyen. */
export async function spawnAdyen(url: string): Promise<SpawnedAdyen> {
  const home = mkdtempSync(join(tmpdir(), 'tollgate-adyen-'));
  const port = await freePort();
  const args = ['src/cli/main.ts', 'adapter', 'adyen', ...optionsIn(home, { port, url })];
  const lines: string[] = [];
  let [isStopping, child] = [false, await start(args, lines)];
  let back = watch();

  async function watch(): Promise<void> {
    await once(child, 'close');
    if (!isStopping) child = await start(args, lines);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    journal: join(home, 'data/journal.jsonl'),
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

/** Options of the command, with the files that they name. */
export function optionsIn(home: string, { port, url }: { port: number; url: string }): string[] {
  const secrets = {
    'key-file': API_KEY,
    'report-key-file': REPORT_KEY,
    'hmac-file': HMAC_KEY,
    'token-file': TOKEN,
    'hint-secret-file': HINT_SECRET,
  };
  const files = Object.entries(secrets).flatMap(([option, secret]) => {
    const file = join(home, `${option}.txt`);
    writeFileSync(file, `${secret}\n`);
    return [`--${option}`, file];
  });
  const places = ['--public-url', `http://127.0.0.1:${port}`, '--api', url, '--data', join(home, 'data')];
  return ['--account', MERCHANT_ACCOUNT, '--port', String(port), ...files, ...places];
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
