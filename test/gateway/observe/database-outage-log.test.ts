import { expect, it, onTestFinished } from 'vitest';
import { createZone } from '../../../src/gateway/domain/day.ts';
import { DatabaseUnavailableError } from '../../../src/gateway/domain/store-errors.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import { openStore } from '../../../src/gateway/store/open-store.ts';
import { createOutageLog } from '../../../src/gateway/work/outage-log.ts';

import { startTestGateway } from '../../helpers/gateway/gateway.ts';

// Background work tries several times a second; the log of an outage stays readable.

const REFUSAL = new DatabaseUnavailableError(new Error('connect ECONNREFUSED'));

function readLines() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const aboutWork = () =>
    lines.map(({ event }) => String(event)).filter((event) => event.startsWith('background work'));
  return { lines, write, aboutWork };
}

it('an outage is one line when it begins and one when it has ended, however often work has tried', async () => {
  const zone = createZone('UTC');
  const store = await openStore({ databaseUrl: null, dataDir: null, zone, batchSizeMax: 50, now: () => 0 });
  let failures = 0;
  let isDown = true;
  const failing = <Name extends 'claimAgenda' | 'claimDeliveries'>(name: Name) =>
    ((...given: Parameters<Store[Name]>) => {
      if (!isDown) return (store[name] as (...args: unknown[]) => unknown)(...given);
      failures += 1;
      return Promise.reject(REFUSAL);
    }) as Store[Name];
  const faulty = { ...store, claimAgenda: failing('claimAgenda'), claimDeliveries: failing('claimDeliveries') };
  const { write, aboutWork } = readLines();
  const gateway = await startTestGateway({ write, build: { store: faulty } });
  onTestFinished(() => gateway.close());
  await expect.poll(() => failures).toBeGreaterThan(3);
  expect(aboutWork()).toEqual(['background work waits for the database']);
  isDown = false;
  await expect.poll(() => aboutWork().length).toBe(2);
  expect(aboutWork().at(-1)).toBe('background work runs again');
});

it('an outage is repeated once a minute with the failures since, and other errors are logged each time', async () => {
  const { lines, write, aboutWork } = readLines();
  let now = 0;
  const log = createLog({ level: 'info', clock: { now: () => now }, write });
  const { onError, watch } = createOutageLog(log, { elapsedMs: () => now });
  for (; now <= 150_000; now += 500) onError(REFUSAL);
  expect(lines.slice(1)).toMatchObject([
    {
      event: 'background work still waits for the database',
      seconds: 60,
      failures: 120,
      reason: 'connect ECONNREFUSED',
    },
    { seconds: 120, failures: 120 },
  ]);
  await watch(async () => undefined)();
  await watch(async () => undefined)();
  onError(new Error('a bug'));
  onError(new Error('a bug'));
  expect(aboutWork().slice(3)).toEqual([
    'background work runs again',
    'background work failed',
    'background work failed',
  ]);
});
