import { describe, expect, it } from 'vitest';
import { readAliases } from '../../../src/protocol/aliases.ts';

const aliases = { sign: ['sing'], merOrderNo: ['merorderNo', 'orderNo'] };

describe('an alias', () => {
  it('is read as the canonical name', () => {
    expect(readAliases(aliases, { sing: 'S', other: 1 })).toEqual({ sign: 'S', other: 1 });
  });

  it('gives way to the canonical name where both are there', () => {
    expect(readAliases(aliases, { sing: 'S', sign: 'T' })).toEqual({ sign: 'T' });
  });

  it('an alias that comes first wins over a later one', () => {
    expect(readAliases(aliases, { orderNo: '2', merorderNo: '1' })).toEqual({ merOrderNo: '1' });
  });

  it('leaves the body that was given as it was', () => {
    const body = { sing: 'S' };
    readAliases(aliases, body);
    expect(body).toEqual({ sing: 'S' });
  });
});
