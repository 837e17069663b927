import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPolicy } from '../content-policy.ts';
import { withoutSearchMarks } from './search-text.ts';

// The built pages carry a style attribute on every coloured word of a sample, and link to several style sheets. This makes
// classes of the attributes and one sheet of all, so that pages get smaller and a strict Content-Security-Policy is possible.

const ASSETS = '_astro';

/** `base`: the path of the site, without a slash at the end. */
export async function closeSite(folder: string, base: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith('.html')).map((name) => join(folder, name));
  const pages = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  const classes = createStyleClasses();
  const shorter = pages.map(({ file, text }) => ({ file, text: classes.replaceIn(text) }));
  const sheets = new Set(shorter.flatMap(({ text }) => [...text.matchAll(SHEET)].map(([, name = '']) => name)));
  const sheet = await mergeSheets(join(folder, ASSETS), [...sheets], classes.sheet());
  const head = `<link rel="stylesheet" href="${base}/${ASSETS}/${sheet}">`;
  await Promise.all(shorter.map(({ file, text }) => writeFile(file, closePage(text, head))));
}

/** Every style sheet but the one for print, which no screen waits for. */
const SHEET = /<link rel="stylesheet" href="[^"]*\/_astro\/([\w.-]+\.css)"\s*\/?>/g;
/** A table of two columns that needs no headings has an empty row for them in Markdown. */
const EMPTY_HEAD = /<thead>\s*<tr>(?:\s*<th><\/th>)+\s*<\/tr>\s*<\/thead>/g;
const CODE_SCRIPT = /<script type="module" src="[^"]*\/_astro\/ec\.[\w.-]+"><\/script>/g;

function closePage(page: string, sheet: string): string {
  const [script = ''] = page.match(CODE_SCRIPT) ?? [];
  let samples = 0;
  const text = withoutSearchMarks(page)
    .replaceAll(SHEET, '')
    // What scrolls by itself must be reachable by keyboard. Expressive Code makes a wide sample a region, without a name.
    .replaceAll('<pre data-language=', () => `<pre tabindex="0" aria-label="Sample ${(samples += 1)}" data-language=`)
    .replaceAll(EMPTY_HEAD, '')
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll(CODE_SCRIPT, '')
    // Starlight takes every link of the navigation for a page.
    .replaceAll(
      /(href="[^"]*\/)(reference|operator|channel)\/"/g,
      (_, start: string, name: string) => `${start}${name}.html"`,
    )
    .replaceAll(/(href="[^"]*\/openapi\.json)\/"/g, (_, start: string) => `${start}"`)
    // Starlight's pages are dark until its script runs; without script, light is easier to read and to print.
    .replace('data-theme="dark"', 'data-theme="light"')
    .replace('</head>', () => `${sheet}${script}</head>`);
  const policy = contentPolicy(text, {
    // Pagefind's search is WebAssembly.
    scripts: ["'self'", "'wasm-unsafe-eval'"],
    styles: ["'self'"],
    others: ["img-src 'self' data:", "connect-src 'self'"],
  });
  return text.replace(
    /<meta charset="utf-8"\s*\/?>/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

async function mergeSheets(folder: string, names: readonly string[], own: string): Promise<string> {
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const merged = [...texts, own].join('\n').replaceAll(COLOURED_WORD, `span[class^='${CODE_COLOUR}']`);
  if (!merged.includes(CODE_COLOUR))
    throw new Error('Expressive Code no longer colours words by their style attribute');
  const name = `site.${createHash('sha256').update(merged).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(folder, name), merged);
  await Promise.all(names.map((file) => rm(join(folder, file))));
  return name;
}

/** Makes a class of each distinct style attribute of the site. */
function createStyleClasses() {
  const names = new Map<string, string>();
  function nameOf(style: string): string {
    const kind = /^--[01]/.test(style) ? CODE_COLOUR : 's';
    const name = names.get(style) ?? `${kind}${names.size.toString(36)}`;
    names.set(style, name);
    return name;
  }
  return {
    replaceIn: (page: string): string =>
      page.replaceAll(STYLED, (...[, tag, before, style = '', after]: string[]) => {
        const name = nameOf(style);
        const rest = `${before}${after}`;
        const classed = /\sclass="/.test(rest)
          ? rest.replace(/\sclass="([^"]*)"/, (_all, given: string) => ` class="${given} ${name}"`)
          : ` class="${name}"${rest}`;
        return `<${tag}${classed}>`;
      }),
    sheet: (): string => [...names].map(([style, name]) => `.${name}{${style}}`).join('\n'),
  };
}

/** Expressive Code recognises a coloured word by its style attribute. */
const CODE_COLOUR = 'c-';
const COLOURED_WORD = /span\[style\^=['"]?--['"]?\]:not\(\[class\]\)/g;
const STYLED = /<([a-z][\w-]*)((?:\s[^<>]*?)?)\sstyle="([^"]*)"([^<>]*)>/g;
