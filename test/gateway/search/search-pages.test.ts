import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../generated/permissions.ts';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { createMorningClock } from '../../helpers/gateway/still-clock.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

// The search box, as a page and as what its script shows.

let gateway: PeopleGateway;
let shop: Shop;
let tradeNo = '';
const browsers = new Map<Role, TestBrowser>();

beforeAll(async () => {
  gateway = await startPeopleGateway({ sandboxClock: createMorningClock() });
  shop = await gateway.newShop({ name: 'Bloemen Amsterdam' });
  tradeNo = String(dataOf(await shop.pay({ merOrderNo: 'shop-2026-88417', sourceAmount: '18.35' }))['tradeNo']);
  await vi.waitFor(
    async () => {
      const { body } = await gateway.operator('GET', '/operator/search?q=88417');
      expect((body as { hits: unknown[] }).hits).toHaveLength(1);
    },
    { timeout: 60_000, interval: 100 },
  );
});

afterAll(async () => {
  shop.close();
  await gateway.close();
});

async function as(role: Role): Promise<TestBrowser> {
  const browser = browsers.get(role) ?? (await openConsole(gateway.url, role));
  browsers.set(role, browser);
  return browser;
}

const deskOf = (role: Role) => (['owner', 'staff', 'developer'].includes(role) ? '/merchant' : '/console');

/** Where Enter leads; null if it shows what there is. */
async function leadsTo(role: Role, text: string): Promise<string | null> {
  const browser = await as(role);
  return (await browser.send(`${deskOf(role)}/search?q=${encodeURIComponent(text)}`)).headers.get('location');
}

interface Option {
  readonly path: string;
  readonly text: string;
  readonly fill: string | undefined;
}

/** What is shown while somebody types. */
async function optionsOf(role: Role, text: string): Promise<Option[]> {
  const browser = await as(role);
  const { status, text: page } = await browser.open(`${deskOf(role)}/search/options?q=${encodeURIComponent(text)}`);
  expect([role, text, status]).toEqual([role, text, 200]);
  return [...page.matchAll(/<a\s+role="option"([^>]*)>(.*?)<\/a\s*>/gs)].map(([, attributes = '', content = '']) => ({
    path: unescapeHtml(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    fill: /data-fill="([^"]*)"/.exec(attributes)?.[1],
    text: unescapeHtml(
      content
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ),
  }));
}

describe('Enter', () => {
  it('opens the only match', async () => {
    const today = new Date(await gateway.now()).toISOString().slice(0, 10);
    for (const [text, path] of [
      ['88417', `/console/orders/${tradeNo}`],
      ['18.35', `/console/orders/${tradeNo}`],
      ['18.35 today', `/console/orders/${tradeNo}`],
      ['Blomen', `/console/merchants/${shop.merNo}`],
      ['failed today', `/console/orders?from=${today}&to=${today}&state=failure`],
      ['refunds of today', `/console/refunds?from=${today}&to=${today}`],
      ['chargebacks of today', `/console/chargebacks?state=all&from=${today}&to=${today}`],
      ['expired today', `/console/orders?from=${today}&to=${today}&state=expired`],
      ['charged back', '/console/orders?state=chargedBack'],
      ['payouts today blomen', `/console/payouts?from=${today}&to=${today}&merNo=${shop.merNo}`],
      ['approvals', '/console/approvals'],
      ['refund 88417', `/console/orders/${tradeNo}/refund`],
    ] as const)
      expect([text, await leadsTo('support', text)]).toEqual([text, path]);
  });

  it('shows several, and explains what was not found', async () => {
    expect(await leadsTo('support', 'ba')).toBeNull();
    const { text } = await (await as('support')).open('/console/search?q=zzzzzz');
    expect(text).toContain('Nothing found for “zzzzzz”');
    expect(text).toContain('What you can search for');
  });

  it('opens lists of the back office', async () => {
    const today = new Date(await gateway.now()).toISOString().slice(0, 10);
    const days = `from=${today}&to=${today}`;
    expect(await leadsTo('owner', 'payouts today')).toBe(`/merchant/payouts?${days}`);
    expect(await leadsTo('owner', 'refunds of today')).toBe(`/merchant/orders?${days}&state=refundSuccess`);
  });
});

describe('the box', () => {
  it('shows what is found by kind, each as a link', async () => {
    expect(await optionsOf('support', '88417')).toContainEqual(
      expect.objectContaining({ path: `/console/orders/${tradeNo}`, text: expect.stringContaining('shop-2026-88417') }),
    );
    const { text } = await (await as('support')).open('/console/search/options?q=4242+4242+4242+4242');
    expect(text).toContain('Do not paste full card numbers');
    expect(text).not.toContain('4242');
  });

  it('leads to forms of what the text names, for those who may send them', async () => {
    const rotate = { path: `/console/merchants/${shop.merNo}/signing-key`, fill: undefined };
    expect(await optionsOf('engineer', 'rotate key of blomen')).toContainEqual(expect.objectContaining(rotate));
    expect(await optionsOf('support', 'rotate key of blomen')).toEqual([]);
    expect((await optionsOf('support', 'refund 88417')).map(({ path }) => path)).toEqual([
      `/console/orders/${tradeNo}/refund`,
    ]);
    expect(await optionsOf('auditor', 'refund 88417')).toEqual([]);
    expect((await optionsOf('admin', 'invite')).map(({ path }) => path)).toEqual(['/console/people/new']);
    expect((await optionsOf('owner', 'new payment link')).map(({ path }) => path)).toEqual(['/merchant/links/new']);
  });

  it('asks for what an action is about', async () => {
    expect(await optionsOf('support', 'refund')).toContainEqual(
      expect.objectContaining({ fill: 'Refund ', text: expect.stringContaining('Refund… then the order') }),
    );
  });

  it.each(['support', 'finance', 'risk', 'engineer', 'admin', 'owner', 'staff'] as const)(
    'offers %s nothing that does not open, and carries nothing out',
    async (role) => {
      const all = await optionsOf(role, '');
      expect(all.length).toBeGreaterThan(5);
      const subjects = { 'the order': '88417', 'the merchant': 'Bloemen Amsterdam' };
      const paths = await Promise.all(
        all.map(async ({ path, fill, text }) => {
          if (fill === undefined) return [path];
          const about = text.includes('the order') ? subjects['the order'] : subjects['the merchant'];
          return (await optionsOf(role, fill + about)).map((one) => one.path);
        }),
      );
      const before = await gateway.operator('GET', `/operator/actions?limit=1`);
      for (const path of new Set(paths.flat())) {
        const { status } = await (await as(role)).open(path);
        expect([path, status]).toEqual([path, 200]);
      }
      const after = await gateway.operator('GET', `/operator/actions?limit=1`);
      expect(after.body).toEqual(before.body);
    },
  );
});
