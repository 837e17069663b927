import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/gateway/log.ts';
import type { LogLevel } from '../../src/gateway/log.ts';

const clock = { now: () => Date.parse('2026-11-15T12:00:00Z') };

function logAt(level: LogLevel) {
  const lines: string[] = [];
  return { lines, log: createLog({ level, clock, write: (line) => lines.push(line) }) };
}

function written(fields: Record<string, unknown>): Record<string, unknown> {
  const { lines, log } = logAt('debug');
  log.info('event', fields);
  const { time: _, level: __, event: ___, ...rest } = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  return rest;
}

describe('a log', () => {
  it('writes one JSON object a line', () => {
    const { lines, log } = logAt('info');
    log.warn('something', { requestId: 'req_1', merNo: 100_001, ok: true, gone: undefined, none: null, list: [1n] });
    expect(lines).toEqual([
      '{"time":"2026-11-15T12:00:00.000Z","level":"warn","event":"something","requestId":"req_1","merNo":100001,"ok":true,"none":null,"list":["1"]}\n',
    ]);
  });

  it.each([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['silent', []],
  ] as const)('at the level %s writes %j', (level, wanted) => {
    const { lines, log } = logAt(level);
    for (const one of ['debug', 'info', 'warn', 'error'] as const) {
      log[one]('event');
      expect(log.isOn(one)).toBe((wanted as readonly string[]).includes(one));
    }
    expect(lines.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(wanted);
  });

  it('escapes what a terminal would obey (S20)', () => {
    const { lines, log } = logAt('info');
    log.info('a\n{"forged":true}', { path: '\u001b[31m\u009b\u2028\u202e\u007f\r\n' });
    expect(lines.join('')).toMatch(/^[ -~]*\n$/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'a\n{"forged":true}',
      path: '\u001b[31m\u009b\u2028\u202e\u007f\r\n',
    });
  });

  it.each([
    '4242424242424242',
    'card 4242 4242 4242 4242 was declined',
    'x4242-4242-4242-4242x',
    '378282246310005',
    '6304000000000000000',
  ])('takes out what looks like a card number: %s', (text) => {
    const line = JSON.stringify(written({ text, error: new Error(text), deep: { list: [text] } }));
    expect(line).toContain('[card]');
    expect(line.replaceAll(/[ -]/g, '')).not.toMatch(/[0-9]{13}/);
  });

  it.each(['4242424242424241', '123456789012', 'TG01K9ZC3M5Q8R7V2X4B6D', '20261115083000124'])('leaves %s', (text) => {
    expect(written({ text })).toEqual({ text });
  });

  it('takes a card number out of numbers and names too, and leaves other long numbers', () => {
    expect(
      written({ number: 4242424242424242, big: 4242424242424242n, at: 1_763_208_000_123, ms: 1.4567890000000125 }),
    ).toEqual({
      number: '[hidden]',
      big: '[card]',
      at: 1_763_208_000_123,
      ms: 1.4567890000000125,
    });
    expect(written({ body: { '4242 4242 4242 4242 123': 1 } })).toEqual({ body: { '[card]': 1 } });
  });

  it('throws at nothing that it is given (S31)', () => {
    const circle: Record<string, unknown> = {};
    circle['circle'] = circle;
    const poisoned = {
      get value() {
        throw new TypeError('no');
      },
    };
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(written({ before: 1, circle, poisoned, deep, call: () => 1, after: 2 })).toEqual({
      before: 1,
      circle: '[cannot be written: TypeError]',
      poisoned: '[cannot be written: TypeError]',
      deep: '[cannot be written: RangeError]',
      after: 2,
    });
  });

  it('hides what has the name of a secret, at any depth', () => {
    const secret = 'hunter2';
    const fields = {
      sign: secret,
      cardNo: secret,
      token: 7,
      body: { cardSecurityCode: secret, Authorization: secret, list: [{ password: secret }] },
    };
    expect(written(fields)).toEqual({
      sign: '[hidden]',
      cardNo: '[hidden]',
      token: '[hidden]',
      body: { cardSecurityCode: '[hidden]', Authorization: '[hidden]', list: [{ password: '[hidden]' }] },
    });
  });

  it('shows an error with its stack and cause', () => {
    const error = new Error('outer', { cause: new TypeError('inner') });
    expect(written({ error })).toMatchObject({
      error: { kind: 'Error', message: 'outer', stack: error.stack, cause: { kind: 'TypeError', message: 'inner' } },
    });
  });
});
