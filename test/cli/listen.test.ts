import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { listen } from '../../src/edge/listen.ts';
import { fakeNotification } from '../../src/receiver/fake-notification.ts';
import { endCommandsAfterEach, startCommand, tollgate } from './command.ts';

const secret = sandboxAccount.webhookSecret;

endCommandsAfterEach();
const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closes.splice(0).map((close) => close()));
});

async function startListening(...args: string[]) {
  const command = startCommand(['listen', '--port', '0', ...args]);
  const [, url = ''] = await command.until(/(http:\/\/127\.0\.0\.1:\d+\/)/);
  const send = async (request: Request) => {
    const answer = await fetch(new Request(`${url}notify`, request));
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  return { command, url, send };
}

/** What it printed after the line that says where it listens. */
const shownBy = (stdout: string) => stdout.split('\n').slice(1).join('\n');

describe('tollgate listen', () => {
  it('shows what a notification tells, that its proof holds, and what was answered', async () => {
    const { command, send } = await startListening();
    const { request } = fakeNotification('refundResult', { state: 1 }, { secret, id: 'NT1' });
    expect(await send(request())).toMatchObject({ status: 200, text: 'SUCCESS' });
    await command.until(/responded/);
    expect(shownBy(command.output.stdout).replace(/^\n\S+Z /, '')).toBe(
      [
        ' refundResult  POST /notify',
        '  tradeNo         TG01K9ZC3M5Q8R7V2X4B6D',
        '  merOrderNo      ORDER-1001',
        '  refundNo        RF01K9ZC3M5Q8R7V2X4B6D',
        '  state           1 (Failure)',
        '  message         The refund was declined.',
        '  refundAmount    40.00',
        '  refundCurrency  USD',
        '  webhook-id      NT1',
        '  signature valid',
        '  listen responded 200 "SUCCESS"',
        '',
      ].join('\n'),
    );
    expect(await command.stop()).toMatchObject({ code: 0, stderr: '' });
  });

  it('says that a notification came before', async () => {
    const { command, send } = await startListening();
    const { request } = fakeNotification('paymentResult', {}, { secret, id: 'NT1' });
    await send(request());
    await send(request());
    await command.until(/paymentResult or payoutResult {2}POST \/notify {2}repeated, 2 times so far\n/);
  });

  it('refuses what is not proven, and says why', async () => {
    const { send } = await startListening('--json');
    const other = `whsec_${Buffer.from('another').toString('base64')}`;
    expect(await send(fakeNotification('chargeback', {}, { secret: other }).request())).toMatchObject({
      status: 401,
      text: 'the signature check failed: mismatch',
    });
    expect(await send(fakeNotification('chargeback').request())).toMatchObject({
      status: 401,
      text: 'the signature check failed: missing',
    });
  });

  it('prints a line of JSON for each', async () => {
    const { command, send } = await startListening('--json');
    const { request, payload } = fakeNotification('chargeback', {}, { secret, id: 'NT7' });
    await send(request());
    const [, line = ''] = await command.until(/\n(\{.*\})\n/);
    expect(JSON.parse(line)).toEqual({
      at: expect.stringMatching(/Z$/),
      method: 'POST',
      path: '/notify',
      event: 'chargeback',
      payload,
      problem: null,
      webhookId: 'NT7',
      seen: 1,
      proof: 'valid',
      answered: { by: 'listen', status: 200, text: 'SUCCESS' },
    });
  });

  it('answers as its options choose', async () => {
    const { send } = await startListening('--answer', 'out of order', '--status', '503');
    const answer = await send(fakeNotification('paymentResult', {}, { secret }).request());
    expect(answer).toMatchObject({ status: 503, text: 'out of order' });
  });

  it('shows what breaks the contract, without the control characters of others', async () => {
    const { command, send } = await startListening();
    const body = new URLSearchParams({ tradeNo: 'TG1\u001B[2J' }).toString();
    await send(
      new Request('http://localhost', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    await command.until(/unreadable[^]*responded/);
    expect(command.output.stdout).toContain('Read as paymentResult: ');
    expect(command.output.stdout).not.toContain('\u001B');
  });

  it('forwards bytes and headers as they came, and the answer of the server', async () => {
    const taken: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        taken.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
        response.writeHead(202, { 'content-type': 'text/html', 'x-own': 'yes' }).end('<p>SUCCESS</p>');
      });
    });
    const own = await listen(server, { port: 0, host: '127.0.0.1' });
    closes.push(() => own.close());
    const { command, send } = await startListening('--forward', `${own.url}/my/handler`);
    const notification = fakeNotification('paymentResult', {}, { secret, id: 'NT9' });
    const answer = await send(notification.request());
    expect(answer).toMatchObject({ status: 202, text: '<p>SUCCESS</p>' });
    expect(answer.headers.get('x-own')).toBe('yes');
    expect(taken).toEqual([
      {
        method: 'POST',
        headers: expect.objectContaining({ ...notification.headers, host: new URL(own.url).host }),
        body: Buffer.from(notification.body).toString('utf8'),
      },
    ]);
    await command.until(/your server responded 202 "<p>SUCCESS<\/p>": the gateway will retry/);
  });

  it('says that the server behind it cannot be reached', async () => {
    const { command, send } = await startListening('--forward', 'http://127.0.0.1:1/');
    const answer = await send(fakeNotification('paymentResult', {}, { secret }).request());
    expect(answer).toMatchObject({ status: 502, text: 'your server could not be reached: ECONNREFUSED' });
    await command.until(/signature valid\n {2}listen responded 502/);
  });

  it.each([
    [['--forward', 'localhost'], '--forward must be an http or https address, not "localhost"'],
    [['--status', '99'], '--status must be a number from 200 to 599, not "99"'],
    [
      ['--forward', 'http://localhost:1', '--answer', 'x'],
      '--forward returns the response of your server; remove --answer and --status',
    ],
  ])('%j ends with one line and code 2', async (args, message) => {
    expect(await tollgate('listen', ...args)).toEqual({ code: 2, stdout: '', stderr: `tollgate: ${message}\n` });
  });
});
