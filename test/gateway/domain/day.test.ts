import { describe, expect, it } from 'vitest';
import { createZone, parseDay, parseMoment } from '../../../src/gateway/domain/day.ts';

const at = (text: string) => Date.parse(text);

describe('days of a zone', () => {
  it.each([
    ['UTC', '2026-11-15T23:59:59Z', '2026-11-15'],
    ['Asia/Shanghai', '2026-11-15T23:59:59Z', '2026-11-16'],
    ['America/New_York', '2026-11-15T03:00:00Z', '2026-11-14'],
    ['America/Sao_Paulo', '2026-01-01T02:59:59Z', '2025-12-31'],
  ])('in %s the moment %s is on %s', (name, moment, day) => {
    expect(createZone(name).dayOf(at(moment))).toBe(parseDay(day));
  });

  it.each([
    ['UTC', '2026-11-15', '2026-11-15T00:00:00Z'],
    ['Asia/Shanghai', '2026-11-15', '2026-11-14T16:00:00Z'],
    // Clocks change on these days, after midnight.
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z'],
    ['America/New_York', '2026-11-02', '2026-11-02T05:00:00Z'],
  ])('in %s the day %s begins at %s', (name, day, moment) => {
    const zone = createZone(name);
    expect(zone.startOf(parseDay(day))).toBe(at(moment));
    expect(zone.dayOf(at(moment))).toBe(parseDay(day));
    expect(zone.dayOf(at(moment) - 1)).toBe(parseDay(day) - 1);
  });

  it('reads a moment by the clocks of the zone', () => {
    expect(parseMoment('2026-11-15 08:30:00', createZone('UTC'))).toBe(at('2026-11-15T08:30:00Z'));
    expect(parseMoment('2026-11-15 08:30:00', createZone('Asia/Shanghai'))).toBe(at('2026-11-15T00:30:00Z'));
  });

  it('refuses a zone that does not exist', () => {
    expect(() => createZone('Mars/Olympus')).toThrow(RangeError);
  });
});
