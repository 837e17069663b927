import { openAlone } from './sqlite-source.ts';

// For the reset of a sandbox, the one way to delete what only grows: triggers refuse it while they exist (S17).

/**
 * Removes everything, the schema too, in one transaction: an interruption leaves all of it or nothing. Throws, and deletes
 * nothing, if another process has the database open or it is not a sandbox's. Nobody may have it open in this process.
 * `onEmpty` is called when everything is gone, which no later failure takes back.
 */
export function emptyDatabase(dataDir: string, onEmpty: () => void): void {
  const database = openAlone(dataDir);
  try {
    // References between tables are dropped with them.
    database.exec('pragma foreign_keys = off; begin exclusive');
    const read = (sql: string) => database.prepare(sql).all();
    if (read("select value from settings where name = 'mode'")[0]?.['value'] !== 'sandbox') {
      throw new Error(`The database in ${dataDir} is not a sandbox's.`);
    }
    for (const kind of ['trigger', 'view', 'table']) {
      for (const { name } of read(
        `select name from sqlite_schema where type = '${kind}' and name not like 'sqlite_%'`,
      )) {
        database.exec(`drop ${kind} "${String(name)}"`);
      }
    }
    database.exec('commit');
    onEmpty();
    // Gives the space back, and leaves nothing of the old rows in the file.
    database.exec('vacuum');
  } finally {
    // Rolls back what was not committed.
    database.close();
  }
}
