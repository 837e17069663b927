import { createHash } from 'node:crypto';

/** A Content-Security-Policy that allows exactly the scripts and styles in a page, by hash, and what the options add. */
export function contentPolicy(
  page: string,
  options: { scripts?: string[]; styles?: string[]; others?: string[] },
): string {
  const { scripts = [], styles = [], others = [] } = options;
  return [
    "default-src 'none'",
    `script-src ${[...scripts, ...hashesOf(page, /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].join(' ')}`,
    `style-src ${[...styles, ...hashesOf(page, /<style[^>]*>([^]*?)<\/style>/g)].join(' ')}`,
    ...others,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hashesOf(page: string, elements: RegExp): string[] {
  const texts = new Set([...page.matchAll(elements)].map(([, text = '']) => text));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
