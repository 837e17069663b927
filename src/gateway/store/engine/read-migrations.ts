import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly version: number;
  readonly name: string;
  /** The first sentence of the file's comment. */
  readonly about: string;
  /**
   * Programs that know this schema version, or a later one, work with the migrated database. Migrations that only add keep it
   * at 0; one that removes something states it in its file: `-- contract from 13`.
   */
  readonly runsFrom: number;
  readonly statements: readonly string[];
}

const FOLDER = new URL('../migrations/', import.meta.url);

export function readMigrations(): Migration[] {
  return readdirSync(fileURLToPath(FOLDER))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file) => parseMigration(file, readFileSync(new URL(file, FOLDER), 'utf8')));
}

export function parseMigration(file: string, text: string): Migration {
  return {
    version: Number(file.slice(0, 6)),
    name: file.slice(7, -4),
    about: aboutOf(text),
    runsFrom: Number(/^-- contract from (\d+)\b/m.exec(text)?.[1] ?? 0),
    statements: text
      .replaceAll(/^\s*--.*$/gm, '')
      .split(/;\s*$/m)
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ''),
  };
}

function aboutOf(text: string): string {
  const [comment = ''] = /^(?:--.*\n)+/.exec(text) ?? [];
  const words = comment
    .replaceAll(/^--\s?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?=\s|$)/.exec(words)?.[0] ?? words;
}
