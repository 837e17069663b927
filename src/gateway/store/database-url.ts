// The address of PostgreSQL as libpq has it: one server, or several with commas between, of which the one that takes writes
// is used. `URL` knows no such lists.

export interface DatabaseHost {
  /** For messages; holds no password. */
  readonly name: string;
  /** The address with this server alone. */
  readonly url: string;
}

// What the gateway needs of a server, by the names that libpq has for it. With `any` it needs the same: it must write.
const TARGETS: readonly (string | null)[] = [null, 'any', 'read-write', 'primary'];

const FORM = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^/?#@]*)(\/[^?#]*)?(?:\?([^#]*))?$/;

/** Null where it is no such address. */
export function parseDatabaseUrl(text: string): readonly DatabaseHost[] | null {
  const [, scheme = '', user, servers = '', path = '', query = ''] = FORM.exec(text) ?? [];
  if (scheme === '') return null;
  const parameters = new URLSearchParams(query);
  if (!TARGETS.includes(parameters.get('target_session_attrs'))) return null;
  parameters.delete('target_session_attrs');
  const rest = path + (parameters.size === 0 ? '' : `?${parameters}`);
  const hosts = servers.split(',').map((server) => ({
    name: server || parameters.get('host') || 'localhost',
    url: `${scheme}${user === undefined ? '' : `${user}@`}${server}${rest}`,
  }));
  return hosts.every(({ url }) => URL.canParse(url)) ? hosts : null;
}
