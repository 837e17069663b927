import { html, raw } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

// A small card for each brand, with its name in plain letters, not its logo. It only shows which cards are accepted, and which
// brand was recognised while the number is being typed.

interface Brand {
  /** The name used by the page's script. */
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
  /** One or two lines. `width` keeps them in the card, whatever the font. */
  readonly lines: readonly (readonly [text: string, width: number])[];
  readonly size: number;
  /** A thin stripe below the name. */
  readonly stripe?: string;
}

const WHITE = '#fff';

const BRANDS: readonly Brand[] = [
  { name: 'Visa', ground: WHITE, ink: '#1a3a8f', lines: [['VISA', 26]], size: 11, stripe: '#f3b229' },
  {
    name: 'Mastercard',
    ground: '#1d1d24',
    ink: WHITE,
    lines: [
      ['master', 22],
      ['card', 15],
    ],
    size: 7.5,
    stripe: '#e8741a',
  },
  { name: 'Amex', ground: '#0b6fb8', ink: WHITE, lines: [['AMEX', 27]], size: 10 },
  {
    name: 'UnionPay',
    ground: '#00696b',
    ink: WHITE,
    lines: [
      ['Union', 22],
      ['Pay', 13],
    ],
    size: 8,
  },
  { name: 'JCB', ground: WHITE, ink: '#0c5c35', lines: [['JCB', 22]], size: 12, stripe: '#1f5fbf' },
  {
    name: 'Diners Club',
    ground: WHITE,
    ink: '#0b5aa5',
    lines: [
      ['Diners', 23],
      ['Club', 15],
    ],
    size: 8,
  },
  { name: 'Discover', ground: WHITE, ink: '#33373d', lines: [['Discover', 30]], size: 8, stripe: '#f07d1a' },
  { name: 'Maestro', ground: '#204a9c', ink: WHITE, lines: [['Maestro', 29]], size: 8.5, stripe: '#35b4e8' },
];

/** All brands in a row; `label` names the group. */
export function brandRow(label: string): Html {
  const names = BRANDS.map(({ name }) => name).join(', ');
  return html`<span class="brands" role="img" aria-label="${label}: ${names}">${DRAWN}</span>`;
}

const DRAWN: readonly Html[] = BRANDS.map(({ name, ground, ink, lines, size, stripe }) => {
  const middle = (stripe === undefined ? 12 : 11) + size * 0.36;
  const first = lines.length === 1 ? middle : middle - size / 2;
  const texts = lines.map(
    ([text, width], index) =>
      `<text x="18" y="${(first + index * size).toFixed(1)}" fill="${ink}" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text>`,
  );
  const line = stripe === undefined ? '' : `<path fill="${stripe}" d="M0 21h36v3H0z"/>`;
  const drawing = `<path fill="${ground}" d="M0 0h36v24H0z"/>${line}${texts.join('')}`;
  return raw(`<svg data-brand="${name}" viewBox="0 0 36 24" aria-hidden="true" focusable="false">${drawing}</svg>`);
});

/** The back of a card: the security code is the last group of digits next to the signature. */
export const CODE_PICTURE: Html = raw(
  '<svg class="back-of-card" viewBox="0 0 56 36" aria-hidden="true" focusable="false">' +
    '<rect x=".75" y=".75" width="54.5" height="34.5" rx="4"/><path class="stripe" d="M1 6h54v7H1z"/>' +
    '<path class="strip" d="M5 18h24v8H5z"/><rect class="here" x="30" y="15" width="23" height="14" rx="7"/>' +
    '<text x="41.5" y="25">123</text></svg>',
);
