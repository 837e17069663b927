/** Whether a website is on the machine itself, however its host is spelled: 127.1 and 0x7f000001 are 127.0.0.1. */
export function isOnLoopback(website: string): boolean {
  const host = URL.parse(website)?.hostname.replace(/\.$/, '') ?? '';
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  // URL writes IPv4 with four decimal numbers, and IPv6 in its shortest form.
  return /^127\.|^0\.0\.0\.0$|^\[::1?\]$|^\[::ffff:7f[0-9a-f]{2}:/.test(host);
}
