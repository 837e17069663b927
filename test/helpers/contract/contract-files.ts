import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

// The files of a contract that is written in many, and which of them refer to which.

export type References = ReadonlyMap<string, readonly string[]>;

/** Each YAML file of a folder and of those in it, with the files that it refers to. */
export async function readReferences(folder: string): Promise<References> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'));
  const found = files.map(async ({ parentPath, name }) => {
    const targets = referencesIn(parse(await readFile(join(parentPath, name), 'utf8')));
    const others = targets.map((target) => target.split('#')[0] ?? '').filter((target) => target !== '');
    return [join(parentPath, name), others.map((target) => join(parentPath, target))] as const;
  });
  return new Map(await Promise.all(found));
}

/** A file and all that it leads to: what has to be opened to read it whole. */
export function closureOf(references: References, file: string): Set<string> {
  const closure = new Set([file]);
  for (const opened of closure) for (const target of references.get(opened) ?? []) closure.add(target);
  return closure;
}

function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}
