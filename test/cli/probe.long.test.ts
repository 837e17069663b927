import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { judgeAcknowledgement } from '../../src/probe/acknowledgement.ts';
import { listen } from '../../src/edge/listen.ts';
import { nodeHandler } from '../../src/receiver/node-handler.ts';
import { createReceiver } from '../../src/receiver/receiver.ts';
import { freePort } from '../helpers/gateway/free-port.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { tollgate } from './command.ts';

const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closes.splice(0).map((close) => close()));
});

async function serve(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = await listen(createServer(handler), { port: 0, host: '127.0.0.1' });
  closes.push(() => server.close());
  return `${server.url}/notify`;
}

/** The receiver of the kit, which does everything right. */
function goodHandler() {
  const receiver = createReceiver({
    secrets: [sandboxAccount.webhookSecret],
    fallback: () => undefined,
    onError: () => undefined,
  });
  return nodeHandler(receiver);
}

interface Report {
  readonly passed: boolean;
  readonly checks: readonly { readonly name: string; readonly result: string; problem?: string; fix?: string }[];
}

async function probe(url: string, ...args: string[]): Promise<{ code: number | null; report: Report }> {
  const { code, stdout } = await tollgate('probe', url, '--json', ...args);
  return { code, report: JSON.parse(stdout) as Report };
}

const namesOf = ({ checks }: Report, result: string) =>
  checks.filter((check) => check.result === result).map(({ name }) => name);

const PROOF = ['wrong-signature', 'changed-body', 'no-signature'];
const CLEAN = ['out-of-order', 'before-pay-answer', 'unknown-order'];

describe('tollgate probe', () => {
  it('passes a handler that does everything right', async () => {
    const { code, report } = await probe(await serve(goodHandler()));
    expect([code, report.passed, namesOf(report, 'fail'), namesOf(report, 'look')]).toEqual([
      0,
      true,
      [],
      ['wrong-amount'],
    ]);
    expect(report.checks.map(({ name }) => name)).toEqual([
      'form',
      'form-failure',
      'json',
      'json-failure',
      'payout',
      'chargeback',
      'duplicate',
      'two-at-once',
      ...CLEAN,
      'wrong-amount',
      'ninth-attempt',
      'slow',
      ...PROOF,
      'old-timestamp',
    ]);
  });

  it('fails a handler that believes everybody', async () => {
    const receiver = await startReceiver();
    closes.push(receiver.close);
    const { code, report } = await probe(`${receiver.url}/notify`);
    expect([code, namesOf(report, 'fail'), namesOf(report, 'look')]).toEqual([
      1,
      PROOF,
      ['wrong-amount', 'old-timestamp'],
    ]);
  });

  it('prints what is wrong and what to fix', async () => {
    const url = await serve((request, response) => request.resume().on('end', () => response.end('SUCCESS\n')));
    const { code, stdout, stderr } = await tollgate('probe', url);
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(
      /^FAIL {2}form: a payment result \(a form\) is acknowledged\n {6}HTTP 200, but SUCCESS is followed by a line break\n {6}Fix: Remove the line break/,
    );
    expect(stdout).toMatch(/\n\n1 passed, 3 to review, 14 failed\n$/);
  });

  it('fails a handler that refuses a repetition', async () => {
    const seen = new Set<string>();
    const good = goodHandler();
    const url = await serve((request, response) => {
      const id = String(request.headers['webhook-id']);
      if (!seen.has(id)) {
        seen.add(id);
        return void good(request, response);
      }
      request.resume().on('end', () => response.writeHead(409).end('duplicate'));
    });
    const { report } = await probe(url);
    expect(namesOf(report, 'fail')).toEqual(['duplicate', 'two-at-once', 'ninth-attempt']);
    expect(report.checks.find(({ name }) => name === 'duplicate')).toMatchObject({
      problem: 'HTTP 409, "duplicate"',
      fix: 'Respond with 200 and SUCCESS once the notification is stored.',
    });
  });

  it('fails a handler that takes no JSON', async () => {
    const good = goodHandler();
    const url = await serve((request, response) => {
      if (request.headers['content-type'] !== 'application/json') return void good(request, response);
      request.resume().on('end', () => response.writeHead(200).end(''));
    });
    const { report } = await probe(url);
    expect(namesOf(report, 'fail')).toEqual([
      'json',
      'json-failure',
      'chargeback',
      'out-of-order',
      'unknown-order',
      'wrong-amount',
      'ninth-attempt',
    ]);
  });

  it('waits no longer than its limit, and no second time', async () => {
    const url = await serve((request) => void request.resume());
    expect(await tollgate('probe', url, '--timeout', '1')).toEqual({
      code: 1,
      stdout: '',
      stderr: `tollgate: no response from ${url}: no response within 1 s; check that your server is running\n`,
    });
  });

  it('names the given order, and signs with the secret', async () => {
    const receiver = await startReceiver();
    closes.push(receiver.close);
    const secret = `whsec_${Buffer.from('own secret').toString('base64')}`;
    await probe(`${receiver.url}/notify`, '--order', 'A-17', '--trade-no', 'TG17', '--secret', secret);
    const [first] = receiver.at('/notify');
    expect(Object.fromEntries(new URLSearchParams(first?.body))).toEqual({
      tradeNo: 'TG17',
      merOrderNo: 'A-17',
      code: '0',
      message: 'Payment succeeded.',
    });
  });

  it('says in one line that nothing is there', async () => {
    const gone = { url: `http://127.0.0.1:${await freePort()}` };
    expect(await tollgate('probe', gone.url)).toEqual({
      code: 1,
      stdout: '',
      stderr: `tollgate: no response from ${gone.url}: the connection failed (ECONNREFUSED); check that your server is running\n`,
    });
  });
});

describe('an acknowledgement', () => {
  const answer = (bytes: Buffer | string, status = 200, more: { location?: string; encoding?: string } = {}) =>
    judgeAcknowledgement({
      kind: 'answered',
      status,
      location: '',
      encoding: '',
      durationMs: 1,
      bytes: Buffer.from(bytes),
      ...more,
    });

  it.each([200, 201, 299])('is SUCCESS with HTTP %i', (status) => {
    expect(answer('SUCCESS', status)).toEqual({ kind: 'acknowledged' });
  });

  it.each<[string, Buffer | string, number, string]>([
    ['a line break', 'SUCCESS\n', 200, 'HTTP 200, but SUCCESS is followed by a line break'],
    ['two line breaks', 'SUCCESS\r\n\r\n', 200, 'HTTP 200, but SUCCESS is followed by a line break'],
    ['a space', 'SUCCESS ', 200, 'HTTP 200, but SUCCESS is surrounded by spaces or line breaks'],
    ['a line break in front', '\nSUCCESS', 200, 'HTTP 200, but SUCCESS is surrounded by spaces or line breaks'],
    ['a byte order mark', '\uFEFFSUCCESS', 200, 'HTTP 200, but the body starts with a byte order mark'],
    ['UTF-16', Buffer.from('SUCCESS', 'utf16le'), 200, 'HTTP 200, but the body is encoded in UTF-16'],
    ['quotes', '"SUCCESS"', 200, 'HTTP 200, but SUCCESS is in quotes'],
    ['lower case', 'success', 200, 'HTTP 200, but SUCCESS is not in upper case'],
    ['mixed case', 'Success', 200, 'HTTP 200, but SUCCESS is not in upper case'],
    ['nothing', '', 200, 'HTTP 200, but the body is empty'],
    ['nothing with 201', '', 201, 'HTTP 201, but the body is empty'],
    ['204', '', 204, 'HTTP 204, but the body is empty'],
    ['JSON', '{"code":"SUCCESS"}', 200, 'HTTP 200, but the body is JSON'],
    ['a page', '<html>SUCCESS</html>', 200, 'HTTP 200, but the body is an HTML page'],
    ['OK', 'OK', 200, 'HTTP 200, but the body is not SUCCESS'],
    ['a warning before it', 'Notice: x in y\nSUCCESS', 200, 'HTTP 200, but the body contains more than SUCCESS'],
    ['another text', 'thanks', 200, 'HTTP 200, but the body is "thanks"'],
    ['a redirect', 'SUCCESS', 302, 'HTTP 302 is a redirect'],
  ])('is none with %s', (_, bytes, status, problem) => {
    expect(answer(bytes, status)).toEqual({ kind: 'faulty', problem, fix: expect.stringMatching(/\.$/) });
  });

  it('is none where the body is compressed', () => {
    const judged = answer(gzipSync('SUCCESS'), 200, { encoding: 'gzip' });
    expect(judged).toMatchObject({ kind: 'faulty', problem: 'HTTP 200, but the body is compressed (gzip)' });
  });

  it.each([400, 401, 404, 500, 503])('is refused by HTTP %i, whatever the text', (status) => {
    expect(answer('SUCCESS', status)).toMatchObject({ kind: 'refused', problem: `HTTP ${status}, "SUCCESS"` });
  });
});
