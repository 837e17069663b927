import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../src/gateway/domain/audit/audit.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import { createStillClock } from '../../helpers/gateway/still-clock.ts';

let gateway: TestGateway;
let tradeNo = '';

beforeAll(async () => {
  gateway = await startTestGateway({ build: { sandboxClock: createStillClock() } });
  const shop = await gateway.newShop();
  tradeNo = String(dataOf(await shop.pay({ cardNo: '4000000000003220' }))['tradeNo']);
  shop.close();
});

afterAll(() => gateway.close());

describe("the sandbox's bar", () => {
  it('moves the clock by an hour, by a day, and to what is due next', async () => {
    const browser = await openConsole(gateway.url, 'engineer');
    const started = await gateway.now();
    const due = await gateway.operator('POST', '/operator/clock/next-due');
    expect(due.status).toBe(200);
    const first = await gateway.now();
    expect(first - started).toBeGreaterThan(1000);
    await browser.open('/console/deliveries?merNo=100001');
    const moved = await browser.submit('/console/sandbox', { act: 'hour' });
    expect(moved.path).toBe('/console/deliveries?merNo=100001&sandbox=hour');
    expect(moved.text).toContain('An hour has passed');
    expect((await gateway.now()) - first).toBeGreaterThanOrEqual(3_600_000);
    await browser.submit('/console/sandbox', { act: 'next' });
    await browser.submit('/console/sandbox', { act: 'day' });
    expect((await gateway.now()) - first).toBeGreaterThanOrEqual(90_000_000);
  });

  it('does nothing with an act that it does not have, and keeps every filter of the page', async () => {
    const browser = await openConsole(gateway.url, 'engineer');
    await browser.open('/console/orders?state=success&state=failure&sandbox=constructor');
    const same = await browser.submit('/console/sandbox', { act: 'constructor' });
    expect([same.status, same.path]).toEqual([200, '/console/orders?state=success&state=failure']);
  });

  it('acts on the order of the page', async () => {
    const shop = await gateway.newShop();
    const waiting = String(dataOf(await shop.pay({ cardNo: '4000000000003220' }))['tradeNo']);
    shop.close();
    const browser = await openConsole(gateway.url, 'engineer');
    await browser.open(`/console/orders/${waiting}`);
    const done = await browser.submit('/console/sandbox', { act: 'order-success' });
    expect(done.text).toContain('The order is paid');
    const { body } = await gateway.operator('GET', `/operator/orders/${waiting}`);
    expect(body).toMatchObject({ order: { state: 'success' } });
  });

  it('leads back to the console only', async () => {
    const browser = await openConsole(gateway.url, 'engineer');
    const { text } = await browser.open('/console/deliveries');
    const csrf = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
    for (const back of ['https://evil.example/console', '//evil.example/console', '/account']) {
      const body = new URLSearchParams({ csrf, act: 'none', back });
      const sent = await browser.send('/console/sandbox', { method: 'POST', body });
      expect(sent.headers.get('location')).toBe('/console');
    }
  });

  it('shows others the clock, and does nothing for them', async () => {
    const browser = await openConsole(gateway.url, 'support');
    const { text } = await browser.open(`/console/orders/${tradeNo}`);
    expect(text).toContain('sandbox-clock');
    expect(text).not.toContain('Next due');
    const csrf = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
    const sent = await browser.send('/console/sandbox', {
      method: 'POST',
      body: new URLSearchParams({ csrf, act: 'day', back: '/console' }),
    });
    expect(sent.status).toBe(403);
  });
});

describe('the reset in the bar', () => {
  const begun: AuditEntry[] = [];
  let resettable: TestGateway;
  beforeAll(async () => {
    const reset = { kind: 'possible', begin: (record: AuditEntry) => void begun.push(record) } as const;
    resettable = await startTestGateway({ build: { reset } });
  });
  afterAll(() => resettable.close());

  it('is there for engineers and admins, and for nobody else', async () => {
    for (const role of ['engineer', 'admin'] as const) {
      const { text } = await (await openConsole(resettable.url, role)).open('/console');
      expect([role, text.includes('/console/sandbox/reset')]).toEqual([role, true]);
    }
    for (const role of ['support', 'finance', 'risk', 'auditor'] as const) {
      const browser = await openConsole(resettable.url, role);
      const { text } = await browser.open('/console');
      expect([role, text.includes('Reset')]).toEqual([role, false]);
      const csrf = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
      const body = new URLSearchParams({ csrf, confirm: 'reset' });
      expect((await browser.send('/console/sandbox/reset', { method: 'POST', body })).status).toBe(403);
    }
    expect(begun).toEqual([]);
  });

  it('asks for the word, then signs out and leads to the start page', async () => {
    const browser = await openConsole(resettable.url, 'engineer');
    await browser.open('/console');
    const refused = await browser.submit('/sandbox/reset', { confirm: 'yes' });
    expect([refused.status, refused.text.includes('Nothing was deleted'), begun]).toEqual([400, true, []]);
    await browser.open('/console');
    const shown = await browser.submit('/sandbox/reset', { confirm: 'reset ' });
    expect([shown.status, shown.headers.get('refresh')]).toEqual([202, '2;url=/']);
    expect(shown.text).toContain('The sandbox is being reset');
    expect(begun).toMatchObject([{ actor: 'engineer@tollgate.example', detail: 'reset by engineer@tollgate.example' }]);
    expect((await browser.open('/console')).path).toMatch(/^\/account\/sign-in/);
  });

  it('says why, and what to do, if it is not possible', async () => {
    const browser = await openConsole(gateway.url, 'engineer');
    const { text } = await browser.open('/console');
    expect(text).toContain('This sandbox cannot be reset from here. It is part of another program');
    expect(text).not.toContain('/console/sandbox/reset');
    const csrf = /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
    const body = new URLSearchParams({ csrf, confirm: 'reset' });
    const sent = await browser.send('/console/sandbox/reset', { method: 'POST', body });
    expect([sent.status, (await sent.text()).includes('It is part of another program')]).toEqual([409, true]);
  });
});
