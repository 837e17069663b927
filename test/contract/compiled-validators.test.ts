import { describe, expect, it } from 'vitest';
import { emitValidators } from '../../scripts/generate/emit-validators.ts';
import type { Contract } from '../../scripts/generate/contract.ts';
import { contract } from '../helpers/contract/interface.ts';

// The compiled validators are committed, so what a change of the contract does to them is read in review.

const before = await linesAfter(() => {});

describe('the compiled validators', () => {
  it('change in ten lines at most when two fields get another maxLength', async () => {
    const after = await linesAfter(({ IpAddress, OsType }) => {
      Object.assign(IpAddress ?? {}, { maxLength: 60 });
      Object.assign(OsType ?? {}, { maxLength: 250 });
    });
    expect(differing(before, after).length).toBeGreaterThan(0);
    expect(differing(before, after).length).toBeLessThanOrEqual(10);
  });

  it('change only in the lines of a request that gets a field of a new kind', async () => {
    const after = await linesAfter((schemas) => {
      schemas['Colour'] = { type: 'string', maxLength: 20, pattern: '^[a-z]+$' };
      const request = schemas['RefundRequest'] as { properties: Record<string, unknown> };
      request.properties['colour'] = { $ref: '#/components/schemas/Colour' };
    });
    const strangers = differing(before, after).filter((line) => !/RefundRequest|Colour|\^\[a-z\]\+\$/.test(line));
    expect(strangers).toEqual([]);
  });
});

async function linesAfter(change: (schemas: Contract['components']['schemas']) => void): Promise<string[]> {
  const changed = structuredClone(contract);
  change(changed.components.schemas);
  return (await emitValidators(changed)).split('\n');
}

/** The lines that a diff would show as new. */
function differing(old: readonly string[], lines: readonly string[]): string[] {
  const known = new Set(old);
  return lines.filter((line) => !known.has(line));
}
