import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { DocsPage } from '../pages/page.ts';

// The navigation. What merchants need comes first; what is only for the curious is folded away at the end.

interface PageLink {
  readonly label: string;
  readonly slug: string;
}

interface FileLink {
  readonly label: string;
  readonly link: string;
}

interface Group {
  readonly label: string;
  readonly collapsed?: boolean;
  readonly items: (PageLink | FileLink | Group)[];
}

export type SidebarItem = PageLink | FileLink | Group;

/** As in a guide's front matter. */
interface Placement {
  readonly section?: 'start' | 'build' | 'operate' | 'curious';
  readonly order?: number;
}

const CURIOUS = new Set(['operating', 'performance', 'decisions']);
const LAST = ['glossary', 'changelog'];
const FOLDERS = ['methods', 'operations', 'notifications', 'errors'];

export function sidebarOf(pages: readonly DocsPage[], project: string): SidebarItem[] {
  const guides = placedGuides(pages, project);
  const inSection = (...sections: Placement['section'][]) =>
    guides.filter(({ placement }) => sections.includes(placement.section)).map(({ page }) => linkTo(page));
  const others = pages.filter(({ path }) => path !== '' && !path.includes('/') && !FOLDERS.includes(path));
  const curious = others.filter(({ path }) => CURIOUS.has(path));
  const last = LAST.flatMap((name) => others.filter(({ path }) => path === name));
  const tools = others.filter((page) => !curious.includes(page) && !last.includes(page));
  return [
    { label: 'Start', items: [{ label: 'Overview', slug: 'index' }, ...inSection('start')] },
    { label: 'Guides', items: inSection('build', 'operate', undefined) },
    folder(pages, 'methods', 'Methods'),
    folder(pages, 'operations', 'Operations'),
    folder(pages, 'notifications', 'Notifications'),
    folder(pages, 'errors', 'Errors'),
    { label: 'Tools', items: [...tools.map(linkTo), ...FILES] },
    ...last.map(linkTo),
    { label: 'For the curious', collapsed: true, items: [...inSection('curious'), ...curious.map(linkTo), OPERATOR] },
  ].filter((item) => !('items' in item) || item.items.length > 0);
}

const FILES: FileLink[] = [
  { label: 'Reference on one page', link: '/reference.html' },
  { label: 'OpenAPI document', link: '/openapi.json' },
];
const OPERATOR: FileLink = { label: 'Operator interface', link: '/operator.html' };

function linkTo({ path, title }: DocsPage): PageLink {
  return { label: title, slug: path };
}

/** The list of a folder's pages comes first; a long folder opens only on its own pages. */
function folder(pages: readonly DocsPage[], name: string, label: string): Group {
  const index = pages.filter(({ path }) => path === name);
  const members = pages.filter(({ path }) => path.startsWith(`${name}/`));
  const items = [
    ...index.map((page) => ({ label: `All ${label.toLowerCase()}`, slug: page.path })),
    ...members.map(linkTo),
  ];
  return { label, collapsed: items.length > OPEN_ITEMS_MAX, items };
}

const OPEN_ITEMS_MAX = 12;

function placedGuides(pages: readonly DocsPage[], project: string) {
  return pages
    .filter(({ path }) => path.startsWith('guides/'))
    .map((page) => ({ page, placement: placementOf(join(project, page.source)) }))
    .toSorted((one, other) => (one.placement.order ?? LATE) - (other.placement.order ?? LATE));
}

const LATE = 1000;

function placementOf(file: string): Placement {
  if (!existsSync(file)) return {};
  const [, text = ''] = /^---\n([^]*?)\n---\n/.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(text) ?? {}) as Placement;
}
