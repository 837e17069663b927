import { createHash } from 'node:crypto';
import { contentPolicy } from './content-policy.ts';
import type { Reference } from './reference.ts';

// Makes sure that the finished page loads nothing from outside: removes the renderer's remote logo, and adds a
// Content-Security-Policy. Its menu stays on the page. The renderer itself becomes a file that browsers keep.

const REMOTE_LOGOS = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;
const LOCAL_LOGO = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="12"><text y="10" font-family="system-ui, sans-serif" font-size="10" font-weight="600" fill="#3072db">Redocly</text></svg>',
)}`;
/** The renderer writes its menu for the root of a host, but finds its sections by the hash. */
const MENU_LINK = /(<a [^>]*href=")(\/[^"]*" data-discover="true")/g;
const POLICY_PLACEHOLDER = '<!-- content-security-policy -->';
/** The renderer is a module that ends in its exports; the contract and the call follow in the same element. */
const RENDERER = /<script type="module">([^]*?export\s*\{[^}]*\bhydrate\b[^}]*\};)\s*(const __redoc_definition )/;

export function closePage(page: string): Reference {
  const local = page.replaceAll(REMOTE_LOGOS, LOCAL_LOGO).replaceAll(MENU_LINK, '$1#$2');
  if (!local.includes(POLICY_PLACEHOLDER)) throw new Error('the page template has no placeholder for the policy');
  const [element, renderer] = RENDERER.exec(local) ?? [];
  if (element === undefined || renderer === undefined) {
    throw new Error('the page has no renderer: Redocly must be called with --inlineBundle');
  }
  const name = `_astro/reference.${createHash('sha256').update(renderer).digest('base64url').slice(0, 8)}.js`;
  const call = `<script type="module">import { hydrate } from './${name}';\nconst __redoc_definition `;
  const linked = local.replace(element, () => call);
  const policy = contentPolicy(linked, {
    scripts: ["'self'"],
    // The renderer adds its styles at run time. A hash would make browsers ignore this.
    styles: ["'unsafe-inline'"],
    others: ['img-src data:', 'font-src data:'],
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  return { page: linked.replace(POLICY_PLACEHOLDER, () => meta), script: [name, renderer] };
}
