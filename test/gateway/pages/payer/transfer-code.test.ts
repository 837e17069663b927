import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../../src/gateway/domain/text/languages.ts';
import { codeSquares } from '../../../../src/gateway/pages/design/qr-code.ts';
import { TRADE_NO, startPages } from './pages-server.ts';
import type { Change, PagesServer } from './pages-server.ts';

// The QR code of a SEPA transfer, which a banking app reads.

let pages: PagesServer;
beforeAll(async () => {
  pages = await startPages({ live: true });
});
afterEach(() => pages.show({}));
afterAll(() => pages.close());

const LINES = [
  { name: 'beneficiary', value: 'Mugs & More' },
  { name: 'iban', value: 'DE89370400440532013000' },
  { name: 'bic', value: 'COBADEFFXXX' },
  { name: 'reference', value: '3K7M9PRT4AXYDEFH' },
] as const;
const PAYLOAD = 'BCD\n002\n1\nSCT\nCOBADEFFXXX\nMugs & More\nDE89370400440532013000\nEUR100.00\n\n\n3K7M9PRT4AXYDEFH';

const sepa = (change: Change = {}): Change => ({
  order: { method: 'SEPA', currency: 'EUR' },
  attempt: { method: 'SEPA', action: { kind: 'transfer', lines: LINES } },
  ...change,
});

/** The dark squares that a path draws, row by row. */
function squaresOf(svg: string): string[] {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  let [x, y] = [0, 0];
  for (const [, command, text = ''] of (/ d="([^"]+)"/.exec(svg)?.[1] ?? '').matchAll(/([Mmh])([^Mmh]+)/g)) {
    const [first = 0, second = 0] = text.split(' ').map(Number);
    if (command === 'M') [x, y] = [first, Math.floor(second)];
    if (command === 'm') x += first;
    if (command !== 'h') continue;
    rows[y]?.fill(true, x, x + first);
    x += first;
  }
  return rows.map(drawnRow);
}

const drawnRow = (row: readonly boolean[]) => row.map((isDark) => (isDark ? '#' : '.')).join('');

describe('a SEPA transfer', () => {
  it('is shown as a code of level M that says the same as the lines beside it', async () => {
    pages.show(sepa());
    const { text } = await pages.get();
    const svg = /<svg[^>]*role="img"[^>]*aria-label="QR code that fills in this transfer[^>]*>.*?<\/svg>/s.exec(text);
    const drawn = squaresOf(svg?.[0] ?? '');
    expect(drawn).toEqual(codeSquares(PAYLOAD, 'M').map(drawnRow));
    // The first two bits of the format, unmasked (10): level M is 00.
    expect(drawn[10]?.slice(2, 4)).toBe('#.');
    expect(text).toContain('Or scan this code with your banking app: it fills in the transfer.');
    for (const { value } of LINES) expect(text).toContain(`data-copy="${value.replace('&', '&amp;')}"`);
  });

  it('explains the code in every language, each in its own words', async () => {
    pages.show(sepa());
    const labels = [];
    for (const code of LANGUAGE_CODES) {
      const { text } = await pages.get(`/pay/${TRADE_NO}?lang=${code}`);
      labels.push(/role="img"[^>]*aria-label="([^"]+)"/.exec(text)?.[1]);
    }
    expect(new Set(labels).size).toBe(LANGUAGE_CODES.length);
  });

  it.each([
    ['in another currency', sepa({ order: { method: 'SEPA', currency: 'USD' } })],
    [
      'to an account with wrong check digits',
      sepa({
        attempt: {
          method: 'SEPA',
          action: { kind: 'transfer', lines: [LINES[0], { name: 'iban', value: 'DE88370400440532013000' }] },
        },
      }),
    ],
    ['by another method', sepa({ attempt: { method: 'SPEI', action: { kind: 'transfer', lines: LINES } } })],
  ])('has no code %s, and its details all the same', async (_, change) => {
    pages.show(change);
    const { text } = await pages.get();
    expect(text).not.toContain('Or scan this code');
    expect(text).toContain('Mugs &amp; More');
  });
});
