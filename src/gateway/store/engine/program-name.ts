// How a connection to PostgreSQL says which program it belongs to. A node of an earlier release registers nowhere, but has been
// connecting under its plain name; so what follows the name tells the two apart.

const PROGRAM = 'tollgate';

/** After the name, by every program that knows several acquirers. */
const MARK = '/2';

/** The name in DATABASE_URL, if that has one. */
export function programName(given: string | null = null): string {
  return (given || PROGRAM) + MARK;
}

/** Where programs are connected from that have this connection's name without the mark. */
export const SELECT_OLDER_PROGRAMS = `select distinct coalesce(host(client_addr), 'localhost') as place from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'
  and application_name || '${MARK}' = current_setting('application_name')`;
