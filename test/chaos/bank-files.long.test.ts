import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { PaymentFile } from '../../src/bank-files/model.ts';
import { readBankFile } from '../../src/bank-files/read-bank-file.ts';
import { inquiry, payoutCall } from '../adapters/bank-files/bank-adapter.ts';
import { SPAWNED_TOKEN, spawnAdapter } from '../adapters/bank-files/spawned-adapter.ts';
import type { SpawnedAdapter } from '../adapters/bank-files/spawned-adapter.ts';
import { SWEEPS_ALL } from '../helpers/sweep.ts';
import { createRandom } from './random.ts';

// The adapter for bank files is killed again and again while payouts come, files are written and a bank takes them away.

const KILLS = SWEEPS_ALL ? 60 : 8;

async function post(url: string, path: string, body: object): Promise<string | null> {
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
function paid({ outFolder }: SpawnedAdapter): string[] {
  const taken = join(outFolder, 'taken');
  const files = [outFolder, taken].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.xml'))
      .map((name) => join(folder, name)),
  );
  return files
    .flatMap((file) => (readBankFile(readFileSync(file)) as PaymentFile).batches)
    .flatMap(({ payments }) => payments.map(({ endToEndId }) => endToEndId));
}

it('no payout is lost or in two files, however often the adapter is killed', async () => {
  const adapter = await spawnAdapter(['--max', '3']);
  onTestFinished(() => adapter.stop());
  const answered = new Set<string>();
  const sent: string[] = [];
  const over = new AbortController();
  const load = async () => {
    while (!over.signal.aborted) {
      const number = `TG${sent.length + 1}`;
      sent.push(number);
      if ((await post(adapter.url, 'payouts', payoutCall(number))) === 'pending') answered.add(number);
      await delay(15);
    }
  };
  const running = load();
  const random = createRandom();
  for (let round = 0; round < KILLS; round += 1) {
    await delay(random.between(50, 1200));
    await adapter.kill();
  }
  over.abort();
  await running;
  expect(answered.size).toBeGreaterThan(KILLS);
  // Whatever was answered gets its result; the rest may have come or not, and is never guessed.
  const kindsOf = async () =>
    new Set(await Promise.all(sent.map((number) => post(adapter.url, 'inquiries', inquiry(number)))));
  await expect
    .poll(kindsOf, { interval: 500 })
    .toEqual(expect.toSatisfy((kinds: Set<string>) => !kinds.has('pending')));
  const numbers = paid(adapter);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect([...answered].filter((number) => !numbers.includes(number))).toEqual([]);
  const kinds = await Promise.all(numbers.map((number) => post(adapter.url, 'inquiries', inquiry(number))));
  expect(new Set(kinds)).toEqual(new Set(['approved']));
});
