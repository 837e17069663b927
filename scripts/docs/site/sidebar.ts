import { guideGroups } from '../pages/guide-groups.ts';
import type { DocsPage } from '../pages/page.ts';

// The navigation. What merchants need comes first, then what operators need; what is only for the curious is folded away at the
// end.

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

const LAST = ['glossary', 'changelog'];
const FOLDERS = ['methods', 'operations', 'notifications', 'errors'];

/** Pages come in reading order. */
export function sidebarOf(pages: readonly DocsPage[]): SidebarItem[] {
  const last = LAST.flatMap((name) => pages.filter(({ path }) => path === name));
  const curious = pages.filter((page) => page.section === 'curious' && !last.includes(page));
  const operators = pages.filter(({ section }) => section === 'run');
  const [start, ...needs] = guideGroups(pages);
  const elsewhere = new Set([...FOLDERS, 'rules', ...[...last, ...operators, ...curious].map(({ path }) => path)]);
  const tools = pages.filter(({ path }) => path !== '' && !path.includes('/') && !elsewhere.has(path));
  return [
    { label: 'Start', items: [{ label: 'Overview', slug: 'index' }, ...(start?.guides ?? []).map(linkTo)] },
    ...needs.map(({ label, guides }) => ({ label, collapsed: true, items: guides.map(linkTo) })),
    ...FOLDERS.map((name) => folder(pages, name)),
    { label: 'Tools', items: [...tools.map(linkTo), ...FILES] },
    {
      label: 'Run a gateway',
      collapsed: true,
      items: [...operators.map(linkTo), { ...folder(pages, 'rules'), label: 'Rules for adapters' }, OPERATOR, CHANNEL],
    },
    ...last.map(linkTo),
    { label: 'For the curious', collapsed: true, items: curious.map(linkTo) },
  ].filter((item) => !('items' in item) || item.items.length > 0);
}

const FILES: FileLink[] = [
  { label: 'Reference on one page', link: '/reference.html' },
  { label: 'OpenAPI document', link: '/openapi.json' },
];
const OPERATOR: FileLink = { label: 'Operator interface', link: '/operator.html' };
const CHANNEL: FileLink = { label: 'Channel interface', link: '/channel.html' };

function linkTo({ path, title }: DocsPage): PageLink {
  return { label: title, slug: path };
}

/** The list of a folder's pages comes first; a long folder opens only on its own pages. */
function folder(pages: readonly DocsPage[], name: string): Group {
  const index = pages.filter(({ path }) => path === name).map(({ path }) => ({ label: `All ${name}`, slug: path }));
  const items = [...index, ...pages.filter(({ path }) => path.startsWith(`${name}/`)).map(linkTo)];
  const label = name.replace(/^\w/, (letter) => letter.toUpperCase());
  return { label, collapsed: items.length > OPEN_ITEMS_MAX, items };
}

const OPEN_ITEMS_MAX = 12;
