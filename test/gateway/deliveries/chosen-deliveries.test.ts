import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import type { ShownPage, TestBrowser } from '../../helpers/people/account.ts';

// Rows that people choose, of the lists of notifications and orders: without a script, as forms.

let gateway: PeopleGateway;
let receiver: ReceiverServer;
let shop: Shop;
let other: Shop;
const tradeNos: string[] = [];
const ids: string[] = [];

beforeAll(async () => {
  gateway = await startPeopleGateway();
  receiver = await startReceiver();
  [shop, other] = [await gateway.newShop(), await gateway.newShop()];
  for (const one of [1, 2, 3]) {
    const notifyUrl = one === 3 ? undefined : `${receiver.url}/notify`;
    const paid = dataOf(await shop.pay({ merOrderNo: `CHOSEN-${one}`, ...(notifyUrl && { notifyUrl }) }));
    tradeNos.push(String(paid['tradeNo']));
  }
  await receiver.waitFor('/notify', 2);
  for (const tradeNo of tradeNos.slice(0, 2)) {
    const { body } = await gateway.operator('GET', `/operator/deliveries?tradeNo=${tradeNo}`);
    ids.push((body as { deliveries: { notificationId: string }[] }).deliveries[0]?.notificationId ?? '');
  }
});
afterAll(async () => {
  shop.close();
  other.close();
  await gateway.close();
  await receiver.close();
});

const sent = () => receiver.at('/notify').length;
const query = (numbers: readonly string[]) => numbers.map((number) => `no=${number}`).join('&');

/** The form of the page, and the same form once more. */
async function sendTwice(browser: TestBrowser, page: ShownPage): Promise<[string, string]> {
  const body = new URLSearchParams(
    // Boxes as they are shown: checked.
    [...page.text.matchAll(/<input type="(?:hidden|checkbox)" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  );
  const path = page.path.split('?')[0] ?? '';
  const post = async () => (await browser.send(path, { method: 'POST', body })).text();
  return [await post(), await post()];
}

it('chosen notifications are resent one by one, and the form that comes twice sends nothing twice', async () => {
  const browser = await openConsole(gateway.url, 'support');
  const list = await browser.open('/console/deliveries/log');
  expect(list.text).toContain(`type="checkbox" name="no" value="${ids[0]}"`);
  expect(list.text).toContain('action="/console/deliveries/resend"');
  const review = await browser.open(`/console/deliveries/resend?${query([...ids, 'NT0000000000000000000000'])}`);
  expect(review.text.match(/name="nos" value="\w+" checked/g)).toHaveLength(2);
  const before = sent();
  const [first, copy] = await sendTwice(browser, review);
  expect(first).toContain('2 of 2 done.');
  expect(copy).toBe(first);
  await receiver.waitFor('/notify', before + 2);
  expect(sent()).toBe(before + 2);
});

it('a notification that is not found is a line of its own, and the others are resent', async () => {
  const browser = await openConsole(gateway.url, 'support');
  await browser.open(`/console/deliveries/resend?no=${ids[0]}`);
  const before = sent();
  const done = await browser.submit('/resend', {
    nos: `${ids[0]?.slice(2)}.0000000000000000000000`,
    reason: 'Ticket 7',
  });
  expect(done.text).toContain('1 of 2 done.');
  expect(done.text).toContain('Not found');
  await receiver.waitFor('/notify', before + 1);
  const { body } = await gateway.operator('GET', '/operator/actions?limit=5');
  expect(JSON.stringify(body)).toContain('Ticket 7');
});

it('the resend of chosen orders says of each what was done, and exports have the chosen ones alone', async () => {
  const browser = await openConsole(gateway.url, 'support');
  expect((await browser.open('/console/orders')).text).toContain(`name="no" value="${tradeNos[0]}"`);
  const review = await browser.open(`/console/orders/resend?${query(tradeNos)}`);
  expect(review.text.match(/name="nos" value="\w+" checked/g)).toHaveLength(3);
  const before = sent();
  const [done] = await sendTwice(browser, review);
  expect(done).toContain('2 of 3 done.');
  expect(done).toContain('The shop was never told');
  await receiver.waitFor('/notify', before + 2);
  expect(sent()).toBe(before + 2);
  const file = await (
    await browser.send(`/console/orders/export/chosen?columns=tradeNo&${query(tradeNos.slice(1))}`)
  ).text();
  expect(file.replaceAll('"', '').trim().split(/\r?\n/).toSorted()).toEqual(
    [...tradeNos.slice(1), 'tradeNo'].toSorted(),
  );
  const none = await browser.open('/console/orders/export/chosen?columns=tradeNo');
  expect(none.text).toContain('You chose nothing');
});

it('a merchant chooses among its own alone', async () => {
  const stranger = await gateway.signIn({ roles: ['owner'], merNo: other.merNo });
  const listed = await gateway.as(stranger.token, 'GET', `/operator/orders?tradeNo=${tradeNos.join(',')}`);
  expect(listed).toMatchObject({ status: 200, body: { orders: [] } });
});

it('who may not resend has no boxes among notifications, and is refused the page', async () => {
  const auditor = await openConsole(gateway.url, 'auditor');
  expect((await auditor.open('/console/deliveries/log')).text).not.toContain('type="checkbox" name="no"');
  expect((await auditor.open(`/console/deliveries/resend?${query(ids)}`)).status).toBe(403);
  const orders = await auditor.open('/console/orders');
  expect(orders.text).toContain('Export the chosen ones');
  expect(orders.text).not.toContain('Resend their notifications');
});

it('more than a hundred numbers are refused by the operation, and cut by the page', async () => {
  const many = Array.from({ length: 101 }, (_, index) => `TG${String(index).padStart(24, '0')}`);
  const answer = await gateway.operator('GET', `/operator/orders?tradeNo=${many.join(',')}`);
  expect(answer.status).toBe(400);
  const browser = await openConsole(gateway.url, 'support');
  expect((await browser.open(`/console/orders/resend?${query(many)}`)).status).toBe(200);
});
