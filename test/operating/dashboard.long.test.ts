import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The dashboard as a file. That its queries have data: monitoring.nightly.test.ts.

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } };
  readonly targets?: readonly { readonly refId: string; readonly expr: string }[];
}

const panels = (JSON.parse(readFileSync('scripts/deploy/grafana/tollgate.json', 'utf8')) as { panels: Panel[] }).panels;

describe('the dashboard', () => {
  it('has panels with numbers of their own, a unit and an explanation, none above another', () => {
    const ids = panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const shown = panels.filter(({ type }) => type !== 'row');
    const incomplete = shown.filter(
      ({ description = '', fieldConfig, targets = [] }) =>
        description === '' || fieldConfig?.defaults.unit === undefined || targets.length === 0,
    );
    expect(incomplete).toEqual([]);
    const overlaps = panels.flatMap((one) =>
      panels
        .filter((other) => other.id > one.id && overlap(one.gridPos, other.gridPos))
        .map(({ title }) => [one.title, title]),
    );
    expect(overlaps).toEqual([]);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  });
});

function overlap(one: Panel['gridPos'], other: Panel['gridPos']): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}
