import { expect, it, onTestFinished, vi } from 'vitest';
import { rolePermissions } from '../../../generated/permissions.ts';
import type { Permission, Role } from '../../../generated/permissions.ts';
import { linksOf } from '../../helpers/browser/crawl.ts';
import { pageText } from '../../helpers/browser/html-text.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { createTestBrowser } from '../../helpers/people/account.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { createMorningClock, createStillClock } from '../../helpers/gateway/still-clock.ts';

async function start() {
  const gateway = await startTestGateway({ build: { sandboxClock: createMorningClock() } });
  const shop = await gateway.newShop({ name: 'Corner Goods' });
  onTestFinished(async () => {
    shop.close();
    await gateway.close();
  });
  /** Orders are indexed in the order of time: of several, wait for something that only the last one has. */
  const indexed = (text: string) =>
    expect
      .poll(async () => {
        const { body } = await gateway.operator('GET', `/operator/search?q=${encodeURIComponent(text)}`);
        return (body as { hits: unknown[] }).hits;
      })
      .not.toEqual([]);
  return { gateway, shop, indexed };
}

it('search leads straight to what one number names, and lists what there are several of', async () => {
  const { gateway, shop, indexed } = await start();
  const first = dataOf(await shop.pay({ sourceAmount: '18.00' }));
  await shop.pay({ sourceAmount: '18.00', billingEmail: 'second@example.com' });
  await indexed('second@example.com');
  const browser = await openConsole(gateway.url, 'support');
  const sent = await browser.send(`/console/search?q=${String(first['merOrderNo'])}`);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/console/orders/${String(first['tradeNo'])}`]);
  const several = await browser.open('/console/search?q=18.00+today');
  expect(several.text.match(/data-key="TG/g)).toHaveLength(2);
  expect(several.text).toContain(`href="/console/orders/${String(first['tradeNo'])}"`);
  const none = await browser.open('/console/search?q=%3Cscript%3E');
  expect(none.text).toContain('Nothing found for “&lt;script&gt;”');
  expect(none.text).toContain('What you can search for');
});

it('search shows nothing of a full card number', async () => {
  const { gateway } = await start();
  const browser = await openConsole(gateway.url, 'support');
  const page = await browser.open('/console/search?q=4242+4242+4242+4242');
  expect([page.status, page.text.includes('Do not paste full card numbers')]).toEqual([400, true]);
  expect(page.text).not.toMatch(/4242 ?4242 ?4242/);
});

it('search finds no orders for those who may not see them', async () => {
  const { gateway, shop, indexed } = await start();
  const order = dataOf(await shop.pay({ sourceAmount: '18.00', billingEmail: 'hidden@example.com' }));
  await indexed('hidden@example.com');
  const browser = await openConsole(gateway.url, 'admin');
  for (const text of ['18.00', 'hidden@example.com', String(order['tradeNo'])]) {
    const page = await browser.open(`/console/search?q=${encodeURIComponent(text)}`);
    expect([text, page.text.includes('Nothing found for')]).toEqual([text, true]);
  }
});

it('Home compares today with a week ago, and says that nothing needs anybody', async () => {
  const { gateway, shop, indexed } = await start();
  await shop.pay({ sourceAmount: '11.00' });
  await gateway.advance(7 * 86_400);
  await shop.pay({ sourceAmount: '18.00' });
  await shop.pay({ sourceAmount: '19.00', billingEmail: 'last@example.com' });
  await indexed('last@example.com');
  const finance = await openConsole(gateway.url, 'finance');
  // A payment that was met before it ended is looked at again a while later.
  await expect.poll(async () => (await finance.open('/console')).text).toMatch(/37\.00 <small>USD<\/small>/);
  const { text } = await finance.open('/console');
  expect(text).toContain('Nothing needs you right now.');
  expect(text).toMatch(/<b>2<\/b><span class="soft">100% more than last Tuesday by this time \(1\)<\/span>/);
  expect(pageText(text)).toContain('37.00 USD today, 236% more than last Tuesday by this time (11.00 USD).');
  expect(pageText(text)).toContain('Success rate 100% unchanged; 100% last Tuesday by this time');
  expect(text).toContain('<title>Payments by hour: 2 today</title>');
  // It is five in the morning: two payments fill the height of the plot, the one of a week ago half of it.
  expect(text).toMatch(/<rect\s+x="51\.5"\s+y="4"\s+width="7"\s+height="96"/);
  expect(text).toContain('L50 52H60L60 100H70');
  expect(text).toContain('<path class="line" d="M52.17 2l0 0"');
  // A point alone is drawn as one, and what it says is written.
  expect(text).toContain('<path class="dot" d="M52.17 2l0 0"');
  expect(pageText(text)).toContain('100% in the hour from 05:00, the only one with payments so far.');
  expect(text).toMatch(/<rect class="now" width="240" height="8" \/>[^]*?<rect class="before" width="71\.35"/);
  const admin = await openConsole(gateway.url, 'admin');
  const page = await admin.open('/console');
  expect([page.status, page.text.includes('Payments today')]).toEqual([200, false]);
});

it('Home shows the days that somebody chooses, beside as many before, on both desks', async () => {
  const gateway = await startPeopleGateway({ sandboxClock: createMorningClock() });
  const shop = await gateway.newShop();
  onTestFinished(async () => {
    shop.close();
    await gateway.close();
  });
  const declined = { cardNo: '4000000000000002' };
  await shop.pay({ sourceAmount: '40.00' });
  await gateway.advance(7 * 86_400);
  await shop.pay({ sourceAmount: '18.00' });
  await gateway.advance(86_400);
  await shop.pay({ sourceAmount: '12.00', ...declined });
  await shop.pay({ sourceAmount: '12.00' });
  const finance = await openConsole(gateway.url, 'finance');
  const week = async () => pageText((await finance.open('/console?days=7')).text);
  await expect.poll(week).toContain('30.00 USD in the last 7 days, 25% less than in the 7 days before (40.00 USD).');
  const text = await week();
  expect(text).toContain('Payments of the last 7 days');
  expect(text).toContain('Success rate 66.7% 33.3 points less; 100% in the 7 days before');
  expect(text).toMatch(/Paid by day in USD/);
  const page = await finance.open('/console?days=7');
  expect(page.text).toMatch(/href="\/console\?days=7" aria-current="page">Last 7 days/);
  for (const days of ['1', '30', '90']) expect(page.text).toContain(`href="/console?days=${days}"`);
  expect(pageText((await finance.open('/console?days=90')).text)).toContain('none in the 90 days before');
  expect((await finance.open('/console?days=8')).text).toContain('Payments today');
  const { token } = await gateway.signIn({ roles: ['owner'], merNo: shop.merNo });
  const owner = createTestBrowser(gateway.url);
  owner.cookies.set('tollgate-session', token);
  const own = pageText((await owner.open('/merchant?days=7')).text);
  expect(own).toContain('Last 7 days Paid 30.00 USD 2 of 3 payments 25% less than in the 7 days before (40.00 USD)');
  expect(own).toContain('Today Paid 12.00 USD 1 of 2 payments none last Wednesday by this time');
  expect(pageText((await owner.open('/merchant')).text)).toContain('Last 30 days Paid 70.00 USD');
});

async function startWithPeople() {
  const gateway = await startPeopleGateway({ sandboxClock: createStillClock() });
  const shop = await gateway.newShop({ name: 'Corner Goods' });
  const support = await gateway.signIn({ roles: ['support'] });
  onTestFinished(async () => {
    shop.close();
    await gateway.close();
  });
  return {
    gateway,
    shop,
    async openChargeback(dueDays: number): Promise<string> {
      const { tradeNo } = dataOf(await shop.pay());
      const dueAt = new Date((await gateway.now()) + dueDays * 86_400_000).toISOString();
      const { body } = await gateway.operator('POST', '/operator/chargebacks', { tradeNo, reason: 'Fraud', dueAt });
      return (body as { chargebackNo: string }).chargebackNo;
    },
    async askForRefund(tradeNo: unknown, amount: string): Promise<string> {
      const sent = { body: { amount }, headers: { 'X-Reason': 'Ticket 4711' } };
      const { body } = await gateway.as(support.token, 'POST', `/operator/orders/${String(tradeNo)}/refunds`, sent);
      return (body as { approvalNo: string }).approvalNo;
    },
    /** What Home says that needs this role, and where it leads. */
    async attentionOf(role: Role) {
      const { text } = await (await openConsole(gateway.url, role)).open('/console');
      const [section = ''] = /<section class="attention"[^]*?<\/section>/.exec(text) ?? [];
      return { section, links: linksOf(section, '/console') };
    },
  };
}

it('Home says what needs a person, with where it leads, to the roles that see it', async () => {
  const { gateway, shop, openChargeback, askForRefund, attentionOf } = await startWithPeople();
  const receiver = await startReceiver({ status: 500, text: 'Out of order' });
  onTestFinished(() => receiver.close());
  const deposit = { depositNo: 'D-1', amount: '100.00', currency: 'MXN' };
  await gateway.operator('POST', `/operator/merchants/${shop.merNo}/deposits`, deposit);
  const stuck = dataOf(await shop.payOut({ currencyCode: 'MXN', sourceAmount: '60.00', benLastName: 'PENDING' }));
  const paid = dataOf(await shop.pay({ sourceAmount: '100.00', notifyUrl: `${receiver.url}/notify` }));
  const approvalNo = await askForRefund(paid['tradeNo'], '25.00');
  const chargebackNo = await openChargeback(9);
  vi.spyOn(gateway.store, 'verifyLedger').mockResolvedValue({ postings: 2, orders: 1, problems: ['A sum is wrong.'] });
  await gateway.operator('GET', '/operator/ledger/verify');
  await gateway.advance(86_400 + 60);

  const { host } = new URL(receiver.url);
  const endpoint = `/console/deliveries?${new URLSearchParams({ merNo: String(shop.merNo), host }).toString()}`;
  const groups: readonly (readonly [string, Permission, readonly string[]])[] = [
    [
      '1 order is stuck',
      'orders.read',
      ['/console/orders?state=processing&sort=oldest', `/console/orders/${String(stuck['tradeNo'])}`],
    ],
    ['1 request waits for you', 'refunds.approve', ['/console/approvals', `/console/approvals/${approvalNo}`]],
    ['1 chargeback to answer', 'chargebacks.answer', ['/console/chargebacks', `/console/chargebacks/${chargebackNo}`]],
    ['1 endpoint fails', 'deliveries.resend', ['/console/deliveries', endpoint]],
    ['1 problem of the ledger', 'ledger.verify', ['/console/ledger']],
  ];
  // Orders and what failed are noted a while after they happened.
  await expect.poll(async () => (await attentionOf('finance')).section).toContain('1 order is stuck');
  await expect.poll(async () => (await attentionOf('support')).section).toContain('1 endpoint fails');
  for (const role of ['finance', 'support', 'risk', 'engineer', 'auditor', 'admin'] as const) {
    const { section, links } = await attentionOf(role);
    for (const [title, permission, paths] of groups) {
      const isSeen = rolePermissions[role].includes(permission);
      expect([role, title, section.includes(title)]).toEqual([role, title, isSeen]);
      expect([role, paths.filter((path) => links.includes(path))]).toEqual([role, isSeen ? paths : []]);
    }
    const browser = await openConsole(gateway.url, role);
    for (const path of links) expect([role, path, (await browser.open(path)).status]).toEqual([role, path, 200]);
  }
  expect((await attentionOf('admin')).section).toContain('Nothing needs you right now.');
});

it('the menu counts what waits for the person on every page, and counts again once they have sent a form', async () => {
  const { gateway, openChargeback, askForRefund, shop } = await startWithPeople();
  const [risk, support, finance] = await Promise.all([
    openConsole(gateway.url, 'risk'),
    openConsole(gateway.url, 'support'),
    openConsole(gateway.url, 'finance'),
  ]);
  const countsOf = async (browser: typeof risk) => {
    const { text } = await browser.open('/console/refunds');
    const [menu = ''] = /<nav class="menu"[^]*?<\/nav>/.exec(text) ?? [];
    return [...menu.matchAll(/<span>([^<]*)<\/span\s*><b class="count">([^]*?)<\/b/g)].map(
      ([, title, count = '']) => `${title}: ${count.replaceAll(/<[^>]*>/g, '')}`,
    );
  };
  await openChargeback(9);
  await askForRefund(dataOf(await shop.pay({ sourceAmount: '100.00' }))['tradeNo'], '25.00');
  expect(await countsOf(risk)).toEqual(['Chargebacks: 1 to answer']);
  expect(await countsOf(finance)).toEqual(['Approvals: 1 waiting for you']);
  // They may see it, but not answer it.
  expect(await countsOf(support)).toEqual([]);
  await openChargeback(9);
  expect(await countsOf(risk)).toEqual(['Chargebacks: 1 to answer']);
  await risk.open('/console/preferences');
  await risk.submit('/preferences', { zone: 'Europe/Berlin' });
  expect(await countsOf(risk)).toEqual(['Chargebacks: 2 to answer']);
});

it('Home counts what is not answered yet, however much waits for the bank, and the oldest requests come first', async () => {
  const { gateway, shop, openChargeback, askForRefund, attentionOf } = await startWithPeople();
  const answered = Array.from({ length: 101 }, async () => {
    const chargebackNo = await openChargeback(1);
    await gateway.operator('POST', `/operator/chargebacks/${chargebackNo}/answer`, { text: 'Delivered' });
  });
  await Promise.all(answered);
  const unanswered = await openChargeback(9);
  const { tradeNo } = dataOf(await shop.pay({ sourceAmount: '9000.00' }));
  const oldest = await askForRefund(tradeNo, '1.00');
  await Promise.all(Array.from({ length: 101 }, (_, index) => askForRefund(tradeNo, `${index + 2}.00`)));
  const risk = await attentionOf('risk');
  expect(risk.section).toContain('1 chargeback to answer');
  expect(risk.links).toContain(`/console/chargebacks/${unanswered}`);
  const { section, links } = await attentionOf('finance');
  expect(section).toContain('100+ requests wait for you');
  expect(links.find((path) => path.startsWith('/console/approvals/'))).toBe(`/console/approvals/${oldest}`);
});
