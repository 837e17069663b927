// A PostgreSQL address as in libpq: one server, or several separated by commas, of which the one that accepts writes is used.
// `URL` does not support such lists.

import { programName } from './program-name.ts';

export interface DatabaseHost {
  /** For messages; contains no password. */
  readonly name: string;
  /** The address with only this server. */
  readonly url: string;
}

// The required server properties, by their libpq names. With `any` the gateway requires the same: it must write.
const TARGETS: readonly (string | null)[] = [null, 'any', 'read-write', 'primary'];

const FORM = /^(postgres(?:ql)?:\/\/)(?:([^/?#]*)@)?([^/?#@]*)(\/[^?#]*)?(?:\?([^#]*))?$/;

/** Null if it is not such an address. */
export function parseDatabaseUrl(text: string): readonly DatabaseHost[] | null {
  const [, scheme = '', user, servers = '', path = '', query = ''] = FORM.exec(text) ?? [];
  if (scheme === '' || !isEncoded(user ?? '') || (user === undefined && `${path}?${query}`.includes('@'))) return null;
  const parameters = new URLSearchParams(query);
  if (!TARGETS.includes(parameters.get('target_session_attrs'))) return null;
  parameters.delete('target_session_attrs');
  const program = parameters.get('application_name');
  if (program !== null) parameters.set('application_name', programName(program));
  const rest = path + (parameters.size === 0 ? '' : `?${parameters}`);
  const hosts = servers.split(',').map((server) => ({
    name: server || parameters.get('host') || 'localhost',
    url: `${scheme}${user === undefined ? '' : `${user}@`}${server}${rest}`,
  }));
  return hosts.every(({ url }) => URL.canParse(url)) ? hosts : null;
}

/** A `%` that encodes nothing: the password itself, not encoded. The same holds for an `@` behind the host. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
