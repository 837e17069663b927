import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../src/gateway/domain/text/csv.ts';

describe('a line of a file', () => {
  it('has every cell in quotes, amounts as they are', () => {
    expect(csvLine(['plain', '', 'a "b", c', '-12.50', '3'])).toBe('"plain","","a ""b"", c","-12.50","3"\r\n');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-1-1', "'-1-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "  '=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠A1', "'＠A1"],
    [';=1', ";'=1"],
    ['a;=1', "a;'=1"],
    ['a; @A1', "a; '@A1"],
    ['a;"=1', `a;""'=1`],
    ['\t=1', "'\t'=1"],
    ['\ttext', "'\ttext"],
    ['\r=1', "'\r'=1"],
    ['a\n=1', "a\n'=1"],
    ['a=1;b-2', 'a=1;b-2'],
  ])('shows %j as the text that it is (S27)', (text, shown) => {
    expect(csvLine([text])).toBe(`"${shown}"\r\n`);
  });
});
