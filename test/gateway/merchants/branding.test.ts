import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { JPEG, partsOf, png } from '../../helpers/browser/pictures.ts';

let gateway: PeopleGateway;
beforeAll(async () => {
  gateway = await startPeopleGateway();
});
afterAll(() => gateway.close());

const BRANDING = '/merchant/branding';

/** As a browser sends the form with the file. */
async function upload(browser: TestBrowser, file: Blob, name = 'logo.png'): Promise<{ status: number; text: string }> {
  const { text } = await browser.open(BRANDING);
  const csrf = /name="csrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const body = new FormData();
  body.set('csrf', csrf);
  body.set('picture', file, name);
  const answer = await browser.send(`${BRANDING}/logo`, { method: 'POST', body });
  return { status: answer.status, text: await answer.text() };
}

const fileOf = (bytes: Buffer | string, type = 'image/png') => new Blob([new Uint8Array(Buffer.from(bytes))], { type });

function logoPathIn(text: string): string {
  return /\/pay\/logos\/[0-9]+-[0-9a-f]{64}/.exec(text)?.[0] ?? '';
}

test('a name and a colour are previewed, saved, and seen by payers', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  const previewed = await owner.open(`${BRANDING}?displayName=Mara%26Co&colour=own&accentColour=%23ffee00`);
  expect(previewed.text).toContain('scheme=dark&amp;name=Mara%26Co&amp;colour=%23ffee00');
  expect(previewed.text).toContain('hard to see');
  const frame = await owner.open(`${BRANDING}/preview?scheme=dark&name=Mara%26Co&colour=%23ffee00`);
  expect(frame.text).toContain('Mara&amp;Co');
  expect(frame.text).toContain('--accent:#ffee00');
  expect(frame.text).toMatch(/<body[^>]* inert/);
  expect(frame.text).not.toContain('<script');
  expect(frame.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'; sandbox$/);
  await owner.open(BRANDING);
  const saved = await owner.submit('/branding', { displayName: 'Mara & Co', colour: 'own', accentColour: '#0A7CFF' });
  expect(saved.text).toContain('Payers see it from now on');
  const { body } = await gateway.operator('GET', '/operator/merchants/100001/branding');
  expect(body).toMatchObject({ displayName: 'Mara & Co', accentColour: '#0a7cff', logo: null });
});

test('a form that was opened before somebody else saved changes nothing', async () => {
  const [owner, developer] = [await openMerchant(gateway.url, 'owner'), await openMerchant(gateway.url, 'developer')];
  await owner.open(BRANDING);
  await developer.open(BRANDING);
  await developer.submit('/branding', { displayName: 'First', colour: 'default', accentColour: '#000000' });
  const late = await owner.submit('/branding', { displayName: 'Second', colour: 'default', accentColour: '#000000' });
  expect([late.status, late.text.includes('This has changed')]).toEqual([409, true]);
});

test('a logo is written anew, shown to payers, and served as nothing but a picture', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  const hidden = Buffer.concat([png({ width: 40, height: 20 }), Buffer.from('hidden')]);
  expect((await upload(owner, fileOf(hidden, 'text/html'), 'x.html')).status).toBe(303);
  const path = logoPathIn((await owner.open(BRANDING)).text);
  const served = await fetch(gateway.url + path);
  expect(partsOf(Buffer.from(await served.arrayBuffer()))).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const shown = (await owner.open(`${BRANDING}/preview?scheme=light`)).text;
  expect(shown).toContain(`<img src="${path}" alt="" width="80" height="40"`);
  expect((await upload(owner, fileOf(JPEG, 'image/jpeg'))).status).toBe(303);
  const next = logoPathIn((await owner.open(BRANDING)).text);
  expect([next === path, (await fetch(gateway.url + path)).status]).toEqual([false, 404]);
  expect((await fetch(gateway.url + next)).headers.get('content-type')).toBe('image/jpeg');
  expect((await owner.open(BRANDING)).text).toContain(`href="${BRANDING}/logo/remove"`);
  const asked = await owner.open(`${BRANDING}/logo/remove`);
  expect([asked.text.includes('upload it again'), (await fetch(gateway.url + next)).status]).toEqual([true, 200]);
  expect((await owner.submit('/logo/remove')).text).toContain('The logo was removed');
  expect((await fetch(gateway.url + next)).status).toBe(404);
  // There is nothing to remove any more.
  expect((await owner.open(`${BRANDING}/logo/remove`)).path).toBe(BRANDING);
});

test('the preview of a payment link shows the name and the logo that payers see', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  await owner.open(BRANDING);
  await owner.submit('/branding', { displayName: 'Bowls by Mara', colour: 'default', accentColour: '#000000' });
  await upload(owner, fileOf(png({ width: 40, height: 20 })));
  const path = logoPathIn((await owner.open(BRANDING)).text);
  await owner.open('/merchant/links/new');
  const link = { title: 'Bowl', kind: 'fixed', amount: '45.00', currency: 'USD', uses: 'once' };
  const preview = await owner.submit('/links/new', { ...link, do: 'preview' });
  expect(preview.text).toContain('<bdi>Bowls by Mara</bdi>');
  expect(preview.text).toContain(`<img src="${path}" alt="" width="80" height="40"`);
  expect(preview.headers.get('content-security-policy')).toMatch(/img-src 'self' data:; (?!.*frame-src)/);
  await owner.open(`${BRANDING}/logo/remove`);
  await owner.submit('/logo/remove');
});

test('what is no PNG or JPEG picture is refused with the reason, and changes nothing', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>';
  for (const file of [
    fileOf(svg, 'image/svg+xml'),
    fileOf('GIF89a<script>'),
    fileOf(''),
    fileOf(png().subarray(0, 50)),
  ]) {
    const { status, text } = await upload(owner, file);
    expect([status, text.includes('Nothing was done')]).toEqual([400, true]);
    expect(text).not.toContain('alert(');
  }
  expect(logoPathIn((await owner.open(BRANDING)).text)).toBe('');
});

test('a person who may not change the branding sees it without forms, and another merchant’s logo is nobody’s', async () => {
  const staff = await openMerchant(gateway.url, 'staff');
  const { status, text } = await staff.open(BRANDING);
  expect([status, text.includes(`action="${BRANDING}`)]).toEqual([200, false]);
  expect((await upload(staff, fileOf(png()))).status).toBe(400);
  const owner = await openMerchant(gateway.url, 'owner');
  await upload(owner, fileOf(png()));
  const path = logoPathIn((await owner.open(BRANDING)).text);
  expect((await fetch(gateway.url + path.replace('100001', '100002'))).status).toBe(404);
  const other = await gateway.signIn({ roles: ['owner'], merNo: 100001 });
  const put = await gateway.as(other.token, 'PUT', '/operator/merchants/200018/branding', {
    body: { displayName: 'x', accentColour: null },
  });
  expect(put.status).toBe(404);
});

test('each change is recorded with who made it', async () => {
  const actions = (await gateway.store.listActions({ before: null, limit: 200 })) as unknown;
  const text = JSON.stringify(actions, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  for (const action of ['changeBranding', 'putLogo', 'removeLogo']) expect(text).toContain(`"action":"${action}"`);
});
