import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../helpers/gateway/free-port.ts';
import { startCollector } from '../helpers/gateway/otlp-collector.ts';
import type { Collector } from '../helpers/gateway/otlp-collector.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../helpers/gateway/receiver-server.ts';
import { commandsIn, createShell } from './guide-commands.ts';
import type { Shell } from './guide-commands.ts';

// The commands of the guide "Tracing", in its order.

let shell: Shell;
let collector: Collector;
let receiver: ReceiverServer;

beforeAll(async () => {
  collector = await startCollector();
  receiver = await startReceiver();
  const env = { PORT: String(await freePort()), COLLECTOR_URL: collector.url, NOTIFY_URL: `${receiver.url}/notify` };
  shell = createShell({ env: { ...env, OTEL_BSP_SCHEDULE_DELAY: '50' } });
});

afterAll(async () => {
  await shell?.close();
  await receiver?.close();
  await collector?.close();
});

test('a payment’s trace is found by what the log says', async () => {
  const [start, find, sample, dropped, ...others] = commandsIn('tracing');
  expect(others).toEqual([]);
  expect(await shell.run(start ?? '')).toMatchObject({ exitCode: 0 });
  const found = await shell.run(find ?? '');
  expect(found).toMatchObject({ exitCode: 0 });
  const line = JSON.parse(found.stdout.trim().split('\n').at(-1) ?? '') as Readonly<Record<string, string>>;
  const request = await collector.waitFor(({ name }) => name === 'POST /payment', 'of the payment');
  expect(request).toMatchObject({
    traceId: line['trace_id'],
    attributes: { 'tollgate.request_id': line['requestId'], 'tollgate.trade_no': line['tradeNo'] },
    resource: { 'deployment.environment.name': 'test' },
  });
  const delivery = await collector.waitFor(({ name }) => name === 'notify paymentResult', 'of the webhook');
  expect(delivery).toMatchObject({ traceId: request.traceId, parentId: request.spanId });
  expect(await shell.run(dropped ?? '')).toMatchObject({ stdout: 'tollgate_spans_dropped_total 0\n' });
  // On a port of its own: the first is still there.
  expect(await shell.run(sample ?? '', { PORT: String(await freePort()) })).toMatchObject({ exitCode: 0 });
});
