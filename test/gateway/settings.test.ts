import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, settingsTable } from '../../scripts/docs/tables/settings.ts';
import { SETTING_GROUPS } from '../../src/gateway/settings.ts';

const described = Object.values(SETTING_GROUPS).flatMap((settings) => Object.keys(settings));

describe('the environment variables of the gateway', () => {
  it('are all described for the guide, and no others', () => {
    expect(described.toSorted()).toEqual([...readSettings().keys()].toSorted());
    expect(new Set(described).size).toBe(described.length);
  });

  it('have the defaults and bounds with which they are read', () => {
    const rows = settingsTable().split('\n');
    expect(rows).toContain('| `PORT` | port to listen on; 0 is any free port | `8080` | 0 to 65535 |');
    expect(rows.find((row) => row.startsWith('| `DATABASE_POOLER` |'))).toMatch(
      /\| `none` \| `none`, `transaction` \|$/,
    );
  });

  it('that the README names exist', () => {
    const [, table = ''] = /^## For an operator\n([\s\S]*?)^## /m.exec(readFileSync('README.md', 'utf8')) ?? [];
    const cells = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
    const named = cells.flatMap((cell) => cell.match(/[A-Z][A-Z_]+/g) ?? []);
    expect(named.filter((name) => !described.includes(name))).toEqual([]);
  });
});
