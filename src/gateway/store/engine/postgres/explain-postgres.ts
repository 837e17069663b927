// This loads no driver, so that errors of any engine can be explained.

/** Why no server could be used, and what to do; undefined if the error says neither, or the servers have different reasons. */
export function explainPostgres(error: unknown): string | undefined {
  const found = error instanceof ServersUnusableError ? error : (error as Error).cause;
  if (!(found instanceof ServersUnusableError)) return undefined;
  const remedies = new Set(found.codes.map((code) => REMEDIES[code]));
  const [remedy] = remedies;
  return remedies.size === 1 && remedy !== undefined ? `${remedy} (${found.message})` : undefined;
}

const UNREACHABLE = 'The server does not answer. Check host and port in DATABASE_URL, the network and the firewall.';
const UNKNOWN_HOST = 'The host name cannot be resolved. Check the host in DATABASE_URL, and DNS.';
const NOT_ALLOWED =
  'The server refuses this user. Check user and database in DATABASE_URL, and pg_hba.conf on the server.';

/** By SQLSTATE, and by the codes of the operating system. */
const REMEDIES: Readonly<Record<string, string>> = {
  '28P01':
    'The server refuses the password. Check user and password in DATABASE_URL; percent-encode special characters, such as %23 for #.',
  '28000': NOT_ALLOWED,
  '42501': NOT_ALLOWED,
  '3D000': 'The database does not exist. Create it (createdb), or correct its name in DATABASE_URL.',
  '53300': 'The server has no free connection. Raise its max_connections, or lower DATABASE_POOL_MAX.',
  '57P03': 'The server is starting or stopping. Wait, then try again.',
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  ECONNREFUSED: 'Nothing listens at this address. Start the server, or correct host and port in DATABASE_URL.',
  ENOENT: 'There is no socket at this path. Start the server, or correct the host in DATABASE_URL.',
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
};

/** None of the servers can be used. */
export class ServersUnusableError extends Error {
  /** One for each server, as PostgreSQL or the operating system has it; empty if there is none. */
  readonly codes: readonly string[];
  constructor(failures: readonly { readonly host: string; readonly error: unknown }[]) {
    const reasons = failures.map(({ host, error }) => ({ host, reason: firstOf(error) }));
    super(reasons.map(({ host, reason }) => `${host}: ${messageOf(reason)}`).join('; '));
    this.name = 'ServersUnusableError';
    this.codes = reasons.map(({ reason }) => codeOf(reason));
  }
}

/** A name with several addresses fails with one error for each, and no message of its own. */
function firstOf(error: unknown): unknown {
  return error instanceof AggregateError ? (error.errors as unknown[])[0] : error;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The driver's own time limit has a message only. */
function codeOf(error: unknown): string {
  const { code = '' } = error as { code?: string };
  return code === '' && /timeout/i.test(messageOf(error)) ? 'ETIMEDOUT' : code;
}
