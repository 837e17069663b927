import { createTestBrowser } from '../people/account.ts';
import type { ShownPage, TestBrowser } from '../people/account.ts';
import type { PeopleGateway, WantedPerson } from '../people/people.ts';

// Every page of a desk that somebody can reach by its links. New screens are found by themselves: the menu leads to them.

export interface FoundPage extends ShownPage {
  /** The path with its numbers left out, such as `/merchant/orders/:no`. */
  readonly pattern: string;
}

/** How many pages of the same kind are looked at. */
const EACH = 2;
const PAGES_MAX = 250;

export async function crawl(browser: TestBrowser, folder: string): Promise<FoundPage[]> {
  const waiting = [folder, `${folder}/preferences`];
  const seen = new Map<string, number>();
  const found: FoundPage[] = [];
  const asked = new Set<string>();
  for (let path = waiting.shift(); path !== undefined && found.length < PAGES_MAX; path = waiting.shift()) {
    const pattern = patternOf(path);
    const count = seen.get(pattern) ?? 0;
    if (asked.has(path) || count >= EACH) continue;
    asked.add(path);
    seen.set(pattern, count + 1);
    const page = await browser.open(path);
    found.push({ ...page, path, pattern });
    // The sandbox's outbox is everybody's mailbox: its mails lead where others may go.
    if (!path.startsWith(`${folder}/outbox/`)) waiting.push(...linksOf(page.text, folder));
  }
  return found;
}

/** Addresses that its pages link to, except scripts. */
export function linksOf(text: string, folder: string): string[] {
  return [...text.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&').split('#')[0] ?? '')
    .filter((address) => address === folder || address.startsWith(`${folder}/`) || address.startsWith(`${folder}?`))
    .filter((address) => !address.includes('/assets/'));
}

/** Numbers of ours, and names in queries without their values. */
export function patternOf(path: string): string {
  const [place = '', query = ''] = path.split('?');
  const names = [...new URLSearchParams(query).keys()].toSorted().join('&');
  const parts = place.split('/').map((part) => (NUMBER.test(part) ? ':no' : part));
  return parts.join('/') + (names === '' ? '' : `?${names}`);
}

const NUMBER = /^(?:[A-Za-z]+_?)?[0-9A-Za-z]*[0-9][0-9A-Za-z_-]{5,}$/;

/** The same page of something that does not exist: the last characters of each number are others. */
export function missingPath(path: string): string {
  const [place = '', query] = path.split('?');
  const parts = place.split('/').map((part) => (NUMBER.test(part) ? `${part.slice(0, -8)}00000000` : part));
  return parts.join('/') + (query === undefined ? '' : `?${query}`);
}

/** Somebody new who is signed in, in a browser. */
export async function browserOf(gateway: PeopleGateway, wanted: WantedPerson): Promise<TestBrowser> {
  const { token } = await gateway.signIn(wanted);
  const browser = createTestBrowser(gateway.url);
  browser.cookies.set(SESSION_COOKIE, token);
  return browser;
}

/** As plain http has it. */
const SESSION_COOKIE = 'tollgate-session';

/** What no page of a desk may lack or have. */
export function problemsOf({ path, status, text, headers }: FoundPage, scriptBytes: number): string[] {
  if (headers.get('content-type')?.startsWith('text/html') !== true) return [];
  const policy = headers.get('content-security-policy') ?? '';
  // Shown in a frame that can do nothing: previews of mails and of the cashier.
  if (/^default-src 'none';.*\bsandbox\b/.test(policy)) return status === 200 ? [] : [`${path} answers ${status}`];
  const forms = text.match(/<form[^]*?<\/form>/g) ?? [];
  const posted = forms.filter((form) => /method="post"/.test(form) && !form.includes('action="/account/sign-out"'));
  const checks: Readonly<Record<string, boolean>> = {
    [`answers ${status}`]: status === 200,
    'may be stored': headers.get('cache-control') === 'no-store',
    'has no strict policy': policy.startsWith("default-src 'none'") && !policy.includes('unsafe'),
    'is too large': Buffer.byteLength(text) + scriptBytes < BYTES_MAX,
    'has a form without a token': posted.every((form) => form.includes('name="csrf"')),
    // Each reveal is a record of its own.
    'has a form that can be sent twice':
      path.endsWith('/reveal') || posted.every((form) => form.includes('name="once"')),
    'has a script or style inline': !/<script(?![^>]*src=)|\sstyle="|\son[a-z]+="/.test(text),
    'loads something from elsewhere': !/\s(?:src|action)="(?:https?:)?\/\//.test(text),
    'has no title': /<title>[^<]+<\/title>/.test(text),
    'says undefined or null': !/>\s*(?:undefined|null|NaN|\[object Object\])\s*</.test(text),
  };
  return Object.entries(checks).flatMap(([problem, holds]) => (holds ? [] : [`${path} ${problem}`]));
}

const BYTES_MAX = 80_000;
