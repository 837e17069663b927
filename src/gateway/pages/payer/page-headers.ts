import { createHash } from 'node:crypto';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { accentOf } from '../design/accent.ts';
import type { PageAnswer } from './page-types.ts';
import { PAGE_STYLE } from './styles/page-style.ts';

// S12: what a page may load, and who may frame it. Styles are inline and listed by hash, so that the page renders after
// one round trip; the script is ours.

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

type Shown = Pick<Merchant, 'accentColour' | 'framesPages' | 'websites'>;

const NOBODY: Shown = { accentColour: null, framesPages: false, websites: [] };

export function pageHeaders(merchant: Shown = NOBODY): Record<string, string> {
  const parents = merchant.framesPages ? merchant.websites.filter((website) => ORIGIN.test(website)) : [];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': policyOf(accentOf(merchant.accentColour).hash, parents),
    ...(parents.length === 0 && { 'X-Frame-Options': 'DENY' }),
    ...ALWAYS,
  };
}

/** After a submission: a reload then sends nothing again. */
export function seeOther(tradeNo: string, query = ''): PageAnswer {
  return { status: 303, headers: { ...pageHeaders(), Location: `/pay/${tradeNo}${query}` }, body: '' };
}

const ALWAYS = {
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex',
};

// Only plain origins: anything more could add a directive to the policy, or break it.
const ORIGIN = /^https?:\/\/[\w.-]+(?::[0-9]{1,5})?$/;

function policyOf(accentHash: string, parents: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}' 'sha256-${accentHash}'`,
    "script-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${parents.length === 0 ? "'none'" : parents.join(' ')}`,
  ].join('; ');
}
