/** The parts of Starlight's navigation that are read here. */
export type NavigationItem =
  | { readonly type: 'link'; readonly label: string; readonly href: string; readonly isCurrent: boolean }
  | { readonly type: 'group'; readonly label: string; readonly entries: readonly NavigationItem[] };

export interface Breadcrumb {
  readonly label: string;
  /** Absent if the group has no page of its own. */
  readonly href?: string;
}

/** The groups above the current page. A group leads to its list, if it has one. */
export function breadcrumbsOf(items: readonly NavigationItem[]): Breadcrumb[] {
  for (const item of items) {
    if (item.type !== 'group' || !holdsCurrent(item)) continue;
    const [first] = item.entries;
    const list = first?.type === 'link' && first.label.startsWith('All ') && !first.isCurrent ? first : undefined;
    return [
      { label: item.label, ...(list !== undefined && { href: list.href }) },
      ...breadcrumbsOf(item.entries.filter((entry) => entry.type === 'group')),
    ];
  }
  return [];
}

function holdsCurrent(item: NavigationItem): boolean {
  return item.type === 'link' ? item.isCurrent : item.entries.some(holdsCurrent);
}
