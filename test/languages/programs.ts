import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import type { LanguageSetup } from './languages.ts';

// Programs in another language, in a prepared folder.

export async function printedVectors(setup: LanguageSetup, folder: string, file: string): Promise<string[]> {
  const { command, args } = setup.run('vectors');
  const { stdout } = await execute(command, [...args, file], { cwd: folder });
  return stdout.trim().split('\n');
}

export interface CallInput {
  readonly gatewayUrl: string;
  readonly operation: string;
  readonly variant?: string;
  readonly fields: object;
  readonly key?: string;
}

/** What the helper returns, or the code and outcome of its error. */
export async function callGateway(
  setup: LanguageSetup,
  folder: string,
  { gatewayUrl, operation, variant = '', fields, key }: CallInput,
): Promise<CallResult> {
  const { command, args } = setup.run('call');
  const env = { ...process.env, GATEWAY_URL: gatewayUrl, ...(key && { MERCHANT_KEY: key }) };
  const given = [...args, operation, variant, JSON.stringify(fields)];
  const { stdout } = await execute(command, given, { cwd: folder, env });
  return JSON.parse(stdout) as CallResult;
}

export interface CallResult {
  readonly code?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly page?: string;
  readonly refused?: string;
  readonly outcome?: string;
  readonly message?: string;
}

export interface LanguageReceiver {
  readonly url: string;
  /** What it has received so far. */
  received(): { readonly event: string; readonly fields: Readonly<Record<string, unknown>>; readonly id: string }[];
  stop(): Promise<void>;
}

export async function startReceiver(setup: LanguageSetup, folder: string): Promise<LanguageReceiver> {
  const port = await freePort();
  const { command, args } = setup.run('receiver');
  const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: sandboxAccount.webhookSecret };
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const url = `http://127.0.0.1:${port}/notify`;
  await untilListening(child, url, () => complaints);
  return {
    url,
    received: () => printed.split('\n').flatMap((line) => (line.startsWith('{') ? JSON.parse(line) : [])),
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function untilListening(child: ChildProcess, url: string, complaints: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the receiver ended: ${complaints()}`);
    const answer = await fetch(url, { method: 'POST', body: 'x' }).catch(() => undefined);
    if (answer !== undefined) return;
    await sleep(100);
  }
}

const execute = promisify(execFile);
