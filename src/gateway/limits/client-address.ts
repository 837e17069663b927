import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Socket } from 'node:net';

/**
 * Who calls, for the log and for limits. S24: a forwarding header is believed only as far as it was written by a configured proxy, so it
 * is read from its end, and the first address that is no such proxy is the caller.
 */
export function createAddressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = createAddressList(trustedProxies);
  return ({ socket, headers }) => {
    const peer = peerOf(socket);
    if (!isTrusted(peer)) return peer;
    const forwarded = headers['x-forwarded-for'];
    const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
    let caller = peer;
    for (const hop of hops.toReversed()) {
      const address = plainAddress(hop.trim());
      if (isIP(address) === 0) return caller;
      caller = address;
      if (!isTrusted(address)) return caller;
    }
    return caller;
  };
}

/** The other end of the connection, whoever it speaks for. */
export function peerOf(socket: Socket): string {
  return plainAddress(socket.remoteAddress ?? '');
}

/** Addresses such as `10.0.0.1`, and networks such as `10.0.0.0/8`. Throws where one is neither. */
export function createAddressList(entries: readonly string[]): (address: string) => boolean {
  if (entries.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new RangeError(`${entry} is neither an IP address nor a network such as 10.0.0.0/8`);
    if (prefix === undefined) list.addAddress(address, family);
    else if (/^[0-9]{1,3}$/.test(prefix)) list.addSubnet(address, Number(prefix), family);
    else throw new RangeError(`${entry} is no network such as 10.0.0.0/8`);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** An IPv4 address that came in through an IPv6 socket is written as what it is. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address;
}
