import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPretendProvider } from '../../src/starter/templates/adapter/src/pretend-provider/server.ts';
import { copyShared } from '../../src/starter/write-starter.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import type { Edit } from './mutants/mutant.ts';

// The template as a process of its own, with faults planted or without, and its pretend provider beside it.

const TEMPLATE = 'src/starter/templates/adapter/src';
export const TOKEN = 'a-token-of-the-kit';
export const HINT_SECRET = `whsec_${Buffer.from('a secret of the kit').toString('base64')}`;

export interface PlantedAdapter {
  readonly url: string;
  readonly providerUrl: string;
  /** A command of the shell that kills the adapter, which comes back by itself. */
  readonly restart: string;
  readonly stop: () => Promise<void>;
}

export async function startPlanted(
  edits: readonly Edit[],
  {
    relayPort,
    webhookPort,
    env = {},
  }: { relayPort: number; webhookPort: number; env?: Readonly<Record<string, string>> },
): Promise<PlantedAdapter> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-planted-'));
  cpSync(TEMPLATE, join(folder, 'src'), { recursive: true });
  await copyShared(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  for (const { file, before, after } of edits) {
    const path = join(folder, 'src', file);
    // A function, because a text could contain `$&`.
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(before, () => after),
    );
  }
  const port = await freePort();
  const provider = await startPretendProvider({
    port: 0,
    key: 'key',
    webhookSecret: 'secret',
    webhookUrl: `http://127.0.0.1:${webhookPort}/webhooks/provider`,
    laterMs: 100,
  });
  const settings = {
    ...process.env,
    PORT: String(port),
    CHANNEL_TOKEN: TOKEN,
    HINT_SECRET,
    JOURNAL_FILE: join(folder, 'journal.jsonl'),
    PROVIDER_URL: `http://127.0.0.1:${relayPort}`,
    PROVIDER_KEY: 'key',
    PROVIDER_WEBHOOK_SECRET: 'secret',
    ...env,
  };
  const pidFile = join(folder, 'adapter.pid');
  let isStopping = false;
  let ended = Promise.resolve();
  const keepRunning = async () => {
    const child = await start(folder, settings);
    writeFileSync(pidFile, String(child.pid));
    ended = once(child, 'close').then(() => (isStopping ? undefined : keepRunning()));
  };
  await keepRunning();
  return {
    url: `http://127.0.0.1:${port}`,
    providerUrl: provider.url,
    restart: `kill -9 $(cat ${pidFile})`,
    stop: async () => {
      isStopping = true;
      process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');
      await ended;
      await provider.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(folder: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = createInterface(child.stdout);
  const [line] = (await once(lines, 'line')) as [string];
  if (!line.startsWith('Adapter: ')) throw new Error(`the adapter did not start: ${line}`);
  lines.on('line', () => undefined);
  return child;
}
