import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PaymentFile } from '../../../src/bank-files/model.ts';
import { readBankFile } from '../../../src/bank-files/read-bank-file.ts';
import { inquiry, payoutCall } from '../../adapters/bank-files/bank-adapter.ts';
import { SPAWNED_TOKEN, spawnAdapter } from '../../adapters/bank-files/spawned-adapter.ts';
import type { SpawnedAdapter } from '../../adapters/bank-files/spawned-adapter.ts';

// The adapter for bank files as a process of its own, with payouts that come all the time and a bank that takes its files away.

export interface AdapterLoad {
  /** kill -9; resolves when it serves again. */
  kill(): Promise<void>;
  /** How many payouts were taken. */
  answered(): number;
  /** Ends the load, waits until every payout has its result, and says what is wrong. */
  end(): Promise<string[]>;
  stop(): Promise<void>;
}

const PAUSE_MS = 15;
const LOOK_MS = 500;
const LOOKS_MAX = 600;
const ASKED_AT_ONCE = 50;

export async function startAdapterLoad({ pauseMs = PAUSE_MS, paymentsMax = 3 } = {}): Promise<AdapterLoad> {
  const adapter = await spawnAdapter(['--max', String(paymentsMax)]);
  const over = new AbortController();
  const [sent, answered] = [[] as string[], new Set<string>()];
  const load = async () => {
    while (!over.signal.aborted) {
      const number = `TG${sent.length + 1}`;
      sent.push(number);
      if ((await post(adapter, 'payouts', payoutCall(number))) === 'pending') answered.add(number);
      await sleep(pauseMs);
    }
  };
  const running = load();

  /** A few at once: a thousand connections at the same moment are not all taken. */
  const kindsOf = async (numbers: readonly string[]) => {
    const kinds: (string | null)[] = [];
    for (let first = 0; first < numbers.length; first += ASKED_AT_ONCE) {
      const some = numbers.slice(first, first + ASKED_AT_ONCE);
      kinds.push(...(await Promise.all(some.map((number) => post(adapter, 'inquiries', inquiry(number))))));
    }
    return kinds;
  };

  return {
    kill: () => adapter.kill(),
    answered: () => answered.size,
    async end() {
      over.abort();
      await running;
      // Whatever was answered gets its result; the rest may have come or not, and is never guessed.
      let waiting = sent;
      for (let looks = 0; looks < LOOKS_MAX && waiting.length > 0; looks += 1) {
        const kinds = await kindsOf(waiting);
        waiting = waiting.filter((_, index) => kinds[index] === 'pending' || kinds[index] === null);
        if (waiting.length > 0) await sleep(LOOK_MS);
      }
      const numbers = numbersIn(adapter);
      const inFiles = new Set(numbers);
      const kinds = await kindsOf(numbers);
      return [
        ...waiting.map((number) => `the adapter's payout ${number} is stuck`),
        ...numbers.filter((one, index) => numbers.indexOf(one) !== index).map((one) => `${one} is in two files`),
        ...[...answered].filter((one) => !inFiles.has(one)).map((one) => `${one} was taken and is in no file`),
        ...numbers.filter((_, index) => kinds[index] !== 'approved').map((one) => `${one} is in a file and not paid`),
      ];
    },
    async stop() {
      over.abort();
      await adapter.stop();
    },
  };
}

async function post({ url }: SpawnedAdapter, path: string, body: object): Promise<string | null> {
  const headers = { Authorization: `Bearer ${SPAWNED_TOKEN}`, 'Tollgate-Channel-Version': '2' };
  try {
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ callId: 'c', ...body }),
    });
    return ((await response.json()) as { kind: string }).kind;
  } catch {
    // It was killed: the answer is lost, and nobody knows.
    return null;
  }
}

/** What is in files for the bank, wherever they are by now. */
function numbersIn({ outFolder }: SpawnedAdapter): string[] {
  const files = [outFolder, join(outFolder, 'taken')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.xml'))
      .map((name) => join(folder, name)),
  );
  return files
    .flatMap((file) => (readBankFile(readFileSync(file)) as PaymentFile).batches)
    .flatMap(({ payments }) => payments.map(({ endToEndId }) => endToEndId));
}
