import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { payUnheard } from '../../gateway/acquirers/unheard.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { openConsolePage } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import { createShop } from '../../helpers/payer/shop.ts';

// "A payer of merchant 100001 says they paid 18.00 yesterday and got nothing." From Home to a resent notification and a note.

const DAY_SECONDS = 86_400;

it('a payer who paid yesterday and got nothing is helped with one search and two clicks', async () => {
  const [browser, gateway, receiver] = await Promise.all([
    launchBrowser(),
    startTestGateway(),
    startReceiver({ status: 500, text: 'Internal Server Error' }),
  ]);
  const shop = createShop(gateway.url, { merNo: 100001, key: 'tollgate-sandbox-key' });
  for (const sourceAmount of ['17.00', '19.00']) await shop.pay({ sourceAmount });
  const tradeNo = await payUnheard(gateway, { shop, receiver, amount: '18.00', attempts: 9 });
  const order = (await gateway.operator('GET', `/operator/orders/${tradeNo}`)).body as { order: { createdAt: string } };
  // The nine attempts took hours: it is the next day in UTC before the payer complains.
  const midnight = Date.parse(`${order.order.createdAt.slice(0, 10)}T00:00:00Z`) + DAY_SECONDS * 1000;
  const secondsLeft = Math.ceil((midnight - (await gateway.now())) / 1000) + 3600;
  if (secondsLeft > 0) await gateway.advance(secondsLeft);
  await untilSearchable(gateway, tradeNo);

  const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'support' });
  let clicks = 0;
  const click = async (name: string | RegExp, role: 'button' | 'link') => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  await page.goto(`${gateway.url}/console`);
  await page.keyboard.press('/');
  await page.keyboard.type('18.00 yesterday');
  await page.keyboard.press('Enter');
  // The only match opens by itself.
  await page.waitForURL((url) => url.pathname === `/console/orders/${tradeNo}`);
  await page.getByText('its server answered 500 nine times').waitFor();
  await click('Resend now', 'button');
  await page.getByText('The notification is being sent once more.').waitFor();
  await receiver.waitFor('/notify', 10);
  await page.getByLabel('Add a note').fill('The shop fails since yesterday; sent again.');
  await click('Add note', 'button');
  await page.getByText('The note was added.').waitFor();
  expect(clicks).toBe(2);
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  shop.close();
  await Promise.all([browser.close(), receiver.close(), gateway.close()]);
});

async function untilSearchable(gateway: TestGateway, tradeNo: string): Promise<void> {
  for (let round = 0; round < 1200; round += 1) {
    const { body } = await gateway.operator('GET', '/operator/search?q=18.00%20yesterday');
    if (JSON.stringify(body).includes(tradeNo)) return;
    await sleep(100);
  }
  throw new Error('the order was not indexed');
}
