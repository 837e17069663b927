import { describe, expect, it } from 'vitest';
import { readSettings, settingsTable } from '../../../scripts/docs/tables/settings.ts';
import { SETTING_GROUPS } from '../../../src/gateway/config/settings.ts';
import { readGuide } from '../../helpers/docs/guides.ts';

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

  it.each(['capacity', 'configure', 'doctor', 'key-rotation', 'several-nodes', 'systemd', 'upgrade'])(
    'the environment variables that the guide %s names exist',
    (guide) => {
      const named = [...readGuide(guide).matchAll(/`((?!OTEL_)[A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name = '']) => name);
      expect(named).not.toEqual([]);
      expect(named.filter((name) => !described.includes(name))).toEqual([]);
    },
  );
});
