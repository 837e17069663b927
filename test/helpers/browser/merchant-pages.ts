import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import type { ConsolePicture } from './console-pages.ts';
import { openConsole } from '../gateway/console.ts';
import type { TestGateway } from '../gateway/gateway.ts';
import { createLinkMaker, createLinkPayer } from '../payer/links.ts';
import type { MerchantRole } from '../gateway/merchant.ts';
import { registerAndProve } from '../people/registration.ts';
import { createShop, dataOf } from '../payer/shop.ts';

const ORDERS = ['Linen shirt', 'Espresso beans', 'Brass desk lamp', 'Blue bowl', 'Oak stool'];
/** Nobody listens there. */
const NOBODY = 'http://127.0.0.1:9/notify';
const WRONG_KEY = 'another-key-than-the-right-one';

/** Every screen of the back office, as the role sees it that works there, with a few days of trade. */
export async function listMerchantPages(gateway: TestGateway): Promise<ConsolePicture[]> {
  const { tradeNo, chargebackNo, requestId, linkNo, notificationId } = await trade(gateway);
  const proof = await registerAndProve(gateway.url);
  const pages: readonly (readonly [name: string, role: MerchantRole | null, path: string])[] = [
    ['register', null, '/register'],
    ['registration', null, `/register/${proof}`],
    ['outbox', null, '/outbox'],
    ['home', 'owner', ''],
    ['start', 'owner', '/start'],
    ['search', 'staff', '/search?q=lamp'],
    ['orders', 'staff', '/orders'],
    ['order', 'staff', `/orders/${tradeNo}`],
    ['order-refund', 'staff', `/orders/${tradeNo}/refund`],
    ['links', 'owner', '/links'],
    ['link-new', 'owner', '/links/new'],
    ['link', 'owner', `/links/${linkNo}`],
    ['payers', 'owner', '/payers'],
    ['chargebacks', 'owner', '/chargebacks'],
    ['chargeback', 'owner', `/chargebacks/${chargebackNo}`],
    ['balances', 'accountant', '/balances'],
    ['statement', 'accountant', '/balances/statement'],
    ['payouts', 'accountant', '/payouts'],
    ['payout-new', 'accountant', '/payouts/new'],
    ['beneficiaries', 'accountant', '/payouts/beneficiaries'],
    ['beneficiary-new', 'accountant', '/payouts/beneficiaries/new'],
    ['approvals', 'owner', '/approvals'],
    ['keys', 'developer', '/keys'],
    ['requests', 'developer', '/requests'],
    ['request', 'developer', `/requests/${requestId}`],
    ['deliveries', 'developer', '/deliveries'],
    ['delivery', 'developer', `/deliveries/${notificationId}`],
    ['tokens', 'developer', '/tokens'],
    ['sandbox', 'developer', '/sandbox'],
    ['settings', 'owner', '/settings'],
    ['settlement', 'owner', '/settings/settlement'],
    ['settlement-account', 'owner', '/settings/settlement/account'],
    ['branding', 'owner', '/branding'],
    ['team', 'owner', '/team'],
    ['invitations', 'owner', '/team/invitations'],
  ];
  const screens = pages.map(([name, role, path]) => ({
    name: `merchant-${name}`,
    async bring(page: Page) {
      if (role !== null) {
        const { cookies } = await openConsole(gateway.url, role);
        const url = gateway.url;
        await page.context().addCookies([...cookies].map(([cookie, value]) => ({ name: cookie, value, url })));
      }
      await page.goto(`${gateway.url}/merchant${path}`);
    },
  }));
  const link = {
    name: 'merchant-link-payer',
    bring: async (page: Page) => void (await page.goto(`${gateway.url}/pay/${linkNo}`)),
  };
  return [...screens, link];
}

async function trade(gateway: TestGateway) {
  const { merNo, key } = sandboxAccount;
  const shop = createShop(gateway.url, { merNo, key });
  const orders: Record<string, unknown>[] = [];
  for (const [index, item] of ORDERS.entries()) {
    const merOrderNo = `${item.replaceAll(' ', '-').toUpperCase()}-${index + 1}`;
    const sourceAmount = `${(index + 2) * 9}.50`;
    orders.push(dataOf(await shop.pay({ merOrderNo, currencyCode: 'USD', sourceAmount, notifyUrl: NOBODY })));
  }
  await shop.pay({ currencyCode: 'EUR', sourceAmount: '64.00' });
  await shop.pay({ currencyCode: 'USD', sourceAmount: '20.00', cardNo: '4000000000000002' });
  const tradeNo = String(orders[2]?.['tradeNo']);
  await shop.refund(orders[2] ?? {}, { amount: '10.00', remark: 'One bulb was broken' });
  const { body } = await gateway.operator('POST', `/operator/orders/${String(orders[0]?.['tradeNo'])}/chargeback`, {
    reason: 'Goods not received',
  });
  const forger = createShop(gateway.url, { merNo, key: WRONG_KEY });
  await forger.pay({ currencyCode: 'USD', sourceAmount: '12.00' });
  for (const one of [shop, forger]) one.close();
  const links = createLinkMaker(gateway, merNo);
  const { linkNo } = await links.create({ title: 'Pottery course, Saturday', usesMax: 12 });
  const payer = createLinkPayer(gateway.url);
  await payer.begin(linkNo);
  await payer.payByCard();
  const { chargebackNo } = body as { chargebackNo: string };
  return { tradeNo, chargebackNo, linkNo, ...(await found(gateway, { merNo, tradeNo })) };
}

/** What is written after the answer. */
async function found(gateway: TestGateway, { merNo, tradeNo }: { merNo: number; tradeNo: string }) {
  for (let tries = 0; tries < 1200; tries += 1) {
    const log = await gateway.operator('GET', `/operator/merchants/${merNo}/requests?result=refused`);
    const [request] = (log.body as { requests: { requestId: string }[] }).requests;
    const order = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
    const [delivery] = (order.body as { deliveries: { notificationId: string }[] }).deliveries;
    if (request && delivery) return { requestId: request.requestId, notificationId: delivery.notificationId };
    await sleep(100);
  }
  throw new Error('the request or its notification is not listed');
}
