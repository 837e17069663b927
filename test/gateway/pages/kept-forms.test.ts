import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, createTestBrowser, enrol, startAccountGateway, totpCode } from '../../helpers/people/account.ts';
import type { ShownPage, TestAccount, TestBrowser } from '../../helpers/people/account.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { pageText } from '../../helpers/browser/html-text.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import type { Shop } from '../../helpers/payer/shop.ts';

let gateway: TestGateway;
let shop: Shop;

beforeAll(async () => {
  gateway = await startAccountGateway();
  shop = createShop(gateway.url, { merNo: 100001, key: 'tollgate-sandbox-key' });
});
afterAll(async () => {
  shop.close();
  await gateway.close();
});

interface Colleague extends TestAccount {
  readonly browser: TestBrowser;
}

async function hire(wanted?: Parameters<typeof enrol>[2]): Promise<Colleague> {
  const browser = createTestBrowser(gateway.url);
  return { ...(await enrol(gateway, browser, wanted ?? { roles: ['support', 'finance'] })), browser };
}

async function pay(): Promise<string> {
  return `/console/orders/${String(dataOf(await shop.pay({ sourceAmount: '18.00' }))['tradeNo'])}`;
}

/** In another tab: the page that is open in this one does not know. */
async function signOutElsewhere({ cookies }: TestBrowser): Promise<void> {
  const tab = createTestBrowser(gateway.url);
  tab.cookies.set('tollgate-session', cookies.get('tollgate-session') ?? '');
  await tab.open('/account');
  await tab.submit('/account/sign-out');
}

const letFactorEnd = () => gateway.pass(301);

/** On the page where the form was sent. Ends with the page that sends it on. */
async function signInInPlace(browser: TestBrowser, { email, secret }: TestAccount): Promise<ShownPage> {
  await browser.submit('/sign-in', { email, password: PASSWORD });
  gateway.pass(30);
  return browser.submit('/code', { code: totpCode(secret, gateway.realNow()) });
}

async function refundedOf(path: string): Promise<string> {
  const { body } = await gateway.operator('GET', path.replace('/console', '/operator'));
  return (body as { readonly order: { readonly refunded: string } }).order.refunded;
}

const NOTE = 'The payer got nothing, go and see.';

describe('a form whose session has ended', () => {
  it('is sent after signing in on the same page, once', async () => {
    const mara = await hire();
    const path = await pay();
    await mara.browser.open(`${path}/refund`);
    await signOutElsewhere(mara.browser);
    const asked = await mara.browser.submit('/refund', { amount: '5.00', reason: 'Came broken' });
    expect([asked.status, asked.path]).toEqual([401, `${path}/refund`]);
    expect(pageText(asked.text)).toContain('What you typed is kept. Sign in, and it is sent.');
    expect(asked.text).not.toContain('Came broken');

    const resumed = await signInInPlace(mara.browser, mara);
    expect(resumed.text).toContain('Send it now');
    const answers = await Promise.all([mara.browser.submit('/refund'), mara.browser.submit('/refund')]);
    expect(answers.map(({ path: led }) => led.split('?')[0])).toEqual([path, path]);
    expect(await refundedOf(path)).toBe('5.00');

    await mara.browser.open(path);
    const again = new URLSearchParams({ resume: valueIn(resumed, 'resume') });
    const copy = await mara.browser.send(`${path}/refund`, { method: 'POST', body: again });
    expect([copy.status, copy.headers.get('location')?.split('?')[0]]).toEqual([303, path]);
    expect(await refundedOf(path)).toBe('5.00');
  });

  it('survives a wrong password, a wrong code and a change of mind', async () => {
    const mara = await hire();
    const path = await pay();
    await mara.browser.open(path);
    await signOutElsewhere(mara.browser);
    await mara.browser.submit('/note', { text: NOTE });
    const wrong = await mara.browser.submit('/sign-in', { email: mara.email, password: 'wrong' });
    const asked = await mara.browser.submit('/sign-in', { email: mara.email, password: PASSWORD });
    const again = await mara.browser.submit('/code', { code: '000000' });
    expect([wrong, asked, again].map(({ status }) => status)).toEqual([401, 200, 401]);
    // Each of them says so: nobody has to fear for what was typed.
    for (const { text } of [wrong, asked, again])
      expect(pageText(text)).toContain('What you typed is kept, and is sent when you have signed in.');
    expect((await mara.browser.submit('/sign-in', { do: 'ask' })).text).toContain('Password');
    await signInInPlace(mara.browser, mara);
    const done = await mara.browser.submit('/note');
    expect(pageText(done.text)).toContain(NOTE);
  });

  it('is sent without more ado if its sender has signed in again in another tab', async () => {
    const mara = await hire();
    const path = await pay();
    await mara.browser.open(path);
    await signOutElsewhere(mara.browser);
    const tab = createTestBrowser(gateway.url);
    await tab.open('/account/sign-in');
    await signInInPlace(tab, mara);
    mara.browser.cookies.set('tollgate-session', tab.cookies.get('tollgate-session') ?? '');
    const done = await mara.browser.submit('/note', { text: NOTE });
    expect([done.status, pageText(done.text).includes(NOTE)]).toEqual([200, true]);
  });

  it('is shown, not sent, if somebody else signs in (S13)', async () => {
    const [mara, noor] = [await hire(), await hire()];
    const path = await pay();
    await mara.browser.open(`${path}/refund`);
    await signOutElsewhere(mara.browser);
    await mara.browser.submit('/refund', { amount: '5.00', reason: 'Came broken' });
    await signInInPlace(mara.browser, noor);
    const shown = await mara.browser.submit('/refund');
    expect([shown.status, pageText(shown.text)]).toEqual([409, expect.stringContaining('Nothing was sent')]);
    expect(pageText(shown.text)).toContain('Reason Came broken');
    expect(await refundedOf(path)).toBe('0.00');
  });

  it('is neither sent nor shown if somebody of another merchant signs in (S13)', async () => {
    const [owner, other] = [await hire({ roles: ['owner'], merNo: 100001 }), await hire()];
    const path = (await pay()).replace('/console', '/merchant');
    await owner.browser.open(`${path}/refund`);
    await signOutElsewhere(owner.browser);
    await owner.browser.submit('/refund', { amount: '5.00', reason: 'Came broken' });
    await signInInPlace(owner.browser, other);
    const shown = await owner.browser.submit('/refund');
    expect([shown.status, shown.text.includes('Came broken')]).toEqual([403, false]);
    expect(await refundedOf(path.replace('/merchant', '/console'))).toBe('0.00');
  });

  it.each([
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }, {}],
    ['from a sibling domain', { 'Sec-Fetch-Site': 'same-site' }, {}],
    ['without its proof', {}, { proof: '' }],
    ['with the proof of another address', {}, { proof: 'preferences' }],
    ['with a proof that names somebody else', {}, { proof: 'forged' }],
  ])('is not kept if it comes %s (S13)', async (_, headers, { proof }: { readonly proof?: string }) => {
    const mara = await hire();
    const path = await pay();
    const preferences = await mara.browser.open('/console/preferences');
    const page = await mara.browser.open(path);
    await signOutElsewhere(mara.browser);
    const own = valueIn({ text: page.text.split('id="note"')[1] ?? '' }, 'proof');
    const other = valueIn({ text: preferences.text.split('action="/console/preferences"')[1] ?? '' }, 'proof');
    const sent =
      {
        preferences: other,
        forged: own.replace(/[^.]+$/, Buffer.from(`person_else 0 ${Date.now()}`).toString('base64url')),
        '': '',
      }[proof ?? ''] ?? own;
    const body = new URLSearchParams({ text: NOTE, once: 'abc', proof: proof === undefined ? own : sent });
    const answer = await mara.browser.send(`${path}/note`, { method: 'POST', body, headers });
    // Back to the order, which can be opened: the address of the note only takes a form.
    const location = `/account/sign-in?return=${encodeURIComponent(path)}`;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
  });

  it('asks again for card numbers instead of keeping them (S9)', async () => {
    const mara = await hire();
    const path = await pay();
    await mara.browser.open(path);
    await signOutElsewhere(mara.browser);
    await mara.browser.submit('/note', { text: 'She paid with 4242 4242 4242 4242.' });
    await signInInPlace(mara.browser, mara);
    const shown = await mara.browser.submit('/note');
    expect(shown.status).toBe(409);
    expect(pageText(shown.text)).toContain('Text She paid with [card].');
    expect(shown.text).not.toContain('4242');
  });
});

describe('a form that needs the second factor', () => {
  it('is sent when the second factor was shown on the same page', async () => {
    const mara = await hire();
    const path = await pay();
    await mara.browser.open(`${path}/refund`);
    letFactorEnd();
    const asked = await mara.browser.submit('/refund', { amount: '5.00', reason: 'Came broken' });
    expect([asked.status, asked.path]).toEqual([403, `${path}/refund`]);
    const wrong = await mara.browser.submit('/confirm', { code: '000000' });
    expect(wrong.status).toBe(401);
    await mara.browser.submit('/confirm', { code: totpCode(mara.secret, gateway.realNow()) });
    const done = await mara.browser.submit('/refund');
    expect([done.status, done.path.split('?')[0], await refundedOf(path)]).toEqual([200, path, '5.00']);
  });

  it('does not expire when the second factor is shown in another tab', async () => {
    const mara = await hire();
    const path = await pay();
    await mara.browser.open(`${path}/refund`);
    letFactorEnd();
    const tab = createTestBrowser(gateway.url);
    tab.cookies.set('tollgate-session', mara.browser.cookies.get('tollgate-session') ?? '');
    await tab.open('/account/confirm');
    await tab.submit('/confirm', { code: totpCode(mara.secret, gateway.realNow()) });
    mara.browser.cookies.set('tollgate-session', tab.cookies.get('tollgate-session') ?? '');
    const done = await mara.browser.submit('/refund', { amount: '5.00', reason: 'Came broken' });
    expect([done.status, done.path.split('?')[0], await refundedOf(path)]).toEqual([200, path, '5.00']);
  });

  it('never keeps a password: it is asked for again', async () => {
    const mara = await hire();
    await mara.browser.open('/account/password');
    letFactorEnd();
    await mara.browser.submit('/account/password', { current: PASSWORD, password: 'nine orange pelicans' });
    const resumed = await mara.browser.submit('/confirm', { code: totpCode(mara.secret, gateway.realNow()) });
    const shown = await mara.browser.submit('/account/password');
    expect([shown.status, pageText(shown.text)]).toEqual([409, expect.stringContaining('Enter them again.')]);
    expect(resumed.text + shown.text).not.toMatch(/pelicans|walruses/);
  });
});

describe('an address without a page', () => {
  it.each([
    ['console', 'support'],
    ['merchant', 'owner'],
  ] as const)('is explained inside the frame of the %s', async (desk, role) => {
    const browser = await openConsole(gateway.url, role);
    const unknown = await browser.open(`/${desk}/no-such-screen`);
    expect([unknown.status, unknown.text.includes('aria-label="Screens"')]).toEqual([404, true]);
    const path = (await pay()).replace('/console', `/${desk}`);
    const taking = desk === 'console' ? `${path}/note` : '/merchant/branding/logo';
    const posted = await browser.open(taking);
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'POST']);
    expect(posted.text).toContain('aria-label="Screens"');
    expect(posted.text).toContain(`<a class="button" href="${taking.replace(/\/[^/]*$/, '')}">Open the page</a>`);
  });
});

function valueIn({ text }: Pick<ShownPage, 'text'>, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
}
