import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';

// What a phone needs to install the back office.

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

interface Manifest {
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

it('the back office names its manifest, and the policy of its pages allows what it lists', async () => {
  const { text, headers } = await (await openMerchant(gateway.url, 'staff')).open('/merchant');
  const [, address = ''] = /rel="manifest" href="([^"]+)"/.exec(text) ?? [];
  const response = await fetch(gateway.url + address);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  expect((await response.json()) as Manifest).toMatchObject({
    start_url: '/merchant',
    scope: '/merchant',
    display: 'standalone',
  });
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of ["manifest-src 'self'", "worker-src 'self'", "img-src 'self' data:"])
    expect(policy).toContain(rule);
});

it('each icon is a PNG of the size that the manifest says', async () => {
  const { text } = await (await openMerchant(gateway.url, 'staff')).open('/merchant');
  const { icons } = (await (
    await fetch(gateway.url + (/rel="manifest" href="([^"]+)"/.exec(text)?.[1] ?? ''))
  ).json()) as Manifest;
  const touch = { src: /rel="apple-touch-icon" href="([^"]+)"/.exec(text)?.[1] ?? '', sizes: '180x180' };
  expect(icons).toHaveLength(2);
  for (const { src, sizes } of [...icons, touch]) {
    const response = await fetch(gateway.url + src);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('the worker keeps one page, which shows nothing of anybody and sets no cookie', async () => {
  const browser = await openMerchant(gateway.url, 'owner');
  const { text } = await browser.open('/merchant');
  const worker = await fetch(gateway.url + (/data-worker="([^"]+)"/.exec(text)?.[1] ?? ''));
  expect([worker.headers.get('content-type'), worker.headers.get('service-worker-allowed')]).toEqual([
    'text/javascript',
    '/merchant',
  ]);
  const script = await worker.text();
  expect(script.match(/\.(?:add|addAll|put)\(/g)).toEqual(['.add(']);
  expect(script).toMatch(/'tollgate-offline-[0-9a-f]{16}'/);
  const [, offline = ''] = /const OFFLINE = '([^']+)'/.exec(script) ?? [];
  const page = await browser.send(offline);
  expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
  const shown = await page.text();
  expect(shown).toContain('You are offline');
  expect(shown).not.toMatch(/owner|csrf|Sign out|data-session-ms/i);
});

it('the account page has neither manifest nor worker', async () => {
  const { text } = await (await openMerchant(gateway.url, 'owner')).open('/account');
  expect(text).not.toMatch(/manifest|service-worker/);
});
