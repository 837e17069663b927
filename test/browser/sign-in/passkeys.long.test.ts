import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';

// Passkeys of a virtual authenticator in a real Chromium.

let gateway: PeopleGateway;
let browser: Browser;
let url: string;

beforeAll(async () => {
  gateway = await startPeopleGateway({ engine: 'SQLite' });
  // Passkeys belong to a host name; the sandbox as it comes has this one.
  url = gateway.url.replace('//127.0.0.1', '//localhost');
  browser = await launchBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

interface Device {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

async function openDevice(options: { readonly verifies?: boolean } = {}): Promise<Device> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: options.verifies ?? true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, cdp, authenticatorId };
}

async function invite(email: string): Promise<string> {
  const { token } = await gateway.signIn({ roles: ['admin'] });
  const { status, body } = await gateway.as(token, 'POST', '/operator/invitations', {
    body: { email, name: 'Ines Keller', roles: ['support'] },
    headers: { 'X-Reason': 'New colleague' },
  });
  expect(status).toBe(201);
  return (body as { link: string }).link.replace('//127.0.0.1', '//localhost');
}

async function enrol(device: Device, email: string): Promise<void> {
  await device.page.goto(await invite(email));
  await device.page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await openAccount(device.page);
}

/** Whoever has signed in lands in the console; here the account page tells who it is. */
async function openAccount(page: Page): Promise<void> {
  await page.waitForURL(/\/console/);
  await page.goto(`${url}/account`);
  await page.getByRole('heading', { name: 'Ines Keller' }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('Email').waitFor();
}

async function signIn({ page }: Device): Promise<void> {
  await page.goto(`${url}/account/sign-in`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

it('an invitation is accepted with a passkey, which signs in again without a password', async () => {
  const device = await openDevice();
  const watch = watchPage(device.page, [url]);
  await enrol(device, 'ines@people.example');
  await signOut(device.page);
  await signIn(device);
  await openAccount(device.page);
  await device.page.getByText('with a passkey').first().waitFor();
  expect(watch).toEqual({ requestsOut: [], complaints: [] });
});

it('a passkey confirms what asks for the second factor, and another one is added', async () => {
  const device = await openDevice();
  const { page } = device;
  await enrol(device, 'second@people.example');
  await page.goto(`${url}/account/confirm?return=%2Faccount`);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.getByRole('heading', { name: 'Ines Keller' }).waitFor();
  // The same device has one already, and says so.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('This device already has a passkey for your account.').waitFor();
  await device.cdp.send('WebAuthn.clearCredentials', { authenticatorId: device.authenticatorId });
  await page.getByLabel('Name of the new passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Your second factors were changed.').waitFor();
  await expect
    .poll(() => page.locator('#passkeys .rows > li').allInnerTexts())
    .toEqual([expect.stringContaining('Chrome on Linux'), expect.stringContaining('Laptop')]);
});

it('a passkey whose counter goes back is refused, and the refusal is recorded', async () => {
  const device = await openDevice();
  const { cdp, authenticatorId, page } = device;
  await enrol(device, 'copied@people.example');
  await signOut(page);
  await signIn(device);
  await openAccount(page);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('the authenticator has no passkey');
  expect(credential.signCount).toBeGreaterThan(0);
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
  await signOut(page);
  await signIn(device);
  await page.getByRole('heading', { name: 'That passkey did not work' }).waitFor();
  const [record] = await gateway.store.listActions({ action: 'signIn', outcome: 'refused', before: null, limit: 1 });
  expect(record?.detail).toMatch(/^passkey: .*counter/);
  await page.goto(`${url}/account`);
  expect(page.url()).toContain('/account/sign-in');
});

it('an answer is good once: sent again, it signs nobody in', async () => {
  const device = await openDevice();
  const { page } = device;
  await enrol(device, 'replay@people.example');
  await signOut(page);
  const sent = page.waitForRequest((request) => request.url().includes('/account/passkeys/sign-in'));
  await signIn(device);
  const credential = new URLSearchParams((await sent).postData() ?? '').get('credential') ?? '';
  await openAccount(page);
  await signOut(page);
  await page.goto(`${url}/account/sign-in`);
  await page.locator('form[data-passkey] input[name=credential]').evaluate((input, value) => {
    Object.assign(input, { value });
    (input as unknown as { form: { submit(): void } }).form.submit();
  }, credential);
  await page.getByText('This took too long, or was already used.').waitFor();
});

it('a device that does not verify its person is refused', async () => {
  const device = await openDevice({ verifies: false });
  await device.page.goto(await invite('unverified@people.example'));
  await device.page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await device.page.getByText('Your device did not confirm.').waitFor();
});

it('after the password, a passkey finishes the sign-in of somebody who has no app, and no code is asked for', async () => {
  const device = await openDevice();
  const { page } = device;
  const watch = watchPage(page, [url]);
  await enrol(device, 'no.app@people.example');
  await page.goto(`${url}/account/password`);
  await page.getByLabel('New password').fill('seven purple walruses');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your password was changed.').waitFor();
  await signOut(page);
  await page.getByLabel('Email').fill('no.app@people.example');
  await page.getByLabel('Password').fill('seven purple walruses');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  expect(await page.locator('input[name=code]').count()).toBe(0);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await openAccount(page);
  expect(watch).toEqual({ requestsOut: [], complaints: [] });
});

it('a passkey that is removed does not sign in any more', async () => {
  const device = await openDevice();
  const { page, cdp, authenticatorId } = device;
  await enrol(device, 'removed@people.example');
  expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0);
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.getByLabel('Name of the new passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('#passkeys .rows > li', { hasText: 'Laptop' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Your second factors were changed.').waitFor();
  expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0);
  await signOut(page);
  await signIn(device);
  await page.getByRole('heading', { name: 'That passkey did not work' }).waitFor();
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  for (const credential of credentials) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  await signIn(device);
  await openAccount(page);
});

it('without scripts the pages show no passkey button, and say nothing about one', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const watch = watchPage(page, [url]);
  for (const path of [`${url}/account/sign-in`, await invite('no.script@people.example')]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    expect(await page.locator('form[data-passkey]:visible, .or:visible').count()).toBe(0);
  }
  expect(watch).toEqual({ requestsOut: [], complaints: [] });
});
