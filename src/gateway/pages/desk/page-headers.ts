import { createHash } from 'node:crypto';
import { accentOf } from '../design/accent.ts';
import { DESK_STYLE, MERCHANT_STYLE } from './styles/desk-style.ts';

// S12: our own script only, no frame anywhere, nothing stored, no referrer sent to where a link leads.

const STYLE_HASHES = [
  ...[DESK_STYLE, MERCHANT_STYLE].map((style) => createHash('sha256').update(style).digest('base64')),
  accentOf(null).hash,
];

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src ${STYLE_HASHES.map((hash) => `'sha256-${hash}'`).join(' ')}`,
  // Pictures of merchants; and the icon, list and worker of the app that a phone makes of the back office.
  "img-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For a page that frames pages of ours. */
const FRAMING_POLICY = `${POLICY}; frame-src 'self'`;

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': POLICY,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

const FRAMING_HEADERS = { ...HEADERS, 'Content-Security-Policy': FRAMING_POLICY };

export function pageHeaders({ framesOwn = false } = {}): Readonly<Record<string, string>> {
  return framesOwn ? FRAMING_HEADERS : HEADERS;
}
