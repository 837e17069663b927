import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import operatorContract from '../../generated/operator.openapi.json' with { type: 'json' };
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import type { TestGateway } from '../helpers/gateway/gateway.ts';
import { startReceiver } from '../helpers/gateway/receiver-server.ts';
import { dataOf } from '../helpers/payer/shop.ts';
import { tollgate, tollgateJson } from './command.ts';
import type { CommandEnd } from './command.ts';

// The verbs of the operator's interface, against a gateway in this process.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
});
afterAll(() => gateway.close());

const run = (...args: string[]): Promise<CommandEnd> => tollgate(...args, '--url', gateway.url);
const runJson = (...args: string[]): Promise<unknown> => tollgateJson(...args, '--url', gateway.url);

describe('tollgate merchant', () => {
  it('registers, approves, stops and lets trade again', async () => {
    const created = await run(
      'merchant',
      'create',
      '--name',
      'Corner Shop',
      '--number',
      '200001',
      '--website',
      'http://localhost',
    );
    expect([created.code, created.stderr]).toEqual([0, '']);
    expect(created.stdout).toMatch(/^merchant +200001\nname +Corner Shop\nstatus +pending\n/);
    expect(created.stdout).toMatch(
      /^signing key +\S+\nwebhook secret +whsec_\S+\nStore both secrets now: they are not shown again\.\n$/m,
    );
    expect(await run('merchant', 'approve', '200001', '--reason', 'checked')).toEqual({
      code: 0,
      stdout: 'Merchant 200001 is active.\n',
      stderr: '',
    });
    expect(await runJson('merchant', 'suspend', '200001', '--reason', 'ticket 4711')).toMatchObject({
      merNo: 200001,
      status: 'suspended',
    });
    expect(await run('merchant', 'resume', '200001', '--reason', 'cleared')).toMatchObject({
      code: 0,
      stdout: 'Merchant 200001 is active.\n',
    });
    const { body } = await gateway.operator('GET', '/operator/actions');
    expect((body as { actions: object[] }).actions.slice(0, 4)).toMatchObject([
      { action: 'resumeMerchant', actor: 'break-glass token' },
      { action: 'suspendMerchant', detail: 'active to suspended', reason: 'ticket 4711' },
      { action: 'approveMerchant' },
      { action: 'createMerchant' },
    ]);
  });

  it("gives a merchant's pages a colour and a frame, and takes them away", async () => {
    const accent = ['--accent', '#0A7CFF', '--frames-pages'];
    await runJson('merchant', 'create', '--name', 'Boutique', '--number', '200002', ...accent);
    const shown = async () => (await run('merchant', 'show', '200002')).stdout;
    expect(await shown()).toMatch(/^accent colour +#0a7cff\npages in frames +on its websites\n/m);
    const changed = await run('merchant', 'update', '200002', '--name', 'Salon', '--no-frames-pages');
    expect([changed.code, changed.stderr]).toEqual([0, '']);
    expect(changed.stdout).toMatch(/^merchant +200002\nname +Salon\n/);
    expect(await shown()).toMatch(/^accent colour +#0a7cff\npages in frames +no\n/m);
    expect(await runJson('merchant', 'update', '200002', '--accent', 'none')).toMatchObject({
      name: 'Salon',
      accentColour: null,
      framesPages: false,
    });
    expect(await shown()).toMatch(/^accent colour +-\n/m);
    expect(await run('merchant', 'update', '200002', '--accent', 'blue')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^tollgate: .*accentColour: contains "l"; use # and six hexadecimal digits, such as #0a7cff\./,
      ),
    });
  });

  it('create without a name ends with one line and code 2', async () => {
    const end = await tollgate('merchant', 'create');
    expect(end).toEqual({ code: 2, stdout: '', stderr: 'tollgate: give the --name of the merchant\n' });
  });

  it.each([
    [['200002'], 'give at least one setting to change; see --help'],
    [['200002', '--frames-pages', '--no-frames-pages'], 'use --frames-pages or --no-frames-pages, not both'],
  ])('update %j ends with one line and code 2', async (args, message) => {
    const end = await tollgate('merchant', 'update', ...args);
    expect(end).toEqual({ code: 2, stdout: '', stderr: `tollgate: ${message}\n` });
  });

  it('lists and shows merchants in tables', async () => {
    const { stdout } = await run('merchant', 'list');
    expect(stdout).toMatch(/^MERCHANT +STATUS +NAME +WEBSITES\n +100001 +active +Demo shop +http:\/\/localhost\n/);
    const shown = await run('merchant', 'show', '100001');
    expect(shown.stdout).toMatch(/^merchant +100001\nname +Demo shop\nstatus +active\n/);
    expect(shown.stdout).toMatch(/^USD +1000000\.00 +0\.00 +0\.00$/m);
  });

  it('gives a new key, and tells it once', async () => {
    const { secret, value } = (await runJson(
      'merchant',
      'rotate-key',
      '100001',
      '--kind',
      'webhook',
      '--overlap',
      '2h',
      '--reason',
      'ticket 4711',
    )) as {
      secret: { kind: string };
      value: string;
    };
    expect([secret.kind, value]).toEqual(['webhookSecret', expect.stringMatching(/^whsec_/)]);
    expect((await run('merchant', 'show', '100001')).stdout).not.toContain(value);
  });
});

describe('tollgate order', () => {
  it('lists and shows orders, completes them and charges them back', async () => {
    const shop = await gateway.newShop();
    const paid = await shop.payBy('ALIPAY');
    const tradeNo = String(paid.data?.['tradeNo']);
    const listed = await run('order', 'list', String(shop.merNo), '--state', 'processing');
    expect(listed.stdout).toMatch(new RegExp(`^TRADE NUMBER +ORDER +METHOD +AMOUNT +STATE +ACCEPTED\n${tradeNo} `));
    const next = dataOf(await shop.payBy('PIX'))['tradeNo'];
    const all = await run(
      'order',
      'list',
      '--method',
      'PIX,ALIPAY',
      '--text',
      String(next).slice(0, 12),
      '--limit',
      '1',
    );
    expect(all.stdout).toMatch(
      new RegExp(`^TRADE NUMBER +MERCHANT +ORDER +METHOD +AMOUNT +STATE +ACCEPTED\n${String(next)} +${shop.merNo} `),
    );
    const first = await run('order', 'list', String(shop.merNo), '--limit', '1');
    expect(first.stdout).toContain(`\nThere are more: add --before ${String(next)}\n`);
    const second = await run('order', 'list', String(shop.merNo), '--limit', '1', '--before', String(next));
    expect(second.stdout).toContain(`\n${tradeNo} `);
    expect((await run('order', 'complete', tradeNo)).stdout).toMatch(/^Order \S+ completed with success: /);
    expect(await run('order', 'complete', tradeNo, 'failure')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'tollgate: The state is already final. The order ended with success before; nothing was changed.\n',
    });
    const charged = await run('order', 'charge-back', tradeNo, '--says', 'Not mine');
    expect(charged.stdout).toMatch(/^Chargeback CB\S+ of 100\.00 CNY is open: Not mine\n$/);
    const { stdout } = await run('order', 'show', tradeNo);
    expect(stdout).toMatch(/^trade number +TG/);
    expect(stdout).toMatch(/ {2}chargeback of 100\.00 CNY opened: Not mine\n/);
  });
});

describe('tollgate order show', () => {
  it('shows what the payer tried on the pages, and no table where there was nothing', async () => {
    const { value } = operatorContract.components.examples.OrderStory;
    const show = async (story: object): Promise<string> => {
      const stub = await startReceiver({ status: 200, text: JSON.stringify(story) });
      const { stdout } = await tollgate('order', 'show', value.order.tradeNo, '--url', stub.url);
      await stub.close();
      return stdout;
    };
    const pix = { ...value.attempts[0], attempt: 2, method: 'PIX', state: 'cancelled', card: null, message: '' };
    const closed = { ...pix, closedAt: '2026-11-15T09:30:00.900Z' };
    const lines = (await show({ ...value, attempts: [...value.attempts, closed] })).split('\n').map(words);
    expect(lines).toContain('ATTEMPT METHOD STATE CARD STARTED CLOSED MESSAGE');
    expect(lines).toContain('1 CREDIT_CARD open 424242…4242 2026-11-15T09:30:00.500Z - Approved');
    expect(lines).toContain('2 PIX cancelled - 2026-11-15T09:30:00.500Z 2026-11-15T09:30:00.900Z');
    expect(lines).toContain('2026-11-15T09:30:00.500Z attempt 1 of the payer by CREDIT_CARD with 424242…4242');
    expect(await show({ ...value, attempts: [] })).not.toContain('ATTEMPT');
  });
});

function words(line: string): string {
  return line.trim().replaceAll(/ +/g, ' ');
}

describe('tollgate notification', () => {
  it('shows what was not acknowledged, and sends it again', async () => {
    const receiver = await startReceiver({ status: 200, text: 'success\u001B[2J' });
    const shop = await gateway.newShop();
    await shop.pay({ notifyUrl: `${receiver.url}/notify` });
    await receiver.waitFor('/notify', 1);
    const listed = (await runJson('notification', 'list', String(shop.merNo))) as {
      deliveries: { notificationId: string; state: string }[];
    };
    const [delivery] = listed.deliveries;
    const id = delivery?.notificationId ?? '';
    expect(delivery).toMatchObject({ event: 'paymentResult', state: 'due', attempts: 1 });
    expect(await run('notification', 'resend', id)).toEqual({
      code: 0,
      stdout: `Notification ${id} is queued for resending.\n`,
      stderr: '',
    });
    await receiver.waitFor('/notify', 2);
    await expect.poll(async () => (await run('notification', 'show', id)).stdout).toMatch(/^resend 1 .* 200 /m);
    const { stdout } = await run('notification', 'show', id);
    expect(stdout).toMatch(/^1 of 9 +\S+ +200 +.*is not/m);
    // What a merchant answers must not reach the operator's terminal as it is.
    expect(stdout).not.toContain('\u001B');
    await receiver.close();
  });

  it('stops and goes on', async () => {
    const shop = await gateway.newShop();
    const merNo = String(shop.merNo);
    expect((await run('notification', 'pause', merNo)).stdout).toBe(`Deliveries to merchant ${merNo} are paused.\n`);
    expect((await run('notification', 'list', merNo)).stdout).toMatch(/^Deliveries to this merchant are paused\.\n/);
    expect(await runJson('notification', 'resume', merNo)).toEqual({ merNo: shop.merNo, paused: false });
  });

  it('sends again what was given up', async () => {
    const receiver = await startReceiver({ status: 500, text: '' });
    const shop = await gateway.newShop();
    await shop.pay({ notifyUrl: `${receiver.url}/given-up` });
    await receiver.waitFor('/given-up', 1);
    expect((await run('clock', 'advance', '256m')).code).toBe(0);
    await receiver.waitFor('/given-up', 9);
    const merchant = ['--merchant', String(shop.merNo)];
    expect((await run('notification', 'resend', ...merchant)).stdout).toBe('Queued 1 notifications for resending.\n');
    await receiver.waitFor('/given-up', 10);
    await receiver.close();
  });

  it.each([
    [['notification', 'resend'], 'give either NOTIFICATION or --merchant'],
    [['notification', 'resend', 'NT1', '--merchant', '1'], 'give either NOTIFICATION or --merchant'],
    [['notification', 'list', 'all'], 'MERCHANT must be a number from 1 to 9999999999, not "all"'],
    [['notification', 'send'], 'Unknown command "notification send"; use one of: list, show, resend, pause, resume'],
  ])('%j ends with one line and code 2', async (args, message) => {
    expect(await tollgate(...args)).toEqual({ code: 2, stdout: '', stderr: `tollgate: ${message}\n` });
  });
});

describe('tollgate clock and ledger', () => {
  it('move the clock and verify the ledger', async () => {
    const before = Date.parse((await run('clock', 'show')).stdout.trim());
    const { now } = (await runJson('clock', 'advance', '3d')) as { now: string };
    expect(Date.parse(now) - before).toBeGreaterThanOrEqual(3 * 86_400_000);
    expect(await run('ledger', 'verify')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^The ledger is consistent: checked \d+ postings and \d+ orders\.\n$/),
    });
    expect(await runJson('ledger', 'verify')).toMatchObject({ ok: true, problems: [] });
  });

  it.each(['255', '1w', '0s', '-5m'])('take no duration like %s', async (duration) => {
    const { code, stdout, stderr } = await tollgate('clock', 'advance', '--', duration);
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      `tollgate: DURATION must be a duration such as 90s, 255m, 2h or 3d, not "${duration}"\n`,
    ]);
  });
});
