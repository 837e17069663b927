import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADAPTER_MUTANTS } from './mutants/all.ts';

const SHARED = 'src/adapters/shared';
const TEMPLATE = 'src/starter/templates/adapter/src';

function textOf(file: string): string {
  return readFileSync(existsSync(`${SHARED}/${file}`) ? `${SHARED}/${file}` : `${TEMPLATE}/${file}`, 'utf8');
}

it('every fault of an adapter has its text once in its file, and makes a change', () => {
  const edits = ADAPTER_MUTANTS.flatMap(({ fault, edits: planted }) => planted.map((edit) => ({ fault, ...edit })));
  const rotten = edits.filter(({ file, before, after }) => before === after || textOf(file).split(before).length !== 2);
  expect(rotten.map(({ fault, before }) => [fault, before])).toEqual([]);
});

it('there are at least 40 faults of adapters, each in words of its own', () => {
  expect(ADAPTER_MUTANTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ADAPTER_MUTANTS.map(({ fault }) => fault)).size).toBe(ADAPTER_MUTANTS.length);
});
