import { expect, it, onTestFinished } from 'vitest';
import { openConsole } from '../../helpers/console.ts';
import { startTestGateway } from '../../helpers/gateway.ts';
import { dataOf } from '../../helpers/shop.ts';
import { createMorningClock } from '../../helpers/still-clock.ts';

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

it('search is for those who may see orders', async () => {
  const { gateway } = await start();
  const browser = await openConsole(gateway.url, 'admin');
  expect((await browser.open('/console/search?q=18.00')).status).toBe(403);
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
  expect(text).toMatch(/<b>2<\/b><span class="soft">1 a week ago \(\+100%\)<\/span>/);
  expect(text).toContain('<title>Payments by hour: 2 today</title>');
  const admin = await openConsole(gateway.url, 'admin');
  const page = await admin.open('/console');
  expect([page.status, page.text.includes('Payments today')]).toEqual([200, false]);
});
