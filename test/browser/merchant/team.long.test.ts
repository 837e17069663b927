import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MERCHANT } from '../../../src/gateway/pages/desk/merchant-navigation.ts';
import { launchBrowser, watchPage } from '../../helpers/browser/browser.ts';
import { checkScreens } from '../../helpers/gateway/console.ts';
import { crawl } from '../../helpers/browser/crawl.ts';
import { openMerchant, openMerchantPage } from '../../helpers/gateway/merchant.ts';
import { openOrder } from '../../helpers/payer/payer-world.ts';
import { startPeopleGateway } from '../../helpers/people/people.ts';
import type { PeopleGateway } from '../../helpers/people/people.ts';
import { JPEG, cameraData, jpegSegment, png } from '../../helpers/browser/pictures.ts';

let gateway: PeopleGateway;
let browser: Browser;
beforeAll(async () => {
  [gateway, browser] = await Promise.all([startPeopleGateway(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await gateway.close();
});

const BRANDING = `${MERCHANT}/branding`;

test('pages of the back office have no barriers in either colour and fit a narrow window', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  const found = (await crawl(owner, MERCHANT)).filter(
    ({ headers, path }) =>
      headers.get('content-type')?.startsWith('text/html') === true && !/[/](?:outbox|preview)/.test(path),
  );
  const kinds = new Map(found.map(({ pattern, path }) => [pattern, path]));
  await checkScreens(browser, gateway.url, 'owner', [...kinds.values()]);
});

test('an uploaded logo is decoded by the browser, in the preview and on the payer’s page, and moves nothing', async () => {
  const { page, watch } = await openMerchantPage(browser, gateway.url, { role: 'owner' });
  await page.goto(gateway.url + BRANDING);
  const stripes = Buffer.alloc(60 * (1 + 3 * 180), 0);
  await page.setInputFiles('#picture', {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: png({ width: 180, height: 60, pixels: stripes }),
  });
  await page.click('text=Upload the logo');
  await page.getByText('The logo was saved').waitFor();
  const isDecoded = 'document.querySelector(".logo img").naturalWidth';
  await expect.poll(() => page.evaluate<number>(isDecoded)).toBe(180);
  await expect.poll(() => page.frames().length).toBe(3);
  expect([watch.requestsOut, watch.complaints]).toEqual([[], []]);
  const path = (await page.locator('.logo img').getAttribute('src')) ?? '';
  await page.context().close();

  const shop = await gateway.newShop({ name: 'Harbour' });
  const logo = Buffer.from(await (await fetch(gateway.url + path)).arrayBuffer()).toString('base64');
  const put = await gateway.operator('PUT', `/operator/merchants/${shop.merNo}/logo`, { picture: logo });
  expect(put.status).toBe(200);
  const payer = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const seen = watchPage(payer, [gateway.url]);
  await payer.goto(await openOrder({ url: gateway.url, shop }, 'createCashierOrder'));
  await expect.poll(() => payer.evaluate<number>(isDecoded)).toBe(180);
  const box = await payer.locator('.logo img').boundingBox();
  expect([box?.width, box?.height]).toEqual([120, 40]);
  expect([seen.requestsOut, seen.complaints]).toEqual([[], []]);
  await payer.close();
  shop.close();
});

test('a photo that was taken on its side is shown the right way up', async () => {
  const page = await browser.newPage();
  await page.goto(gateway.url);
  // Red on the left, blue on the right: after a quarter turn red is on top.
  const drawn = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
    const pen = canvas.getContext('2d');
    for (const [colour, at] of [['#f00', 0], ['#00f', 20]]) { pen.fillStyle = colour; pen.fillRect(at, 0, 20, 20); }
    return canvas.toDataURL('image/jpeg', 1).split(',')[1];
  })()`);
  const photo = Buffer.from(drawn, 'base64');
  const camera = jpegSegment(0xe1, cameraData(6, true));
  const picture = Buffer.concat([photo.subarray(0, 2), camera, photo.subarray(2)]).toString('base64');
  const put = await gateway.operator('PUT', '/operator/merchants/100001/logo', { picture });
  const { logo } = put.body as { logo: { path: string; width: number; height: number } };
  expect(logo).toMatchObject({ width: 20, height: 40 });
  await page.goto(gateway.url + logo.path);
  const colours = await page.evaluate<number[]>(`(() => {
    const [image] = document.images;
    const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const isOf = (y, part) => pen.getImageData(10, y, 1, 1).data[part] > 200;
    return [canvas.width, canvas.height, isOf(5, 0), isOf(5, 2), isOf(35, 0), isOf(35, 2)];
  })()`);
  expect(colours).toEqual([20, 40, true, false, false, true]);
  await page.close();
});

test('a JPEG that was written anew is a picture for the browser', async () => {
  const put = await gateway.operator('PUT', '/operator/merchants/100001/logo', { picture: JPEG.toString('base64') });
  const { logo } = put.body as { logo: { path: string } };
  const page = await browser.newPage();
  await page.goto(gateway.url + logo.path);
  expect(await page.evaluate<number>('document.images[0]?.naturalWidth ?? 0')).toBe(8);
  await page.close();
});

test('a file of 100 MB is refused, and the page works on', async () => {
  const owner = await openMerchant(gateway.url, 'owner');
  const csrf = /name="csrf" value="([^"]+)"/.exec((await owner.open(BRANDING)).text)?.[1] ?? '';
  const body = new FormData();
  body.set('csrf', csrf);
  body.set('picture', new Blob([new Uint8Array(100_000_000)]), 'logo.png');
  // The connection may be closed while the browser still sends.
  const status = await owner.send(`${BRANDING}/logo`, { method: 'POST', body }).then(
    (answer) => answer.status,
    () => 'closed',
  );
  expect([413, 'closed']).toContain(status);
  expect((await owner.open(BRANDING)).status).toBe(200);
});
