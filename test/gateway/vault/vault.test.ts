import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merchantOf } from '../../../src/gateway/domain/numbers.ts';
import { createIds } from '../../../src/gateway/vault/ids.ts';
import { createVault, deriveFingerprintKey } from '../../../src/gateway/vault/vault.ts';

const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];

describe('a vault', () => {
  it.each(['', 'tollgate-sandbox-key', 'Ключ 🔑', 'x'.repeat(10_000)])('opens what it sealed: %j', (text) => {
    const vault = createVault([first]);
    expect(vault.open(vault.seal(text))).toBe(text);
  });

  it('seals the same text differently each time, and shows nothing of it', () => {
    const vault = createVault([first]);
    const sealed = [vault.seal('merchant-key'), vault.seal('merchant-key')];
    expect(new Set(sealed).size).toBe(2);
    expect(sealed.join(' ')).not.toContain('merchant-key');
    expect(sealed[0]).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/);
  });

  it('opens what an older key sealed, and seals with the first', () => {
    const old = createVault([first]);
    const rotated = createVault([second, first]);
    expect(rotated.open(old.seal('a'))).toBe('a');
    expect(createVault([second]).open(rotated.seal('b'))).toBe('b');
    expect(() => old.open(rotated.seal('b'))).toThrow(
      /^the key [0-9a-f]{8} that sealed a text is not in ENCRYPTION_KEYS/,
    );
  });

  it('refuses a text that was changed, cut or never sealed', () => {
    const vault = createVault([first]);
    const sealed = vault.seal('merchant-key');
    const [form = '', id = '', encoded = ''] = sealed.split('.');
    const bytes = Buffer.from(encoded, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => vault.open(`${form}.${id}.${changed.toString('base64url')}`)).toThrow();
    }
    expect(() => vault.open(`${form}.${id}.${encoded.slice(0, 8)}`)).toThrow();
    expect(() => vault.open('merchant-key')).toThrow('a sealed text has an unknown format');
  });

  it('gives fingerprints that depend on text and key, and outlive a rotation', () => {
    const vault = createVault([first]);
    expect(vault.fingerprint('a')).toMatch(/^[\w-]{43}$/);
    expect(createVault([first]).fingerprint('a')).toBe(vault.fingerprint('a'));
    expect(vault.fingerprint('b')).not.toBe(vault.fingerprint('a'));
    expect(createVault([third, second, first]).fingerprint('a')).toBe(vault.fingerprint('a'));
    expect(createVault([second]).fingerprint('a')).not.toBe(vault.fingerprint('a'));
  });

  it('makes a fingerprint as Node makes an HMAC, however long the text and the one before', () => {
    const [vault, key] = [createVault([first]), deriveFingerprintKey([first])];
    const short = fc.string({ unit: 'grapheme', maxLength: 400 });
    const long = short.map((text) => text.repeat(20));
    fc.assert(
      fc.property(fc.array(fc.oneof(short, long), { minLength: 2, maxLength: 4 }), (texts) => {
        for (const text of texts) {
          const wanted = createHmac('sha256', key).update(text).digest();
          expect(vault.fingerprint(text)).toBe(wanted.toString('base64url'));
          expect(vault.fingerprintNumber(text)).toBe(wanted.readBigUInt64BE() >> 1n);
        }
      }),
    );
  });

  it('takes no key of another length', () => {
    expect(() => createVault([Buffer.alloc(16)])).toThrow('an encryption key has 32 bytes');
    expect(() => createVault([])).toThrow('a vault needs at least one key');
  });
});

describe('ids', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  const ids = createIds({ now: () => now });

  it('are numbers that say their merchant, and none comes twice', () => {
    const numbers = Array.from({ length: 5000 }, () => ids.newNumber('order', { now, merNo: 100_001 }));
    expect(new Set(numbers).size).toBe(5000);
    expect(numbers.every((number) => merchantOf('order', number) === 100_001)).toBe(true);
  });

  it('use every character of the alphabet about as often', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 5000; index += 1) {
      const random = ids.newNumber('order', { now, merNo: 1 }).slice(-14);
      for (const character of random) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    const wanted = (5000 * 14) / 32;
    expect(counts.size).toBe(32);
    // Ten standard deviations: a bias of the generator shows, chance does not.
    for (const count of counts.values()) expect(Math.abs(count - wanted)).toBeLessThan(10 * Math.sqrt(wanted));
  });

  it('are secrets of 256 bits, and request ids of one form', () => {
    expect(ids.newSecret()).toMatch(/^[\w-]{43}$/);
    expect(ids.newSecret()).not.toBe(ids.newSecret());
    expect(ids.newRequestId()).toMatch(/^req_[0-9A-HJKMNP-TV-Z]{20}$/);
    expect(ids.newRequestId()).not.toBe(ids.newRequestId());
  });
});
