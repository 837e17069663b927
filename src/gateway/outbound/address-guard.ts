import { Resolver, lookup as lookupDns } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { DNS_TIMEOUT_MS, DNS_TRIES } from './limits.ts';

// Keeps notifications from reaching the inside of a network (S10). The check is made on the address that is connected to,
// after the name was resolved, so that a name cannot mean one thing when checked and another when used.

export type AddressRule = 'anywhere' | 'public';

/** All addresses of a name. */
export type ResolveName = (hostname: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void;

// The special-purpose registries of IANA, and what is not in them but leads inside all the same.
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by the customers of a carrier (CGNAT); metadata of some clouds
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // the host of a virtual machine on Azure, reached by a public address
  ['169.254.0.0', 16], // link-local; metadata of most clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments; metadata of Oracle's cloud
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // multicast tunnels
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 3], // multicast, reserved, broadcast
] as const) {
  inside.addSubnet(network, prefix, 'ipv4');
}

// In IPv6 only global unicast is outside: mapped, NAT64, unique local, link-local and multicast addresses are not in it.
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
const special = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23], // Teredo, benchmarking, ORCHID and other protocol assignments
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4: an IPv4 address inside
  ['2620:4f:8000::', 48], // AS112
  ['3ffe::', 16], // the 6bone, given back
  ['3fff::', 20], // documentation
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  if (family !== 6) return false;
  return unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** A host that is an address already is never looked up, so it is checked here. */
export function refuseLiteral(hostname: string, rule: AddressRule): string | undefined {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (rule === 'anywhere' || isIP(host) === 0 || isPublicAddress(host)) return undefined;
  return 'the address is not on the public internet';
}

/** For the agent, which connects to what this answers and looks nothing up again. */
export function guardedLookup(rule: AddressRule, resolve: ResolveName = resolverFor(rule)): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
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

/**
 * Public names are asked of the name servers themselves. The system's own lookup also knows names of this machine, but it
 * has four threads for the whole process, and names that are never answered would take them from everybody else.
 */
function resolverFor(rule: AddressRule): ResolveName {
  if (rule === 'anywhere') {
    return (hostname, done) =>
      lookupDns(hostname, { all: true }, (error, addresses) => done(error, error === null ? addresses : []));
  }
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
  return (hostname, done) => {
    const found: Partial<Record<4 | 6, string[]>> = {};
    const answer = (family: 4 | 6) => (error: Error | null, addresses: string[]) => {
      found[family] = error === null ? addresses : [];
      if (found[4] === undefined || found[6] === undefined) return;
      const all = ([4, 6] as const).flatMap((one) => (found[one] ?? []).map((address) => ({ address, family: one })));
      const missing = Object.assign(new Error('no address was found for the host'), { code: 'ENOTFOUND' });
      done(all.length === 0 ? missing : null, all);
    };
    resolver.resolve4(hostname, answer(4));
    resolver.resolve6(hostname, answer(6));
  };
}
