import { describe, expect, it } from 'vitest';
import { createLineWriter, createLog } from '../../src/gateway/log.ts';
import type { LogLevel } from '../../src/gateway/log.ts';
import { createMetrics } from '../../src/gateway/metrics.ts';

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

  it.each(['4242424242424241', '123456789012', 'TG01K9ZC3M5Q8R7V2X4B6D', '42424242424242424242'])(
    'leaves %s',
    (text) => {
      expect(written({ text })).toEqual({ text });
    },
  );

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

describe('a line writer', () => {
  it('writes the lines of one turn at once, and the rest when asked', async () => {
    const writes: string[] = [];
    const writer = createLineWriter((text) => writes.push(text));
    writer.write('a\n');
    writer.write('b\n');
    expect(writes).toEqual([]);
    await new Promise(setImmediate);
    expect(writes).toEqual(['a\nb\n']);
    writer.write('c\n');
    writer.flush();
    writer.flush();
    expect(writes).toEqual(['a\nb\n', 'c\n']);
    writer.write('x'.repeat(70_000));
    expect(writes.length).toBe(3);
  });
});

describe('metrics', () => {
  it('come as text that Prometheus reads', async () => {
    const readQueueAges = async () => ({ agenda: { due: 3, oldestMs: 1500 }, deliveries: { due: 0, oldestMs: 0 } });
    const metrics = createMetrics({ readQueueAges });
    metrics.countRequest('createPayment', '00000', 0.002);
    metrics.countRequest('createPayment', '00000', 20);
    metrics.observeBatch('createPayment', 12, 0.0005);
    metrics.countDelivery('a "quoted"\nresult');
    metrics.setLedgerProblems(0);
    metrics.changeInFlight(1);
    const text = await metrics.render();
    metrics.close();
    for (const line of [
      '# TYPE tollgate_requests_total counter',
      'tollgate_requests_total{operation="createPayment",code="00000"} 2',
      'tollgate_request_seconds_bucket{operation="createPayment",le="0.001"} 0',
      'tollgate_request_seconds_bucket{operation="createPayment",le="0.0025"} 1',
      'tollgate_request_seconds_bucket{operation="createPayment",le="10"} 1',
      'tollgate_request_seconds_bucket{operation="createPayment",le="+Inf"} 2',
      'tollgate_request_seconds_sum{operation="createPayment"} 20.002',
      'tollgate_batch_size_bucket{write="createPayment",le="20"} 1',
      'tollgate_commit_seconds_count{write="createPayment"} 1',
      'tollgate_deliveries_total{result="a \\"quoted\\"\\nresult"} 1',
      'tollgate_requests_in_flight 1',
      'tollgate_agenda_due 3',
      'tollgate_agenda_oldest_seconds 1.5',
      'tollgate_ledger_problems 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toMatch(/^tollgate_resident_memory_bytes [0-9]+$/m);
    expect(text).toMatch(/^tollgate_event_loop_lag_seconds [0-9.e-]+$/m);
  });

  it('are told without the queues where the store does not answer', async () => {
    const metrics = createMetrics({ readQueueAges: () => Promise.reject(new Error('gone')) });
    const text = await metrics.render();
    metrics.close();
    expect(text).not.toContain('tollgate_agenda_due');
    expect(text).toContain('tollgate_requests_in_flight 0\n');
  });
});
