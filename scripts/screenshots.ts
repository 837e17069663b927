import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { PAYER_LANGUAGE_CODES } from '../src/gateway/domain/text/languages.ts';
import { launchBrowser } from '../test/helpers/browser/browser.ts';
import { listConsolePages } from '../test/helpers/browser/console-pages.ts';
import { listMerchantPages } from '../test/helpers/browser/merchant-pages.ts';
import { PAYER_PAGES, stopAsking } from '../test/helpers/browser/payer-pages.ts';
import type { TestGateway } from '../test/helpers/gateway/gateway.ts';
import { openPayerWorld } from '../test/helpers/payer/payer-world.ts';
import type { PayerWorld } from '../test/helpers/payer/payer-world.ts';
import { SHOP_PAGES } from '../test/helpers/browser/shop-pages.ts';
import { startWholeGateway } from '../test/helpers/gateway/whole-gateway.ts';

// `npm run screenshots` takes a screenshot of every page for payers, developers, merchants and the operator's people. Open
// dist/screenshots/index.html.
// `-- --only cashier` takes those whose name starts with "cashier"; `-- --readme` takes the pictures of the README again.

const FOLDER = 'dist/screenshots';

const LOOKS = [
  { look: 'phone-light', size: { width: 390, height: 844 }, colorScheme: 'light' },
  { look: 'phone-dark', size: { width: 390, height: 844 }, colorScheme: 'dark' },
  // After the phone, because the order summary that a wide page opens stays open.
  { look: 'desktop-light', size: { width: 1280, height: 900 }, colorScheme: 'light' },
  { look: 'desktop-dark', size: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

/** As large as they are shown: what is below the screen is left out. */
const OF_README = { folder: '.github/pictures', names: ['cashier', 'console-home'] };

const IN_EVERY_LANGUAGE = ['cashier', 'card-errors', 'code', 'transfer', 'success'];
const ACCENTS = ['#ffffff', '#000000', '#ffd400', '#777777', '#d0021b', '#0a7d4f'];

/** Brings a page into the state to be shown. */
interface Subject {
  readonly name: string;
  readonly language: string;
  bring(page: Page): Promise<void>;
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, readme: { type: 'boolean', default: false } },
});
if (values.only === '' && !values.readme) await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const gateway = await startWholeGateway();
const browser = await launchBrowser();
try {
  const all = await listSubjects(gateway);
  const isWanted = (name: string) => (values.readme ? OF_README.names.includes(name) : name.startsWith(values.only));
  for (const subject of all.filter(({ name }) => isWanted(name))) await shoot(browser, subject);
  const pictures = (await readdir(FOLDER)).filter((file) => file.endsWith('.png'));
  await writeFile(join(FOLDER, 'index.html'), renderIndex(pictures));
  console.log(`Wrote ${pictures.length} screenshots to ${FOLDER}. Open ${FOLDER}/index.html.`);
} finally {
  await browser.close();
  await gateway.close();
}

async function listSubjects(controls: TestGateway): Promise<Subject[]> {
  const world = await openPayerWorld(controls);
  const inEnglish = PAYER_PAGES.map(({ name, bring }) => ({
    name,
    language: 'en',
    bring: (page: Page) => bring(page, world),
  }));
  const translated = PAYER_PAGES.filter(({ name }) => IN_EVERY_LANGUAGE.includes(name)).flatMap(({ name, bring }) =>
    PAYER_LANGUAGE_CODES.map((language) => ({
      name: `language-${name}-${language}`,
      language,
      bring: (page: Page) => bring(page, world, { language }),
    })),
  );
  const shop = SHOP_PAGES.map(({ name, bring }) => ({
    name,
    language: 'en',
    bring: (page: Page) => bring(page, world.url),
  }));
  const desks = [...(await listConsolePages(controls)), ...(await listMerchantPages(controls))];
  const people = desks.map((one) => ({ ...one, language: 'en' }));
  return [...inEnglish, ...translated, ...(await listAccents(controls, world)), ...shop, ...people];
}

async function listAccents(controls: Parameters<typeof openPayerWorld>[0], world: PayerWorld): Promise<Subject[]> {
  const [cashier] = PAYER_PAGES;
  return Promise.all(
    ACCENTS.map(async (accentColour) => {
      const shop = await controls.newShop({ name: 'Colour & Sons', accentColour });
      return {
        name: `accent-${accentColour.slice(1)}`,
        language: 'en',
        bring: async (page: Page) => cashier?.bring(page, { ...world, shop }),
      };
    }),
  );
}

async function shoot(on: Browser, { name, language, bring }: Subject): Promise<void> {
  const [first] = LOOKS;
  const context = await on.newContext({ viewport: first.size, locale: language, reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    await stopAsking(page);
    await bring(page);
    for (const { look, size, colorScheme } of LOOKS) {
      if (values.readme && look.startsWith('phone')) continue;
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      const path = values.readme
        ? join(OF_README.folder, `${name}-${colorScheme}.png`)
        : join(FOLDER, `${name}.${look}.png`);
      await page.screenshot({ path, fullPage: !values.readme });
    }
  } finally {
    await context.close();
  }
}

/** One row per page, with the screen sizes in order. */
function renderIndex(files: readonly string[]): string {
  const rows = Map.groupBy(files, (file) => file.split('.')[0] ?? '');
  const sections = [...rows].map(([name, made]) => {
    const shown = LOOKS.map(({ look }) => `${name}.${look}.png`).filter((file) => made.includes(file));
    const pictures = shown.map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`);
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'body{font:1rem/1.4 sans-serif;margin:1rem;background:#888}div{display:flex;gap:1rem;align-items:start}img{height:30rem}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>${sections.join('\n')}</html>\n`;
}
