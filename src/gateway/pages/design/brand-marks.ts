import { html, raw } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

// A small card for each brand, with its name in plain letters and a drawing of our own, not a logo. It only shows which
// cards are accepted, and which brand was recognised while the number is being typed.

interface Brand {
  /** The name used by the page's script. */
  readonly name: string;
  readonly ground: string;
  readonly letters: string;
  readonly shape: string;
}

const BRANDS: readonly Brand[] = [
  { name: 'Visa', ground: '#1b3a8c', letters: 'VISA', shape: '<path fill="#f3b229" d="M0 20h36v4H0z"/>' },
  {
    name: 'Mastercard',
    ground: '#2b2b33',
    letters: 'MC',
    shape: '<path fill="#e5531a" d="M0 0h7L3 24H0z"/><path fill="#f0a818" d="M9 0h4L9 24H5z"/>',
  },
  {
    name: 'Amex',
    ground: '#0b6fb8',
    letters: 'AMEX',
    shape: '<path fill="#fff" opacity=".25" d="M0 0h36v5H0zM0 19h36v5H0z"/>',
  },
  {
    name: 'UnionPay',
    ground: '#00696b',
    letters: 'UP',
    shape: '<path fill="#d3243a" d="M0 0h6v24H0z"/><path fill="#1d4e9e" d="M30 0h6v24h-6z"/>',
  },
  {
    name: 'JCB',
    ground: '#0c5c35',
    letters: 'JCB',
    shape: '<circle cx="36" cy="0" r="9" fill="#c8202f"/><circle cx="0" cy="24" r="9" fill="#1f5fbf"/>',
  },
  {
    name: 'Diners Club',
    ground: '#e9edf2',
    letters: 'DC',
    shape: '<circle cx="18" cy="12" r="10.5" fill="none" stroke="#0b5aa5" stroke-width="2.5"/>',
  },
  {
    name: 'Discover',
    ground: '#fff',
    letters: 'DISC',
    shape: '<path fill="#f07d1a" d="M36 10v14H14c10 0 18-5 22-14z"/>',
  },
  {
    name: 'Maestro',
    ground: '#204a9c',
    letters: 'MAES',
    shape: '<path fill="#d3243a" d="M0 18 12 24H0z"/><path fill="#35b4e8" d="M36 6 24 0h12z"/>',
  },
];

const LIGHT_GROUNDS = new Set(['#e9edf2', '#fff']);

/** All brands in a row; `label` names the group. */
export function brandRow(label: string): Html {
  const names = BRANDS.map(({ name }) => name).join(', ');
  return html`<span class="brands" role="img" aria-label="${label}: ${names}">${DRAWN}</span>`;
}

const DRAWN: readonly Html[] = BRANDS.map(({ name, ground, letters, shape }) => {
  const ink = LIGHT_GROUNDS.has(ground) ? '#14274d' : '#fff';
  const drawing = `<path fill="${ground}" d="M0 0h36v24H0z"/>${shape}<text x="18" y="15.5" fill="${ink}">${letters}</text>`;
  return raw(`<svg data-brand="${name}" viewBox="0 0 36 24" aria-hidden="true" focusable="false">${drawing}</svg>`);
});

/** The back of a card: the security code is the last group of digits next to the signature. */
export const CODE_PICTURE: Html = raw(
  '<svg class="back-of-card" viewBox="0 0 56 36" aria-hidden="true" focusable="false">' +
    '<rect x=".75" y=".75" width="54.5" height="34.5" rx="4"/><path class="stripe" d="M1 6h54v7H1z"/>' +
    '<path class="strip" d="M5 18h24v8H5z"/><rect class="here" x="30" y="15" width="23" height="14" rx="7"/>' +
    '<text x="41.5" y="25">123</text></svg>',
);
