import { setTimeout as sleep } from 'node:timers/promises';
import { CONSOLE, SCREENS } from '../../../src/gateway/pages/desk/console-navigation.ts';
import type { Random } from '../../chaos/random.ts';
import { createTestBrowser } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';

// The operator's people, who open one page after the other while nodes come and go.

export interface People {
  readonly pages: () => number;
  /** Pages that nobody should ever see. */
  readonly problems: readonly string[];
  stop(): Promise<void>;
}

const ROLES = ['finance', 'auditor'] as const;
const PAUSE_MS = 1000;
/** Everything is wrong with a page that says so itself, but for what a fault explains. */
const EXPLAINED = [200, 302, 303, 403, 429, 503];

export function startPeople(url: () => string, random: Random): People {
  const stopping = new AbortController();
  const problems: string[] = [];
  let pages = 0;

  async function look(role: (typeof ROLES)[number]): Promise<void> {
    let browser: TestBrowser | null = null;
    while (!stopping.signal.aborted) {
      const path = random.pick(PATHS);
      try {
        browser ??= await signIn(url(), role);
        const { status, headers } = await browser.send(path, {});
        pages += 1;
        if (!EXPLAINED.includes(status)) problems.push(`${path} was answered with ${status}`);
        if (status >= 300 && status < 400 && (headers.get('location') ?? '').includes('/account')) browser = null;
      } catch {
        // The node is down; the next one may not be.
        browser = null;
      }
      await sleep(PAUSE_MS);
    }
  }

  const running = Promise.all(ROLES.map(look));
  return {
    pages: () => pages,
    problems,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function signIn(url: string, role: string): Promise<TestBrowser> {
  const browser = createTestBrowser(url);
  const body = new URLSearchParams({ role });
  const { status } = await browser.send('/account/demo', {
    method: 'POST',
    body,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  if (status !== 303) throw new Error(`nobody can sign in: ${status}`);
  return browser;
}
const PATHS = Object.values(SCREENS).map(({ path }) => CONSOLE + path) as [string, ...string[]];
