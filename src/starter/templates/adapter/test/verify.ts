import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPretendProvider } from '../src/pretend-provider/server.ts';

// `npm run verify` starts provider and adapter, and runs the conformance kit in all of its places: as the gateway, as a relay
// between adapter and provider in both directions, and at the provider's books. Once `src/main.ts` names your provider, set PROVIDER_URL and its keys,
// and PORT to where its webhooks arrive, and give the kit its test cards: `npm run verify -- --values values.json`. Other options go
// to the kit, too: `-- --only REFUND`.

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
const { PROVIDER_URL: realUrl, PORT: givenPort } = process.env;
const webhookPort = givenPort ? Number(givenPort) : await freePort();
const [port, relayPort, hintPort] = [await freePort(), await freePort(), await freePort()];
const token = secretFile('token', 'a-token-for-the-kit');
const hintSecret = secretFile('hint-secret', `whsec_${Buffer.from('a secret for the kit').toString('base64')}`);
const provider = realUrl === undefined ? await startPretend() : null;
const pidFile = join(folder, 'adapter.pid');

console.error(`Provider: ${realUrl ?? 'the pretend one (set PROVIDER_URL for yours)'}`);
await runAdapter();
const options = {
  '--token-file': token.file,
  '--relay': `${relayPort}=${realUrl ?? provider?.url}`,
  '--webhooks': `${webhookPort}=http://127.0.0.1:${port}`,
  '--hints': String(hintPort),
  '--hint-secret-file': hintSecret.file,
  // The adapter comes back by itself: see runAdapter.
  '--restart': `kill -9 $(cat ${pidFile})`,
  ...(provider !== null && { '--books': `${provider.url}/books` }),
};
const given = [...Object.entries(options).flat(), ...process.argv.slice(2)];
const kit = spawn('tollgate', ['acquirer', 'verify', `http://127.0.0.1:${port}`, ...given], { stdio: 'inherit' });
const [code] = (await once(kit, 'exit')) as [number | null];
rmSync(folder, { recursive: true });
process.exit(code ?? 1);

function startPretend() {
  const webhookUrl = `http://127.0.0.1:${webhookPort}/webhooks/provider`;
  return startPretendProvider({ port: 0, key: 'pretend-key', webhookSecret: 'pretend-secret', webhookUrl });
}

/** Starts the adapter, and again whenever it ends, as the service manager of your server does. */
async function runAdapter(): Promise<void> {
  const env = {
    PROVIDER_KEY: 'pretend-key',
    PROVIDER_WEBHOOK_SECRET: 'pretend-secret',
    ...process.env,
    PORT: String(port),
    CHANNEL_TOKEN: token.secret,
    HINT_SECRET: hintSecret.secret,
    JOURNAL_FILE: join(folder, 'journal.jsonl'),
    PROVIDER_URL: `http://127.0.0.1:${relayPort}`,
  };
  const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  child.stdout.resume();
  writeFileSync(pidFile, String(child.pid));
  child.once('exit', () => void runAdapter());
}

function secretFile(name: string, secret: string): { file: string; secret: string } {
  const file = join(folder, name);
  writeFileSync(file, secret, { mode: 0o600 });
  return { file, secret };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const free = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return free;
}
