import { raw } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';
import type { OrderMethod, PaymentMethod } from '../../domain/method.ts';

// A tile for each method, distinguished by colour and shape. Drawings of our own, not logos. They add nothing to the
// words next to them, so screen readers skip them.

interface Tile {
  /** The background; everything else is drawn in `ink`. */
  readonly ground: string;
  readonly ink: string;
  readonly drawing: string;
}

const BANK = '<path d="M11 11.5 20 6l9 5.5zM13.5 13v5M18 13v5M22 13v5M26.5 13v5M11.5 20.2h17"/>';
const CORNERS = '<path d="M12.5 6h5v5h-5zM22.5 6h5v5h-5zM12.5 15.5h5v5h-5z"/>';
const PHONE = '<rect x="14.5" y="4" width="11" height="18" rx="2.5"/>';

const TILES: Readonly<Record<PaymentMethod, Tile>> = {
  CREDIT_CARD: {
    ground: '#33415c',
    ink: '#fff',
    drawing:
      '<rect x="9" y="6" width="22" height="14.5" rx="2.5"/><path d="M9 10.5h22" stroke-width="3"/><path d="M12.5 16.5h5"/>',
  },
  UNIONPAY_H5: {
    ground: '#00696b',
    ink: '#fff',
    drawing: '<path d="M11.5 7v6.5a4 4 0 0 0 8 0V7M23 20.5V7h3.2a3.9 3.9 0 0 1 0 7.8H23" stroke-width="2.4"/>',
  },
  WECHAT: {
    ground: '#0a7d3c',
    ink: '#fff',
    drawing:
      '<path d="M20 6c5.5 0 9.5 3 9.5 6.8s-4 6.8-9.5 6.8c-1 0-2-.1-2.9-.3L13 21.5l.8-3.3c-2-1.2-3.3-3.2-3.3-5.4C10.5 9 14.5 6 20 6z"/><path d="m15.5 11 2 4.5 2.5-4 2.5 4 2-4.5"/>',
  },
  ALIPAY: {
    ground: '#1668dc',
    ink: '#fff',
    drawing: '<path d="m20 4.5 7.5 4.2v8.6L20 21.5l-7.5-4.2V8.7z"/><path d="m16.5 16.5 3.5-8 3.5 8M17.8 14h4.4"/>',
  },
  APPLE_PAY: {
    ground: '#111',
    ink: '#fff',
    drawing: `${PHONE}<path d="m17.5 13 2 2 3.5-4"/>`,
  },
  VN_BANK: {
    ground: '#b3141c',
    ink: '#ffe14d',
    drawing: `${CORNERS}<path d="m25.2 14.3 1 2.3 2.5.2-1.9 1.6.6 2.5-2.2-1.3-2.2 1.3.6-2.5-1.9-1.6 2.5-.2z" fill="#ffe14d" stroke="none"/>`,
  },
  CASH_APP: {
    ground: '#00702d',
    ink: '#fff',
    drawing:
      '<rect x="9.5" y="7" width="21" height="12" rx="2"/><circle cx="20" cy="13" r="3"/><path d="M13 10.5v5M27 10.5v5"/>',
  },
  CRYPTO: {
    ground: '#5b2bb5',
    ink: '#fff',
    drawing:
      '<circle cx="20" cy="13" r="8.5"/><path d="M16 10.5 20 8.2l4 2.3v4.8l-4 2.5-4-2.5zM16 10.5l4 2.3 4-2.3M20 12.8v5"/>',
  },
  GCASH: {
    ground: '#0b4fb3',
    ink: '#fff',
    drawing:
      '<path d="M21.5 9.3a5 5 0 1 0 1.2 4.2H19M26.5 8a7.5 7.5 0 0 1 0 10M29.3 6a11 11 0 0 1 0 14" stroke-width="2"/>',
  },
  GOOGLE_PAY: {
    ground: '#f1f3f4',
    ink: '#24323f',
    drawing: `${PHONE}<path d="M22.3 11.2a2.9 2.9 0 1 0 .4 2.3H20.3"/>`,
  },
  PIX: {
    ground: '#00756a',
    ink: '#fff',
    drawing: `${CORNERS}<path d="M22.5 15.5h2.2v2.2h-2.2zM27.5 15.5v1.5M24.7 20.5h2.8V19"/>`,
  },
  PER_TRANSFER: {
    ground: '#fff',
    ink: '#a8121f',
    drawing: `<path d="M0 0h6v26H0zM34 0h6v26h-6z" fill="#c8202f" stroke="none"/>${BANK}`,
  },
  SEPA: {
    ground: '#10399e',
    ink: '#fff',
    drawing: '<path d="M27 8.3a7 7 0 1 0 0 9.4M11 11.5h10M11 14.5h10" stroke-width="2"/>',
  },
  SPEI: {
    ground: '#fff',
    ink: '#0b5d3b',
    drawing: `<path d="M0 0h6v26H0z" fill="#0b6b43" stroke="none"/><path d="M34 0h6v26h-6z" fill="#c8202f" stroke="none"/>${BANK}`,
  },
};

const OTHER: Tile = {
  ground: '#4a5160',
  ink: '#fff',
  drawing:
    '<path d="M12 9h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h11v3"/><path d="M28 13h-3.5a1.6 1.6 0 0 0 0 3.2H28"/>',
};

const MARKS: ReadonlyMap<string, Html> = new Map(Object.entries(TILES).map(([method, tile]) => [method, draw(tile)]));

const OTHER_MARK = draw(OTHER);

export function methodMark(method: OrderMethod): Html {
  return MARKS.get(method) ?? OTHER_MARK;
}

function draw({ ground, ink, drawing }: Tile): Html {
  const attributes = 'class="tile" viewBox="0 0 40 26" aria-hidden="true" focusable="false"';
  return raw(
    `<svg ${attributes}><path fill="${ground}" d="M0 0h40v26H0z"/><g fill="none" stroke="${ink}">${drawing}</g></svg>`,
  );
}
