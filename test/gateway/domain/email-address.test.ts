import { describe, expect, it } from 'vitest';
import { addressInName } from '../../../src/gateway/domain/text/address-in-name.ts';
import { mailboxOf, readEmail, spellingsOf } from '../../../src/gateway/domain/text/email-address.ts';

describe('an e-mail address', () => {
  it.each([
    ['mara@example.com', 'mara@example.com'],
    ['Mara.Lindt+x@Example.COM', 'mara.lindt+x@example.com'],
    ["o'brien_1@mail.example.co.uk", "o'brien_1@mail.example.co.uk"],
    ['ops@mailhost', 'ops@mailhost'],
    ['mara@example.com.', 'mara@example.com'],
    ['mara@münchen.example', 'mara@xn--mnchen-3ya.example'],
    ['mara@mu\u0308nchen.example', 'mara@xn--mnchen-3ya.example'],
    ['mara@XN--MNCHEN-3YA.example', 'mara@xn--mnchen-3ya.example'],
    [`${'x'.repeat(64)}@example.com`, `${'x'.repeat(64)}@example.com`],
  ])('%j has one spelling', (typed, email) => {
    expect(readEmail(typed)).toBe(email);
    expect(readEmail(email)).toBe(email);
    expect(spellingsOf(typed)).toContain(email);
    expect(mailboxOf(typed)).toBe(email);
  });

  it.each([
    '',
    'mara',
    '@example.com',
    'mara@',
    '<mara@example.com>',
    'Mara <mara@example.com>',
    'mara@example.com,ada@example.com',
    'mara@ada@example.com',
    'mara @example.com',
    ' mara@example.com',
    'mara@example.com\r\nBcc: all@example.com',
    'mara\u0000@example.com',
    'mara\u202e@example.com',
    'mara@exa\u202emple.com',
    'mara@exa\u200bmple.com',
    'mara@exa\u00admple.com',
    'mara\ud800@example.com',
    'mara@\udc00example.com',
    'mära@example.com',
    'mаra@example.com',
    '"mara"@example.com',
    '.mara@example.com',
    'mara..lindt@example.com',
    'mara@-example.com',
    'mara@example..com',
    'mara@127.0.0.1',
    'mara@[127.0.0.1]',
    'mara@%65xample.com',
    'mara@example.com/path',
    `${'x'.repeat(65)}@example.com`,
    `mara@${'x'.repeat(64)}.example`,
    `mara@${'x.'.repeat(130)}example`,
  ])('is not %j', (typed) => {
    expect(readEmail(typed)).toBeNull();
  });

  it('the address of an account from before the rule is found by what its owner types', () => {
    expect(spellingsOf(' <Mara@Example.com> ')).toEqual(['<mara@example.com>']);
    expect(spellingsOf('mara@münchen.example')[0]).toBe('mara@münchen.example');
    expect(spellingsOf('mara@xn--mnchen-3ya.example')).toEqual([
      'mara@xn--mnchen-3ya.example',
      'mara@münchen.example',
      'mara@xn--mnchen-3ya.example.',
      '<mara@xn--mnchen-3ya.example>',
      '<mara@münchen.example>',
    ]);
    expect(['<mara@example.com>', 'mara@example.com.', 'MARA@example.com'].map(mailboxOf)).toEqual(
      Array.from({ length: 3 }, () => 'mara@example.com'),
    );
  });
});

describe('a name', () => {
  it.each([
    'Click http://evil.example/login',
    'HTTPS://evil.example',
    'www.evil.example',
    'see evil.example/login',
    'ｗｗｗ．evil．example',
    'evil\u200b.example/x',
    'mara@evil.example',
  ])('%j holds an address', (name) => {
    expect(addressInName(name, { allowsHost: true })).toBeDefined();
  });

  it.each([
    'St. John',
    'Dr.A. Smith',
    'Dr.Smith',
    'J.R.R. Tolkien',
    'Mara Lindt',
    'O’Brien & Sons',
    '李小龍',
    'A/B Test Ltd',
  ])('%j holds none', (name) => {
    expect(addressInName(name, { allowsHost: false })).toBeUndefined();
  });

  it('a name of a company may be its website’s, that of a stranger is not', () => {
    expect(addressInName('Amazon.com Inc.', { allowsHost: true })).toBeUndefined();
    expect(addressInName('evil.example', { allowsHost: false })).toBeDefined();
    expect(addressInName('Visit Evilshop.Com', { allowsHost: false })).toBeDefined();
  });
});
