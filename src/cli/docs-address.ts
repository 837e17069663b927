import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

// The docs are built once for every address. What a reader copies out of them has to lead to the gateway that serves them, on
// whatever port that is.

/** The address that stands in the contract and in the samples as they are built. */
const BUILT_FOR = 'http://localhost:8080';

/** Reads files of the docs with the address of this gateway in them, each once for as long as it stays the same. */
export function createAddressedReader(baseUrl: () => string): (path: string) => Promise<Buffer> {
  const cache = new Map<string, { readonly version: string; readonly content: Buffer }>();
  return async (path) => {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs} ${size} ${baseUrl()}`;
    const cached = cache.get(path);
    if (cached?.version === version) return cached.content;
    const content = Buffer.from(addressPage(await readFile(path, 'utf8'), baseUrl()));
    cache.set(path, { version, content });
    return content;
  };
}

function addressPage(page: string, baseUrl: string): string {
  if (baseUrl === BUILT_FOR) return page;
  const readdress = (text: string) => text.replaceAll(BUILT_FOR, () => baseUrl);
  // The policy of a page allows its scripts by their hashes, so a script that changes gets another one.
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const moved = scripts.filter((text) => text.includes(BUILT_FOR));
  return moved.reduce(
    (text, script) => text.replaceAll(`'sha256-${sha256(script)}'`, () => `'sha256-${sha256(readdress(script))}'`),
    readdress(page),
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
