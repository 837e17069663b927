import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { startReceiver } from '../../helpers/gateway/receiver-server.ts';
import type { ReceiverServer } from '../../helpers/gateway/receiver-server.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// One endpoint that always answers 500, and one that acknowledges, of two merchants.

let gateway: TestGateway;
let receivers: Record<'bad' | 'good', ReceiverServer>;
let shops: Record<'bad' | 'good', Shop>;
let notificationId = '';
let tradeNo = '';

beforeAll(async () => {
  gateway = await startTestGateway();
  receivers = {
    bad: await startReceiver({ status: 500, text: 'database <b>down</b>' }),
    good: await startReceiver(),
  };
  shops = { bad: await gateway.newShop(), good: await gateway.newShop() };
  for (const name of ['bad', 'good'] as const) {
    const paid = dataOf(await shops[name].pay({ notifyUrl: `${receivers[name].url}/notify` }));
    if (name === 'bad') tradeNo = String(paid['tradeNo']);
    await receivers[name].waitFor('/notify', 1);
  }
  await gateway.advance(256 * 60);
  const { body } = await gateway.operator('GET', `/operator/deliveries?tradeNo=${tradeNo}`);
  notificationId = (body as { deliveries: { notificationId: string }[] }).deliveries[0]?.notificationId ?? '';
});

afterAll(async () => {
  for (const shop of Object.values(shops)) shop.close();
  await gateway.close();
  await Promise.all(Object.values(receivers).map((receiver) => receiver.close()));
});

async function endedAttempts(): Promise<object[]> {
  const { body } = await gateway.operator('GET', `/operator/deliveries/${notificationId}`);
  const { attempts } = body as { attempts: { finishedAt: string | null }[] };
  return attempts.filter(({ finishedAt }) => finishedAt !== null);
}

const hostOf = (name: 'bad' | 'good') => new URL(receivers[name].url).host;

describe('endpoints', () => {
  it('endpoints that fail come first, with what they answered', async () => {
    const { body } = await gateway.operator('GET', '/operator/endpoints');
    expect(body).toMatchObject({
      endpoints: [
        {
          merNo: shops.bad.merNo,
          host: hostOf('bad'),
          state: 'failing',
          lastSuccessAt: null,
          lastFailure: 'HTTP 500 is not 2xx',
          lastStatus: 500,
          lastFailedId: notificationId,
          attempts: 9,
          failedAttempts: 9,
          waiting: 0,
          exhausted: 1,
          newest: notificationId,
        },
        { merNo: shops.good.merNo, host: hostOf('good'), state: 'working', lastFailureAt: null, failedAttempts: 0 },
      ],
      next: null,
    });
    const failing = await gateway.operator('GET', '/operator/endpoints?state=failing');
    expect((failing.body as { endpoints: object[] }).endpoints).toHaveLength(1);
    const page = await (await openConsole(gateway.url, 'support')).open('/console/deliveries');
    expect(page.text.indexOf(hostOf('bad'))).toBeLessThan(page.text.indexOf(hostOf('good')));
    expect(page.text).toContain('HTTP 500 is not 2xx');
    expect(page.text).toContain('9 of 9');
  });

  it('endpoints of a merchant number that is none are refused on the page, which stays usable', async () => {
    const page = await (await openConsole(gateway.url, 'support')).open('/console/deliveries?merNo=abc');
    expect(page.text).toContain('merNo');
    expect(page.text).toContain('name="host"');
  });
});

describe('the log', () => {
  it('is of all merchants, and filtered by its address', async () => {
    const browser = await openConsole(gateway.url, 'engineer');
    const all = await browser.open('/console/deliveries/log');
    expect([all.text.includes(hostOf('bad')), all.text.includes(hostOf('good'))]).toEqual([true, true]);
    const failed = await browser.open(
      `/console/deliveries/log?state=exhausted&host=${hostOf('bad')}&event=paymentResult`,
    );
    expect(failed.text).toContain(tradeNo);
    const none = await browser.open(`/console/deliveries/log?host=${hostOf('bad')}&event=chargeback`);
    expect(none.text).toContain('No notifications match');
    const early = await browser.open('/console/deliveries/log?to=2001-01-01');
    expect(early.text).toContain('No notifications match');
  });

  it('goes on where a page ended, over merchants', async () => {
    const page = async (query: string) =>
      (await gateway.operator('GET', `/operator/deliveries?limit=1${query}`)).body as {
        paused: boolean | null;
        deliveries: { merNo: number }[];
        next: string | null;
      };
    const first = await page('');
    expect(first).toMatchObject({ paused: null, deliveries: [{ merNo: shops.good.merNo }] });
    const second = await page(`&before=${first.next}`);
    expect(second).toMatchObject({ deliveries: [{ merNo: shops.bad.merNo }], next: null });
  });
});

describe('a delivery', () => {
  it('shows the request and every answer as they were, and leads to its order', async () => {
    const page = await (await openConsole(gateway.url, 'support')).open(`/console/deliveries/${notificationId}`);
    expect(page.text).toContain('Attempt 9');
    expect(page.text).toContain('content-type: application/x-www-form-urlencoded');
    expect(page.text).toContain('database &lt;b&gt;down&lt;/b&gt;');
    expect(page.text).toContain(`/console/orders/${tradeNo}`);
  });

  it('is resent by those who may, and by nobody else', async () => {
    const path = `/console/deliveries/${notificationId}`;
    const support = await openConsole(gateway.url, 'support');
    await support.open(path);
    const resent = await support.submit(path);
    expect(resent.text).toContain('It is being sent once more');
    await receivers.bad.waitFor('/notify', 10);
    // While a resend is under way, there is nothing to resend.
    await expect.poll(async () => (await endedAttempts()).length).toBe(10);

    const auditor = await openConsole(gateway.url, 'auditor');
    const seen = await auditor.open(path);
    expect(seen.text).not.toContain('Resend now');
    const csrf = /name="csrf" value="([^"]*)"/.exec(seen.text)?.[1] ?? '';
    const sent = await auditor.send(path, { method: 'POST', body: new URLSearchParams({ csrf }) });
    expect(sent.status).toBe(403);
    expect(receivers.bad.at('/notify')).toHaveLength(10);
  });

  it('a delivery that does not exist is not found', async () => {
    const page = await (await openConsole(gateway.url, 'support')).open('/console/deliveries/NT1');
    expect(page.status).toBe(404);
  });
});

describe('all deliveries of a merchant', () => {
  it('are counted before they are resent', async () => {
    const browser = await openConsole(gateway.url, 'engineer');
    const path = `/console/deliveries/resend/${shops.bad.merNo}`;
    const form = await browser.open(path);
    expect(form.text).toContain('1 notification of Story shop');
    expect(form.text).toContain('<title>Resend failed notifications of Story shop');
    const before = receivers.bad.at('/notify').length;
    const done = await browser.submit(path, { reason: 'Ticket 1' });
    expect(done.text).toContain('1 notification is being sent again');
    await receivers.bad.waitFor('/notify', before + 1);
    const none = await browser.open(`${path}?from=2090-01-01T00:00`);
    expect(none.text).toContain('0 notifications of Story shop');
  });

  it('are all sent again since a time of the day, also those that were acknowledged', async () => {
    const { merNo } = shops.good;
    const engineer = await openConsole(gateway.url, 'engineer');
    const endpoints = await engineer.open('/console/deliveries');
    const path = `/console/deliveries/since/${merNo}`;
    expect(endpoints.text).toContain(`href="${path}"`);
    expect((await engineer.open(`${path}?since=tomorrow`)).status).toBe(400);
    const later = new Date(await gateway.now()).toISOString().slice(0, 16);
    expect((await engineer.open(`${path}?since=${later}`)).text).toContain('There is nothing to resend since');
    const earlier = new Date((await gateway.now()) - 86_400_000).toISOString().slice(0, 16);
    expect((await engineer.open(`${path}?since=${earlier}`)).text).toContain('<b>1 notification</b> since');
    const before = receivers.good.at('/notify').length;
    const resent = await engineer.submit(path, { reason: 'Ticket 2' });
    expect(resent.text).toContain('1 notification is being sent again');
    await receivers.good.waitFor('/notify', before + 1);
    const { body } = await gateway.operator('GET', '/operator/actions?action=resendSince');
    expect(body).toMatchObject({ actions: [{ target: `merchant ${merNo}`, reason: 'Ticket 2' }] });
    expect((await (await openConsole(gateway.url, 'auditor')).open(path)).status).toBe(403);
  });

  it('are counted up to a limit: the rest is shown with what is left of it', async () => {
    const { merNo } = shops.bad;
    const engineer = await openConsole(gateway.url, 'engineer');
    const path = `/console/deliveries/resend/${merNo}`;
    const rest = await engineer.open(`${path}?before=${notificationId}&done=resentMore&no=1000`);
    expect(rest.text).toContain('1000 notifications are being sent again');
    expect(rest.text).toContain('0 notifications of Story shop');
    const count = `/operator/merchants/${merNo}/deliveries/failed`;
    expect((await gateway.operator('GET', count)).body).toMatchObject({ count: 1 });
    expect((await gateway.operator('GET', `${count}?before=${notificationId}`)).body).toMatchObject({ count: 0 });

    await expect.poll(async () => (await endedAttempts()).length).toBe(receivers.bad.at('/notify').length);
    const span = { since: '2000-01-01T00:00:00Z', until: new Date(await gateway.now()).toISOString() };
    const since = `/operator/merchants/${merNo}/deliveries/since`;
    const left = async () => (await gateway.operator('GET', `${since}?${new URLSearchParams(span).toString()}`)).body;
    expect(await left()).toMatchObject({ count: 1, until: span.until });
    const before = receivers.bad.at('/notify').length;
    await gateway.operator('POST', since, span);
    await receivers.bad.waitFor('/notify', before + 1);
    await expect.poll(async () => (await endedAttempts()).length).toBe(before + 1);
    // By the end of the first count, it is done; by a new one, it would be counted again.
    expect(await left()).toMatchObject({ count: 0 });
    const query = new URLSearchParams({ ...span, done: 'resentMore', no: '5000' }).toString();
    const page = await engineer.open(`/console/deliveries/since/${merNo}?${query}`);
    expect(page.text).toContain('5000 notifications are being sent again, as many as one request takes');
    expect(page.text).toContain('There is nothing to resend since');
    const future = new URLSearchParams({ ...span, until: '2090-01-01T00:00:00Z' }).toString();
    expect((await gateway.operator('GET', `${since}?${future}`)).status).toBe(400);
  });

  it('are paused and resumed by engineers; a form that is out of date does nothing', async () => {
    const { merNo } = shops.good;
    const browser = await openConsole(gateway.url, 'engineer');
    await browser.open(`/console/deliveries/pause/${merNo}`);
    expect((await browser.submit(`/pause/${merNo}`)).text).toContain(`Deliveries to merchant ${merNo} are paused`);
    await browser.open(`/console/deliveries/resume/${merNo}`);
    await gateway.operator('POST', `/operator/merchants/${merNo}/deliveries/resume`);
    const stale = await browser.submit(`/resume/${merNo}`);
    expect([stale.status, stale.text.includes('Nothing was done')]).toEqual([409, true]);

    const support = await openConsole(gateway.url, 'support');
    expect((await support.open('/console/deliveries')).text).not.toContain('/deliveries/pause/');
    const seen = await support.open(`/console/deliveries/pause/${merNo}`);
    expect(seen.status).toBe(403);
    const csrf = /name="csrf" value="([^"]*)"/.exec(seen.text)?.[1] ?? '';
    const form = new URLSearchParams({ csrf, seen: '{"Deliveries":"not paused"}' });
    const sent = await support.send(`/console/deliveries/pause/${merNo}`, { method: 'POST', body: form });
    expect(sent.status).toBe(403);
  });
});
