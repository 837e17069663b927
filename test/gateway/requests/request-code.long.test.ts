import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { codeOf } from '../../../src/gateway/pages/shared/requests/request-code.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { runProgram } from '../../helpers/docs/guide-programs.ts';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { createLog } from './request-log.ts';

// What a developer copies from the page of a request runs as it stands, with nothing filled in but the key.

let gateway: TestGateway;
let shop: Shop;
let browser: TestBrowser;
let log: ReturnType<typeof createLog>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-copied-'));
  gateway = await startTestGateway();
  shop = createShop(gateway.url, sandboxAccount);
  log = createLog(gateway, shop.merNo);
  browser = await openMerchant(gateway.url, 'developer');
  vi.stubEnv('TOLLGATE_KEY', sandboxAccount.key);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  shop?.close();
  await gateway?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Copied {
  readonly curl: string;
  readonly typeScript: string;
}

/** The texts behind the buttons of the page, as a browser would copy them. */
async function copyOf(filters: Readonly<Record<string, string>>): Promise<Copied> {
  const { request } = await log.find(filters);
  const { text } = await browser.open(`/merchant/requests/${request.requestId}`);
  const behind = (title: string) => {
    const [, copied] = new RegExp(`<summary>${title}</summary>[^]*?data-copy="([^"]*)"`).exec(text) ?? [];
    if (copied === undefined) throw new Error(`the page has no button for ${title}:\n${text}`);
    return unescapeHtml(copied);
  };
  return { curl: behind('As curl'), typeScript: behind('As TypeScript') };
}

let runs = 0;

async function runBoth({ curl, typeScript }: Copied): Promise<{ curl: Body; printed: string }> {
  runs += 1;
  const shell = await promisify(execFile)('bash', ['-c', curl], { cwd: folder });
  expect(shell.stderr).toBe('');
  // A refusal ends the program, and says why on standard error.
  const printed = await runProgram(
    { guide: 'copied', language: 'ts', code: typeScript },
    join(folder, String(runs)),
    [],
  ).catch((error: { readonly stderr: string }) => error.stderr);
  return { curl: JSON.parse(shell.stdout) as Body, printed };
}

describe('what is copied of', () => {
  it('an accepted payment pays again, with another order number and the same test card', async () => {
    await shop.pay({ merOrderNo: 'COPY-OK' }, { headers: { Referer: 'http://localhost/checkout?cart=7' } });
    const copied = await copyOf({ order: 'COPY-OK' });
    expect(copied.curl).toContain(
      '# Set TOLLGATE_KEY to your merchant key.\n# The order number is new each time.\n# Test values',
    );
    expect(JSON.stringify(copied)).not.toContain(sandboxAccount.key);
    const { curl, printed } = await runBoth(copied);
    expect(curl).toMatchObject({ code: '00000', data: { merOrderNo: expect.stringMatching(/^AGAIN-/), payCode: 0 } });
    expect(printed).toMatch(/merOrderNo: 'AGAIN-[^]*payCode: 0/);
    const again = async () =>
      (await log.list({ result: 'ok' })).requests.filter(({ merOrderNo }) => merOrderNo?.startsWith('AGAIN-'));
    await expect.poll(again).toHaveLength(2);
  });

  it('a payment that was wrongly signed is rightly signed, and a declined card is declined', async () => {
    const body = shop.paymentBody({ merOrderNo: 'COPY-SIGN', cardNo: '4000000000000002' });
    await shop.raw('createPayment', { ...body, sign: '0'.repeat(32) });
    const { curl, printed } = await runBoth(await copyOf({ order: 'COPY-SIGN' }));
    expect(curl).toMatchObject({ code: '00000', data: { payCode: 1 } });
    expect(printed).toContain('payCode: 1');
  });

  it('a payment that was refused for a field is refused for the same field', async () => {
    await shop.pay({ merOrderNo: 'COPY-FIELD', currencyCode: 'usd' });
    const { curl, printed } = await runBoth(await copyOf({ order: 'COPY-FIELD' }));
    expect(curl).toMatchObject({ code: '10001', message: expect.stringContaining('currencyCode') });
    expect(printed).toMatch(/GatewayError: createPayment was refused \(10001\): [^\n]*currencyCode/);
  });

  it('a query finds the same order, and a refund is a second one, with a key of its own', async () => {
    const order = dataOf(await shop.pay({ merOrderNo: 'COPY-ORDER' }));
    await shop.query(order);
    await shop.refund(order);
    const query = await runBoth(await copyOf({ order: 'COPY-ORDER', operation: 'queryOrder' }));
    expect(query.curl).toMatchObject({ code: '00000', data: { tradeNo: order['tradeNo'] } });
    expect(query.printed).toContain(`tradeNo: '${String(order['tradeNo'])}'`);
    const refund = await runBoth(await copyOf({ order: 'COPY-ORDER', operation: 'applyRefund' }));
    // Equal refunds one after the other need keys of their own.
    expect(refund.curl).toMatchObject({ code: '00000', data: { refundNo: expect.stringMatching(/^RF/) } });
    expect(refund.printed).toMatch(/refundNo: 'RF/);
    const copied = await copyOf({ order: 'COPY-ORDER', operation: 'applyRefund' });
    expect([copied.curl, copied.typeScript]).toEqual([
      expect.stringContaining('# Each run is a refund of its own.'),
      expect.stringContaining('// Each run is a refund of its own.'),
    ]);
  });

  it('a hostile request runs nothing else', async () => {
    const hostile = `'; touch pwned; echo '$(touch pwned)\`touch pwned\`\${touch pwned}"`;
    const send = (changes: Body) => shop.raw('createPayment', { ...shop.paymentBody(changes), sign: '0'.repeat(32) });
    await send({ merOrderNo: 'COPY-SHELL', currencyCode: hostile, 'x\ntouch pwned\n': '1' });
    const { curl, printed } = await runBoth(await copyOf({ order: 'COPY-SHELL' }));
    expect([curl['code'], existsSync(join(folder, 'pwned'))]).toEqual(['10001', false]);
    expect([printed.includes('(10001)'), existsSync(join(folder, String(runs), 'pwned'))]).toEqual([true, false]);
    // What would leave the paste of a terminal is not shown at all.
    await send({ merOrderNo: 'COPY-PASTE', currencyCode: '\u001B[201~\ntouch pwned\n' });
    await expect(copyOf({ order: 'COPY-PASTE' })).rejects.toThrow('the page has no button for As curl');
  });

  it('a live refund that was accepted is not made twice by curl alone', async () => {
    const story = await log.find({ operation: 'applyRefund', result: 'ok' });
    const { curl = '' } = codeOf(story, { publicUrl: 'https://pay.example', mode: 'live' }) ?? {};
    expect(curl).toContain('# It was accepted: to refund once more, add a new Idempotency-Key.');
    expect(curl).not.toContain("-H 'Idempotency-Key");
  });

  it('a live request names what must be filled in, and keeps its order number', async () => {
    const story = await log.find({ order: 'COPY-OK' });
    const sample = {
      body: '{"merNo":7,"merOrderNo":"A-1","cardNo":"<cardNo>"}',
      replaced: ['cardNo'],
      createsOrder: true,
    };
    const place = { publicUrl: 'https://pay.example', mode: 'live' } as const;
    const { curl = '', typeScript = '' } = codeOf({ ...story, sample }, place) ?? {};
    for (const [text, mark] of [
      [curl, '#'],
      [typeScript, '//'],
    ]) {
      expect(text).toContain(`${mark} Fill in what is in <angle brackets>: it is masked.`);
      expect(text).toContain(`${mark} Its order number was used: choose another.`);
      expect([text?.includes('<cardNo>'), text?.includes('"A-1"'), text?.includes('AGAIN-')]).toEqual([
        true,
        true,
        false,
      ]);
    }
  });
});
