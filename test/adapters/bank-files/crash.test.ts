import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCalls } from '../../../src/adapters/bank-files/calls.ts';
import { openStore } from '../../../src/adapters/bank-files/store.ts';
import type { Store } from '../../../src/adapters/bank-files/store.ts';
import { startBankFiles } from '../../../src/adapters/bank-files/start.ts';
import { CannotStartError } from '../../../src/adapters/shared/cannot-start-error.ts';
import { createFileWriter } from '../../../src/adapters/bank-files/write-files.ts';
import type { PaymentFile } from '../../../src/bank-files/model.ts';
import { readBankFile } from '../../../src/bank-files/read-bank-file.ts';
import { makeFolder } from '../../../src/adapters/bank-files/folders.ts';
import { payoutCall, settingsOf } from './bank-adapter.ts';

// A kill between the file and the store, at each step: the store stops as if the process had ended there, and another one goes on.

class Killed extends Error {}

/** Lets this many changes through, and then none. */
function dyingAfter(store: Store, changes: number): Store {
  let left = changes;
  const step = <Args extends unknown[], Out>(run: (...args: Args) => Out) => {
    return (...args: Args): Out => {
      if (left === 0) throw new Killed();
      left -= 1;
      return run(...args);
    };
  };
  return { ...store, transaction: step(store.transaction), changeFile: step(store.changeFile) };
}

function begin() {
  const settings = settingsOf();
  makeFolder(settings.outFolder);
  const open = () => {
    const store = openStore(settings.dataFolder);
    onTestFinished(() => store.close());
    return store;
  };
  const paid = () =>
    readdirSync(settings.outFolder)
      .filter((name) => name.endsWith('.xml'))
      .flatMap((name) => (readBankFile(readFileSync(join(settings.outFolder, name))) as PaymentFile).batches)
      .flatMap(({ payments }) => payments.map(({ endToEndId }) => endToEndId));
  return { settings, open, paid };
}

// The steps that change the store: assigning, ready, and inside of the last transaction, written.
describe.each([0, 1, 2, 3])('a kill after %s steps', (steps) => {
  it('leaves every payout in exactly one file', () => {
    const { settings, open, paid } = begin();
    const first = open();
    const calls = createCalls(first, settings);
    for (const number of ['TG1', 'TG2']) calls.payout({ callId: 'c', ...payoutCall(number) }, 2);
    expect(() => createFileWriter(dyingAfter(first, steps), settings).writeDue()).toThrow(Killed);
    first.close();
    const second = open();
    const writer = createFileWriter(second, settings);
    writer.recover();
    writer.writeDue();
    expect(paid().toSorted()).toEqual(['TG1', 'TG2']);
    expect(readdirSync(settings.outFolder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(second.unfinishedFiles()).toEqual([]);
    expect(second.find('TG1')).toMatchObject({ state: 'sent', details: null });
  });
});

it('a file that was taken away before the store knew of it is not written again', () => {
  const { settings, open, paid } = begin();
  const first = open();
  createCalls(first, settings).payout({ callId: 'c', ...payoutCall('TG1') }, 2);
  // Assigned, ready, renamed; then the end.
  expect(() => createFileWriter(dyingAfter(first, 2), settings).writeDue()).toThrow(Killed);
  first.close();
  const [name = ''] = readdirSync(settings.outFolder);
  renameSync(join(settings.outFolder, name), join(settings.dataFolder, 'uploaded.xml'));
  const second = open();
  createFileWriter(second, settings).recover();
  expect(paid()).toEqual([]);
  expect(second.find('TG1')).toMatchObject({ state: 'sent' });
  expect(existsSync(join(settings.dataFolder, 'sent', name))).toBe(true);
});

it('a file is the same to the byte if it is written again, whatever the settings are by then', () => {
  const { settings, open } = begin();
  const first = open();
  createCalls(first, settings).payout({ callId: 'c', ...payoutCall('TG1') }, 2);
  expect(() => createFileWriter(dyingAfter(first, 1), settings).writeDue()).toThrow(Killed);
  first.close();
  const copies = join(settings.dataFolder, 'sent');
  const [name = ''] = readdirSync(copies);
  const before = readFileSync(join(copies, name));
  rmSync(join(copies, name));
  const later = { ...settings, name: 'Another Name', now: () => Date.now() + 86_400_000 };
  createFileWriter(open(), later).recover();
  expect(readFileSync(join(settings.outFolder, name))).toEqual(before);
});

it('a second process is kept out of the store', () => {
  const { settings, open } = begin();
  open();
  expect(() => openStore(settings.dataFolder)).toThrow(CannotStartError);
});

it('a store that got lost is not begun anew while files of the old one are there', async () => {
  const { settings, open } = begin();
  const store = open();
  createCalls(store, settings).payout({ callId: 'c', ...payoutCall('TG1') }, 2);
  createFileWriter(store, settings).writeDue();
  store.close();
  rmSync(settings.dataFolder, { recursive: true });
  for (let round = 0; round < 2; round += 1)
    await expect(startBankFiles(settings)).rejects.toThrow('has no store, but there are files of an earlier one');
});
