import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { unescapeHtml } from '../../helpers/browser/html-text.ts';
import { createLinkMaker, createLinkPayer, orderOf } from '../../helpers/payer/links.ts';
import type { LinkMaker } from '../../helpers/payer/links.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(2)>'&{{7*7}}`;

let gateway: TestGateway;
let links: LinkMaker;

beforeAll(async () => {
  gateway = await startTestGateway();
  links = createLinkMaker(gateway, 100001);
});
afterAll(() => gateway.close());

const BOWL = {
  title: 'Blue bowl',
  text: 'Hand thrown.',
  kind: 'fixed',
  amount: '45.00',
  currency: 'usd',
  uses: 'once',
};
/** Without the frame, in which the sandbox's clock runs. */
const mainOf = (text: string) => /<main[^]*<\/main>/.exec(text)?.[0];
const linkNoIn = (path: string) => /\/(PL[0-9A-Z]+)/.exec(path)?.[1] ?? '';

test('a person of the shop previews a link, creates it, and sees it paid', async () => {
  const staff = await openMerchant(gateway.url, 'staff');
  await staff.open('/merchant/links/new');
  const preview = await staff.submit('/links/new', { ...BOWL, do: 'preview' });
  expect([preview.text.includes('What payers will see'), preview.text.includes('Pay $45.00')]).toEqual([true, true]);
  const created = await staff.submit('/links/new', { ...BOWL, reference: 'SHELF-1' });
  expect(created.text).toContain('The link is ready.');
  const linkNo = linkNoIn(created.path);
  expect(await links.get(linkNo)).toMatchObject({ amount: '45.00', currency: 'USD', usesMax: 1, reference: 'SHELF-1' });
  const payer = createLinkPayer(gateway.url);
  await payer.begin(linkNo);
  const tradeNo = orderOf(await payer.payByCard());
  const { text } = await staff.open(`/merchant/links/${linkNo}`);
  expect(text).toContain(`href="/merchant/orders/${tradeNo}"`);
  expect((await staff.open('/merchant/links')).text).toContain('1 of 1');
});

test('what is wrong with a link is shown at its field, and nothing that was typed is lost', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  await owner.open('/merchant/links/new');
  const refused = await owner.submit('/links/new', { ...BOWL, amount: '', lastDay: '2020-01-01' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Nothing was done');
  expect(refused.text).toContain('Hand thrown.');
  const late = await owner.submit('/links/new', { ...BOWL, lastDay: '2020-01-01' });
  expect(late.text).toMatch(/id="lastDay-error">must be in the future/);
  expect(late.text).toContain('<b>Last day</b> must be in the future');
  const nothing = await owner.submit('/links/new', { ...BOWL, amount: 'much' });
  expect([nothing.text.includes('<b>Amount</b> contains'), nothing.text.includes('Pay much')]).toEqual([true, false]);
});

test('the code of a link can be downloaded as SVG and as PNG', async () => {
  const { linkNo } = await links.create();
  const owner = await openMerchant(gateway.url, 'owner');
  const svg = await owner.send(`/merchant/links/${linkNo}/code.svg`);
  expect([svg.headers.get('content-type'), svg.headers.get('content-disposition')]).toEqual([
    'image/svg+xml',
    `attachment; filename="${linkNo}.svg"`,
  ]);
  expect(await svg.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*<\/svg>\n$/);
  const png = await owner.send(`/merchant/links/${linkNo}/code.png`);
  expect(
    Buffer.from(await png.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('a link is revoked by a form that says what that does', async () => {
  const { linkNo } = await links.create();
  const owner = await openMerchant(gateway.url, 'owner');
  const form = await owner.open(`/merchant/links/${linkNo}/revoke`);
  expect(form.text).toContain('What was paid stays paid.');
  expect((await owner.submit('/revoke')).text).toContain('The link is revoked.');
  expect((await links.get(linkNo)).state).toBe('revoked');
});

test('an accountant sees links, and can neither create nor revoke one', async () => {
  const { linkNo } = await links.create();
  const accountant = await openMerchant(gateway.url, 'accountant');
  const list = await accountant.open('/merchant/links');
  expect([list.status, list.text.includes('/links/new')]).toEqual([200, false]);
  for (const path of ['new', `${linkNo}/revoke`]) {
    expect((await accountant.open(`/merchant/links/${path}`)).status).toBe(403);
  }
});

test('another merchant’s link is answered like one that does not exist', async () => {
  const others = createLinkMaker(gateway, (await gateway.newShop()).merNo);
  const { linkNo } = await others.create();
  const unknown = `${linkNo.slice(0, -8)}00000000`;
  const owner = await openMerchant(gateway.url, 'owner');
  for (const path of ['', '/revoke', '/code.svg', '/code.png']) {
    const [foreign, missing] = [
      await owner.open(`/merchant/links/${linkNo}${path}`),
      await owner.open(`/merchant/links/${unknown}${path}`),
    ];
    expect([foreign.status, mainOf(foreign.text.replaceAll(linkNo, unknown))]).toEqual([404, mainOf(missing.text)]);
  }
});

test('nothing that a merchant writes into a link becomes markup, for payers or for the shop', async () => {
  const link = await links.create({ title: HOSTILE, text: `${HOSTILE}\n${HOSTILE}`, reference: HOSTILE.slice(0, 60) });
  const owner = await openMerchant(gateway.url, 'owner');
  const payer = createLinkPayer(gateway.url);
  const pages = [
    await payer.open(`/pay/${link.linkNo}`),
    await payer.begin(link.linkNo),
    await owner.open('/merchant/links'),
    await owner.open(`/merchant/links/${link.linkNo}`),
    await owner.open(`/merchant/links/${link.linkNo}/revoke`),
  ];
  for (const { text } of pages) {
    expect(text).not.toMatch(/<script>alert|<img src=x/);
    expect(unescapeHtml(text)).toContain('alert(1)');
  }
  await owner.open('/merchant/links/new');
  const preview = await owner.submit('/links/new', { ...BOWL, title: HOSTILE, text: HOSTILE, do: 'preview' });
  expect(preview.text).not.toMatch(/<script>alert|<img src=x/);
});

test.each([
  ['49,90', '49.90'],
  ['1.250,00', '1250.00'],
  ['1,250.00', '1250.00'],
])('an amount typed as %s is understood', async (typed, amount) => {
  const staff = await openMerchant(gateway.url, 'staff');
  await staff.open('/merchant/links/new');
  const preview = await staff.submit('/links/new', { ...BOWL, amount: typed, do: 'preview' });
  expect(preview.text).toContain(`Pay $${Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`);
  const created = await staff.submit('/links/new', { ...BOWL, amount: typed });
  expect(await links.get(linkNoIn(created.path))).toMatchObject({ amount });
});

test.each(['1,234', '1.250'])('an amount typed as %s is asked about, and nothing is created', async (amount) => {
  const staff = await openMerchant(gateway.url, 'staff');
  await staff.open('/merchant/links/new');
  const asked = await staff.submit('/links/new', { ...BOWL, amount });
  expect(asked.text).toContain('can be read in two ways');
  expect(asked.text).toContain(`value="${amount}"`);
});

test('whoever has not paid is led back to the link, and only who has paid to its address', async () => {
  const { linkNo } = await links.create({ returnUrl: 'http://localhost/thanks' });
  const payer = createLinkPayer(gateway.url);
  const begun = await payer.begin(linkNo);
  expect(begun.text).not.toContain('localhost/thanks');
  expect(begun.text).toContain(`href="/pay/${linkNo}"`);
  const declined = await payer.payByCard('4000000000000002');
  expect(declined.text).not.toContain('localhost/thanks');
  const paid = await payer.payByCard();
  expect(paid.text).toContain('http://localhost/thanks?tradeNo=');
});
