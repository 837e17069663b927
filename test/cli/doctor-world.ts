import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startAcquirer } from '../helpers/acquirer/acquirer.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { liveEnv } from '../helpers/gateway/live-gateway.ts';
import { startCommand } from './command.ts';
import type { CommandEnd } from './command.ts';

// A world in which everything is as live mode wants it, for tests that spoil one thing.

const TRIES_MAX = 10;

export interface World {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

interface Front {
  readonly days?: number;
  readonly body?: string;
  readonly aheadMs?: number;
}

export async function createWorld(front: Front = {}): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-doctor-'));
  const acquirer = await startAcquirer();
  onTestFinished(async () => {
    await acquirer.stop();
    rmSync(folder, { recursive: true });
  });
  const { url, certificate } = await startFront(folder, front);
  return {
    folder,
    env: {
      ...liveEnv(),
      PUBLIC_URL: url,
      NODE_EXTRA_CA_CERTS: certificate,
      METRICS_TOKEN: liveEnv()['OPERATOR_TOKEN'] ?? '',
      TRUSTED_PROXIES: '127.0.0.1',
      CHANNEL_URL: acquirer.url,
      CHANNEL_TOKEN: acquirer.token,
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'no-reply@pay.example',
      GATEWAY_PRIVATE_KEY_FILE: writeKey(folder, 2048),
      DATA_DIR: join(folder, 'data'),
      PORT: String(await freePort()),
    },
  };
}

/** Runs a gateway once, so that there is a database with a schema and a merchant. */
export async function serveOnce(env: NodeJS.ProcessEnv, { merchant = true } = {}): Promise<void> {
  const gateway = startCommand(['serve'], { env: { ...env, SHUTDOWN_DELAY_MS: '0' } });
  await gateway.until(/"event":"started"/);
  const headers = { Authorization: `Bearer ${env['OPERATOR_TOKEN']}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name: 'Shop', websites: ['https://shop.example'] });
  if (merchant) await fetch(`http://127.0.0.1:${env['PORT']}/operator/merchants`, { method: 'POST', headers, body });
  await gateway.stop();
}

export function writeKey(folder: string, bits: number): string {
  const file = join(folder, `key-${bits}.pem`);
  execFileSync('openssl', ['genrsa', '-out', file, String(bits)], { stdio: 'ignore' });
  return file;
}

/** What ends TLS in front of the gateway. */
async function startFront(folder: string, { days = 90, body = 'alive\n', aheadMs = 0 }: Front) {
  const [key, certificate] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    String(days),
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  execFileSync('openssl', [...made, ...names], { stdio: 'ignore' });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_request, response) => {
    response.writeHead(200, { Date: new Date(Date.now() + aheadMs).toUTCString() }).end(body);
  }).listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, certificate };
}

export interface Report {
  readonly code: number | null;
  readonly passed: boolean;
  /** `level check: what`, one each. */
  readonly lines: readonly string[];
  readonly remedies: readonly (string | null)[];
}

/** Runs the command as people and programs do, and sees that no secret is printed. */
export async function examine(env: NodeJS.ProcessEnv, ...options: string[]): Promise<Report> {
  const { code, stdout, stderr } = await runInTime(env, '--json', ...options);
  if (stderr !== '') throw new Error(stderr);
  const { passed, findings } = JSON.parse(stdout) as {
    passed: boolean;
    findings: { level: string; check: string; what: string; remedy: string | null }[];
  };
  return {
    code,
    passed,
    lines: findings.map(({ level, check, what }) => `${level} ${check}: ${what}`),
    remedies: findings.map(({ remedy }) => remedy),
  };
}

/** As the doctor asks for it where a check of its own took too long, which happens on a busy machine. */
async function runInTime(env: NodeJS.ProcessEnv, ...options: string[]): Promise<CommandEnd> {
  for (let tries = 1; ; tries += 1) {
    const end = await runDoctor(env, ...options);
    if (tries === TRIES_MAX || !end.stdout.includes('not finished within')) return end;
  }
}

export async function runDoctor(env: NodeJS.ProcessEnv, ...options: string[]): Promise<CommandEnd> {
  const end = await startCommand(['doctor', ...options], { env }).ended;
  const names = ['OPERATOR_TOKEN', 'METRICS_TOKEN', 'CHANNEL_TOKEN', 'ENCRYPTION_KEYS'];
  const password = URL.parse(env['SMTP_URL'] ?? '')?.password ?? '';
  const secrets = [password, ...names.flatMap((name) => env[name]?.split(',') ?? [])].filter((secret) => secret !== '');
  for (const secret of secrets) {
    if (end.stdout.includes(secret) || end.stderr.includes(secret)) throw new Error('the doctor prints a secret');
  }
  return end;
}

export function writeText(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
