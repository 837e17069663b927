import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../helpers/payer/shop.ts';
import { openTracedWorld, traceparents } from './world.ts';
import type { TracedWorld } from './world.ts';

// Whose trace a request belongs to, and which traces are kept.

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const OTHER_TRACE = '1bf7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const SERVER = 2;

describe('a traceparent header', () => {
  let world: TracedWorld;
  beforeAll(async () => {
    world = await openTracedWorld({ OTEL_TRACES_SAMPLER: 'parentbased_always_off', TRUSTED_PROXIES: '127.0.0.1' });
  });
  afterAll(() => world.close());

  it('a traceparent header of a trusted proxy is continued, and decides whether the trace is kept', async () => {
    const { shop, collector, acquirer, linesOf } = world;
    await shop.pay();
    await shop.pay({}, { headers: { traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'proxy=1' } });
    const request = await collector.waitFor(({ kind }) => kind === SERVER, 'of a request');
    expect(request).toMatchObject({ traceId: TRACE, parentId: SPAN, links: [] });
    expect(new Set(collector.spans().map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
    // The adapter also receives a trace that is not kept, so that it keeps none either.
    const [unsampled, sampled] = await traceparents(acquirer);
    expect(unsampled).toMatch(new RegExp(`^00-(?!${TRACE})[0-9a-f]{32}-[0-9a-f]{16}-00$`));
    expect(sampled).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
    expect(linesOf('request').map((line) => line['trace_id'])).toEqual([undefined, TRACE]);
  });

  it('a traceparent header of a trusted proxy that does not keep its trace is passed on to the acquirer', async () => {
    const { shop, collector, acquirer } = world;
    const before = collector.spans().length;
    await shop.pay({}, { headers: { traceparent: `00-${OTHER_TRACE}-${SPAN}-00` } });
    expect((await traceparents(acquirer)).at(-1)).toMatch(new RegExp(`^00-${OTHER_TRACE}-[0-9a-f]{16}-00$`));
    expect(collector.spans().length).toBe(before);
  });
});

describe('a traceparent header of anybody else', () => {
  let world: TracedWorld;
  beforeAll(async () => {
    world = await openTracedWorld();
  });
  afterAll(() => world.close());

  it.each([
    ['is linked, without its tracestate', `00-${TRACE}-${SPAN}-01`, [TRACE]],
    ['is ignored if it is none', 'zq-not-a-traceparent', []],
    ['is ignored if it has no trace', `00-${'0'.repeat(32)}-${SPAN}-01`, []],
  ])('%s', async (_, traceparent, links) => {
    const { shop, collector } = world;
    const body = shop.paymentBody();
    const { headers } = await shop.raw('createPayment', body, { headers: { traceparent, tracestate: 'zq=zq-state' } });
    const request = await collector.waitFor(
      ({ kind, attributes }) => kind === SERVER && attributes['tollgate.request_id'] === headers['x-request-id'],
      'of the request',
    );
    expect(request).toMatchObject({ parentId: '', links });
    expect(request.traceId).not.toBe(TRACE);
    expect(collector.bytes().includes('zq-state')).toBe(false);
  });
});

describe('the sampler', () => {
  it('keeps a share of the traces, each of them whole, with its notification', async () => {
    const world = await openTracedWorld({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' });
    const { shop, collector, receiver, linesOf } = world;
    const change = { notifyUrl: `${receiver.url}/notify` };
    await Promise.all(Array.from({ length: 40 }, () => shop.pay(change)));
    await receiver.waitFor('/notify', 40);
    for (const event of ['delivery', 'request']) await expect.poll(() => linesOf(event).length).toBe(40);
    const kept = linesOf('request').filter((line) => 'trace_id' in line);
    const keptIds = kept.map((line) => line['trace_id']).toSorted();
    await world.close();
    const idsOf = (name: string) =>
      collector
        .spans()
        .filter((span) => span.name === name)
        .map(({ traceId }) => traceId)
        .toSorted();
    expect(idsOf('POST /payment')).toEqual(keptIds);
    expect(idsOf('notify paymentResult')).toEqual(keptIds);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(40);
    for (const { spanId } of collector.spans().filter(({ name }) => name === 'POST /payment')) {
      const children = collector.spans().filter(({ parentId }) => parentId === spanId);
      expect(children.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['checks', 'commit createPayment', 'acquirer authorize', 'commit finishPayment']),
      );
    }
    // Every line names its request; only those of kept traces name the trace.
    const traced = new Map(kept.map((line) => [line['requestId'], line['trace_id']]));
    for (const event of ['channel call', 'delivery']) {
      const found = linesOf(event).map((line) => [line['requestId'], line['trace_id']]);
      const wanted = linesOf('request').map(({ requestId }) => [requestId, traced.get(requestId)]);
      expect(found.toSorted(), event).toEqual(wanted.toSorted());
    }
  });

  it('keeps a late result with its notification, or neither', async () => {
    const world = await openTracedWorld({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' });
    const { shop, collector, receiver, acquirer, gateway } = world;
    for (let count = 1; count <= 10; count += 1) {
      await acquirer.addRules({ call: 'authorize', result: 'pending', times: 1 });
      const { tradeNo } = dataOf(await shop.pay({ notifyUrl: `${receiver.url}/late` }));
      await acquirer.settle(String(tradeNo), 'approved');
      await gateway.advance(60);
      await receiver.waitFor('/late', count);
    }
    await world.close();
    const tracesOf = (start: string) =>
      new Set(
        collector
          .spans()
          .filter(({ name }) => name.startsWith(start))
          .map(({ traceId }) => traceId),
      );
    expect(tracesOf('agenda inquire')).toEqual(tracesOf('notify paymentResult'));
  });
});
