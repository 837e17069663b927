import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/helpers/browser.ts';
import { listConsolePages } from '../test/helpers/console-pages.ts';
import { listMerchantPages } from '../test/helpers/merchant-pages.ts';
import { PAYER_PAGES, stopAsking } from '../test/helpers/payer-pages.ts';
import type { TestGateway } from '../test/helpers/gateway.ts';
import { openPayerWorld } from '../test/helpers/payer-world.ts';
import type { PayerWorld } from '../test/helpers/payer-world.ts';
import { SHOP_PAGES } from '../test/helpers/shop-pages.ts';
import { startWholeGateway } from '../test/helpers/whole-gateway.ts';

// `npm run screenshots` takes a screenshot of every page for payers, developers, merchants and the operator's people. Open
// dist/screenshots/index.html.
// `-- --only cashier` takes those whose name starts with "cashier".

const FOLDER = 'dist/screenshots';

const LOOKS = [
  { look: 'phone-light', size: { width: 390, height: 844 }, colorScheme: 'light' },
  { look: 'phone-dark', size: { width: 390, height: 844 }, colorScheme: 'dark' },
  // After the phone, because the order summary that a wide page opens stays open.
  { look: 'desktop-light', size: { width: 1280, height: 900 }, colorScheme: 'light' },
  { look: 'desktop-dark', size: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

const LANGUAGES = ['en', 'zh', 'es', 'pt', 'vi'];
const IN_EVERY_LANGUAGE = ['cashier', 'card-errors', 'code', 'transfer', 'success'];
const ACCENTS = ['#ffffff', '#000000', '#ffd400', '#777777', '#d0021b', '#0a7d4f'];

/** Brings a page into the state to be shown. */
interface Subject {
  readonly name: string;
  readonly language: string;
  bring(page: Page): Promise<void>;
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
if (values.only === '') await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const gateway = await startWholeGateway();
const browser = await launchBrowser();
try {
  const subjects = (await listSubjects(gateway)).filter(({ name }) => name.startsWith(values.only));
  for (const subject of subjects) await shoot(browser, subject);
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
    LANGUAGES.map((language) => ({
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
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(FOLDER, `${name}.${look}.png`), fullPage: true });
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
