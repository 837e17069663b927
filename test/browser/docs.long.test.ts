import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import operatorContract from '../../generated/operator.openapi.json' with { type: 'json' };
import { sandboxAccount } from '../../generated/sandbox.ts';
import { buildDocs } from '../../scripts/docs/build-docs.ts';
import { launchBrowser, watchPage } from '../helpers/browser.ts';
import { notificationPages, operationPages, plain } from '../helpers/docs-pages.ts';
import type { DocsPage } from '../helpers/docs-pages.ts';

// The built docs in a real browser, from a folder and from a path of a web server. A page takes seconds to come up on
// a busy machine, so nothing here waits for a time: everything waits for what must appear.

const SLOW_MS = 300_000;
const DESKTOP = { width: 1400, height: 900 };
const PHONE = { width: 390, height: 844 };
const everyPage = [...operationPages(), ...notificationPages()];

/** What reaches beyond the right edge, unless it can be scrolled by itself. A page that hides its overflow cuts it off. */
const CUT_OFF = `[...document.querySelectorAll('#api-content *')]
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
  .filter((element) => {
    for (let above = element; above; above = above.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(above).overflowX)) return false;
    }
    return true;
  })
  .map((element) => element.outerHTML.slice(0, 120))
  .slice(0, 3)`;

let folder: string;
let server: Server;
let browser: Browser;
const places = { file: '', server: '', operator: '' };
type Place = keyof typeof places;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgate-docs-test-'));
  await buildDocs({ outFolder: folder });
  browser = await launchBrowser();
  server = createServer(async (request, response) => {
    const [name, type] = { '/any/where/': ['index.html', 'text/html'] }[request.url ?? ''] ?? [];
    if (name === undefined) return response.writeHead(404).end();
    return response.setHeader('Content-Type', String(type)).end(await readFile(join(folder, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  places.file = pathToFileURL(join(folder, 'index.html')).href;
  places.operator = pathToFileURL(join(folder, 'operator.html')).href;
  places.server = `http://127.0.0.1:${(server.address() as AddressInfo).port}/any/where/`;
}, SLOW_MS);

afterAll(async () => {
  await browser?.close();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the docs and proves afterwards that nothing left the page and nothing went wrong in it. */
async function withDocs(place: Place, viewport: typeof PHONE, read: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport });
  page.setDefaultTimeout(60_000);
  const watch = watchPage(page, [places[place]]);
  await page.goto(places[place]);
  await page.locator('h1').waitFor();
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  await read(page);
  expect(watch).toEqual({ requestsOut: [], complaints: [] });
  await page.close();
}

async function openPage(page: Page, place: Place, { route, title }: DocsPage): Promise<Locator> {
  await page.goto(`${places[place]}#/${route}`);
  const section = page.locator(`[data-section-id="/${route}"]`);
  await section.locator('h2', { hasText: title }).first().waitFor();
  return section;
}

/** Parts that are out of sight are not rendered yet, so it scrolls down until it has seen every fact. */
async function expectFacts(section: Locator, { route, facts }: DocsPage): Promise<void> {
  let missing = facts;
  const read = async (): Promise<object> => {
    const text = plain(await section.innerText());
    missing = missing.filter((fact) => !text.includes(fact));
    if (missing.length > 0) await section.page().mouse.wheel(0, 500);
    return { route, missing };
  };
  await expect.poll(read, { timeout: 60_000, interval: 100 }).toEqual({ route, missing: [] });
}

describe.each(['file', 'server'] as const)('the docs from a %s', (place) => {
  it(
    'open at any of their addresses',
    async () => {
      await withDocs(place, DESKTOP, async (page) => {
        for (const docsPage of [operationPages()[4], notificationPages()[3]]) {
          if (docsPage === undefined) throw new Error('the docs have fewer pages than they had');
          await page.goto('about:blank');
          await openPage(page, place, docsPage);
        }
      });
    },
    SLOW_MS,
  );
});

describe('the docs', () => {
  it(
    'show every operation and notification, with every decision and its reason',
    async () => {
      await withDocs('file', DESKTOP, async (page) => {
        for (const docsPage of everyPage) await expectFacts(await openPage(page, 'file', docsPage), docsPage);
      });
    },
    SLOW_MS,
  );

  it(
    'show why an HTTP status was decided, behind its tab',
    async () => {
      await withDocs('file', DESKTOP, async (page) => {
        const [payment] = operationPages();
        const section = await openPage(page, 'file', payment as DocsPage);
        await section
          .getByRole('button', { name: '404' })
          .or(section.getByRole('tab', { name: '404' }))
          .first()
          .click();
        await section.getByText('The status is documented; which records it refers to is not.').first().waitFor();
      });
    },
    SLOW_MS,
  );

  it(
    'show the body of a callback where it is opened',
    async () => {
      await withDocs('file', DESKTOP, async (page) => {
        const [payment] = operationPages();
        const section = await openPage(page, 'file', payment as DocsPage);
        await section.getByText('Payment result', { exact: true }).last().click();
        await section.getByText('A result flag, not an error code.').first().waitFor();
      });
    },
    SLOW_MS,
  );

  it(
    'fit a phone without scrolling sideways',
    async () => {
      await withDocs('file', PHONE, async (page) => {
        for (const docsPage of everyPage) {
          await expectFacts(await openPage(page, 'file', docsPage), { ...docsPage, facts: docsPage.facts.slice(0, 1) });
          expect({ route: docsPage.route, cut: await page.evaluate(CUT_OFF) }).toEqual({
            route: docsPage.route,
            cut: [],
          });
        }
      });
    },
    SLOW_MS,
  );

  it(
    'offer the contract for download, without the private key of the gateway',
    async () => {
      await withDocs('file', DESKTOP, async (page) => {
        expect(await page.locator('a[href="openapi.json"]').count()).toBeGreaterThan(0);
      });
      const offered = JSON.parse(await readFile(join(folder, 'openapi.json'), 'utf8')) as Record<string, unknown>;
      const contract = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as Record<string, object>;
      const { gatewayPrivateKey, ...account } = contract['x-sandbox-account'] as { gatewayPrivateKey: string };
      expect(gatewayPrivateKey).toBe(sandboxAccount.gatewayPrivateKey);
      expect(offered).toEqual({ ...contract, 'x-sandbox-account': account });
      const [, secretLine = ''] = gatewayPrivateKey.split('\n');
      expect(await readFile(join(folder, 'index.html'), 'utf8')).not.toContain(secretLine);
    },
    SLOW_MS,
  );
});

describe('the operator’s docs', () => {
  it(
    'show every group of operations, and ask for nothing outside',
    async () => {
      await withDocs('operator', DESKTOP, async (page) => {
        await page.getByRole('heading', { name: 'Tollgate operator interface' }).first().waitFor();
        for (const { name } of operatorContract.tags) await page.getByText(name, { exact: true }).first().waitFor();
      });
    },
    SLOW_MS,
  );
});
