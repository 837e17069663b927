import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMultipart } from '../../../src/gateway/pages/frame/multipart.ts';
import { makeProof } from '../../../src/gateway/pages/frame/proof.ts';
import { createSieve } from '../../../src/gateway/pages/frame/sift-form.ts';
import { createVault } from '../../../src/gateway/vault/vault.ts';

const BOUNDARY = 'ab';
const PATH = '/merchant/cases/1/evidence';
const vault = createVault([Buffer.alloc(32, 7)]);
const proof = makeProof(vault, { personId: 'person_1', merNo: 100_001, madeAt: 1 }, PATH);

/** Contents that look like boundaries, heads and ends. */
const content = fc.array(fc.constantFrom('\r', '\n', '-', '--a', BOUNDARY, '\r\n--a', '\r\n\r\n', '\r\n-', 'x', 'ä'));
const part = fc.record({
  file: fc.constantFrom(null, '', 'a.pdf'),
  isShort: fc.boolean(),
  content: content.map((signs) => signs.join('')),
});
type Part = typeof part extends fc.Arbitrary<infer One> ? One : never;

/** A part without content may have one line's end less. */
function write(parts: readonly Part[]): Buffer {
  const written = parts.map(({ file: name, isShort, content: text }, index) => {
    const file = name === null ? '' : `; filename="${name}"`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${index}"${file}\r\n`;
    return isShort ? `${head}\r\n` : `${head}\r\n${text}\r\n`;
  });
  const first = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="proof"\r\n\r\n${proof}\r\n`;
  return Buffer.from(`${first}${written.join('')}--${BOUNDARY}--\r\n`);
}

/** What is left of a body that comes in pieces of these lengths, and then byte by byte; null if it was refused. */
function sift(body: Buffer, lengths: readonly number[]): Buffer | null {
  const header = (name: string) => (name === 'Content-Type' ? `multipart/form-data; boundary=${BOUNDARY}` : undefined);
  const sieve = createSieve({ vault }, { path: PATH, header }, body.length);
  const kept: Buffer[] = [];
  for (let at = 0, piece = 0; at < body.length; piece += 1) {
    const length = lengths[piece] ?? 1;
    const taken = sieve?.take(body.subarray(at, at + length)) ?? null;
    if (taken === null) return null;
    kept.push(taken);
    at += length;
  }
  return Buffer.concat(kept);
}

it('a sifted form is the form with empty files, however it is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.array(fc.integer({ min: 1, max: 40 })), (parts, lengths) => {
      const body = write(parts);
      const whole = readMultipart(body, BOUNDARY);
      const sifted = sift(body, lengths);
      // A content with a whole boundary in it makes a form that is read as another one, or not at all.
      if (whole === null) {
        expect(sifted === null ? null : readMultipart(sifted, BOUNDARY)).toBeNull();
        return;
      }
      const files = whole.files.map((file) => (file.name === '' ? file : { ...file, content: Buffer.alloc(0) }));
      expect(readMultipart(sifted ?? Buffer.alloc(0), BOUNDARY)).toEqual({ ...whole, files });
    }),
    { numRuns: 500 },
  );
});
