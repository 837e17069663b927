import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { components } from '../../../generated/operator.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { EngineName, TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createLinkMaker, createLinkPayer, orderOf } from '../../helpers/payer/links.ts';
import type { LinkMaker } from '../../helpers/payer/links.ts';

// The payers of one merchant, by the keyed hash of their e-mail address.

type Payer = components['schemas']['Payer'];

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('payers on %s', (engine) => {
  let gateway: TestGateway;
  let links: LinkMaker;
  let merNo: number;

  beforeAll(async () => {
    gateway = await startTestGateway({ engine });
    ({ merNo } = await gateway.newShop());
    links = createLinkMaker(gateway, merNo);
  });
  afterAll(() => gateway.close());

  const buy = async (email: string, { amount = '45.00', currency = 'USD', isPaid = true } = {}) => {
    const asks = { email: 'optional' };
    const { linkNo } = await links.create({ amount, currency, asks, methods: ['CREDIT_CARD'] });
    const payer = createLinkPayer(gateway.url);
    const tradeNo = orderOf(await payer.begin(linkNo, { email })) ?? '';
    if (isPaid) await payer.payByCard();
    return tradeNo;
  };
  const list = async (query = 'limit=25', of = merNo) => {
    const { body } = await gateway.operator('GET', `/operator/merchants/${of}/payers?${query}`);
    return body as { payers: Payer[]; next: string | null; searchedTo: string | null };
  };
  /** The index follows orders in the background. */
  const listed = (count: number) => expect.poll(async () => (await list()).payers.length).toBe(count);

  it('groups orders by e-mail address, however it is written, and sums what was paid by currency', async () => {
    const first = await buy('Ada@payers.example');
    await buy('bo@payers.example', { isPaid: false });
    await buy('');
    await buy('ada@PAYERS.example', { amount: '10.50', currency: 'EUR' });
    const last = await buy('ada@payers.example', { amount: '5.00' });
    await gateway.operator('POST', `/operator/orders/${first}/refunds`, { amount: '20.00', remark: 'One came broken' });
    await listed(2);
    await expect.poll(async () => (await list()).payers[0]?.orders).toBe(3);
    const { payers, next, searchedTo } = await list();
    expect([next, searchedTo]).toEqual([null, null]);
    expect(payers).toMatchObject([
      {
        merNo,
        tradeNo: last,
        email: 'a***@payers.example',
        orders: 3,
        isPartial: false,
        refunds: 1,
        chargebacks: 0,
        sums: [
          { currency: 'EUR', payments: 1, paid: '10.50', refunded: '0.00', chargedBack: '0.00' },
          { currency: 'USD', payments: 2, paid: '50.00', refunded: '20.00', chargedBack: '0.00' },
        ],
      },
      { email: 'b***@payers.example', orders: 1, sums: [{ currency: 'USD', payments: 0, paid: '0.00' }] },
    ]);
    expect((await gateway.operator('GET', `/operator/orders/${first}/payer`)).body).toEqual(payers[0]);
  });

  it('lists each payer once over all pages, and the orders of one page by page', async () => {
    const found: string[] = [];
    for (let next: string | null = null, pages = 0; pages < 10; pages += 1) {
      const page = await list(`limit=1${next === null ? '' : `&before=${next}`}`);
      found.push(...page.payers.map(({ email }) => email));
      next = page.next;
      if (next === null) break;
    }
    expect(found).toEqual(['a***@payers.example', 'b***@payers.example']);
    const [ada] = (await list()).payers;
    const orders = async (query: string) => {
      const { body } = await gateway.operator('GET', `/operator/orders/${ada?.tradeNo}/payer/orders?${query}`);
      return body as { orders: { tradeNo: string; amount: string }[]; next: string | null };
    };
    const page = await orders('limit=2');
    expect(page.orders.map(({ amount }) => amount)).toEqual(['5.00', '10.50']);
    const rest = await orders(`limit=2&before=${page.next}`);
    expect([rest.orders.map(({ amount }) => amount), rest.next]).toEqual([['45.00'], null]);
  });

  it('knows nobody of another merchant, and nobody who gave no address', async () => {
    const other = await gateway.newShop();
    expect((await list('limit=25', other.merNo)).payers).toEqual([]);
    const tradeNo = await buy('');
    expect(await gateway.operator('GET', `/operator/orders/${tradeNo}/payer`)).toMatchObject({
      status: 404,
      body: { type: 'urn:tollgate:problem:payerNotFound' },
    });
  });

  it('forgets whoever is erased (S40)', async () => {
    await buy('gone@payers.example');
    await listed(3);
    const body = { merNo, email: 'gone@payers.example', dryRun: false };
    expect((await gateway.operator('POST', '/operator/payers/erase', body)).body).toMatchObject({ erased: 1 });
    expect((await list()).payers.map(({ email }) => email)).not.toContain('g***@payers.example');
  });
});

describe('the screens of payers', () => {
  let gateway: TestGateway;
  let tradeNo = '';

  beforeAll(async () => {
    gateway = await startTestGateway();
    const { linkNo } = await createLinkMaker(gateway, 100001).create({ asks: { email: 'required' } });
    const payer = createLinkPayer(gateway.url);
    tradeNo = orderOf(await payer.begin(linkNo, { email: 'ada@payers.example' })) ?? '';
    await payer.payByCard();
    const path = '/operator/merchants/100001/payers?limit=25';
    const emails = async () =>
      ((await gateway.operator('GET', path)).body as { payers: Payer[] }).payers.map(({ email }) => email);
    await vi.waitFor(async () => expect(await emails()).toContain('a***@payers.example'));
  });
  afterAll(() => gateway.close());

  it('an owner sees the shop’s payers masked, and reveals one order with a reason, which is recorded (S36)', async () => {
    const owner = await openMerchant(gateway.url, 'owner');
    const list = await owner.open('/merchant/payers');
    expect([list.text.includes('a***@payers.example'), list.text.includes('ada@')]).toEqual([true, false]);
    const page = await owner.open(`/merchant/payers/${tradeNo}`);
    expect(page.text).toContain(`href="/merchant/orders/${tradeNo}"`);
    expect(page.text).toContain(`/merchant/orders/${tradeNo}/reveal`);
    expect(page.text).not.toContain('Erase');
    await owner.open(`/merchant/orders/${tradeNo}/reveal`);
    expect((await owner.submit('/reveal', { reason: 'Parcel came back' })).text).toContain('ada@payers.example');
    const { body } = await gateway.operator('GET', `/operator/actions?target=${tradeNo}&limit=5`);
    expect((body as { actions: object[] }).actions).toContainEqual(
      expect.objectContaining({ action: 'revealOrder', reason: 'Parcel came back' }),
    );
  });

  it.each(['developer', 'accountant', 'staff'] as const)('the shop’s %s sees no payers', async (role) => {
    const person = await openMerchant(gateway.url, role);
    expect((await person.open('/merchant')).text).not.toContain('/merchant/payers');
    expect((await person.open('/merchant/payers')).status).toBe(403);
    expect((await person.open(`/merchant/payers/${tradeNo}`)).status).toBe(403);
  });

  it('the console shows them within one merchant, and erases one with a reason', async () => {
    const risk = await openConsole(gateway.url, 'risk');
    expect((await risk.open('/console/merchants/100001')).text).toContain('/console/merchants/100001/payers');
    expect((await risk.open('/console/merchants/100001/payers')).text).toContain(`payers?of=${tradeNo}`);
    const page = await risk.open(`/console/merchants/100001/payers?of=${tradeNo}`);
    expect(page.text).toContain(`href="/console/orders/${tradeNo}"`);
    const form = await risk.open(`/console/merchants/100001/payers/erase?of=${tradeNo}`);
    expect(form.text).toContain('Removes the personal data from one order of this payer');
    const refused = await risk.submit('/erase', { reason: '' });
    expect(refused.status).toBe(400);
    const erased = await risk.submit('/erase', { reason: 'The payer asked for it' });
    expect(erased.text).toContain('What could be erased is erased.');
    expect(erased.text).not.toContain('a***@payers.example');
    expect((await risk.open(`/console/merchants/100001/payers?of=${tradeNo}`)).status).toBe(404);
  });
});
