import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAddressReader } from '../../../src/gateway/limits/client-address.ts';

function addressOf(trusted: string[], remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return createAddressReader(trusted)({ socket: { remoteAddress }, headers } as unknown as IncomingMessage);
}

describe('the caller’s address (S24)', () => {
  it.each([
    ['no proxy is trusted', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['the peer is no trusted proxy', ['10.0.0.0/8'], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['the peer is a trusted proxy', ['10.0.0.0/8'], '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the caller wrote a header of its own', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, 198.51.100.1', '198.51.100.1'],
    ['proxies stand in a row', ['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['the header is no address', ['10.0.0.0/8'], '10.0.0.1', 'unknown\u001b', '10.0.0.1'],
    ['the header is absent', ['10.0.0.0/8'], '10.0.0.1', undefined, '10.0.0.1'],
    ['IPv4 came through an IPv6 socket', ['10.0.0.1'], '::ffff:10.0.0.1', '2001:db8::1', '2001:db8::1'],
  ])('the caller’s address is found where %s', (...[, trusted, peer, forwarded, wanted]) => {
    expect(addressOf(trusted, peer, forwarded)).toBe(wanted);
  });
});
