import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// The docs are built once, for one address. Samples that a reader copies must use the address of the gateway that serves them.

/** The address in the contract and in the samples as built. */
const BUILT_FOR = 'http://localhost:8080';

/**
 * Copies the docs, replaces the address with that of this gateway, and writes a compressed version beside each text file.
 * Resolves to the file names.
 */
export async function addressDocs(options: {
  from: string;
  to: string;
  baseUrl: string;
  /** Whether pages may run requests (src/run-it-here). */
  sandbox?: boolean;
}): Promise<Set<string>> {
  const { from, to, baseUrl, sandbox = false } = options;
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
    const addressed = ADDRESSED.has(extname(source)) ? addressPage(text, baseUrl) : text;
    const marked = sandbox && extname(source) === '.html' ? addressed.replace('</head>', SANDBOX_MARK) : addressed;
    await writeWithCompressed(target, Buffer.from(marked));
  }
  return names;
}

const SANDBOX_MARK = '<meta name="tollgate-sandbox" content="run-it-here"></head>';

const TEXTS = new Set(['.html', '.json', '.css', '.js', '.yaml', '.md', '.txt', '.svg']);
const ADDRESSED = new Set(['.html', '.json']);

/** Smaller files are not worth compressing. */
const COMPRESSED_BYTES_MIN = 1024;
/** A higher quality takes seconds and saves a few per cent. */
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
  // The page's content security policy allows scripts by hash, so the hash of a changed script is updated.
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
