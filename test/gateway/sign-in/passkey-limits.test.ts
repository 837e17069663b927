import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBrowser, enrol, startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { askChallenge, createTestPasskey } from '../../helpers/browser/passkey.ts';
import type { CreationOptions, RequestOptions, TestPasskey } from '../../helpers/browser/passkey.ts';

// What browsers never send, or not to us.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startAccountGateway();
});
afterAll(() => gateway.close());

async function add(browser: TestBrowser, passkey: TestPasskey): Promise<number> {
  const page = await browser.open('/account');
  const offered = (await (await askChallenge(browser, page, { for: 'register' })).json()) as CreationOptions;
  return (await browser.submit('/passkeys', { name: 'Key', credential: passkey.create(offered) })).status;
}

async function offerIn(browser: TestBrowser): Promise<RequestOptions> {
  const page = await browser.open('/account/sign-in');
  return (await (await askChallenge(browser, page, { for: 'sign-in' })).json()) as RequestOptions;
}

it('the id of a passkey has at most 1,023 bytes', async () => {
  const browser = createTestBrowser(gateway.url);
  await enrol(gateway, browser);
  expect(await add(browser, createTestPasskey(gateway.url, { idBytes: 1024 }))).toBe(401);
  const longest = createTestPasskey(gateway.url, { idBytes: 1023 });
  expect(await add(browser, longest)).toBe(200);
  const other = createTestBrowser(gateway.url);
  const credential = longest.get(await offerIn(other));
  expect((await other.submit('/passkeys/sign-in', { credential })).path).toBe('/console');
});

it('an answer from a page in a frame of another site is refused', async () => {
  const browser = createTestBrowser(gateway.url);
  await enrol(gateway, browser);
  for (const crossOrigin of [true, 'false', null, 0]) {
    expect([crossOrigin, await add(browser, createTestPasskey(gateway.url, { crossOrigin }))]).toEqual([
      crossOrigin,
      401,
    ]);
  }
  expect(await add(browser, createTestPasskey(gateway.url, { crossOrigin: false }))).toBe(200);
});

it('a challenge to sign in is answered by the browser that asked for it', async () => {
  const browser = createTestBrowser(gateway.url);
  await enrol(gateway, browser);
  const passkey = createTestPasskey(gateway.url);
  await add(browser, passkey);
  const [attacker, victim] = [createTestBrowser(gateway.url), createTestBrowser(gateway.url)];
  const credential = passkey.get(await offerIn(attacker));
  await offerIn(victim);
  expect((await victim.submit('/passkeys/sign-in', { credential })).status).toBe(401);
  const own = passkey.get(await offerIn(victim));
  expect((await victim.submit('/passkeys/sign-in', { credential: own })).path).toBe('/console');
});
