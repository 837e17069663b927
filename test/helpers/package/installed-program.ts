import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program of the system; if it is missing, one line says how to get it. */
export function installedProgram(name: string, debianPackage = name): string {
  const found = findProgram(name);
  if (found === undefined) throw new Error(`No ${name} found: install it ("apt-get install ${debianPackage}").`);
  return found;
}

export function findProgram(name: string): string | undefined {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const folders = [...path, '/usr/local/sbin', '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find(canRun);
}

export function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
