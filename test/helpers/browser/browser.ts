import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions, Page } from 'playwright-core';
import { findBrowser } from '../../../scripts/find-browser.ts';

// A real Chromium for tests. Where none can be found or installed the test fails; it is never skipped.

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where browser-setup.ts says which browser the files of a test run share. */
export const SHARED_BROWSER = 'TOLLGATE_SHARED_BROWSER';

/**
 * In a test run the browser of all its files: closing it closes what was opened here, and the browser lives on. Elsewhere a
 * browser of its own.
 */
export async function launchBrowser(): Promise<Browser> {
  const shared = process.env[SHARED_BROWSER];
  if (shared === undefined) return makePatient(await chromium.launch(await browserOptions()));
  const response = await fetch(shared);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return makePatient(await chromium.connect(text));
}

/** No measure of anything: a machine that does other things as well may be slow. */
const WAIT_MS_MAX = 120_000;

/** Every wait in a page of this browser may take so long, not the half minute of Playwright. */
function makePatient(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(WAIT_MS_MAX);
    return context;
  };
  return browser;
}

export async function browserOptions(): Promise<LaunchOptions> {
  return { executablePath: await findBrowser(), args: FLAGS };
}

export interface PageWatch {
  /** Addresses that the page asked for outside of what the test serves. */
  readonly requestsOut: string[];
  /** Console errors and warnings, uncaught errors, and what the page's Content-Security-Policy stopped. */
  readonly complaints: string[];
}

/** Call it before the first `goto`. Addresses that begin with one of `allowed`, and those inside the page, are fine. */
export function watchPage(page: Page, allowed: readonly string[]): PageWatch {
  const watch: PageWatch = { requestsOut: [], complaints: [] };
  const isInside = (url: string): boolean =>
    ['blob:', 'data:', 'about:', ...allowed].some((start) => url.startsWith(start));
  page.on('request', (request) => {
    if (!isInside(request.url())) watch.requestsOut.push(request.url());
  });
  page.on('websocket', (socket) => watch.requestsOut.push(socket.url()));
  page.on('pageerror', (error) => watch.complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) watch.complaints.push(message.text());
  });
  return watch;
}

/** Opens a page and says how much comes over the wire for it, with its style and scripts, without what it asks for later. */
export async function bytesOf(page: Page, address: string): Promise<number> {
  const sizes: Promise<{ readonly responseBodySize: number }>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (PARTS.has(request.resourceType())) sizes.push(request.sizes());
  });
  await page.goto(address);
  const parts = await Promise.all(sizes);
  return parts.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

const PARTS = new Set(['document', 'stylesheet', 'script']);
