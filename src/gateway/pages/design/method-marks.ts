import { raw } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { OrderMethod, PaymentMethod } from '../../domain/method.ts';

// A tile for each method: its name in plain letters, as other shops print it beside a till, or a filled drawing where the
// method has no name of its own. Nobody's logo. They add nothing to the words next to them, so screen readers skip them.

interface Tile {
  /** The background; everything else is filled with `ink`. */
  readonly ground: string;
  readonly ink: string;
  readonly drawing: string;
}

/** `width` keeps the letters in the tile, whatever the font. */
function letters(text: string, { width, size, y = 13 + size * 0.36 }: Lettering): string {
  return `<text x="20" y="${y}" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
}

interface Lettering {
  readonly width: number;
  readonly size: number;
  readonly y?: number;
}

const BANK = '<path d="M20 4.5 30 10v1.5H10V10zM12 13h3v5h-3zM18.5 13h3v5h-3zM25 13h3v5h-3zM10.5 19.5h19V22h-19z"/>';
const CODE =
  '<path fill-rule="evenodd" d="M11 4h8v8h-8zm2 2v4h4V6zM21 4h8v8h-8zm2 2v4h4V6zM11 14h8v8h-8zm2 2v4h4v-4zM21 14h3v3h-3zM26 14h3v5h-3zM21 19h3v3h-3zM26 20.5h3V22h-3z"/>';

const TILES: Readonly<Record<PaymentMethod, Tile>> = {
  CREDIT_CARD: {
    ground: '#2b3650',
    ink: '#c9d3ea',
    drawing:
      '<path d="M0 5h40v5H0z" fill="#151b2b"/><rect x="5" y="13.5" width="7" height="5.5" rx="1.2" fill="#e9c46a"/><path d="M5 21h12v1.5H5zM26 16h9v2h-9zM29 20.5h6v2h-6z"/>',
  },
  UNIONPAY_H5: { ground: '#00696b', ink: '#fff', drawing: letters('UnionPay', { width: 33, size: 8.5 }) },
  WECHAT: {
    ground: '#0a7d3c',
    ink: '#fff',
    drawing: `<path d="M16 4c5 0 8.5 2.7 8.5 6.2S21 16.4 16 16.4c-.9 0-1.8-.1-2.6-.3L9.8 18l.9-3C8.7 13.9 7.5 12.1 7.5 10.2 7.5 6.7 11 4 16 4z"/><path d="M26 10.5c4 .3 7 2.7 7 5.7 0 1.6-1 3.1-2.6 4.1l.7 2.5-3-1.6c-.7.2-1.4.2-2.1.2-3.3 0-6-1.6-6.9-3.8C23.5 17.3 26.3 14.3 26 10.5z" opacity=".75"/>`,
  },
  ALIPAY: { ground: '#1668dc', ink: '#fff', drawing: letters('Alipay', { width: 30, size: 11 }) },
  APPLE_PAY: { ground: '#000', ink: '#fff', drawing: letters('Apple Pay', { width: 34, size: 8.5 }) },
  VN_BANK: {
    ground: '#b3141c',
    ink: '#ffe14d',
    drawing: CODE,
  },
  CASH_APP: { ground: '#00702d', ink: '#fff', drawing: letters('Cash App', { width: 33, size: 8.5 }) },
  CRYPTO: {
    ground: '#4a2a9c',
    ink: '#fff',
    drawing:
      '<path d="M20 3.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z" opacity=".25"/><path d="M20 5.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zm-5 5.2v1.8h10v-1.8zm0 3v1.8h10v-1.8z" fill-rule="evenodd"/>',
  },
  GCASH: { ground: '#0b4fb3', ink: '#fff', drawing: letters('GCash', { width: 29, size: 11 }) },
  GOOGLE_PAY: { ground: '#fff', ink: '#3c4043', drawing: letters('Google Pay', { width: 35, size: 8 }) },
  PIX: { ground: '#00756a', ink: '#fff', drawing: letters('Pix', { width: 20, size: 15 }) },
  PER_TRANSFER: {
    ground: '#fff',
    ink: '#a8121f',
    drawing: `<path d="M0 0h5v26H0zM35 0h5v26h-5z" fill="#c8202f"/>${BANK}`,
  },
  SEPA: { ground: '#10399e', ink: '#ffdd55', drawing: letters('SEPA', { width: 28, size: 11 }) },
  SPEI: {
    ground: '#fff',
    ink: '#0b5d3b',
    drawing: `<path d="M0 22h20v4H0z" fill="#0b6b43"/><path d="M20 22h20v4H20z" fill="#c8202f"/>${letters('SPEI', { width: 27, size: 12, y: 16 })}`,
  },
};

const OTHER: Tile = {
  ground: '#4a5160',
  ink: '#fff',
  drawing:
    '<path d="M12 6h14v2.5h2.5V12H23a3 3 0 0 0 0 6h5.5v3H12a2.5 2.5 0 0 1-2.5-2.5v-10A2.5 2.5 0 0 1 12 6z"/><path d="M23 13.5h7v3h-7a1.5 1.5 0 0 1 0-3z" opacity=".7"/>',
};

const MARKS: ReadonlyMap<string, Html> = new Map(Object.entries(TILES).map(([method, tile]) => [method, draw(tile)]));

const OTHER_MARK = draw(OTHER);

export function methodMark(method: OrderMethod): Html {
  return MARKS.get(method) ?? OTHER_MARK;
}

function draw({ ground, ink, drawing }: Tile): Html {
  const attributes = 'class="tile" viewBox="0 0 40 26" aria-hidden="true" focusable="false"';
  return raw(`<svg ${attributes}><path fill="${ground}" d="M0 0h40v26H0z"/><g fill="${ink}">${drawing}</g></svg>`);
}
