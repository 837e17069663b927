import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBrowser } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { launchBrowser } from '../../helpers/browser/browser.ts';
import { openConsole, openConsolePage } from '../../helpers/gateway/console.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openHostileWorld } from '../../helpers/payer/hostile-order.ts';
import type { HostileOrder, HostileWorld } from '../../helpers/payer/hostile-order.ts';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { INJECTION_PAYLOADS } from '../../helpers/browser/injection-payloads.ts';
import { sampled } from '../../helpers/sweep.ts';

// S12: whatever a merchant, a payer, a merchant's server or a colleague writes stays a text on every screen of the console. The markup
// of each page is checked for all texts; a real browser opens the stories of some, and the lists that show all of them.

const TEXTS = sampled(INJECTION_PAYLOADS, 40);
/** Every so manieth text has its story opened in a real browser, which takes half a second each. */
const STEP = 7;

let gateway: TestGateway;
let world: HostileWorld;
let browser: Browser;
let people: Readonly<Record<'risk' | 'engineer' | 'auditor', TestBrowser>>;
const orders: HostileOrder[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({ engine: 'SQLite' });
  world = await openHostileWorld(gateway);
  browser = await launchBrowser();
  people = {
    risk: await openConsole(gateway.url, 'risk'),
    engineer: await openConsole(gateway.url, 'engineer'),
    auditor: await openConsole(gateway.url, 'auditor'),
  };
  for (const text of TEXTS) orders.push(await world.createOrder(text));
});

afterAll(async () => {
  await browser?.close();
  await world?.close();
  await gateway?.close();
});

const LISTS = ['orders', 'refunds', 'chargebacks', 'merchants', 'deliveries', 'deliveries/log', ''].map((path) =>
  `/console/${path}`.replace(/\/$/, ''),
);

describe('a hostile text', () => {
  it('is accepted in many fields, so that there is something to show', () => {
    const fields = new Set(orders.flatMap((order) => order.fields));
    for (const field of ['merchantName', 'note', 'remark', 'chargebackReason', 'productInfoList'])
      expect([...fields]).toContain(field);
    expect(INJECTION_PAYLOADS.length).toBeGreaterThan(200);
  });

  it('stays a text on every page about its order', async () => {
    for (const { tradeNo, refundNo, chargebackNo, notificationId, merNo } of orders) {
      await expectInert(people.risk, `/console/orders/${tradeNo}`);
      await expectInert(people.risk, `/console/refunds/${refundNo}`);
      await expectInert(people.risk, `/console/chargebacks/${chargebackNo}`);
      await expectInert(people.risk, `/console/merchants/${merNo}`);
      await expectInert(people.engineer, `/console/deliveries/${notificationId}`);
      await expectInert(people.auditor, `/console/audit?target=${tradeNo}`);
    }
  });

  it('a hostile text that is searched for or filtered by comes back as a text', async () => {
    for (const text of TEXTS) {
      const query = encodeURIComponent(text);
      await expectInert(people.risk, `/console/search?q=${query}`);
      await expectInert(people.risk, `/console/orders?text=${query}&merNo=${query}&state=${query}&from=${query}`);
      await expectInert(people.risk, `/console/orders?done=${query}&no=${query}`);
    }
  });

  it('does nothing in a real browser', async () => {
    const { page, watch } = await openConsolePage(browser, gateway.url, { role: 'risk', width: 390 });
    await page.addInitScript(WATCH_POLICY);
    const stories = orders.filter((_, index) => index % STEP === 0).map(({ tradeNo }) => `/console/orders/${tradeNo}`);
    for (const path of [...LISTS, ...stories]) {
      await page.goto(gateway.url + path);
      expect([path, await findHarm(page)]).toEqual([path, []]);
    }
    expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
    await page.context().close();
  });
});

it('strangers are shown nothing that they send', async () => {
  const stranger = createTestBrowser(gateway.url);
  for (const text of TEXTS.filter((one) => one.length < 400))
    await expectInert(stranger, `/console/${encodeURIComponent(text)}`);
});

/** Scripts are files of ours, by their content; nothing is written into a page. */
const OUR_SCRIPT =
  /<script src="\/(?:console|account)\/assets\/[a-z-]+\.[0-9a-f]{16}\.js" integrity="sha384-[^"]+" type="module"><\/script>/g;
const FOREIGN = /<(?:img|iframe|frame|object|embed|base|applet|video|audio|source|math|template|marquee|portal)\b/i;

/** The page has our scripts, our styles, no handler, and no address that is not ours or of the web. */
async function expectInert(person: TestBrowser, path: string): Promise<void> {
  const { text } = await person.open(path);
  expect([path, text.replaceAll(OUR_SCRIPT, '').match(/<script\b/gi)]).toEqual([path, null]);
  const markup = text.replaceAll(/="[^"]*"/g, '=""');
  expect([path, FOREIGN.exec(markup)?.[0]]).toEqual([path, undefined]);
  expect([path, /<[a-z][^<>]*\son[a-z]+\s*=/i.exec(markup)?.[0]]).toEqual([path, undefined]);
  expect([path, markup.match(/<style\b/gi)?.length]).toEqual([path, 2]);
  const addresses = [...text.matchAll(/\s(?:href|src|action|formaction)="([^"]*)"/g)].map(([, value = '']) =>
    unescapeHtml(value),
  );
  expect([path, addresses.filter((address) => !/^(?:\/(?!\/)|#|data:image\/svg|https?:\/\/)/.test(address))]).toEqual([
    path,
    [],
  ]);
}

const WATCH_POLICY = `
  window.__violations = [];
  addEventListener('securitypolicyviolation', (event) =>
    window.__violations.push('policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
  addEventListener('error', (event) => window.__violations.push('error: ' + event.message));
`;

const FIND_HARM = `(() => {
  for (const details of document.querySelectorAll('main details')) details.open = true;
  const harm = [...window.__violations];
  if ('__hit' in window) harm.push('a text ran');
  if (document.querySelectorAll('main').length !== 1) harm.push('no main landmark');
  if (document.querySelectorAll('h1').length !== 1) harm.push('no heading, or several');
  if (document.querySelector('script:not([src^="/console/assets/"]):not([src^="/account/assets/"])')) harm.push('another script');
  if (document.documentElement.scrollWidth > innerWidth) harm.push('wider than the phone: ' + document.documentElement.scrollWidth);
  return harm;
})()`;

function findHarm(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND_HARM);
}
