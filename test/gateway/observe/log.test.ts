import * as fc from 'fast-check';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { personalNames, secretNames } from '../../../generated/sensitivity.ts';
import { digitsOf } from '../../../src/gateway/domain/text/card-numbers.ts';
import { createLog } from '../../../src/gateway/observe/log.ts';
import type { LogLevel } from '../../../src/gateway/observe/log.ts';

const CARD_NUMBERS = ['4242424242424242', '378282246310005', '6304000000000000000', '9704198526191432198'] as const;

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
  ] as const)('a log at the level %s writes %j', (level, wanted) => {
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

  it('hides whatever the contracts call a secret or a payer’s own, but not who of the operator’s people acted (S20)', () => {
    const acting = ['actor'];
    const names = [...secretNames, ...personalNames].filter((name) => !acting.includes(name));
    const fields = Object.fromEntries([...names, ...acting].map((name) => [name, 'hunter2']));
    const hidden = Object.fromEntries(names.map((name) => [name, '[hidden]']));
    expect(written({ body: fields })).toEqual({ body: { ...hidden, actor: 'hunter2' } });
  });

  it('shows an error with its stack and cause', () => {
    const error = new Error('outer', { cause: new TypeError('inner') });
    expect(written({ error })).toMatchObject({
      error: { kind: 'Error', message: 'outer', stack: error.stack, cause: { kind: 'TypeError', message: 'inner' } },
    });
  });
});

describe('a library that logs through pino', () => {
  const CARD = '4242424242424242';
  const SECRET = 'hunter2';

  it('writes lines of the same form', () => {
    const { lines, log } = logAt('info');
    log.pino.child({ requestId: 'req_1' }).warn({ ms: 3, error: new TypeError('inner') }, 'something %s', 'odd');
    log.pino.debug('too fine');
    log.pino.info(undefined);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: '2026-11-15T12:00:00.000Z',
        level: 'warn',
        event: 'something odd',
        requestId: 'req_1',
        ms: 3,
        error: { kind: 'TypeError', message: 'inner', stack: expect.any(String) as string },
      },
      { time: '2026-11-15T12:00:00.000Z', level: 'info', event: '' },
    ]);
  });

  it('writes no secret and no card number of a request, a response or an error (I12, S20)', async () => {
    const { lines, log } = logAt('debug');
    const server = fastify({ loggerInstance: log.pino });
    server.post('/pay', (request, reply) => {
      request.log.info({ req: request, res: reply, headers: request.headers, body: request.body }, `paid by ${CARD}`);
      request.log.child({ card: CARD, cookie: SECRET }).warn(request.raw);
      throw Object.assign(new Error(`declined ${CARD} 12/30`, { cause: new Error(CARD) }), { cardNo: SECRET });
    });
    const { statusCode } = await server.inject({
      method: 'POST',
      url: `/pay?card=${CARD}`,
      headers: { authorization: `Bearer ${SECRET}`, cookie: SECRET },
      payload: { cardSecurityCode: SECRET, note: `my card is\n4242\t4242\u0001 4242\u2028 4242`, list: [Number(CARD)] },
    });
    await server.close();
    expect(statusCode).toBe(500);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    const text = lines.join('');
    expect(text).not.toContain(SECRET);
    expect(text.replaceAll(/\\u[0-9a-f]{4}|\\.|[^0-9\n]/g, '')).not.toContain(CARD);
    expect(lines.filter((line) => line.includes('[card]')).length).toBeGreaterThanOrEqual(3);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(String) as string });
  });

  it('writes no card number, wherever in its values and names it stands', () => {
    const number = fc.constantFrom(...CARD_NUMBERS);
    const between = fc.constantFrom(
      '',
      ' ',
      '-',
      '\n',
      '\t \t',
      '\u0001',
      '"',
      '\\',
      '\u00a0',
      '\u2028',
      '\ud83d',
      '😀',
    );
    const text = fc
      .tuple(fc.string({ unit: 'grapheme' }), number, between, fc.string({ unit: 'grapheme' }))
      .map(([before, digits, gap, after]) => `${before}${[...digits].join(gap)}${after}`);
    const place = fc.constantFrom<(value: string) => object>(
      (value) => ({ value }),
      (value) => ({ list: [1, [value], 2] }),
      (value) => ({ deep: { [value]: true } }),
      (value) => ({ [value]: 3 }),
      (value) => ({ error: new Error(value) }),
      (value) => ({ value: { toJSON: () => value } }),
    );
    const way = fc.constantFrom<(log: ReturnType<typeof createLog>, value: object) => void>(
      (log, value) => log.info('event', { ...value }),
      (log, value) => log.pino.info(value),
      (log, value) => log.pino.child({ ...value }).info('event'),
    );
    fc.assert(
      fc.property(text, place, way, (value, put, write) => {
        const { lines, log } = logAt('info');
        write(log, put(value));
        const seen = digitsOf(lines.join('').replaceAll(/\\u[0-9a-f]{4}/g, ' '));
        for (const digits of CARD_NUMBERS) expect(seen).not.toContain(digits);
        expect(() => JSON.parse(lines[0] ?? '') as unknown).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it('is never thrown at (S31)', () => {
    const poisoned = {
      get value(): never {
        throw new TypeError('no');
      },
    };
    const hostile = new Proxy({}, { ownKeys: () => fail(), get: () => fail(), has: () => fail() });
    const circle: Record<string, unknown> = {};
    circle['circle'] = circle;
    const odd = Object.defineProperty(new Error('odd'), 'message', { get: fail });
    const values = [
      poisoned,
      { poisoned },
      hostile,
      { hostile },
      circle,
      odd,
      { odd },
      { error: odd },
      { err: odd },
      { big: 1n },
    ];
    const { lines, log } = logAt('info');
    for (const value of [...values, { toJSON: fail }, { nested: { toJSON: fail } }, { symbol: Symbol('s') }]) {
      log.pino.info(value);
      log.info('event', value as Record<string, unknown>);
    }
    expect(lines).toHaveLength(2 * (values.length + 3));
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'info' });
  });
});

function fail(): never {
  throw new RangeError('no');
}
