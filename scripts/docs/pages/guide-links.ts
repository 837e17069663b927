import { pageAddress } from '../addresses.ts';
import { readGuides } from '../guides.ts';
import type { Guide } from '../guides.ts';
import { pageLink } from './addresses.ts';

// Links from pages to guides, always under the guide's own title.

/** By the guide's file name; throws if there is none. */
export function guideLink(name: string): string {
  const guide = guides().find((one) => one.name === name);
  if (guide === undefined) throw new Error(`the docs have no guide ${name}`);
  return pageLink(guide.title, guide.path);
}

const SHOWN_MAX = 5;

/** The guides that link to a page most often, as links with what each is about. */
export function guidesAbout(path: string): string[] {
  const address = `](${pageAddress(path)}`;
  const counted = guides()
    .filter(({ section }) => section !== 'curious' && section !== 'run')
    .map((guide) => ({ ...guide, links: guide.text.split(address).length - 1 }))
    .filter(({ links }) => links > 0);
  const most = counted.toSorted((one, other) => other.links - one.links).slice(0, SHOWN_MAX);
  return most.map(({ title, path: own, description }) => `${pageLink(title, own)}: ${description}`);
}

let read: readonly Guide[] | undefined;

/** Pages are made in one go, from the files as they are then. */
function guides(): readonly Guide[] {
  read ??= readGuides();
  return read;
}
