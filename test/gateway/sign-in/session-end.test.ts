import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createTestBrowser, enrol, startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';

// What pages know about the end of a session, so that they can warn before it.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startAccountGateway();
});
afterAll(() => gateway.close());

const JSON_WANTED = { Accept: 'application/json' };

/** As the page's script asks, or as its button does. */
async function timeLeft(browser: TestBrowser, { isPoll = true } = {}) {
  const response = await browser.send('/account/session', {
    headers: { ...JSON_WANTED, ...(isPoll && { 'X-Live': '1' }) },
  });
  const body = (response.status === 200 ? await response.json() : null) as { idleMs: number; endsMs: number } | null;
  return { status: response.status, minutes: body && [body.idleMs, body.endsMs].map((ms) => Math.round(ms / 60_000)) };
}

it('asking how long a session lasts does not keep it alive, and staying does (S34)', async () => {
  const browser = createTestBrowser(gateway.url);
  await enrol(gateway, browser);
  expect(await timeLeft(browser)).toEqual({ status: 200, minutes: [15, 720] });
  gateway.pass(13 * 60);
  expect(await timeLeft(browser)).toEqual({ status: 200, minutes: [2, 707] });
  expect(await timeLeft(browser, { isPoll: false })).toEqual({ status: 200, minutes: [15, 707] });
  gateway.pass(14 * 60);
  expect(await timeLeft(browser)).toEqual({ status: 200, minutes: [1, 693] });
  gateway.pass(60);
  expect(await timeLeft(browser)).toEqual({ status: 401, minutes: null });
  expect((await browser.send('/account/session', { headers: JSON_WANTED })).headers.get('location')).toContain(
    '/account/sign-in',
  );
});

it('staying does not move the longest time of a session', async () => {
  const browser = createTestBrowser(gateway.url);
  await enrol(gateway, browser);
  for (let minutes = 0; minutes < 710; minutes += 10) {
    gateway.pass(600);
    await timeLeft(browser, { isPoll: false });
  }
  expect(await timeLeft(browser, { isPoll: false })).toEqual({ status: 200, minutes: [15, 10] });
  gateway.pass(600);
  expect((await timeLeft(browser, { isPoll: false })).status).toBe(303);
});

it('every page of somebody who is signed in says how long, and loads the script that warns', async () => {
  const pages = [
    [await openConsole(gateway.url, 'support'), '/console/preferences'],
    [await openMerchant(gateway.url, 'owner'), '/merchant/settings'],
    [await openMerchant(gateway.url, 'owner'), '/account'],
  ] as const;
  for (const [browser, path] of pages) {
    const { text } = await browser.open(path);
    const [, idleMs = 0, endsMs = 0] = (/data-session-ms="(\d+) (\d+)"/.exec(text) ?? []).map(Number);
    expect([Math.round(idleMs / 60_000), Math.round(endsMs / 60_000)]).toEqual([15, 720]);
    const [, script = ''] = /src="(\/account\/assets\/session\.\w+\.js)"/.exec(text) ?? [];
    expect((await browser.send(script)).status).toBe(200);
  }
  const stranger = await createTestBrowser(gateway.url).open('/account/sign-in');
  expect(stranger.text).not.toMatch(/data-session-ms|session\.\w+\.js/);
});

it('somebody who opens the address of the question is led to the account page', async () => {
  const browser = await openMerchant(gateway.url, 'owner');
  expect((await browser.open('/account/session')).path).toBe('/account');
});
