import { createHash } from 'node:crypto';

// Makes sure that the finished page loads nothing: removes the renderer's remote logo, and adds a Content-Security-Policy that
// allows only the scripts in the page, by hash.

const REMOTE_LOGOS = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
const LOCAL_LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="12"><text y="10" font-family="system-ui, sans-serif" font-size="10" font-weight="600" fill="#3072db">Redocly</text></svg>',
)}`;
const POLICY_PLACEHOLDER = '<!-- content-security-policy -->';

export function closePage(page: string): string {
  const local = page.replaceAll(REMOTE_LOGOS, LOCAL_LOGO);
  if (!local.includes(POLICY_PLACEHOLDER)) throw new Error('the page template has no placeholder for the policy');
  return local.replace(
    POLICY_PLACEHOLDER,
    `<meta http-equiv="Content-Security-Policy" content="${policyFor(local)}" />`,
  );
}

function policyFor(page: string): string {
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${sha256(text)}'`,
  );
  if (scripts.length === 0) throw new Error('the page has no script: Redocly must be called with --inlineBundle');
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    // The renderer adds its styles at run time.
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
