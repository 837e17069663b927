import { join } from 'node:path';

/** For those who only ask where it is: this does not load SQLite. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'tollgate.sqlite');
}
