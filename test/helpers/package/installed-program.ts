import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const POSTGRES_HOME = '/usr/lib/postgresql';
const HOW_TO_GET_POSTGRES = 'No PostgreSQL with pg_basebackup found: install it ("apt-get install postgresql").';

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

/** The folder of the installed PostgreSQL with all its tools: the one that comes as a package has neither psql nor pg_basebackup. */
export function findPostgresPrograms(): string {
  const versions = existsSync(POSTGRES_HOME) ? readdirSync(POSTGRES_HOME) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const folders = newestFirst.map((version) => join(POSTGRES_HOME, version, 'bin'));
  const found = folders.find((bin) => existsSync(join(bin, 'pg_basebackup')));
  if (found === undefined) throw new Error(HOW_TO_GET_POSTGRES);
  return found;
}
