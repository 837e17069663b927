import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../helpers/gateway/receiver-server.ts';
import { createShop } from '../helpers/payer/shop.ts';
import { tollgate, tollgateJson } from './command.ts';

let gateway: TestGateway;
let receiver: ReceiverServer;
beforeAll(async () => {
  [gateway, receiver] = await Promise.all([startTestGateway({ engine: 'SQLite' }), startReceiver()]);
});
afterAll(async () => {
  await Promise.all([gateway.close(), receiver.close()]);
});

const trigger = (event: string, path: string, ...args: string[]) =>
  tollgateJson('trigger', event, '--url', gateway.url, '--notify', receiver.url + path, ...args);

describe('tollgate trigger', () => {
  it.each([
    ['payment.success', 'paymentResult', { code: '0' }],
    ['payment.failure', 'paymentResult', { code: '1' }],
    ['refund.success', 'refundResult', { state: 0 }],
    ['refund.failure', 'refundResult', { state: 1 }],
    ['payout.success', 'payoutResult', { code: '0' }],
    ['payout.failure', 'payoutResult', { code: '1' }],
    ['chargeback', 'chargeback', { state: 2 }],
  ])('%s happens to a new order, and its notification arrives', async (event, notified, result) => {
    const happened = (await trigger(event, `/${event}`)) as { tradeNo: string; merOrderNo: string };
    const { tradeNo, merOrderNo } = happened;
    expect(happened).toMatchObject({
      event,
      delivery: {
        event: notified,
        address: `${receiver.url}/${event}`,
        state: 'acknowledged',
        payload: { tradeNo, merOrderNo, ...result },
        attempts: [{ kind: 'scheduled', attempt: 1, status: 200, answer: 'SUCCESS', result: 'acknowledged' }],
      },
    });
    expect(receiver.at(`/${event}`)).toHaveLength(1);
  });

  it('happens to an order that is there', async () => {
    const shop = createShop(gateway.url, sandboxAccount);
    const order = await shop.payBy('ALIPAY', { notifyUrl: `${receiver.url}/own` });
    const tradeNo = String(order.data?.['tradeNo']);
    expect(await trigger('payment.success', '/unused', '--order', tradeNo)).toMatchObject({
      tradeNo,
      delivery: { event: 'paymentResult', address: `${receiver.url}/own`, state: 'acknowledged' },
    });
    const pending = await shop.refund(order.data ?? {}, {
      amount: '10.00',
      remark: 'PENDING',
      notifyUrl: `${receiver.url}/own`,
    });
    expect(await trigger('refund.failure', '/unused', '--order', tradeNo)).toMatchObject({
      refundNo: pending.data?.['refundNo'],
      delivery: { event: 'refundResult', payload: { state: 1 } },
    });
    expect(await trigger('refund.success', '/rest', '--order', tradeNo)).toMatchObject({
      delivery: { address: `${receiver.url}/rest`, payload: { state: 0, refundAmount: '100.00' } },
    });
    shop.close();
  });

  it('says what became of a notification that nobody took', async () => {
    const gone = { url: `http://127.0.0.1:${await freePort()}` };
    const { code, stdout } = await tollgate(
      'trigger',
      'payment.success',
      '--url',
      gateway.url,
      '--notify',
      `${gone.url}/n`,
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nNotification NT\S+ to \S+: the connection was refused\nNext attempt: \S+Z\./);
  });

  it('refuses what cannot happen in one line', async () => {
    const payment = (await trigger('payment.success', '/line')) as { tradeNo: string };
    const refused = await tollgate('trigger', 'payout.success', '--order', payment.tradeNo, '--url', gateway.url);
    expect(refused).toEqual({
      code: 1,
      stdout: '',
      stderr: `tollgate: ${payment.tradeNo} is a payment; use payment.success\n`,
    });
    const stranger = await gateway.newShop();
    const order = await stranger.pay();
    const args = ['--order', String(order.data?.['tradeNo']), '--url', gateway.url];
    expect((await tollgate('trigger', 'refund.success', ...args)).stderr).toBe(
      `tollgate: the order belongs to merchant ${stranger.merNo}; use --merchant ${stranger.merNo} and its --key\n`,
    );
    // A key may begin with a hyphen.
    const own = ['--merchant', String(stranger.merNo), `--key=${stranger.key}`];
    expect(await tollgate('trigger', 'refund.success', ...args, ...own)).toMatchObject({ code: 0, stderr: '' });
    expect((await tollgate('trigger', 'rain')).stderr).toMatch(/^tollgate: EVENT must be one of payment\.success, /);
  });

  it('tells in one line that there is no gateway', async () => {
    const gone = { url: `http://127.0.0.1:${await freePort()}` };
    const { code, stderr } = await tollgate('trigger', 'payment.success', '--url', gone.url);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^tollgate: the gateway cannot be reached \(ECONNREFUSED\); /),
    ]);
  });
});
