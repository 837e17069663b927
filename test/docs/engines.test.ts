import { expect, it } from 'vitest';
import { enginesTable, readEngineResults } from '../../scripts/docs/tables/engines.ts';
import { ENGINES } from '../chaos/engines/start-engine.ts';

it('the guide to engines has every engine, and each row of it says what was run when', () => {
  const results = readEngineResults();
  expect([...new Set(results.map(({ engine }) => engine))].toSorted()).toEqual(ENGINES.toSorted());
  const runs = results.map(({ engine, run }) => `${engine}: ${run}`);
  expect(new Set(runs).size).toBe(runs.length);
  for (const { version, command, figures, date, seed } of results) {
    expect(version).toMatch(/^\d+\.\d+$/);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([command, figures].filter((text) => text === '')).toEqual([]);
    expect(seed === null || Number.isSafeInteger(seed)).toBe(true);
  }
  expect(enginesTable().split('\n')).toHaveLength(results.length + 2);
});
