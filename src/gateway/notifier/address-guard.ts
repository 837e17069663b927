import { lookup as lookupDns } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

// Keeps notifications from reaching the inside of a network (S10). The check is made on the address that is connected to,
// after the name was resolved, so that a name cannot mean one thing when checked and another when used.

export type AddressRule = 'anywhere' | 'public';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}

// Of IPv6 only global unicast is outside, and of that not the ranges that carry IPv4 inside or belong to nobody.
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  tunnels.addSubnet(network, prefix, 'ipv6');
}

function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  if (family !== 6) return false;
  return outside.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/** A host that is an address already is never looked up, so it is checked here. */
export function refuseLiteral(hostname: string, rule: AddressRule): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (rule === 'anywhere' || isIP(host) === 0 || isPublicAddress(host)) return undefined;
  return 'the address is not on the public internet';
}

export function guardedLookup(rule: AddressRule): LookupFunction {
  return (hostname, options, callback) => {
    lookupDns(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error !== null) return callback(error, '', 0);
      // One address inside is enough to refuse the name: which one is connected to is not ours to choose.
      if (rule === 'public' && !addresses.every(({ address }) => isPublicAddress(address))) {
        const refusal = new Error('the host resolves to an address that is not on the public internet');
        return callback(Object.assign(refusal, { code: 'EADDRREFUSED' }), '', 0);
      }
      if (options.all === true) return callback(null, addresses);
      const [first] = addresses;
      return callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}
