import { describe, expect, it } from 'vitest';
import { readBankFile } from '../../src/bank-files/read-bank-file.ts';
import { readXml } from '../../src/bank-files/xml/read-xml.ts';

const read = (text: string | Uint8Array) => readBankFile(typeof text === 'string' ? Buffer.from(text) : text);
const pain002 = (inside: string, head = '<?xml version="1.0" encoding="UTF-8"?>') => `${head}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
<GrpHdr><MsgId>${inside}</MsgId><CreDtTm>2026-11-18T08:30:00Z</CreDtTm></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>M1</OrgnlMsgId></OrgnlGrpInfAndSts>
</CstmrPmtStsRpt></Document>`;

describe('the reader of files from outside', () => {
  it.each([
    [
      'a document type',
      `<!DOCTYPE a [<!ENTITY b "c">]>${pain002('x', '')}`,
      'line 1, column 1: a document type declaration is not read',
    ],
    ['an entity of its own', pain002('&lol9;'), 'line 3, column 16: an entity that XML does not have'],
    ['a stray ampersand', pain002('A & B'), 'line 3, column 18: a & that begins no entity'],
    ['a character that is not allowed', pain002('A\u0001'), 'line 3, column 17: a character that XML does not allow'],
    ['half a file', pain002('x').slice(0, -28), 'line 5, column 1: the file ends inside of CstmrPmtStsRpt'],
    ['crossed tags', '<Document><a></b></a></Document>', 'line 1, column 14: b ends, but a is open'],
    ['a second document', `${pain002('x')}<a/>`, 'line 5, column 29: a second document'],
    ['an attribute twice', '<Document a="1" a="2"/>', 'line 1, column 16: an attribute too many'],
    ['another message', '<Document><CstmrDrctDbtInitn/></Document>', 'line 1, column 1: this message is none of'],
    [
      'a name that every object has',
      '<Document><constructor/></Document>',
      'line 1, column 1: this message is none of',
    ],
    [
      'an account for the name of an element',
      '<a><DE89370400440532013000></b></a>',
      'line 1, column 28: b ends, but another element is open',
    ],
    ['something else', '<html></html>', 'line 1, column 1: there is no Document of ISO 20022 in this file'],
    ['no XML at all', 'a;b;c', 'line 1, column 1: text outside of the document'],
    ['nothing', '', 'line 1, column 1: the file has no element'],
    ['an encoding that nobody uses', '<?xml version="1.0" encoding="EBCDIC"?><a/>', 'the encoding EBCDIC is not read'],
  ])('refuses %s at its place', (_name, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('reads a line of many blocks, or of many slashes, once', () => {
    expect(() => read(`:20:A\n${'{1:}'.repeat(400)}`)).toThrow('field 25 or 25P is missing');
    expect(() => read(`:20:A\n:25:${'/'.repeat(1900)}A\n`)).toThrow('is missing');
  });

  it('refuses more elements, or more inside of each other, than a message has', () => {
    expect(() => readXml('<a>'.repeat(200_000))).toThrow('more than 40 elements inside of each other');
    const many = `<a>${'<b/>'.repeat(50)}</a>`;
    expect(() => readXml(many, { depthMax: 40, elementsMax: 20 })).toThrow('more than 20 elements');
  });

  it('does not look at a file of more bytes than its bound', () => {
    expect(() => readBankFile(Buffer.alloc(101), 100)).toThrow('the file has more than 100 bytes');
  });

  it('reads the encoding that a file says, and refuses it where the bytes are wrong', () => {
    const latin = Buffer.from(pain002('Köln', '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1');
    const wide = Buffer.from(`\uFEFF${pain002('Köln', '<?xml version="1.0" encoding="UTF-16"?>')}`, 'utf16le');
    for (const bytes of [latin, wide, Buffer.from(`\uFEFF${pain002('K&#246;ln')}`)]) {
      expect(read(bytes)).toMatchObject({ kind: 'status', messageId: 'Köln' });
    }
    expect(() => read(Buffer.from(pain002('Köln'), 'latin1'))).toThrow('line 3, column 17: this is not UTF-8');
  });

  it('reads prefixes, comments, CDATA, and a document in an envelope', () => {
    const prefixed = pain002('<![CDATA[A<B]]><!-- c -->')
      .replaceAll(/<(\/?)([A-Z][A-Za-z]+)/g, '<$1n:$2')
      .replace('xmlns=', 'xmlns:n=')
      .replace(/^.*\n/, '');
    expect(read(`<e:Envelope xmlns:e="x"><AppHdr/>${prefixed}</e:Envelope>`)).toMatchObject({ messageId: 'A<B' });
  });
});
