import { describe, expect, it } from 'vitest';
import { comesFromWebsite } from '../../../src/protocol/referer.ts';

const websites = ['https://shop.example', 'http://localhost', 'not an address'];

describe('a Referer (S8)', () => {
  it.each([
    'https://shop.example',
    'https://shop.example/checkout?step=2#top',
    'https://SHOP.example:443/',
    'https://user:password@shop.example/',
    'http://localhost/checkout',
    'http://localhost:3000/checkout',
  ])('%s is of a configured website', (referer) => {
    expect(comesFromWebsite(referer, websites)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'shop.example',
    'http://shop.example/',
    'https://shop.example:8443/',
    'https://www.shop.example/',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://evil.example/?https://shop.example',
    'https://localhost/',
    'http://localhost.evil.example/',
    'http://127.0.0.1/',
    'about:blank',
    'javascript:alert(1)',
    'not an address',
  ])('%s is not', (referer) => {
    expect(comesFromWebsite(referer, websites)).toBe(false);
  });

  it('a Referer of localhost with a port fits that port only', () => {
    expect(comesFromWebsite('http://localhost:3000/', ['http://localhost:3000'])).toBe(true);
    expect(comesFromWebsite('http://localhost:3001/', ['http://localhost:3000'])).toBe(false);
  });
});
