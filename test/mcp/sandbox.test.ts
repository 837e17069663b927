import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { requestExample } from '../../src/examples/contract-examples.ts';
import { createSandbox } from '../../src/mcp/sandbox.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { connectInMemory } from './connect.ts';
import type { Assistant } from './connect.ts';

let gateway: TestGateway;
let assistant: Assistant;

beforeAll(async () => {
  gateway = await startTestGateway();
  assistant = await connectInMemory(gateway.url);
});

afterAll(async () => {
  await assistant.close();
  await gateway.close();
});

describe('working with the sandbox', () => {
  it('pays by a test card and shows the order, without the card', async () => {
    const paid = await assistant.call('send_payment', { amount: '12.50' });
    expect(paid).toMatchObject({ status: 200, answer: { code: '00000', data: { payCode: 0 } } });
    expect(paid['request'].body).toMatchObject({ cardNo: '************4242', cardSecurityCode: '***' });
    const { tradeNo, merOrderNo } = paid['answer'].data;
    const { order } = await assistant.call('get_order', { tradeNo });
    expect(order).toMatchObject({ tradeNo, merOrderNo, amount: '12.50', state: 'success' });
    const { orders } = await assistant.call('list_orders', { state: 'success' });
    expect(orders).toContainEqual(expect.objectContaining({ tradeNo }));
    expect(JSON.stringify([paid, order, orders])).not.toContain('4242424242424242');
  });

  it('picks the card by its outcome', async () => {
    const declined = await assistant.call('send_payment', { outcome: 'decline' });
    expect(declined['answer'].data.payCode).toBe(1);
    const error = await assistant.fail('send_payment', { method: 'ALIPAY', outcome: 'decline' });
    expect(error).toContain('complete_order');
  });

  it('pays by every method', async () => {
    for (const method of Object.keys(operations.createPayment.variants)) {
      const { answer } = await assistant.call('send_payment', { method });
      expect([method, answer.code]).toEqual([method, '00000']);
    }
  });

  it('decides a redirect, refunds it, charges it back, and reads the notifications', async () => {
    const { answer } = await assistant.call('send_payment', { method: 'ALIPAY', currency: 'USD' });
    const { tradeNo, merOrderNo, payUrl } = answer.data;
    expect(payUrl).toContain(gateway.url);
    expect((await assistant.call('complete_order', { tradeNo, result: 'success' }))['order'].state).toBe('success');
    const refund = { merOrderNo, tradeNo, amount: '10.00', remark: 'PENDING' };
    const refunded = await assistant.call('send_request', { operation: 'applyRefund', fields: refund });
    const { refundNo } = refunded['answer'].data;
    const done = await assistant.call('complete_refund', { refundNo, result: 'failure' });
    expect(done['refund'].state).toBe('failure');
    const { chargeback } = await assistant.call('charge_back_order', { tradeNo, reason: 'Not mine' });
    expect(chargeback).toMatchObject({ tradeNo, reason: 'Not mine' });
    const { notifications } = await assistant.call('list_notifications', { tradeNo });
    expect(notifications.map(({ event }: { event: string }) => event).toSorted()).toEqual([
      'paymentResult',
      'refundResult',
    ]);
    const { notificationId } = notifications[0];
    const { notification } = await assistant.call('get_notification', { notificationId });
    expect(notification.payload).toMatchObject({ tradeNo, merOrderNo });
    expect(await assistant.call('resend_notification', { notificationId })).toMatchObject({ notificationId });
  });

  it('queries, and returns a refusal as an answer', async () => {
    const { answer } = await assistant.call('send_request', { operation: 'queryBalance' });
    expect(answer).toMatchObject({ code: '00000', data: { currency: 'USD' } });
    const refused = await assistant.call('send_request', {
      operation: 'queryBalance',
      fields: { sign: 'A'.repeat(32) },
    });
    expect(refused['answer']).toMatchObject({ code: '10002' });
    expect(await assistant.fail('send_request', { operation: 'queryOrder' })).toContain('list_orders');
  });

  it('opens the cashier page', async () => {
    const { answer } = await assistant.call('send_request', { operation: 'openCashier' });
    expect(answer).toMatch(/^<!doctype html>/);
  });

  it('moves the clock and tells its time', async () => {
    const { now: before, merchant } = await assistant.call('sandbox_status');
    expect(merchant).toMatchObject({ merNo: sandboxAccount.merNo, key: sandboxAccount.key });
    const { now } = await assistant.call('advance_clock', { seconds: 3600 });
    expect(Date.parse(now) - Date.parse(before)).toBeGreaterThanOrEqual(3600_000);
  });

  it('passes the words of the sandbox on', async () => {
    expect(await assistant.fail('get_order', { tradeNo: 'TG0' })).toMatch(/not found|no order|does not exist/i);
  });
});

describe('staying in the sandbox', () => {
  const REAL = '4111 1111 1111 1111';

  it('refuses the number of a real card, wherever it is, and does not repeat it', async () => {
    const body = requestExample('/payment');
    const attempts = [
      assistant.fail('send_payment', { fields: { cardNo: REAL.replaceAll(' ', '') } }),
      assistant.fail('send_request', { operation: 'applyRefund', fields: { remark: `card ${REAL}` } }),
      assistant.fail('sign_request', { operation: 'createPayment', body: { ...body, cardNo: REAL } }),
      assistant.fail('check_signature', { operation: 'createPayment', body: { ...body, items: [{ note: REAL }] } }),
    ];
    for (const message of await Promise.all(attempts)) {
      expect(message).toContain('Use a test card: 4242424242424242');
      expect(message).not.toContain('4111');
    }
  });

  it.each([
    ['full-width digits', '４１１１１１１１１１１１１１１１'],
    ['Arabic-Indic digits', '٤١١١ ١١١١ ١١١١ ١١١١'],
    ['dots', '4111.1111.1111.1111'],
    ['spaces that are none', '4111\u200b1111\u00a01111\u20601111'],
    ['a date behind it', '4111111111111111 12/30 123'],
  ])('refuses the number of a real card in %s', async (_, number) => {
    const fields = { remark: `card ${number}` };
    expect(await assistant.fail('send_request', { operation: 'applyRefund', fields })).toContain('Use a test card');
  });

  it('reads answers up to a bound', async () => {
    let sent = 0;
    const other = createServer((request, response) => {
      response.setHeader('Tollgate-Mode', 'sandbox').setHeader('Content-Type', 'application/json');
      if (request.url === '/healthz') return void response.end('{}');
      const piece = Buffer.alloc(65_536, ' ');
      const pump = () => {
        while (!response.destroyed && (sent += piece.length) < 60_000_000) if (!response.write(piece)) return;
        response.end();
      };
      response.on('drain', pump);
      pump();
    });
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const own = await connectInMemory(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    for (const name of ['list_orders', 'sandbox_status', 'list_notifications']) {
      sent = 0;
      expect(await own.fail(name)).toContain('larger than 1048576 bytes');
      expect(sent).toBeLessThan(60_000_000);
    }
    await own.close();
    other.close();
  });

  it('sends nothing, and no token, to a gateway that does not say that it is a sandbox', async () => {
    const received: string[] = [];
    const other = createServer((request, response) => {
      received.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'no token'}`);
      response.end('alive\n');
    });
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const own = await connectInMemory(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    for (const name of ['send_payment', 'sandbox_status', 'list_orders', 'list_notifications']) {
      expect(await own.fail(name)).toContain('is not a Tollgate sandbox');
    }
    expect(new Set(received)).toEqual(new Set(['GET /healthz no token']));
    await own.close();
    other.close();
  });

  it('follows no redirect', async () => {
    const other = createServer((_, response) => response.writeHead(307, { Location: `${gateway.url}/healthz` }).end());
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const own = await connectInMemory(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    expect(await own.fail('sandbox_status')).toContain('cannot be reached');
    await own.close();
    other.close();
  });

  it('stays on this machine unless its options allow more', () => {
    const options = { token: 'x', isRemoteAllowed: false };
    for (const url of ['https://pay.example.com', 'http://127.0.0.1.example.com', 'http://10.0.0.1:8080']) {
      expect(() => createSandbox({ ...options, url })).toThrow('add --remote');
      expect(() => createSandbox({ ...options, url, isRemoteAllowed: true })).not.toThrow();
    }
    for (const url of ['http://localhost:8080', 'http://[::1]:8080', 'http://127.0.0.1']) {
      expect(() => createSandbox({ ...options, url })).not.toThrow();
    }
  });

  it('says how to start a sandbox if there is none, and that a token is wrong', async () => {
    const none = await connectInMemory('http://127.0.0.1:9');
    expect(await none.fail('sandbox_status')).toContain('tollgate serve');
    const wrong = await connectInMemory(gateway.url, { token: 'wrong' });
    expect(await wrong.fail('sandbox_status')).toContain('--token');
    await Promise.all([none.close(), wrong.close()]);
  });
});
