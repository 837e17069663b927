// Whether an absolute http(s) address can be called. Its form (scheme, no spaces) is a matter of its pattern.

/** The problem with the URL, read after the field's name; null if it is valid. */
export function findAddressProblem(address: string): string | null {
  const authority = authorityOf(address);
  if (authority.includes('@')) return 'contains a user name; remove everything up to the @';
  const [, host = '', port] = HOST_AND_PORT.exec(authority) ?? [];
  if (host === '') return 'has no host; use a URL such as https://shop.example/return';
  if (host.startsWith('[') !== host.endsWith(']')) return 'has an unmatched bracket in the host';
  if (port !== undefined && !isPort(port)) return 'has an invalid port; use 1 to 65535 or omit it';
  const url = URL.parse(address);
  if (url === null || !isHost(url.hostname)) return 'has an invalid host; check its spelling';
  return null;
}

/** What stands between the slashes and the path. A backslash belongs to it: some programs take it for a slash. */
function authorityOf(address: string): string {
  const start = address.indexOf('//') + 2;
  const length = address.slice(start).search(/[/?#]/);
  return length < 0 ? address.slice(start) : address.slice(start, start + length);
}

// A colon inside brackets belongs to the host.
const HOST_AND_PORT = /^(\[[^\]]*\]?|[^:]*)(?::(.*))?$/;

/** An empty one is none, and the usual port is meant. */
function isPort(text: string): boolean {
  if (text === '') return true;
  return /^[0-9]{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

const HOST_LENGTH_MAX = 253;

/** As `URL` writes it: an IPv6 address in brackets, anything else in lower case and in ASCII. */
function isHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return true;
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  return name.length <= HOST_LENGTH_MAX && name.split('.').every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
}
