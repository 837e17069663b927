import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { AcquirerReport, Control } from '../../../src/acquirer/mock/control.ts';
import type { Rule } from '../../../src/acquirer/mock/faults.ts';
import type { ChangeInput } from '../../../src/acquirer/mock/feeds.ts';
import { startMockAcquirer } from '../../../src/acquirer/mock/mock-acquirer.ts';
import type { MockOptions } from '../../../src/acquirer/mock/state.ts';

// A test's hand on the mock acquirer, which runs in this process or in one of its own.

export interface Acquirer {
  readonly url: string;
  readonly token: string;
  /** The newest rule that fits a call is taken. */
  addRules(...rules: readonly Rule[]): Promise<void>;
  /** Decides what is pending or challenged. */
  settle(number: string, result: 'approved' | 'declined'): Promise<void>;
  /** Adds something to the feed of changes. */
  change(change: ChangeInput): Promise<void>;
  /** Sends a hint about these numbers. */
  hint(...numbers: readonly string[]): Promise<void>;
  readBooks(): Promise<AcquirerReport>;
  stop(): Promise<void>;
}

export const STAND_IN_TOKEN = 'stand-in-token';

/** Speaks version 1 only, by rules only, unless `isBare` is false. */
export async function startAcquirer(options: Partial<MockOptions> = {}): Promise<Acquirer> {
  const standard = { port: 0, token: STAND_IN_TOKEN, booksFile: null, isBare: true };
  const { url, close } = await startMockAcquirer({ ...standard, ...options });
  return { ...handOn(url), stop: close };
}

export interface SpawnedAcquirer extends Acquirer {
  readonly ended: Promise<unknown>;
  /** kill -9. */
  kill(): Promise<void>;
}

/** In a process of its own, which a call can end. The books are in the file, for the next one. With a secret it speaks the whole contract. */
export async function spawnAcquirer(
  booksFile: string,
  port = 0,
  { hintSecret, settleMs }: Pick<MockOptions, 'hintSecret' | 'settleMs'> = {},
): Promise<SpawnedAcquirer> {
  const program = fileURLToPath(new URL('run-acquirer.ts', import.meta.url));
  const whole = [
    ...(typeof hintSecret === 'string' ? ['--hint-secret', hintSecret] : []),
    ...(settleMs === undefined ? [] : ['--settle', String(settleMs)]),
  ];
  const child = spawn(process.execPath, [program, '--port', String(port), '--books', booksFile, ...whole], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [url] = (await Promise.race([once(lines, 'line'), ended.then(() => [null])])) as [string | null];
  if (url === null) throw new Error('the stand-in acquirer ended before it listened: see its output above');
  return {
    ...handOn(url),
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function handOn(url: string): Omit<Acquirer, 'stop'> {
  const control = async (body: Control) => void (await callApart(`${url}/control`, body));
  return {
    url,
    token: STAND_IN_TOKEN,
    addRules: (...rules) => control({ rules }),
    settle: (number, result) => control({ settle: { number, result } }),
    change: (change) => control({ change }),
    hint: (...numbers) => control({ hint: numbers }),
    readBooks: async () => (await callApart(`${url}/books`, {})) as AcquirerReport,
  };
}

/** Over a connection of its own, which no fault of another call can spoil. */
async function callApart(url: string, body: object): Promise<unknown> {
  const outgoing = request(url, { method: 'POST', agent: false });
  outgoing.end(JSON.stringify(body));
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return json(incoming);
}
