import { createHash } from 'node:crypto';
import { accentOf } from '../design/accent.ts';
import { ACCOUNT_STYLE } from './styles/account-style.ts';

// S12: no script unless the page says so, no frame anywhere, nothing stored, no referrer sent to where a link leads.

const STYLE_HASH = createHash('sha256').update(ACCOUNT_STYLE).digest('base64');

export function pageHeaders({ withScript = false } = {}): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': withScript ? WITH_SCRIPT : WITHOUT_SCRIPT,
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  };
}

const PERMISSIONS =
  'camera=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self)';

const [WITHOUT_SCRIPT, WITH_SCRIPT] = ["script-src 'none'", "script-src 'self'; connect-src 'self'"].map((scripts) =>
  [
    "default-src 'none'",
    scripts,
    `style-src 'sha256-${STYLE_HASH}' 'sha256-${accentOf(null).hash}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
) as [string, string];
