import { afterEach, describe, expect, it } from 'vitest';
import { startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../../helpers/gateway/gateway.ts';
import { startCollector } from '../../../helpers/gateway/otlp-collector.ts';
import type { Collector } from '../../../helpers/gateway/otlp-collector.ts';
import { createDatabase } from '../../../helpers/database/postgres.ts';
import { startReceiver } from '../../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { openTracedWorld } from './world.ts';

// A collector that fails costs spans, which are counted, and nothing else. And several gateways with one collector.

let collector: Collector | undefined;

afterEach(async () => {
  await collector?.close().catch(() => undefined);
  collector = undefined;
});

async function droppedAt({ url }: TestGateway): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^tollgate_spans_dropped_total (\d+)$/m.exec(text)?.[1]);
}

describe('a collector', () => {
  it('a collector that cannot be reached costs no request, and the spans beyond the queue', async () => {
    collector = await startCollector();
    await collector.close();
    const { shop, gateway, close } = await openTracedWorld({ OTEL_BSP_MAX_QUEUE_SIZE: '8' }, collector);
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.pay()));
    expect(answers.map(({ code }) => code)).toEqual(Array.from(answers, () => '00000'));
    await expect.poll(() => droppedAt(gateway)).toBeGreaterThan(0);
    await gateway.close();
    await close().catch(() => undefined);
  });

  it('a collector that refuses spans is named in the log, without what it says', async () => {
    collector = await startCollector('refuses');
    const world = await openTracedWorld({}, collector);
    await world.shop.pay();
    await expect.poll(() => droppedAt(world.gateway)).toBeGreaterThan(0);
    // As often as spans were sent: in one go, or in several.
    await expect.poll(() => world.linesOf('spans not exported')).not.toEqual([]);
    const lines = world.linesOf('spans not exported');
    expect(lines).toMatchObject(lines.map(() => ({ level: 'warn', reason: 'HTTP 400' })));
    expect(JSON.stringify(world.linesOf('spans not exported'))).not.toContain('zq');
    await world.gateway.close();
  });

  it('a collector that hangs delays neither requests nor the end', async () => {
    collector = await startCollector('hangs');
    const patience = { OTEL_EXPORTER_OTLP_TIMEOUT: '600000', OTEL_BSP_EXPORT_TIMEOUT: '600000' };
    const world = await openTracedWorld({ SHUTDOWN_DEADLINE_MS: '20000', ...patience }, collector);
    expect(await world.shop.pay()).toMatchObject({ code: '00000' });
    await expect.poll(() => collector?.headers().length).toBeGreaterThan(0);
    expect(await world.shop.pay()).toMatchObject({ code: '00000' });
    // Rejects if a part of the gateway exceeds its share of the time.
    await world.gateway.close();
    expect(world.linesOf('spans not exported')).toMatchObject([{ reason: 'not exported before the end' }]);
  });

  it('gets its headers, compressed spans, and what waits at the end', async () => {
    const world = await openTracedWorld({
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=zq%20key',
      OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OTEL_SERVICE_NAME: 'gateway-a',
      OTEL_BSP_SCHEDULE_DELAY: '60000',
    });
    await world.shop.pay();
    await world.close();
    expect(world.collector.headers()).toMatchObject([{ 'x-collector-key': 'zq key', 'content-encoding': 'gzip' }]);
    const request = await world.collector.waitFor(({ name }) => name === 'POST /payment', 'of the payment');
    expect(request.resource).toMatchObject({ 'service.name': 'gateway-a', 'deployment.environment.name': 'test' });
    expect(world.linesOf('spans not exported')).toEqual([]);
  });

  it('gets a delivery by another node as a trace of its own, which names the order', async () => {
    collector = await startCollector();
    const database = await createDatabase();
    const receiver = await startReceiver();
    const env = { DATABASE_URL: database.url, ...collector.env };
    const first = await startTestGateway({ env });
    const shop = await first.newShop();
    const pausing = `/operator/merchants/${shop.merNo}/deliveries`;
    expect(await first.operator('POST', `${pausing}/pause`, {})).toMatchObject({ status: 200 });
    const { tradeNo } = dataOf(await shop.pay({ notifyUrl: `${receiver.url}/notify` }));
    shop.close();
    await first.close();
    const second = await startTestGateway({ env });
    const other = await second.newShop();
    await second.operator('POST', `${pausing}/resume`, {});
    await receiver.waitFor('/notify', 1);
    const delivery = await collector.waitFor(({ name }) => name === 'notify paymentResult', 'of the delivery');
    expect(delivery).toMatchObject({
      parentId: '',
      attributes: { 'tollgate.trade_no': tradeNo, 'tollgate.notification_id': expect.stringMatching(/^NT/) },
    });
    const request = await collector.waitFor(({ name }) => name === 'POST /payment', 'of the request');
    expect(request.attributes['tollgate.trade_no']).toBe(tradeNo);
    expect(delivery.resource['service.instance.id']).not.toBe(request.resource['service.instance.id']);
    // Payments at the same time share commits: each has a span for its own part.
    await Promise.all(Array.from({ length: 30 }, () => other.pay()));
    const shared = await collector.waitFor(
      ({ attributes }) => Number(attributes['db.operation.batch.size']) > 1,
      'of a shared commit',
    );
    expect(shared.attributes['db.system.name']).toBe('postgresql');
    other.close();
    await second.close();
    await receiver.close();
    await database.drop();
  });
});
