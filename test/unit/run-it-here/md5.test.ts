import { createHash } from 'node:crypto';
import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { md5 as protocolMd5 } from '../../../src/protocol/signature.ts';
import { md5 } from '../../../src/run-it-here/md5.ts';

const nodeMd5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex').toUpperCase();

describe('MD5 in the browser', () => {
  // RFC 1321, appendix A.5.
  it.each([
    ['', 'D41D8CD98F00B204E9800998ECF8427E'],
    ['abc', '900150983CD24FB0D6963F7D28E17F72'],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57EDF4A22BE3C955AC49DA2E2107B67A',
    ],
  ])('the MD5 of %j in the browser is as in the RFC', (text, hash) => expect(md5(text)).toBe(hash));

  it('is what Node computes, of any text', () => {
    const texts = array(integer({ min: 0, max: 0x10ffff }), { maxLength: 200 });
    assert(
      property(texts, (points) => md5(String.fromCodePoint(...points)) === nodeMd5(String.fromCodePoint(...points))),
    );
  });

  it('is what the gateway computes, at every length around the end of a block', () => {
    const texts = Array.from({ length: 140 }, (_, length) => 'x'.repeat(length));
    expect(texts.map(md5)).toEqual(texts.map(protocolMd5));
  });
});
