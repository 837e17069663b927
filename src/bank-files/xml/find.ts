import { failAt } from './element.ts';
import type { XmlElement } from './element.ts';

// Elements are found by their path below another one: `GrpHdr/MsgId`.

export function all(element: XmlElement, path: string): readonly XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
}

export function find(element: XmlElement, path: string): XmlElement | null {
  return all(element, path)[0] ?? null;
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
