import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../src/edge/listen.ts';
import { startMock } from '../../src/mock/start-mock.ts';
import type { StartMockOptions } from '../../src/mock/start-mock.ts';
import { exampleOf } from '../contract/cases/contract.ts';
import { createCaller, signed } from '../helpers/gateway/caller.ts';
import type { Body } from '../helpers/gateway/caller.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A mock that takes one card payment; `callbackLines` resolves when that many callbacks have been logged. */
async function openMock(options: StartMockOptions = {}) {
  const lines: string[] = [];
  const arrivals = new EventEmitter();
  const log = (line: string) => {
    if (!line.startsWith('callback')) return;
    lines.push(line);
    arrivals.emit('line');
  };
  const mock = await startMock({ port: 0, callbackDelayMs: 0, secondMs: 1, ...options, log });
  const caller = createCaller(mock.url);
  cleanups.push(mock.close, caller.close);
  return {
    mock,
    async pay(change: Body) {
      const { body } = exampleOf('createPayment', 'CREDIT_CARD');
      const sent = signed('createPayment', { ...body, ...change });
      const answer = await caller.call({ operationId: 'createPayment', variant: 'CREDIT_CARD', body: sent });
      expect(answer.text).toMatch(/^\{"code":"00000"/);
    },
    async callbackLines(count: number) {
      while (lines.length < count) await once(arrivals, 'line');
      return lines;
    },
  };
}

async function openReceiver(answer?: Parameters<typeof startReceiver>[0]) {
  const receiver = await startReceiver(answer);
  cleanups.push(receiver.close);
  return receiver;
}

describe('a callback', () => {
  it('is sent once and logged as acknowledged by exactly SUCCESS', async () => {
    const receiver = await openReceiver();
    const { pay, callbackLines } = await openMock();
    await pay({ notifyUrl: `${receiver.url}/notify?token=secret` });
    expect(await callbackLines(1)).toEqual([
      `callback paymentResult success for ORDER-1001 to ${receiver.url}/notify: acknowledged`,
    ]);
    expect(receiver.at('/notify?token=secret')).toHaveLength(1);
  });

  it.each([
    [{ status: 200, text: 'success' }, 'HTTP 200 with "success"'],
    [{ status: 200, text: 'SUCCESS\n' }, 'HTTP 200 with "SUCCESS\\n"'],
    [{ status: 500, text: 'SUCCESS' }, 'HTTP 500 with "SUCCESS"'],
    [{ status: 200, text: 'x'.repeat(1_000_000) }, `HTTP 200 with "${'x'.repeat(40)}…"`],
  ])('a callback that is answered otherwise is logged and not sent again: %#', async (answer, shown) => {
    const receiver = await openReceiver(answer);
    const { pay, callbackLines } = await openMock();
    await pay({ notifyUrl: `${receiver.url}/notify` });
    expect(await callbackLines(1)).toEqual([
      `callback paymentResult success for ORDER-1001 to ${receiver.url}/notify: not acknowledged: ${shown} instead of HTTP 200 with exactly SUCCESS`,
    ]);
    expect(receiver.at('/notify')).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const receiver = await openReceiver({ status: 307, text: '', headers: { Location: '/elsewhere' } });
    const { pay, callbackLines } = await openMock();
    await pay({ notifyUrl: `${receiver.url}/notify` });
    expect((await callbackLines(1))[0]).toContain('not acknowledged: HTTP 307');
    expect(receiver.at('/elsewhere')).toEqual([]);
  });

  it('a callback to nobody is logged, and the mock goes on', async () => {
    const gone = { url: `http://127.0.0.1:${await freePort()}` };
    const { pay, callbackLines } = await openMock();
    await pay({ notifyUrl: `${gone.url}/notify` });
    expect((await callbackLines(1))[0]).toMatch(/: not delivered: ECONNREFUSED$/);
    await pay({ notifyUrl: `${gone.url}/notify` });
    expect(await callbackLines(2)).toHaveLength(2);
  });

  it('a callback to a receiver that never answers ends after its time', async () => {
    const silent = await listen(
      createServer(() => undefined),
      { port: 0, host: '127.0.0.1' },
    );
    cleanups.push(silent.close);
    const { pay, callbackLines } = await openMock({ callbackAnswerMsMax: 50 });
    await pay({ notifyUrl: `${silent.url}/notify` });
    expect((await callbackLines(1))[0]).toMatch(/: not delivered: no response within 50 ms$/);
  });

  it('is read up to a limit from a receiver that never stops answering', async () => {
    const server = createServer((request, response) => {
      request.resume();
      const writeOn = (): void => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', writeOn);
      writeOn();
    });
    const endless = await listen(server, { port: 0, host: '127.0.0.1' });
    cleanups.push(endless.close);
    const { pay, callbackLines } = await openMock();
    await pay({ notifyUrl: `${endless.url}/notify` });
    expect((await callbackLines(1))[0]).toMatch(/: not acknowledged: HTTP 200 with "x{40}…" instead of/);
  });

  it('a callback of a chargeback comes after the payment’s result, with the amount of the request', async () => {
    const receiver = await openReceiver();
    const { pay, callbackLines } = await openMock({ callbackDelayMs: 1 });
    await pay({
      cardNo: '4000000000000259',
      sourceAmount: '12.34',
      currencyCode: 'EUR',
      notifyUrl: `${receiver.url}/notify`,
      protestNotifyUrl: `${receiver.url}/chargeback`,
    });
    expect(await callbackLines(2)).toEqual([
      `callback paymentResult success for ORDER-1001 to ${receiver.url}/notify: acknowledged`,
      `callback chargeback opened for ORDER-1001 to ${receiver.url}/chargeback: acknowledged`,
    ]);
    const [chargeback] = receiver.at('/chargeback');
    expect(JSON.parse(chargeback?.body ?? '')).toEqual({
      tradeNo: expect.stringMatching(/^TG/),
      merOrderNo: 'ORDER-1001',
      chargebackNo: expect.stringMatching(/^CB[0-9A-Z]{20}$/),
      state: 2,
      message: 'Goods not received.',
      chargebackAmount: '12.34',
      chargebackCurrency: 'EUR',
    });
  });

  it('a callback of a later result waits for as many seconds as the sandbox’s table says', async () => {
    const receiver = await openReceiver();
    const { mock, pay, callbackLines } = await openMock({ secondMs: 3_600_000 });
    await pay({ cardNo: '4000000000000119', notifyUrl: `${receiver.url}/later` });
    await pay({ notifyUrl: `${receiver.url}/at-once` });
    await callbackLines(1);
    await mock.close();
    expect([receiver.at('/at-once').length, receiver.at('/later').length]).toEqual([1, 0]);
  });

  it('a callback that is not due yet is dropped when the mock is closed', async () => {
    const receiver = await openReceiver();
    const { mock, pay } = await openMock({ callbackDelayMs: 600_000 });
    await pay({ notifyUrl: `${receiver.url}/notify` });
    await mock.close();
    expect(receiver.at('/notify')).toEqual([]);
  });

  it('is not kept waiting beside a thousand others', async () => {
    const { pay, callbackLines } = await openMock({ callbackDelayMs: 600_000 });
    const payments = Array.from({ length: 1000 }, () => pay({ notifyUrl: 'http://localhost/never' }));
    await Promise.all(payments);
    await pay({ notifyUrl: 'http://localhost/never' });
    expect(await callbackLines(1)).toEqual(['callback not sent: already 1000 requests with callbacks pending']);
  });

  it('a callback under way is given up when the mock is closed', async () => {
    const server = createServer(() => undefined);
    const silent = await listen(server, { port: 0, host: '127.0.0.1' });
    cleanups.push(silent.close);
    const { mock, pay, callbackLines } = await openMock();
    const arrived = once(server, 'request');
    await pay({ notifyUrl: `${silent.url}/notify` });
    await arrived;
    await mock.close();
    expect((await callbackLines(1))[0]).toMatch(/: not delivered: the mock was stopped$/);
  });
});
