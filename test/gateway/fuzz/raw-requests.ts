import * as fc from 'fast-check';
import { operations } from '../../../generated/operations.ts';
import { exampleRequests } from '../../contract/cases/contract.ts';
import type { RawRequest } from './exchange.ts';

// Requests that are wrong as HTTP or as JSON, as bytes. None of them can be accepted.

const merchantPaths = Object.values(operations).map(({ path }) => path);

const json = { 'Content-Type': 'application/json' };
const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
const anyPath = fc.constantFrom(...merchantPaths);
const exampleBodies = exampleRequests().map(({ body }) => JSON.stringify(body));

export interface RequestParts {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

/** A request as bytes, well-formed where its parts are. */
export function requestBytes(parts: RequestParts): Buffer {
  const { method = 'POST', path = '/payment', headers = json, body = '' } = parts;
  const all = { Host: 'localhost', 'Content-Length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const head = `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

function single(parts: RequestParts): RawRequest {
  return { pieces: [requestBytes(parts)], methods: [parts.method ?? 'POST'] };
}

/** Bytes that may be anything, ended as a head is, so that nothing more is waited for. */
const randomBytes = fc
  .oneof(anyBytes, anyText.map(Buffer.from), fc.string({ unit: 'grapheme-ascii', maxLength: 300 }).map(Buffer.from))
  .filter((bytes) => bytes.toString('latin1').trim() !== '')
  .map((bytes): RawRequest => ({ pieces: [bytes, Buffer.from('\r\n\r\n')], methods: ['?'] }));

const unreadableBody = fc.record({ path: anyPath, body: fc.oneof(anyBytes, anyText, brokenJson()) }).map(single);

function brokenJson(): fc.Arbitrary<Buffer | string> {
  const depth = fc.integer({ min: 32, max: 20_000 });
  const name = fc.constantFrom('__proto__', 'constructor', 'prototype');
  const size = fc.integer({ min: 262_145, max: 300_000 });
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...exampleBodies).chain((text) => cut(text)) },
    { weight: 2, arbitrary: depth.map((levels) => `{"merNo":${'['.repeat(levels)}${']'.repeat(levels)}}`) },
    { weight: 1, arbitrary: depth.map((levels) => '{"a":'.repeat(levels)) },
    { weight: 2, arbitrary: fc.constantFrom(...exampleBodies).map((text) => `{"merNo":100002,${text.slice(1)}`) },
    { weight: 2, arbitrary: name.map((key) => `{"merNo":100001,"${key}":{"merNo":100001}}`) },
    { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify([value])) },
    // Broken UTF-8 inside a text.
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(0x80, 0xc0, 0xed, 0xf5, 0xff)
        .map((byte) =>
          Buffer.concat([Buffer.from('{"merNo":100001,"sign":"'), Buffer.from([byte, 0xa0]), Buffer.from('"}')]),
        ),
    },
    { weight: 1, arbitrary: size.map((length) => `{"merNo":"${'x'.repeat(length)}"}`) },
  );
}

function cut(text: string): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: text.length - 1 }).map((length) => text.slice(0, length));
}

const ODD_METHODS = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'LINK', 'M-SEARCH'];

const oddHead = fc.oneof(
  fc.record({ method: fc.constantFrom(...ODD_METHODS, 'CONNECT', 'FOO', 'post', ''), path: anyPath }),
  fc.record({ path: oddPath(), body: fc.constantFrom(...exampleBodies) }),
  fc.record({
    path: anyPath,
    headers: oddHeaders(),
    body: fc.constant('{}'),
  }),
);

function oddPath(): fc.Arbitrary<string> {
  const part = fc.oneof(fc.constantFrom('..', '.', '%2e%2e', '%00', '%ff', '%', '*', '//', '?a=b', '#'), fc.webPath());
  const known = fc.constantFrom(...merchantPaths);
  return fc.oneof(
    part.map((text) => `/${text}`),
    fc.tuple(known, part).map(([path, text]) => `${path}/${text}`),
    known.map((path) => path.toUpperCase()),
    known.map((path) => `http://localhost${path}`),
    fc.integer({ min: 1, max: 20_000 }).map((length) => `/${'a'.repeat(length)}`),
  );
}

function oddHeaders(): fc.Arbitrary<Record<string, string>> {
  const header = fc.oneof(
    fc
      .constantFrom('', 'text/plain', 'application/jsonx', 'application/json, text/html', 'multipart/form-data')
      .map((type): Record<string, string> => ({ 'Content-Type': type })),
    anyText.map((value) => ({ ...json, 'X-Any': value })),
    anyText.map((value) => ({ ...json, [value]: 'x' })),
    fc.integer({ min: 1000, max: 40_000 }).map((length) => ({ ...json, 'X-Long': 'x'.repeat(length) })),
    fc.integer({ min: 1, max: 300 }).map((count) => ({ ...json, ...manyHeaders(count) })),
    fc.constantFrom('100-continue', 'odd', '').map((Expect) => ({ ...json, Expect })),
    fc.constantFrom('websocket', 'h2c').map((Upgrade) => ({ ...json, Connection: 'Upgrade', Upgrade })),
    fc.constantFrom('identity', 'gzip', 'chunked, gzip').map((coding) => ({ ...json, 'Content-Encoding': coding })),
    fc.constantFrom('-1', '2, 2', '2x', '1e3', '').map((length) => ({ ...json, 'Content-Length': length })),
  );
  return header;
}

function manyHeaders(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`X-${index}`, 'x']));
}

/** A chunked body, in order or not; what is out of order is also cut off. */
const chunkedBody = fc
  .record({
    path: anyPath,
    pieces: fc.array(fc.string({ maxLength: 50 }), { maxLength: 5 }),
    fault: fc.constantFrom('none', 'size', 'end', 'extension'),
  })
  .map(({ path, pieces, fault }): RawRequest => {
    const head = requestBytes({ path, headers: { ...json, 'Transfer-Encoding': 'chunked' } });
    // Chunked and a length are one too many.
    const withoutLength = head.toString('latin1').replace('Content-Length: 0\r\n', '');
    const extension = fault === 'extension' ? ';a="b' : '';
    const chunks = pieces
      .filter((piece) => piece !== '')
      .map((piece) => `${Buffer.byteLength(piece).toString(16)}${extension}\r\n${piece}\r\n`);
    const last = { none: '0\r\n\r\n', size: 'ZZ\r\n', end: '5\r\nab', extension: '0\r\n\r\n' }[fault];
    const whole = [withoutLength, ...chunks, last].map((text) => Buffer.from(text, 'utf8'));
    return { pieces: whole, methods: ['POST'], incomplete: fault === 'end' || fault === 'extension' };
  });

/** Several requests at once on one connection. */
const pipelined = fc
  .array(fc.record({ path: anyPath, body: fc.oneof(anyText, brokenJson()) }), { minLength: 2, maxLength: 6 })
  .map((requests): RawRequest => ({
    pieces: [Buffer.concat(requests.map(requestBytes))],
    methods: requests.map(() => 'POST'),
  }));

/** A request that takes its time, and what is none in the same piece: both are answered, in their order. */
const followed = fc.tuple(anyPath, randomBytes).map(([path, { pieces }]): RawRequest => {
  const first = requestBytes({ path, body: '{"merNo":999999}' });
  return { pieces: [Buffer.concat([first, ...pieces])], methods: ['POST', '?'] };
});

/** A right request that ends in the middle. */
const half = fc
  .record({
    path: anyPath,
    body: fc.constantFrom(...exampleBodies),
    share: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  })
  .map(({ path, body, share }): RawRequest => {
    const whole = requestBytes({ path, body });
    const length = Math.max(1, Math.floor(whole.length * share));
    return { pieces: [whole.subarray(0, length)], methods: ['POST'], incomplete: true };
  });

export const rawRequests: Readonly<Record<string, fc.Arbitrary<RawRequest>>> = {
  'bytes of any kind': randomBytes,
  'a body that cannot be read': unreadableBody,
  'an odd method, address or header': oddHead.map(single),
  'a body in chunks': chunkedBody,
  'several broken requests at once': pipelined,
  'a request with bytes of any kind behind it': followed,
  'half a request': half,
};
