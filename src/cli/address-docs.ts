import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// The docs are built once for every address. What a reader copies out of them has to lead to the gateway that serves them, on
// whatever port that is.

/** The address that stands in the contract and in the samples as they are built. */
const BUILT_FOR = 'http://localhost:8080';

/**
 * Copies the docs with the address of this gateway in them, and beside each text what browsers take compressed. Resolves to
 * the names of the files.
 */
export async function addressDocs(options: { from: string; to: string; baseUrl: string }): Promise<Set<string>> {
  const { from, to, baseUrl } = options;
  const names = new Set<string>();
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const name = relative(from, source);
    const target = join(to, name);
    names.add(name);
    await mkdir(dirname(target), { recursive: true });
    if (!TEXTS.has(extname(source))) {
      await copyFile(source, target);
      continue;
    }
    const text = await readFile(source, 'utf8');
    await writeWithCompressed(target, Buffer.from(ADDRESSED.has(extname(source)) ? addressPage(text, baseUrl) : text));
  }
  return names;
}

const TEXTS = new Set(['.html', '.json', '.css', '.js', '.yaml', '.md', '.txt', '.svg']);
const ADDRESSED = new Set(['.html', '.json']);

/** Below this a compressed file saves nothing. */
const COMPRESSED_BYTES_MIN = 1024;
/** More would take seconds for a few per cent. */
const BROTLI_QUALITY = 5;

async function writeWithCompressed(target: string, content: Buffer): Promise<void> {
  await writeFile(target, content);
  if (content.length < COMPRESSED_BYTES_MIN) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  await writeFile(`${target}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${target}.gz`, await promisify(gzip)(content));
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
