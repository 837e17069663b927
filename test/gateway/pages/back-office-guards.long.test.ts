import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolePermissions, roles } from '../../../generated/permissions.ts';
import type { Role } from '../../../generated/permissions.ts';
import { CONSOLE } from '../../../src/gateway/pages/desk/console-navigation.ts';
import { MERCHANT, MERCHANT_SCREENS } from '../../../src/gateway/pages/desk/merchant-navigation.ts';
import { browserOf, crawl, linksOf, missingPath, patternOf, problemsOf } from '../../helpers/browser/crawl.ts';
import type { FoundPage } from '../../helpers/browser/crawl.ts';
import { openHostileWorld } from '../../helpers/payer/hostile-order.ts';
import { MERCHANT_ROLES, openMerchant } from '../../helpers/gateway/merchant.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { sampled } from '../../helpers/sweep.ts';
import { openMerchant as openTwo } from '../people/two-merchants.ts';
import type { Merchant } from '../people/two-merchants.ts';

// What holds for every page of the back office. The pages are found by their links, so a new screen is tested by being there.

let gateway: PeopleGateway;
let own: Merchant;
let other: Merchant;
let pages: readonly FoundPage[];

beforeAll(async () => {
  gateway = await startPeopleGateway();
  own = await openTwo(gateway, 'Ownside');
  other = await openTwo(gateway, 'Canary');
  pages = await crawl(await browserOf(gateway, { roles: ['owner'], merNo: own.merNo }), MERCHANT);
});
afterAll(() => gateway.close());

const SCRIPT_BYTES = readFileSync('src/gateway/pages/desk/assets/desk.js').length;
const SCREENS = Object.values(MERCHANT_SCREENS);
const OPERATOR_ROLES = (Object.keys(roles) as Role[]).filter((role) => roles[role].side === 'operator');

/** The sandbox's outbox stands for everybody's mailbox: it is open to strangers, and does not exist in live mode. */
function ownPages(): readonly FoundPage[] {
  return pages.filter(({ path }) => !path.startsWith(`${MERCHANT}/outbox`));
}

/** The screen's own permission; a page of none is for everybody. */
function permissionOf(path: string) {
  const place = path.slice(MERCHANT.length).split('?')[0] ?? '';
  return SCREENS.find((one) => one.path !== '' && (place === one.path || place.startsWith(`${one.path}/`)))?.permission;
}

describe('the pages of the back office', () => {
  it('are all found: each screen of the menu, and pages below', () => {
    const found = new Set(pages.map(({ pattern }) => pattern));
    expect(SCREENS.map(({ path }) => MERCHANT + path).filter((path) => !found.has(path))).toEqual([]);
    expect(found.size).toBeGreaterThan(SCREENS.length);
  });

  it('answer an owner, within limits, with tokens in their forms and nothing from elsewhere', () => {
    expect(pages.flatMap((page) => problemsOf(page, SCRIPT_BYTES))).toEqual([]);
  });

  it('say nothing of another merchant', () => {
    const leaks = ownPages().flatMap(({ path, text }) =>
      other.canaries.filter((canary) => text.includes(canary)).map((canary) => `${path} shows ${canary}`),
    );
    expect(leaks).toEqual([]);
  });

  it.each(sampled(MERCHANT_ROLES, 2))('show %s the screens of the role, and refuse the others', async (role) => {
    const browser = await browserOf(gateway, { roles: [role], merNo: own.merNo });
    const wrong: string[] = [];
    const menu = linksOf((await browser.open(`${MERCHANT}/preferences`)).text, MERCHANT);
    for (const { path, permission } of SCREENS) {
      const isAllowed = rolePermissions[role].includes(permission);
      if (menu.includes(MERCHANT + path) !== isAllowed) wrong.push(`${path || 'home'} in the menu of ${role}`);
    }
    for (const { path } of pages) {
      const permission = permissionOf(path);
      const { status } = await browser.open(path);
      const isOpen = permission === undefined || rolePermissions[role].includes(permission);
      if (status >= 500 || (!isOpen && status !== 403)) wrong.push(`${path} answers ${status} to ${role}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(sampled(MERCHANT_ROLES, 2))('lead %s nowhere that is refused', async (role) => {
    const found = await crawl(await browserOf(gateway, { roles: [role], merNo: own.merNo }), MERCHANT);
    expect(found.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)).toEqual([]);
  });

  it("answer another merchant's numbers exactly as numbers that do not exist", async () => {
    const browser = await browserOf(gateway, { roles: ['owner'], merNo: other.merNo });
    const wrong: string[] = [];
    for (const { path, pattern } of ownPages().filter((page) => page.pattern.includes(':no'))) {
      const nothing = missingPath(path);
      const ask = async (address: string) => {
        const { status, text } = await browser.open(address);
        return { status, text: neutral(text, [address, path, nothing]) };
      };
      const [theirs, none] = [await ask(path), await ask(nothing)];
      if (theirs.status !== none.status || theirs.text !== none.text) wrong.push(`${pattern} tells them apart`);
      const leaks = own.canaries.filter((canary) => !path.includes(canary) && theirs.text.includes(canary));
      wrong.push(...leaks.map((leak) => `${pattern} shows ${leak}`));
    }
    expect(wrong).toEqual([]);
  });
});

/** Without what differs from one answer to the next, and without the numbers that were asked for. */
function neutral(text: string, paths: readonly string[]): string {
  const numbers = paths.flatMap((path) => path.split(/[/?=&]/)).filter((part) => patternOf(`/${part}`) === '/:no');
  const plain = text
    .replaceAll(/name="(csrf|once|proof)" value="[^"]*"/g, '$1')
    .replaceAll(/data-session-ms="[^"]*"/g, '')
    .replaceAll(/<time[^]*?<\/time>/g, 'time');
  return numbers.reduce((left, number) => left.replaceAll(number, 'NO'), plain);
}

describe('the pages of the console', () => {
  beforeAll(async () => {
    const { token } = await gateway.signIn({ roles: ['support'] });
    const body = { name: 'Declined', address: '/console/orders?state=failure', shared: true };
    expect((await gateway.as(token, 'POST', '/operator/views', { body })).status).toBe(200);
  });

  it.each(sampled(OPERATOR_ROLES, 2))('lead %s nowhere that is refused', async (role) => {
    const found = await crawl(await browserOf(gateway, { roles: [role] }), CONSOLE);
    expect(found.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)).toEqual([]);
    expect(found.map(({ path }) => path)).toContain(`${CONSOLE}/approvals/${own.numbers['ApprovalNumber']}`);
  });
});

describe('texts of payers, merchants and their servers', () => {
  it('are shown escaped on every page', async () => {
    const world = await openHostileWorld(gateway);
    const payloads = [`"><img src=x onerror=hit>`, `</script><script>hit</script>`, `' onfocus=hit autofocus x='`];
    const wrong: string[] = [];
    let shown = 0;
    for (const text of payloads) {
      const { merNo } = await world.createOrder(text);
      const found = await crawl(await browserOf(gateway, { roles: ['owner'], merNo }), MERCHANT);
      for (const page of found) {
        if (page.headers.get('content-type')?.startsWith('text/html') !== true) continue;
        if (page.text.includes(text)) wrong.push(`${page.path} shows ${text}`);
        if (page.text.includes(escaped(text))) shown += 1;
      }
    }
    await world.close();
    expect(wrong).toEqual([]);
    expect(shown).toBeGreaterThan(3);
  });
});

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

describe('a person who sees as a merchant’s role', () => {
  it('shows the same pages with a banner, and every form on them changes nothing', async () => {
    const support = await openConsole(gateway.url, 'support');
    await support.open('/console/merchants/100001/see-as');
    await support.submit('/see-as', { role: 'owner', reason: 'A test' });
    const found = await crawl(support, MERCHANT);
    const owner = await crawl(await openMerchant(gateway.url, 'owner'), MERCHANT);
    // Nobody is offered to change themselves.
    const patterns = (list: readonly FoundPage[]) =>
      [...new Set(list.map(({ pattern }) => pattern))].filter((one) => !one.includes('person_demo_owner/')).toSorted();
    expect(patterns(found)).toEqual(patterns(owner));
    const html = found.filter((page) => page.headers.get('content-type')?.startsWith('text/html') === true);
    const bare = html.filter(
      ({ text }) => text.includes('<nav class="menu"') && !text.includes('You see this as owner'),
    );
    expect(bare.map(({ path }) => path)).toEqual([]);
    const before = await gateway.store.newestActionNo();
    const wrong: string[] = [];
    for (const { path, text } of html) {
      for (const form of text.match(/<form[^]*?<\/form>/g) ?? []) {
        const [, action = ''] = /action="([^"]*)"/.exec(form) ?? [];
        if (!/method="post"/.test(form) || !action.startsWith(MERCHANT) || action.includes('/preferences')) continue;
        const { status } = await sendForm(support, action, form);
        if (status >= 500) wrong.push(`${path} ${action} answers ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    const after = await gateway.store.listActions({ before: null, limit: 200 });
    const done = after.filter((one) => one.actionNo > before && one.outcome === 'done');
    expect(done.map(({ action, actor }) => `${actor} ${action}`)).toEqual([]);
  });
});

async function sendForm(browser: Awaited<ReturnType<typeof openConsole>>, action: string, form: string) {
  const body = new URLSearchParams();
  for (const [field] of form.matchAll(/<(?:input|select|textarea)[^>]*>/g)) {
    const [, name] = /name="([^"]*)"/.exec(field) ?? [];
    const [, value = 'x'] = /value="([^"]*)"/.exec(field) ?? [];
    if (name !== undefined) body.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  body.set('reason', 'A test');
  return browser.send(action.replaceAll('&amp;', '&'), { method: 'POST', body });
}
