import { deflateSync } from 'node:zlib';

// Files that people could upload as evidence: some true, most of them not what they seem.

const bytes = (text: string) => Buffer.from(text, 'latin1');

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, bytes(type), data, Buffer.alloc(4)]);
}

function pngSized(width: number, height: number, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    bytes('\u0089PNG\r\n\u001A\n'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', Buffer.alloc(9)),
    chunk('IEND'),
  ]);
}

const png = (...more: Buffer[]) => pngSized(8, 4, ...more);

const segment = (code: number, text: string) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, bytes(text)]);
};

function jpegSized(width: number, height: number, ...more: Buffer[]): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 17, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0'),
    ...more,
    segment(0xc0, frame.toString('latin1')),
    segment(0xda, 'scan'),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]),
  ]);
}

export const jpeg = (...more: Buffer[]) => jpegSized(8, 4, ...more);

/** Lossy, of 8 × 4 pixels. */
const WEBP_DATA = Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 8, 0, 4, 0]);

function webp(data = WEBP_DATA, type = 'VP8 '): Buffer {
  const head = bytes(`RIFF\0\0\0\0WEBP${type}\0\0\0\0`);
  head.writeUInt32LE(12 + data.length, 4);
  head.writeUInt32LE(data.length, 16);
  return Buffer.concat([head, data]);
}

/** One with the objects given, as its readers find them. */
function pdf(...objects: (string | Buffer)[]): Buffer {
  const body = objects.map((object, at) =>
    Buffer.concat([
      bytes(`${at + 1} 0 obj\n`),
      typeof object === 'string' ? bytes(object) : object,
      bytes('\nendobj\n'),
    ]),
  );
  return Buffer.concat([
    bytes('%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n'),
    ...body,
    bytes('trailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ]);
}

function stream(dictionary: string, data: Buffer): Buffer {
  return Buffer.concat([bytes(`<<${dictionary} /Length ${data.length}>>\nstream\n`), data, bytes('\nendstream')]);
}

const CATALOG = '<</Type /Catalog /Pages 2 0 R>>';
const packed = (text: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  stream(dictionary, deflateSync(bytes(text)));

/** What is accepted: name, bytes, type, and the bytes that are kept if they are not all. */
export const GOOD: readonly (readonly [title: string, content: Buffer, type: string, kept?: Buffer])[] = [
  ['a PDF', pdf(CATALOG, '<</Type /Pages /Kids [] /Count 0>>'), 'application/pdf'],
  ['a PDF with compressed objects', pdf(CATALOG, packed('7 0 <</Type /Font /Note (no /JS here)>>')), 'application/pdf'],
  ['a PDF with a picture', pdf(CATALOG, stream('/Subtype /Image /Filter /DCTDecode', jpeg())), 'application/pdf'],
  ['a PNG', png(), 'image/png'],
  ['a JPEG', jpeg(), 'image/jpeg'],
  ['a WebP', webp(), 'image/webp'],
  ['a text', Buffer.from('Signed for by M. Müller.\nParcel 3 of 3 <ok>\n'), 'text/plain'],
  ['a PNG with a page after its end', Buffer.concat([png(), bytes('<script>alert(1)</script>')]), 'image/png', png()],
  ['a JPEG with a ZIP after its end', Buffer.concat([jpeg(), bytes('PK\u0003\u0004 evil.exe')]), 'image/jpeg', jpeg()],
  ['a WebP with a page after its end', Buffer.concat([webp(), bytes('<html>')]), 'image/webp', webp()],
];

const JS = '<</S /JavaScript /JS (app.alert(1))>>';

/** What is refused, and a part of the reason. */
export const HOSTILE: readonly (readonly [title: string, content: Buffer, problem: string])[] = [
  ['nothing', Buffer.alloc(0), 'content'],
  ['a PNG of a billion pixels', pngSized(32_000, 32_000), '32000 × 32000 pixels'],
  ['a PNG that is one long line', pngSized(1_000_000, 1), '20000 on each side'],
  ['a PNG without pixels', pngSized(0, 4), 'damaged'],
  ['a JPEG of four billion pixels', jpegSized(65_535, 65_535), '65535 × 65535 pixels'],
  ['a lossy WebP that is too large', webp(Buffer.from([0, 0, 0, 0x9d, 1, 0x2a, 255, 63, 255, 63])), '16383 × 16383'],
  [
    'a lossless WebP that is too large',
    webp(Buffer.from([0x2f, 255, 255, 255, 15, 0, 0, 0, 0, 0]), 'VP8L'),
    '16384 × 16384',
  ],
  [
    'a WebP canvas that is too large',
    webp(Buffer.from([0, 0, 0, 0, 255, 255, 255, 255, 255, 255]), 'VP8X'),
    '16777216',
  ],
  ['5 MB and a byte', Buffer.alloc(5_000_001, 'a'), 'larger than 5 MB'],
  ['an HTML page', bytes('<!doctype html><title>x</title>'), 'HTML or script'],
  ['an HTML page with a byte order mark', Buffer.from('\uFEFF <html><body onload=alert(1)>'), 'HTML or script'],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'HTML or script'],
  ['an SVG behind an XML declaration', bytes('<?xml version="1.0"?>\n<svg/>'), 'HTML or script'],
  ['a text with a script', bytes('Dear bank,\n<SCRIPT src=//evil></SCRIPT>'), 'HTML or script'],
  ['a link that runs', bytes('see javascript:alert(1)'), 'HTML or script'],
  ['a shell script', bytes('#!/bin/sh\nrm -rf ~\n'), 'HTML or script'],
  ['a PHP page', bytes('hello <?php system($_GET[0]) ?>'), 'HTML or script'],
  ['a text with a card number', bytes('The payer used 4242 4242 4242 4242.'), 'card number'],
  ['a text in another encoding', Buffer.from([0x48, 0xe4, 0x6e, 0x64]), 'no type that is accepted'],
  ['a text with control characters', bytes('a\u0000b'), 'no type that is accepted'],
  ['a ZIP', bytes('PK\u0003\u0004\u0014\u0000'), 'no type that is accepted'],
  ['a program', bytes('MZ\u0090\u0000\u0003'), 'no type that is accepted'],
  ['a GIF', bytes('GIF89a\u0001\u0000\u0001\u0000/*<script>*/'), 'no type that is accepted'],
  ['a PDF behind a page', Buffer.concat([bytes('<html>'), pdf(CATALOG)]), 'no type that is accepted'],
  ['a PDF with a script', pdf(CATALOG, JS), '/JavaScript'],
  [
    'a PDF with a script under another spelling',
    pdf(CATALOG, JS.replace('JavaScript', 'J#61v#61Script')),
    '/JavaScript',
  ],
  ['a PDF with a script among its keys', pdf('<</Type /Catalog /J#53 5 0 R>>'), '/JS'],
  ['a PDF that starts something', pdf('<</Type /Catalog /OpenAction 3 0 R>>'), '/OpenAction'],
  ['a PDF that starts a program', pdf(CATALOG, '<</S /Launch /F (cmd.exe)>>'), '/Launch'],
  ['a PDF with a file inside', pdf(CATALOG, '<</Type /EmbeddedFile>>'), '/EmbeddedFile'],
  ['a PDF with a form of another kind', pdf(CATALOG, '<</XFA 4 0 R>>'), '/XFA'],
  ['a PDF with a script in compressed objects', pdf(CATALOG, packed(`7 0 ${JS}`)), '/JS'],
  [
    'a PDF with compressed objects of no type',
    pdf(CATALOG, packed(`7 0 <</JS (x)>>`, '/N 1 /First 4 /Filter /FlateDecode')),
    '/JS',
  ],
  [
    'a PDF with objects that were compressed twice',
    pdf(CATALOG, packed('x', '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]')),
    'cannot be checked',
  ],
  [
    'a PDF with objects behind a predictor',
    pdf(CATALOG, packed('x', '/Type /ObjStm /Filter /FlateDecode /DecodeParms <</Predictor 12>>')),
    'cannot be checked',
  ],
  [
    'a PDF with objects in LZW',
    pdf(CATALOG, stream('/Type /ObjStm /Filter /LZWDecode', bytes('x'))),
    'cannot be checked',
  ],
  [
    'a PDF with broken objects',
    pdf(CATALOG, stream('/Type /ObjStm /Filter /FlateDecode', bytes('not zlib'))),
    'cannot be checked',
  ],
  [
    'a PDF with objects inside a string',
    pdf(CATALOG, '<</Type /X /Y (9 0 obj <</Type /ObjStm>> stream)>>'),
    'cannot be checked',
  ],
  [
    'an encrypted PDF',
    Buffer.from(pdf(CATALOG).toString('latin1').replace('/Root', '/Encrypt 9 0 R /Root'), 'latin1'),
    'encrypted',
  ],
  [
    'a PDF with a page after its end',
    Buffer.concat([pdf(CATALOG), bytes('<script>alert(1)</script>')]),
    'after its end',
  ],
  ['half a PDF', pdf(CATALOG).subarray(0, 60), 'damaged or incomplete'],
  [
    'a PDF with a bomb',
    pdf(CATALOG, stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(101_000_000)))),
    'far more than its size',
  ],
  ['half a PNG', png().subarray(0, 40), 'damaged or incomplete'],
  ['a PNG with a script in its text', png(chunk('tEXt', bytes('x\0<script>alert(1)</script>'))), 'HTML or script'],
  ['a JPEG with a page in its comment', jpeg(segment(0xfe, '<html><body>')), 'HTML or script'],
  ['half a JPEG', jpeg().subarray(0, -2), 'damaged or incomplete'],
  ['a WebP with a wrong length', webp().subarray(0, -4), 'damaged or incomplete'],
];

/** The name that is sent, and what it becomes for a text. */
export const NAMES: readonly (readonly [sent: string, shown: string])[] = [
  ['proof.txt', 'proof.txt'],
  ['proof.html', 'proof.html.txt'],
  ['photo.svg', 'photo.svg.txt'],
  ['../../etc/passwd', 'passwd.txt'],
  ['C:\\Users\\mara\\proof.txt', 'proof.txt'],
  ['invoice\u202Etxt.exe', 'invoicetxt.exe.txt'],
  ['a\u0000b\r\nc.txt', 'abc.txt'],
  ['"; filename="x.html', 'filename= x.html.txt'],
  ['...', 'evidence.txt'],
  ['con.txt', '_con.txt'],
  ['письмо банка.txt', 'письмо банка.txt'],
  [`${'x'.repeat(190)}.txt`, `${'x'.repeat(100)}.txt`],
  ['4242424242424242.txt', '[card].txt'],
];
