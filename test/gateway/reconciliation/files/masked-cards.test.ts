import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openDatabase, startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { EngineName } from '../../../helpers/gateway/gateway.ts';
import { readCells } from '../../../helpers/database/databases.ts';
import type { Cell } from '../../../helpers/database/databases.ts';
import { FILES, PART_BYTES, sendFile } from './sent-file.ts';
import type { WireFile } from './sent-file.ts';

const CARD = '4242424242424242';
const AMEX = '378282246310005';
const IBAN = 'DE89370400440532013000';
const OURS = 'TG01M7F8NJE04242424242424242KMQRS';
/** An acquirer's reference of 23 digits, with the digits of a card in it, a time, a sum and a telephone number. */
const OTHERS = ['74242424242424242001234', '20261115100000123', '4242424242.42', '+49 4242 4242424'];

/** What is stored of a part ends at a block of 64 bytes: the card begins eight bytes before the last one. */
function acrossParts(): Buffer {
  const filler = 'x;ref 20261115;10.00\n'.repeat(20_000).slice(0, PART_BYTES - 64 - 8 - 1);
  return Buffer.from(`${filler}\n${CARD};${OURS}\n${'end;1.00\n'.repeat(20)}`);
}

const FILES_WITH_CARDS: readonly (readonly [title: string, bytes: Buffer, lines: readonly number[]])[] = [
  ['a card number that two parts have', acrossParts(), [expect.any(Number) as number]],
  [
    'separators, and other numbers beside it',
    Buffer.from(
      `a;b\n${OTHERS.join(';')};${IBAN};${OURS}\n4242 4242 4242 4242;12\nx;4242-4242-4242-4242\nAmex ${AMEX}.\n`,
    ),
    [3, 4, 5],
  ],
  ['UTF-16', Buffer.from(`\uFEFFa;b\n1;${CARD}\n${OURS};2\n`, 'utf16le'), [2]],
  ['UTF-16 with the other order', Buffer.from(`\uFEFFa;b\n1;${CARD}\n${OURS};2\n`, 'utf16le').swap16(), [2]],
  [
    'MT940, which breaks a number',
    Buffer.from(
      `:20:S1\r\n:25:${IBAN}\r\n:28C:1/1\r\n:60F:C261114EUR0,00\r\n:61:2611151115C10,00NTRF${OURS.slice(0, 16)}\r\n:86:card 42424242\r\n42424242 and ${OURS}\r\n:62F:C261115EUR10,00\r\n`,
    ),
    [6],
  ],
];

describe.each<EngineName>(['SQLite', 'PostgreSQL'])('A card number in a file on %s', (engine) => {
  it('is stored nowhere, and everything else stays as it is (S38)', async () => {
    const database = await openDatabase(engine);
    const gateway = await startTestGateway({ env: { ...database.env, WORK: 'off' } });
    const sent: { title: string; bytes: Buffer; file: WireFile }[] = [];
    for (const [title, bytes, lines] of FILES_WITH_CARDS) {
      const file = await sendFile(gateway, bytes, { name: `of card ${CARD}.csv` });
      expect({ title, count: file.maskedCount, lines: file.maskedLines }).toEqual({
        title,
        count: lines.length,
        lines,
      });
      sent.push({ title, bytes, file });
    }
    const name = ((await gateway.operator('GET', `${FILES}/${sent[0]?.file.fileNo}`)).body as { file: WireFile }).file
      .name;
    expect(name).toBe('of card [card].csv');
    const place = { dataDir: database.env['DATA_DIR'] ?? null, databaseUrl: database.env['DATABASE_URL'] ?? null };
    await gateway.close();
    const cells = await readCells(place);
    await database.drop();

    for (const { title, bytes, file } of sent) {
      const stored = contentOf(cells, file.fileNo);
      expect(stored.length, title).toBe(bytes.length);
      expectMasked(stored, bytes);
    }
    const everything = cells
      .map(({ text }) => text)
      .join('\n')
      .replaceAll(OURS, '')
      .replaceAll(OTHERS[0] ?? '', '');
    for (const number of [CARD, '4242 4242 4242 4242', '4242-4242', AMEX]) expect(everything).not.toContain(number);
  });
});

/** All parts of a file as its bytes. */
function contentOf(cells: readonly Cell[], fileNo: string): Buffer {
  const column = (name: string) => cells.filter(({ place }) => place === `reconciliation_parts.${name}`);
  const numbers = column('file_no');
  const places = column('part');
  const contents = column('content');
  return Buffer.concat(
    contents
      .flatMap(({ text }, index) =>
        numbers[index]?.text === fileNo ? [{ part: Number(places[index]?.text), text }] : [],
      )
      .toSorted((one, other) => one.part - other.part)
      .map(({ text }) => inflateRawSync(Buffer.from(text, 'base64'))),
  );
}

/** Only digits of card numbers were replaced. */
function expectMasked(stored: Buffer, bytes: Buffer): void {
  const changed = [...stored].flatMap((byte, at) => (byte === bytes[at] ? [] : [at]));
  expect(changed.every((at) => stored[at] === 0x2a)).toBe(true);
  const digits = changed.map((at) => String.fromCharCode(bytes[at] ?? 0)).join('');
  expect(digits).toMatch(/^(?:424242424242|37828224631)+$/);
}
