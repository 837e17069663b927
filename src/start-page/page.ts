import { createHash } from 'node:crypto';
import { PAGE_STYLE } from './page-style.ts';

export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64');

export function page(title: string, content: string): Page {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'Referrer-Policy': 'no-referrer',
  };
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body><main>${content}
</main></body>
</html>
`;
  return { status: 200, headers, body };
}
