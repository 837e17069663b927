/** An element to write; what is null is left out, and so is an element in which nothing is left. */
export interface XmlNode {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: XmlContent;
}

export type XmlContent = string | null | readonly (XmlNode | null)[];

export function node(name: string, content: XmlContent, attributes?: Readonly<Record<string, string>>): XmlNode | null {
  const isEmpty = content === null || (typeof content !== 'string' && content.every((child) => child === null));
  return isEmpty ? null : { name, content, ...(attributes && { attributes }) };
}

export function writeXml(root: XmlNode): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  writeNode(lines, root, '');
  return `${lines.join('\n')}\n`;
}

function writeNode(lines: string[], { name, attributes = {}, content }: XmlNode, indent: string): void {
  const tag = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}`;
  if (content === null || typeof content === 'string') {
    return void lines.push(`${indent}<${tag}>${escaped(content ?? '')}</${name}>`);
  }
  lines.push(`${indent}<${tag}>`);
  for (const child of content) if (child !== null) writeNode(lines, child, `${indent}  `);
  lines.push(`${indent}</${name}>`);
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

const NOT_WRITTEN = /\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/u;

function escaped(text: string): string {
  if (NOT_WRITTEN.test(text)) throw new RangeError('a text has a character that XML does not allow');
  return text.replaceAll(/[<>&"]/g, (character) => ESCAPES[character] ?? character);
}
