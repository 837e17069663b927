import { failAt } from './element.ts';
import type { XmlElement } from './element.ts';

// Elements are found by their path below another one: `GrpHdr/MsgId`.

export function all(element: XmlElement, path: string): readonly XmlElement[] {
  return partsOf(path).reduce<readonly XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [element],
  );
}

export function find(element: XmlElement, path: string): XmlElement | null {
  return firstBelow(element, partsOf(path), 0);
}

/** The first that is there, without those that nobody asks for: a file has millions of elements. */
function firstBelow(element: XmlElement, names: readonly string[], at: number): XmlElement | null {
  for (const child of element.children) {
    if (child.name !== names[at]) continue;
    const found = at + 1 === names.length ? child : firstBelow(child, names, at + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Paths are written in the readers, so there are only a few. */
const PARTS = new Map<string, readonly string[]>();

function partsOf(path: string): readonly string[] {
  const known = PARTS.get(path);
  if (known !== undefined) return known;
  const parts = path.split('/');
  PARTS.set(path, parts);
  return parts;
}

export function need(element: XmlElement, path: string): XmlElement {
  return find(element, path) ?? failAt(element, `${path} is missing in ${element.name}`);
}

/** The text of the first of these paths that is there and not empty. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = find(element, path)?.text ?? '';
    if (text !== '') return text;
  }
  return null;
}

export function textOf(element: XmlElement, path: string): string {
  const found = need(element, path);
  return found.text === '' ? failAt(found, `${found.name} is empty`) : found.text;
}
