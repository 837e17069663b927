import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { ItemName } from '../goods.ts';

// Drawn for this shop. Decorative, so hidden from screen readers.

const MUG = html`<svg viewBox="0 0 320 240" aria-hidden="true" focusable="false">
  <circle cx="160" cy="118" r="98" fill="#f2c6a0" />
  <circle
    cx="160"
    cy="118"
    r="98"
    fill="none"
    stroke="#e8ad7d"
    stroke-width="2"
    stroke-dasharray="3 9"
    stroke-linecap="round"
  />
  <ellipse cx="160" cy="206" rx="92" ry="11" fill="#8a5a3a" opacity=".28" />
  <path
    d="M214 106c34-8 52 12 47 40-4 26-27 40-55 35"
    fill="none"
    stroke="#8f3a21"
    stroke-width="16"
    stroke-linecap="round"
  />
  <path
    d="M214 106c34-8 52 12 47 40-4 26-27 40-55 35"
    fill="none"
    stroke="#c25a38"
    stroke-width="10"
    stroke-linecap="round"
  />
  <path d="M94 84h128l-7 104c-1 11-9 18-20 18h-74c-11 0-19-7-20-18z" fill="#c25a38" />
  <path d="M196 84h26l-7 104c-1 11-9 18-20 18h-20c11 0 18-7 19-18z" fill="#a3452a" />
  <path
    d="M94 84h128l-2 26c-9 3-14-4-22-2-9 2-9 22-19 22s-9-17-19-17-9 27-20 27-10-25-20-27c-9-2-14 5-24 0z"
    fill="#fbf1e4"
  />
  <ellipse cx="158" cy="84" rx="64" ry="13" fill="#fff8ee" />
  <ellipse cx="158" cy="85" rx="54" ry="9" fill="#5a3020" />
  <path d="M122 87c12 5 60 6 76-1" fill="none" stroke="#7d4a31" stroke-width="3" stroke-linecap="round" />
  <path
    d="M128 168h36m-30 0v-14m24 14v-14m-30 0h36"
    fill="none"
    stroke="#fbf1e4"
    stroke-width="5"
    stroke-linecap="round"
  />
  <path
    d="M136 58c-9-12 9-18 0-32M160 52c-9-12 9-18 0-32M184 58c-9-12 9-18 0-32"
    fill="none"
    stroke="#fff8ee"
    stroke-width="6"
    stroke-linecap="round"
    opacity=".9"
  />
</svg>`;

const ESPRESSO = html`<svg viewBox="0 0 320 240" aria-hidden="true" focusable="false">
  <circle cx="160" cy="118" r="98" fill="#b9d3c6" />
  <circle
    cx="160"
    cy="118"
    r="98"
    fill="none"
    stroke="#93b8a6"
    stroke-width="2"
    stroke-dasharray="3 9"
    stroke-linecap="round"
  />
  <ellipse cx="160" cy="208" rx="104" ry="9" fill="#2f5546" opacity=".25" />
  <path d="M62 186h196c-8 14-30 20-98 20s-90-6-98-20z" fill="#e9e2d6" />
  <ellipse cx="160" cy="186" rx="98" ry="15" fill="#fbf6ec" />
  <ellipse cx="160" cy="187" rx="56" ry="8" fill="#ded5c4" />
  <path
    d="M206 126c30-6 42 10 36 29-5 16-23 24-43 19"
    fill="none"
    stroke="#1d5b49"
    stroke-width="13"
    stroke-linecap="round"
  />
  <path
    d="M206 126c30-6 42 10 36 29-5 16-23 24-43 19"
    fill="none"
    stroke="#2f7d66"
    stroke-width="7"
    stroke-linecap="round"
  />
  <path d="M106 112h108c0 46-14 76-54 76s-54-30-54-76z" fill="#2f7d66" />
  <path d="M188 112h26c0 46-14 76-54 76 25-9 29-42 28-76z" fill="#226350" />
  <ellipse cx="160" cy="112" rx="54" ry="11" fill="#e4f0ea" />
  <ellipse cx="160" cy="113" rx="45" ry="7.5" fill="#4a281a" />
  <ellipse cx="152" cy="112" rx="24" ry="3.4" fill="#b9804f" />
  <path
    d="M147 88c-8-10 8-16 0-28M173 88c-8-10 8-16 0-28"
    fill="none"
    stroke="#f6fbf8"
    stroke-width="5.5"
    stroke-linecap="round"
    opacity=".9"
  />
</svg>`;

export const ART: Readonly<Record<ItemName, Html>> = { mug: MUG, espresso: ESPRESSO };
