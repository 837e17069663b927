import { createHash } from 'node:crypto';

/** A Content-Security-Policy that allows exactly the scripts and styles in a page, by hash, and what the options add. */
export function contentPolicy(
  page: string,
  options: { scripts?: string[]; styles?: string[]; others?: string[] },
): string {
  const { scripts = [], styles = [], others = [] } = options;
  return [
    "default-src 'none'",
    `script-src ${[...scripts, ...hashesOf(page, SCRIPT)].join(' ')}`,
    `style-src ${[...styles, ...(styles.includes("'unsafe-inline'") ? [] : hashesOf(page, STYLE))].join(' ')}`,
    ...others,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;
const STYLE = /<style[^>]*>([^]*?)<\/style>/g;

function hashesOf(page: string, elements: RegExp): string[] {
  const texts = new Set([...page.matchAll(elements)].map(([, text = '']) => text));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
