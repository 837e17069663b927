import { afterEach, describe, expect, it } from 'vitest';
import type { ReceivedSpan } from '../../../helpers/gateway/otlp-spans.ts';
import { dataOf } from '../../../helpers/payer/shop.ts';
import type { Envelope } from '../../../helpers/payer/shop.ts';
import { openTracedWorld, traceparents } from './world.ts';
import type { TracedWorld } from './world.ts';

let world: TracedWorld | undefined;

afterEach(async () => {
  await world?.close();
  world = undefined;
});

const namesOf = (spans: readonly ReceivedSpan[]) =>
  spans.toSorted((left, right) => Number(left.startedAt - right.startedAt)).map(({ name }) => name);

describe('the trace of a card payment', () => {
  it('leads from the request over its checks, commits and the acquirer to the notification', async () => {
    const { shop, receiver, collector, acquirer, linesOf } = (world = await openTracedWorld());
    const notifyUrl = `${receiver.url}/notify?token=zq`;
    const { headers, text } = await shop.raw('createPayment', shop.paymentBody({ notifyUrl }));
    const { tradeNo } = dataOf(JSON.parse(text) as Envelope);
    const subject = { 'tollgate.mer_no': shop.merNo, 'tollgate.trade_no': tradeNo };
    const requestId = headers['x-request-id'];
    const request = await collector.waitFor(({ name }) => name === 'POST /payment', 'POST /payment');
    expect(request).toMatchObject({
      parentId: '',
      links: [],
      isError: false,
      attributes: {
        ...subject,
        'tollgate.request_id': requestId,
        'tollgate.operation': 'createPayment',
        'tollgate.code': '00000',
        'http.request.method': 'POST',
        'http.route': '/payment',
        'http.response.status_code': 200,
      },
      resource: { 'service.name': 'tollgate', 'service.instance.id': expect.any(String) },
    });
    const ofTrace = () => collector.spans().filter(({ traceId }) => traceId === request.traceId);
    const children = () => ofTrace().filter(({ parentId }) => parentId === request.spanId);
    await expect
      .poll(() => namesOf(children()))
      .toEqual([
        'checks',
        'commit createPayment',
        'acquirer authorize',
        'commit finishPayment',
        'notify paymentResult',
      ]);
    const [, write1, call, write2, delivery] = children().toSorted((a, b) => Number(a.startedAt - b.startedAt));
    for (const [write, outcome] of [
      [write1, 'created'],
      [write2, 'finished'],
    ] as const) {
      expect(write?.attributes).toMatchObject({
        'db.system.name': 'sqlite',
        'db.operation.batch.size': 1,
        'tollgate.batch.wait_ms': expect.any(Number),
        'tollgate.batch.commit_ms': expect.any(Number),
        'tollgate.outcome': outcome,
      });
    }
    expect(call?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(acquirer.url).port),
      'tollgate.method': 'CREDIT_CARD',
      'tollgate.outcome': 'approved',
    });
    expect(delivery?.attributes).toEqual({
      ...subject,
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(receiver.url).port),
      'tollgate.request_id': requestId,
      'tollgate.notification_id': expect.stringMatching(/^NT/),
      'tollgate.delivery.kind': 'scheduled',
      'tollgate.delivery.attempt': 1,
      'tollgate.outcome': 'acknowledged',
    });
    const recorded = await collector.waitFor(({ name }) => name === 'commit finishAttempt', 'of the record');
    expect(recorded).toMatchObject({ traceId: request.traceId, parentId: delivery?.spanId });
    for (const span of ofTrace()) expect(span.startedAt >= request.startedAt, span.name).toBe(true);

    // The lines of the log lead to the trace.
    const ids = { trace_id: request.traceId, requestId };
    expect(linesOf('request').at(-1)).toMatchObject({ ...ids, span_id: request.spanId });
    expect(linesOf('channel call')).toMatchObject([{ ...ids, span_id: call?.spanId }]);
    expect(linesOf('delivery')).toMatchObject([{ ...ids, span_id: delivery?.spanId }]);

    // The acquirer's adapter continues the trace; a merchant learns nothing of it.
    const [sent] = await receiver.waitFor('/notify?token=zq', 1);
    expect(Object.keys(sent?.headers ?? {}).filter((name) => /trace|baggage/.test(name))).toEqual([]);
    expect(await traceparents(acquirer)).toEqual([`00-${request.traceId}-${call?.spanId}-01`]);
  });
});
