import { show } from './browser.ts';
import type { Visitor } from './visitors.ts';
import type { World } from './world.ts';

// Follows the links of a desk from its first page, in the order in which they stand there. New screens are found by themselves.

/** Pages of the same kind, such as those of two orders, that each role looks at. */
const EACH = 1;

export interface Crawl {
  /** Part of the entries' names. */
  readonly name: string;
  readonly starts: readonly string[];
  /** Only paths that begin with one of these are followed. */
  readonly within: readonly string[];
  readonly pagesMax: number;
}

/** Records every page and returns their addresses. */
export async function crawl(world: World, visitor: Visitor, crawled: Crawl): Promise<string[]> {
  const { name, starts, within, pagesMax } = crawled;
  const { tree, recorder } = world;
  const waiting = [...starts];
  const found: string[] = [];
  const asked = new Set<string>();
  const counts = new Map<string, number>();
  for (let path = waiting.shift(); path !== undefined && found.length < pagesMax; path = waiting.shift()) {
    const pattern = patternOf(path);
    const count = counts.get(pattern) ?? 0;
    if (asked.has(path) || count >= EACH) continue;
    asked.add(path);
    counts.set(pattern, count + 1);
    const url = tree.url + path;
    const { text, links } = await visitor.use((page) => show(page, url));
    recorder.add(`pages/${name}${pattern}`, text);
    found.push(path);
    waiting.push(...links.flatMap((link) => insidePath(link, url, within)));
  }
  return found;
}

function insidePath(link: string, base: string, within: readonly string[]): string[] {
  const url = URL.parse(link, base);
  if (url === null || url.origin !== new URL(base).origin) return [];
  const isInside = within.some((folder) => url.pathname === folder || url.pathname.startsWith(`${folder}/`));
  return isInside && !url.pathname.includes('/assets/') ? [url.pathname + url.search] : [];
}

/** Without numbers. Values of queries are left out, unless they choose another page: filters have too many. */
export function patternOf(path: string): string {
  const [place = '', search = ''] = path.split('?');
  const query = [...new URLSearchParams(search)];
  const [only] = query;
  const names = query.map(([name]) => name).toSorted();
  const shown = query.length === 1 && only && CHOOSING.has(only[0]) ? `${only[0]}=${only[1]}` : names.join('&');
  const parts = place.split('/').map((part) => (NUMBER.test(part) ? ':no' : part));
  return parts.join('/') + (shown === '' ? '' : `?${shown}`);
}

const CHOOSING = new Set(['tab', 'show', 'state', 'step']);

const NUMBER = /^(?:[A-Za-z]+[_-]?)?[\w.-]*[0-9][\w.-]{5,}$|^[\w-]{16,}$/;
