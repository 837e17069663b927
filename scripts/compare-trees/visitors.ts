import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findBrowser } from '../find-browser.ts';
import type { Tree } from './start-tree.ts';

// People in front of a browser. On a busy machine a page or the whole browser dies now and then; then another one is started.

export interface Visitors {
  /** Somebody without a past; `session` is that of somebody who has signed in. */
  invite(options?: { session?: string; language?: string }): Visitor;
  close(): Promise<void>;
}

export interface Visitor {
  /** If the page dies meanwhile, `work` is done again from its beginning. */
  use<T>(work: (page: Page) => Promise<T>): Promise<T>;
  leave(): Promise<void>;
}

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];
const WAIT_MS_MAX = 120_000;
const ATTEMPTS_MAX = 5;
const DIED = /crashed|has been closed|Execution context was destroyed/;

export function createVisitors(tree: Tree): Visitors {
  let browser: Browser | undefined;
  const openContext = async (options: ContextOptions): Promise<BrowserContext> => {
    if (browser?.isConnected() !== true) {
      browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS, timeout: WAIT_MS_MAX });
    }
    return createContext(browser, tree, options);
  };
  return {
    invite({ session, language = 'en' } = {}) {
      let page: Page | undefined;
      const leave = async () => {
        // What has died is closed already.
        await page
          ?.context()
          .close()
          .catch(() => null);
        page = undefined;
      };
      return {
        leave,
        async use(work) {
          for (let attempt = 1; ; attempt += 1) {
            try {
              page ??= await (await openContext({ session, language })).newPage();
              return await work(page);
            } catch (error) {
              if (attempt === ATTEMPTS_MAX || !(error instanceof Error && DIED.test(error.message))) throw error;
              console.error(`${page?.url() ?? 'A page'} is opened again: ${error.message.split('\n')[0]}`);
              await leave();
            }
          }
        },
      };
    },
    async close() {
      await browser?.close();
    },
  };
}

interface ContextOptions {
  readonly session: string | undefined;
  readonly language: string;
}

async function createContext(
  browser: Browser,
  tree: Tree,
  { session, language }: ContextOptions,
): Promise<BrowserContext> {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport, locale: language, timezoneId: 'UTC', reducedMotion: 'reduce' });
  context.setDefaultTimeout(WAIT_MS_MAX);
  if (session !== undefined) await context.addCookies([{ name: 'tollgate-session', value: session, url: tree.url }]);
  // Pages that ask how an order stands would change while they are looked at.
  await context.route('**/pay/*/state', (route) => route.fulfill({ status: 204 }));
  // Only this gateway: a merchant's site is not there, and the docs take a minute to build.
  await context.route(
    (url) => url.origin !== tree.url || url.pathname.startsWith('/docs'),
    // Without content a page stays where it is, such as one that would return to the shop.
    (route) => route.fulfill({ status: 204 }),
  );
  return context;
}
