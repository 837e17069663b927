import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// The docs are built once, for one address. Samples that a reader copies must use the address of the gateway that serves them.

/** The address in the contract and in the samples as built. */
const BUILT_FOR = 'http://localhost:8080';
const BUILT_FOR_HOST = 'localhost:8080';

export interface AddressedFile {
  /** The folder of the built docs. */
  readonly from: string;
  readonly to: string;
  /** Relative to the folder. */
  readonly name: string;
  readonly baseUrl: string;
  /** Whether pages may run requests (src/run-it-here). */
  readonly sandbox: boolean;
}

/**
 * Copies a file of the docs, replaces the address with that of this gateway, and writes compressed versions beside a text.
 * The copy keeps the time of the original, so that all workers give it the same ETag.
 */
export async function addressFile({ from, to, name, baseUrl, sandbox }: AddressedFile): Promise<void> {
  const source = join(from, name);
  const target = join(to, name);
  const { mtime } = await stat(source);
  await mkdir(dirname(target), { recursive: true });
  if (!TEXTS.has(extname(name))) {
    await copyFile(source, target);
    await utimes(target, mtime, mtime);
    return;
  }
  const text = await readFile(source, 'utf8');
  const addressed = ADDRESSED.has(extname(name)) ? addressText(text, baseUrl) : text;
  const marked = sandbox && extname(name) === '.html' ? addressed.replace('</head>', SANDBOX_MARK) : addressed;
  const content = Buffer.from(marked);
  for (const [ending, bytes] of await compressed(content)) await writeWhole(`${target}${ending}`, bytes, mtime);
}

const SANDBOX_MARK = '<meta name="tollgate-sandbox" content="run-it-here"></head>';

/** Helpers and collections are downloads that contain the address too. */
export const CODE_ENDINGS: readonly string[] = ['.php', '.java', '.py', '.go', '.cs', '.ts', '.http', '.bru'];

const TEXTS = new Set(['.html', '.json', '.css', '.js', '.yaml', '.md', '.txt', '.svg', '.xml', ...CODE_ENDINGS]);
const ADDRESSED = new Set(['.html', '.json', '.md', '.txt', '.xml', ...CODE_ENDINGS]);

/** Smaller files are not worth compressing. */
const COMPRESSED_BYTES_MIN = 1024;
/** A higher quality takes seconds and saves a few per cent. */
const BROTLI_QUALITY = 5;

async function compressed(content: Buffer): Promise<[ending: string, bytes: Buffer][]> {
  if (content.length < COMPRESSED_BYTES_MIN) return [['', content]];
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content),
  ]);
  // The plain file comes last: once it is there, so are the others.
  return [
    ['.br', brotli],
    ['.gz', zipped],
    ['', content],
  ];
}

/** A file under its name is always complete. */
async function writeWhole(file: string, content: Buffer, mtime: Date): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await utimes(unfinished, mtime, mtime);
  await rename(unfinished, file);
}

function addressText(page: string, baseUrl: string): string {
  if (baseUrl === BUILT_FOR) return page;
  const { host } = new URL(baseUrl);
  const readdress = (text: string) => text.replaceAll(BUILT_FOR, () => baseUrl).replaceAll(BUILT_FOR_HOST, () => host);
  // The page's content security policy allows scripts by hash, so the hash of a changed script is updated.
  const scripts = [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const moved = scripts.filter((text) => text.includes(BUILT_FOR_HOST));
  return moved.reduce(
    (text, script) => text.replaceAll(`'sha256-${sha256(script)}'`, () => `'sha256-${sha256(readdress(script))}'`),
    readdress(page),
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
