import type { PageRoute } from './page-types.ts';

/** The address itself if it is a page, otherwise the nearest one above it: some addresses only take forms. */
export function pageAbove(folder: string, routes: readonly PageRoute[], path: string): string {
  const [address = ''] = path.split('?');
  let parts = address.split('/');
  while (parts.length > 2 && routeAt(folder, routes, parts)?.show === undefined) parts = parts.slice(0, -1);
  const found = parts.join('/');
  return found === address ? path : found;
}

/** One without a varying part comes first. */
function routeAt(folder: string, routes: readonly PageRoute[], parts: readonly string[]): PageRoute | undefined {
  const found = routes.filter(({ path }) => matches((folder + path).split('/'), parts));
  return found.find(({ path }) => !path.includes(':')) ?? found.find(({ show }) => show !== undefined) ?? found[0];
}

function matches(route: readonly string[], parts: readonly string[]): boolean {
  return route.length === parts.length && route.every((part, index) => part.startsWith(':') || part === parts[index]);
}
