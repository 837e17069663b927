import { afterEach, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { OwnAccountGateway } from './own-account.ts';
import { startOwnAccountGateway } from './own-account.ts';

const { merNo } = sandboxAccount;
const DAY = 86_400;

interface Lines {
  readonly lines: { event: string; subject: string; net: string; merOrderNo: string | null }[];
  readonly next: number | null;
}

describe.each(['SQLite in memory', 'PostgreSQL'] as const)('what is in a payout, on %s', (engine) => {
  const databases = useDatabases(engine);

  let gateway: OwnAccountGateway | undefined;
  // Before the database, which its work still needs.
  afterEach(() => gateway?.close());

  async function open() {
    gateway = await startOwnAccountGateway(await databases.open());
    const { operator } = gateway;
    const read = async (path: string) => (await operator('GET', `/operator/merchants/${merNo}/batches${path}`)).body;
    return { ...gateway, read };
  }

  it('is carried in + lines − payout − fee = carried out, with its sums by kind and its lines', async () => {
    const { shop, advance, read, operator } = await open();
    const first = dataOf(await shop.pay({ sourceAmount: '100.00', merOrderNo: 'LAMP-1' }));
    await advance(DAY);
    const refund = dataOf(await shop.refund(first, { amount: '10.00' }));
    const paid = dataOf(await shop.payOut({ currencyCode: 'USD', sourceAmount: '50.00' }));
    const { batches, next } = (await read('')) as { batches: Record<string, unknown>[]; next: string | null };
    expect(next).toBeNull();
    const batchNo = String(batches[0]?.['batchNo']);
    // 100.00 less fees of 3.20 and a reserve of 10.00, less a refund of 10.00, after a deposit of a million.
    expect(batches).toEqual([
      expect.objectContaining({
        merNo,
        currency: 'USD',
        tradeNo: paid['tradeNo'],
        merOrderNo: paid['merOrderNo'],
        state: 'paid',
        payout: '50.00',
        fee: '0.50',
        carriedIn: '0.00',
        lines: '1000076.80',
        carriedOut: '1000026.30',
        account: expect.stringMatching(/^\*{4}/) as unknown,
        returnedAt: null,
        firstLine: 1,
      }),
    ]);
    const { sums } = (await read(`/${batchNo}`)) as { sums: unknown[] };
    expect(sums).toEqual([
      { event: 'settlement', count: 1, gross: '100.00', fees: '-3.20', other: '-10.00', net: '86.80' },
      { event: 'refundHold', count: 1, gross: '-10.00', fees: '0.00', other: '0.00', net: '-10.00' },
      { event: 'deposit', count: 1, gross: '1000000.00', fees: '0.00', other: '0.00', net: '1000000.00' },
    ]);
    const whole = (await read(`/${batchNo}/lines`)) as Lines;
    expect(whole.lines.map(({ event, net, merOrderNo }) => [event, net, merOrderNo])).toEqual([
      ['deposit', '1000000.00', null],
      ['settlement', '86.80', 'LAMP-1'],
      ['refundHold', '-10.00', 'LAMP-1'],
    ]);
    expect(whole.lines[2]?.subject).toBe(refund['refundNo']);
    const page = (await read(`/${batchNo}/lines?limit=2`)) as Lines;
    expect([page.lines.length, page.next]).toEqual([2, 2]);
    expect(((await read(`/${batchNo}/lines?limit=2&after=2`)) as Lines).lines).toHaveLength(1);
    // The order says where each of its lines is, and when its reserve comes.
    expect((await operator('GET', `/operator/orders/${String(first['tradeNo'])}/lines`)).body).toMatchObject({
      lines: [
        { event: 'settlement', net: '86.80', batchNo, state: 'paid' },
        { event: 'refundHold', net: '-10.00', batchNo, state: 'paid' },
      ],
      settlesAt: null,
      releasedAt: expect.stringMatching(/^20/) as unknown,
      batchNo: null,
    });
    const payout = await operator('GET', `/operator/orders/${String(paid['tradeNo'])}/lines`);
    expect(payout.body).toMatchObject({ lines: [{ event: 'payoutHold', batchNo }], batchNo });
  });

  it('is returned if the payout fails, and the return is a line of the next', async () => {
    const { shop, read } = await open();
    await shop.payOut({ currencyCode: 'USD', sourceAmount: '40.00', benLastName: 'DECLINED' });
    await shop.payOut({ currencyCode: 'USD', sourceAmount: '5.00' });
    const { batches } = (await read('')) as { batches: { batchNo: string; state: string }[] };
    expect(batches.map(({ state }) => state)).toEqual(['paid', 'returned']);
    const { lines } = (await read(`/${batches[0]?.batchNo}/lines`)) as Lines;
    expect(lines.map(({ event }) => event)).toEqual(['payoutReturn']);
    expect(await read('?limit=1')).toMatchObject({ batches: [{ state: 'paid' }], next: expect.any(String) as unknown });
  });

  it('is not found by another number or merchant', async () => {
    const { operator } = await open();
    const get = async (path: string) => (await operator('GET', path)).body;
    expect(await get(`/operator/merchants/${merNo}/batches/2026-0009`)).toMatchObject({ status: 404 });
    expect(await get(`/operator/merchants/${merNo}/batches/nine`)).toMatchObject({ status: 400 });
    expect(await get('/operator/merchants/999999/batches/2026-0001/lines')).toMatchObject({ status: 404 });
  });
});

describe('the pages of payouts to the own account', () => {
  const databases = useDatabases('SQLite in memory');
  let gateway: OwnAccountGateway | undefined;
  afterEach(() => gateway?.close());
  const textOf = (html: string) =>
    html
      .replace(/<style>[^]*?<\/style>/, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');

  it('show an owner from Home which payments are in the last one, and staff the order only', async () => {
    gateway = await startOwnAccountGateway(await databases.open());
    const { shop, advance, url } = gateway;
    const waiting = async () => dataOf(await shop.pay({ sourceAmount: '100.00', merOrderNo: 'LAMP-1' }));
    const order = await waiting();
    const owner = await openMerchant(url, 'owner');
    const orderPath = `/merchant/orders/${String(order['tradeNo'])}`;
    expect(textOf((await owner.open(orderPath)).text)).toContain('Not paid out yet; settles on');
    await advance(DAY);
    const payout = dataOf(await shop.payOut({ currencyCode: 'USD', sourceAmount: '50.00' }));
    const home = await owner.open('/merchant');
    expect(textOf(home.text)).toMatch(/Payouts to your account .* Payout \d{4}-0001 50\.00 USD Paid/);
    const [, path = ''] = /href="(\/merchant\/payouts\/own\/[^"]+)"/.exec(home.text) ?? [];
    const page = textOf((await owner.open(path)).text);
    expect(page).toMatch(
      /Brought forward 0\.00 \+ 2 lines below 1,000,086\.80 − Paid out 50\.00 − Payout fee 0\.50 = Carried forward to the next payout 1,000,036\.30/,
    );
    expect(page).toMatch(/Settlements 1 100\.00 −3\.20 −10\.00 86\.80/);
    expect(page).toMatch(/Settlement LAMP-1 .* 100\.00 −3\.20 −10\.00 86\.80/);
    expect(textOf((await owner.open('/merchant/payouts/own')).text)).toMatch(/\d{4}-0001 50\.00 USD Paid/);
    expect(textOf((await owner.open(orderPath)).text)).toMatch(/Settlement 86\.80 USD In payout \d{4}-0001 , paid/);
    const ofPayout = await owner.open(`/merchant/orders/${String(payout['tradeNo'])}`);
    expect(ofPayout.text).toContain(`href="${path}"`);
    const staff = await openMerchant(url, 'staff');
    expect((await staff.open(path)).status).toBe(403);
    expect((await staff.open(orderPath)).text).not.toContain(path);
    expect((await owner.open('/merchant/payouts/own/2026-0099')).status).toBe(404);
    const finance = await openConsole(url, 'finance');
    const list = await finance.open(`/console/settlements/${merNo}`);
    const [, batch = ''] = /href="(\/console\/settlements\/\d+\?batch=[^"]+)"/.exec(list.text) ?? [];
    expect(textOf((await finance.open(batch)).text)).toMatch(/Settlement LAMP-1 .* 86\.80/);
    const story = await finance.open(`/console/orders/${String(order['tradeNo'])}`);
    expect(story.text).toContain(`href="${batch}"`);
  });
});
