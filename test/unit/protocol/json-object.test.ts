import { describe, expect, it } from 'vitest';
import { readJsonObject } from '../../../src/protocol/json-object.ts';

const read = (text: string) => readJsonObject(Buffer.from(text));
const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe('a JSON body', () => {
  it.each([
    ['an empty object', '{}', {}],
    ['an object inside a list', '{"a":[{"b":1},{"b":2}]}', { a: [{ b: 1 }, { b: 2 }] }],
    ['the same name in two objects', '{"a":{"x":1},"b":{"x":1}}', { a: { x: 1 }, b: { x: 1 } }],
    ['a text that looks like a name', '{"a":"\\"a\\":","b":"a"}', { a: '"a":', b: 'a' }],
    ['brackets inside a text', '{"a":"[[{{"}', { a: '[[{{' }],
    ['a forbidden name as a value', '{"a":"__proto__"}', { a: '__proto__' }],
    ['a byte order mark in front', '\uFEFF{"a":1}', { a: 1 }],
  ])('a JSON body with %s is read', (_, text, value) => {
    expect(read(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['is no JSON', '{a:1}', 'is not valid JSON; send a JSON object with Content-Type application/json'],
    ['is empty', '', 'is not valid JSON; send a JSON object with Content-Type application/json'],
    ['is a list', '[]', 'is not a JSON object; send one'],
    ['is null', 'null', 'is not a JSON object; send one'],
    ['has a name twice', '{"a":1,"a":1}', 'contains the field "a" twice in one object'],
    ['has a name twice, once escaped', '{"a":1,"\\u0061":1}', 'contains the field "a" twice in one object'],
    ['has a name twice after an object', '{"a":{"b":1},"a":1}', 'contains the field "a" twice in one object'],
    ['has __proto__', '{"__proto__":{}}', 'contains the field __proto__, which is not allowed'],
    ['has an escaped __proto__', '{"a":{"\\u005f_proto__":1}}', 'contains the field __proto__, which is not allowed'],
    ['has constructor', '{"a":[{"constructor":1}]}', 'contains the field constructor, which is not allowed'],
    ['has prototype', '{"prototype":1}', 'contains the field prototype, which is not allowed'],
  ])('a JSON body that %s is refused', (_, text, problem) => {
    expect(read(text)).toEqual({ ok: false, problem });
  });

  it('is read to a depth of 32 and refused beyond', () => {
    expect(read(nested(32))).toMatchObject({ ok: true });
    expect(read(nested(33))).toEqual({ ok: false, problem: 'is nested deeper than 32 levels' });
    expect(read(nested(100_000))).toEqual({ ok: false, problem: 'is nested deeper than 32 levels' });
  });

  it('is read with 20,000 values and refused with more, without being built', () => {
    const filled = (count: number) => `{"a":[${Array.from({ length: count }, () => '1').join(',')}]}`;
    expect(read(filled(19_999))).toMatchObject({ ok: true });
    expect(read(filled(20_000))).toEqual({ ok: false, problem: 'has more than 20000 values; send fewer' });
    expect(read(`{"a":"${',['.repeat(100_000)}"}`)).toMatchObject({ ok: true });
  });

  it.each(['1.00001e5', '100001.0', '1.00001E+5', '1000010e-1'])(
    'has no number at %s where a field takes one: the signed text is 100001 (S2)',
    (text) => {
      expect(read(`{"a":[1.5],"merNo":${text},"b":{"merNo":1.5}}`)).toEqual({
        ok: true,
        value: { a: [1.5], merNo: Number.NaN, b: { merNo: 1.5 } },
      });
    },
  );

  it.each(['100001', '-7', '0'])('has the number %s as it is written', (text) => {
    expect(read(`{"true":true,"merNo":${text},"e.1":false}`)).toMatchObject({ value: { merNo: Number(text) } });
  });

  it('a JSON body that is not UTF-8 is refused', () => {
    const bytes = Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d]);
    expect(readJsonObject(bytes)).toEqual({ ok: false, problem: 'is not UTF-8; encode it as UTF-8' });
  });

  it('a JSON body of a quarter of a megabyte full of escapes is read in linear time', () => {
    expect(read(`{"a":"${'\\\\'.repeat(130_000)}"}`)).toMatchObject({ ok: true });
  });
});
