import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openHostileWorld } from '../../helpers/payer/hostile-order.ts';
import { pageText, unescapeHtml } from '../../helpers/browser/html-text.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceivedCallback, ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { openOrder, sendForm } from '../../helpers/payer/payer-world.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';
import { payUnheard } from '../acquirers/unheard.ts';

let gateway: TestGateway;
let shop: Shop;
let receiver: ReceiverServer;

beforeAll(async () => {
  gateway = await startTestGateway();
  receiver = await startReceiver({ status: 500, text: 'Out of <disk>' });
  shop = createShop(gateway.url, { merNo: 100001, key: 'tollgate-sandbox-key' });
});
afterAll(async () => {
  shop.close();
  await receiver.close();
  await gateway.close();
});

async function pay(changes = {}): Promise<string> {
  return String(dataOf(await shop.pay({ sourceAmount: '18.00', ...changes }))['tradeNo']);
}

interface OrderStory {
  readonly order: { readonly refunded: string };
  readonly deliveries: readonly {
    readonly notificationId: string;
    readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
  }[];
}

async function storyOf(tradeNo: string): Promise<OrderStory> {
  return (await gateway.operator('GET', `/operator/orders/${tradeNo}`)).body as OrderStory;
}

async function sentTo(path: string): Promise<ReceivedCallback> {
  const [first] = await receiver.waitFor(path, 1);
  if (first === undefined) throw new Error(`nothing came to ${path}`);
  return first;
}

const pathOf = (tradeNo: string, page = '') => `/console/orders/${tradeNo}${page}`;

it('an order has no form for who may not send it', async () => {
  const tradeNo = await pay();
  const { body } = await gateway.operator('POST', '/operator/chargebacks', { tradeNo, reason: 'Fraud' });
  const { chargebackNo } = body as { chargebackNo: string };
  const forms = ['/refund', '/resend', '/complete', '/chargeback', '/reveal'].map((page) => pathOf(tradeNo, page));
  const auditor = await openConsole(gateway.url, 'auditor');
  for (const path of [...forms, `/console/chargebacks/${chargebackNo}/close`]) {
    const { status, text } = await auditor.open(path);
    expect([path, status, text.includes('Ask an admin.')]).toEqual([path, 403, true]);
  }
  const accountant = await openConsole(gateway.url, 'accountant');
  for (const page of ['/refund', '/resend', '/complete', '/chargeback']) {
    const { status, text } = await accountant.open(`/merchant/orders/${tradeNo}${page}`);
    expect([page, status, text.includes('Ask an owner.')]).toEqual([page, 403, true]);
  }
});

/** A picture, or a script that is none of the page's own files. */
const FOREIGN = /<img|<script(?!\s+src="\/(?:console|account)\/assets\/[\w.-]+")/;

describe('a notification that the shop does not take', () => {
  it('is explained in a sentence, shown with its bytes, resent, and noted', async () => {
    const tradeNo = await payUnheard(gateway, { shop, receiver, amount: '18.00', attempts: 2 });
    const support = await openConsole(gateway.url, 'support');
    const story = pageText((await support.open(pathOf(tradeNo))).text);
    expect(story).toContain('Paid 18.00 USD by card on');
    expect(story).toContain(
      'The shop has not confirmed the notification: its server answered 500 twice. The next try is at',
    );
    expect(story).toContain('HTTP 500 Out of <disk>');
    const { deliveries } = await storyOf(tradeNo);
    const [notification] = deliveries;
    const { body, headers } = await sentTo('/notify');
    expect(notification?.request).toEqual({
      method: 'POST',
      url: `${receiver.url}/notify`,
      headers: Object.fromEntries(
        Object.keys(notification?.request.headers ?? {}).map((name) => [name, headers[name]]),
      ),
      body,
    });
    await support.open(pathOf(tradeNo, `/resend?notification=${notification?.notificationId}`));
    const resent = await support.submit('/resend');
    expect(pageText(resent.text)).toContain('The notification is being sent once more.');
    await receiver.waitFor('/notify', 3);
    const refused = await support.submit('/note', { text: 'Told\u0007 the shop.' });
    expect(refused.status).toBe(400);
    expect(pageText(refused.text)).toMatch(/Nothing was done The note contains the character U\+0007/);
    expect(refused.text).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*>\s*Told\S the shop\./);
    const noted = await support.submit('/note', { text: 'Told\tthe shop.\nResent.' });
    expect(noted.path).toBe(`${pathOf(tradeNo)}?show=people&done=noted`);
    expect(pageText(noted.text)).toMatch(/Note by support@tollgate\.example Told the shop\. Resent\./);
    expect(pageText(noted.text)).toContain('Resend delivery by support@tollgate.example');
    expect(pageText(noted.text)).not.toContain('HTTP 500 Out of');
  });
});

describe('a refund from the story', () => {
  it('is done at once by finance, and says so', async () => {
    const tradeNo = await pay();
    const finance = await openConsole(gateway.url, 'finance');
    const form = pageText((await finance.open(pathOf(tradeNo, '/refund'))).text);
    expect(form).toContain(
      'Sends the amount back to the payer by card, and notifies the shop. The money is taken from',
    );
    expect(form).toContain('There is no refund fee. It is done at once.');
    const done = await finance.submit('/refund', { amount: '5.00', reason: 'Ticket 7' });
    expect(pageText(done.text)).toContain('The refund was accepted.');
    expect(pageText(done.text)).toContain('5.00 USD of it is refunded');
    expect(pageText(done.text)).toContain('Refunded −5.00 USD');
  });

  it('a refund from the story over the limit of support waits for approval', async () => {
    const tradeNo = await pay();
    const support = await openConsole(gateway.url, 'support');
    expect(pageText((await support.open(pathOf(tradeNo, '/refund'))).text)).toContain('must approve it first.');
    const asked = await support.submit('/refund', { amount: '18.00', reason: 'Ticket 8' });
    expect(pageText(asked.text)).toContain('Nothing is done yet: somebody else must approve it.');
    expect(pageText(asked.text)).toContain('asks: Refund 18.00 USD of order');
  });

  it('is not made from a form that somebody else was faster than, and shows what changed', async () => {
    const tradeNo = await pay();
    const [slow, fast] = [await openConsole(gateway.url, 'finance'), await openConsole(gateway.url, 'finance')];
    await slow.open(pathOf(tradeNo, '/refund'));
    await fast.open(pathOf(tradeNo, '/refund'));
    await fast.submit('/refund', { amount: '10.00', reason: 'Ticket 9' });
    const stale = await slow.submit('/refund', { amount: '8.00', reason: 'Ticket 9' });
    expect(stale.status).toBe(409);
    expect(pageText(stale.text)).toContain('This has changed since you opened the form. Nothing was done.');
    expect(pageText(stale.text)).toContain('Refunded: 0.00 USD → 10.00 USD');
    expect((await storyOf(tradeNo)).order.refunded).toBe('10.00');
    const again = await slow.submit('/refund', { amount: '8.00', reason: 'Ticket 9' });
    expect(pageText(again.text)).toContain('18.00 USD of it is refunded');
  });

  it('a refund from the story that is refused keeps what was typed', async () => {
    const tradeNo = await pay();
    const finance = await openConsole(gateway.url, 'finance');
    await finance.open(pathOf(tradeNo, '/refund'));
    const refused = await finance.submit('/refund', { amount: '18.01', reason: 'Ticket 10' });
    expect(refused.text).toContain('value="18.01"');
    expect(pageText(refused.text)).toContain('Nothing was done');
  });
});

describe('the page', () => {
  it('shows each role what it may do, and nothing else', async () => {
    const tradeNo = await pay({ notifyUrl: `${receiver.url}/roles` });
    const buttons = async (role: Parameters<typeof openConsole>[1]) => {
      const { text } = await (await openConsole(gateway.url, role)).open(pathOf(tradeNo));
      return [...text.matchAll(/href="[^"]*\/(refund|resend|complete|chargeback|reveal)["?]/g)]
        .map(([, name]) => String(name))
        .concat(text.includes('/note"') ? ['note'] : [])
        .filter((name, index, all) => all.indexOf(name) === index)
        .toSorted();
    };
    expect(await buttons('support')).toEqual(['note', 'refund', 'resend', 'reveal']);
    expect(await buttons('finance')).toEqual(['note', 'refund']);
    expect(await buttons('risk')).toEqual(['note', 'reveal']);
    expect(await buttons('engineer')).toEqual(['chargeback', 'note', 'resend']);
    expect(await buttons('auditor')).toEqual([]);
  });

  it('completes an order and charges it back in the sandbox, for engineers', async () => {
    const order = dataOf(await shop.payBy('PIX', { sourceAmount: '18.00' }));
    const tradeNo = String(order['tradeNo']);
    const engineer = await openConsole(gateway.url, 'engineer');
    const waits = pageText((await engineer.open(pathOf(tradeNo))).text);
    expect(waits).toContain('It expires at');
    await engineer.open(pathOf(tradeNo, '/complete'));
    expect(pageText((await engineer.submit('/complete', { result: 'success' })).text)).toContain(
      'Paid 18.00 BRL by Pix on',
    );
    await engineer.open(pathOf(tradeNo, '/chargeback'));
    const charged = pageText((await engineer.submit('/chargeback', { reason: 'Not received' })).text);
    expect(charged).toContain('Charged back');
    expect(charged).toContain('The chargeback is open: Not received.');
  });

  it('filters the timeline by the address, and folds the checks of the request', async () => {
    const tradeNo = await pay();
    const support = await openConsole(gateway.url, 'support');
    const money = pageText((await support.open(pathOf(tradeNo, '?show=money'))).text);
    expect(money).toContain('Booked: payment');
    expect(money).not.toContain('accepted');
    const all = pageText((await support.open(pathOf(tradeNo, '?show=nonsense'))).text);
    expect(all).toContain('Passed 9 checks');
    expect(all).toContain('The signature over merNo, merOrderNo, currencyCode, sourceAmount is right. Else 10002.');
  });

  it('names methods in words, in the timeline, in the checks and in the summary', async () => {
    const support = await openConsole(gateway.url, 'support');
    const tellOf = async (order: Record<string, unknown>) =>
      pageText((await support.open(pathOf(String(order['tradeNo'])))).text);
    const paid = await tellOf(dataOf(await shop.payBy('PER_TRANSFER')));
    expect(paid).toMatch(/Payment of \S+ PEN by Bank transfer \(Peru\) accepted/);
    expect(paid).toContain('Bank transfer (Peru) is enabled for the merchant.');
    const deposit = { depositNo: 'WORDS-1', amount: '10.00', currency: 'MXN', note: 'For a payout' };
    await gateway.operator('POST', '/operator/merchants/100001/deposits', deposit);
    const shown = await tellOf(dataOf(await shop.payOut({ currencyCode: 'MXN', sourceAmount: '5.00' })));
    expect(shown).toContain('Payout of 5.00 MXN by SPEI accepted');
    expect(shown).toContain('Paid out 5.00 MXN by SPEI on');
  });

  it('shows the commands without a secret', async () => {
    const tradeNo = await pay();
    const { text } = await (await openConsole(gateway.url, 'support')).open(pathOf(tradeNo));
    expect(pageText(text)).toContain('Bearer $TOLLGATE_TOKEN');
    expect(pageText(text)).toContain('"sign":"SIGNATURE"');
    expect(text).not.toContain('tollgate-sandbox-key');
  });

  it('says that there is no such order', async () => {
    const support = await openConsole(gateway.url, 'support');
    const tradeNo = `${(await pay()).slice(0, -8)}00000000`;
    for (const path of [tradeNo, 'TG1', `${tradeNo}/refund`, `${tradeNo}/resend`]) {
      expect((await support.open(pathOf(path))).status).toBe(404);
    }
  });
});

describe('a hostile text', () => {
  it.each([
    `"><img src=x onerror=__hit=1>`,
    `</textarea><script>__hit=1</script>`,
    `' onfocus='__hit=1' autofocus x='`,
  ])('%s in every field is shown as text', async (payload) => {
    const world = await openHostileWorld(gateway);
    const { tradeNo, fields } = await world.createOrder(payload);
    await world.close();
    expect(fields).toEqual(
      expect.arrayContaining(['merchantName', 'note', 'remark', 'chargebackReason', 'notifyUrl', 'productInfoList']),
    );
    const risk = await openConsole(gateway.url, 'risk');
    const { text } = await risk.open(pathOf(tradeNo));
    expect(text).not.toContain(payload);
    expect(unescapeHtml(text)).toContain(payload);
    expect(text).not.toMatch(FOREIGN);
    await risk.open(pathOf(tradeNo, '/reveal'));
    const revealed = await risk.submit('/reveal', { reason: 'Ticket 11' });
    expect(revealed.text).not.toContain(payload);
    expect(revealed.text).not.toMatch(FOREIGN);
  });
});

describe('what the payer did on the payment page', () => {
  it('is shown to both sides in plain words, without anything about the payer', async () => {
    const payUrl = await openOrder({ url: gateway.url, shop }, 'createCashierOrder');
    const tradeNo = payUrl.split('/').at(-1) ?? '';
    const support = await openConsole(gateway.url, 'support');
    expect(pageText((await support.open(pathOf(tradeNo))).text)).toContain('The payer has not tried to pay');
    await fetch(payUrl);
    await fetch(`${payUrl}/state?left`);
    await gateway.advance(120);
    await sendForm(payUrl, { do: 'pay', method: 'ALIPAY' }, { 'X-Forwarded-For': '198.51.100.77' });
    await fetch(`${payUrl}?back`);
    const events = async () => {
      const { body } = await gateway.operator('GET', `/operator/orders/${tradeNo}`);
      return (body as { pageEvents: { event: string; method: string | null; times: number }[] }).pageEvents;
    };
    const pageEvents = async () =>
      (await events()).map(({ event, method, times }) => `${event} ${method} ${times}`).toSorted();
    await expect.poll(pageEvents).toEqual(['cameBack null 1', 'chose ALIPAY 1', 'left null 1', 'opened null 2']);
    expect(JSON.stringify(await events())).not.toMatch(/198\.51|Mozilla|undici/);
    const shown = pageText((await support.open(pathOf(tradeNo))).text);
    expect(shown).toContain('The payer opened the payment page again, 2 times in all');
    expect(shown).toContain('The payer chose to pay by Alipay');
    const owner = await openMerchant(gateway.url, 'owner');
    const heard = pageText((await owner.open(`/merchant/orders/${tradeNo}`)).text);
    for (const line of [
      'The payer opened the payment page',
      'The payer went back to your shop',
      'The payer opened the payment page again, 2 times in all',
      'The payer chose to pay by Alipay',
      'The payer came back from the bank’s page',
    ]) {
      expect(heard).toContain(line);
    }
  });
});
