import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// The docs are built once, for one address. Samples that a reader copies must use the address of the gateway that serves them.

/** The address in the contract and in the samples as built. */
const BUILT_FOR = 'http://localhost:8080';
const BUILT_FOR_HOST = 'localhost:8080';

export interface DocsFileOptions {
  /** The folder of the built docs. */
  readonly folder: string;
  /** Relative to the folder. */
  readonly name: string;
  readonly baseUrl: string;
  /** Whether pages may run requests (src/run-it-here). */
  readonly sandbox: boolean;
}

/** A file of the docs as this gateway serves it. */
export interface DocsFile {
  /** The hash of the content: the same on every node. */
  readonly hash: string;
  /** By content coding. A small or binary file has one only. */
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
}

/** Compressed versions of a file, and the endings of their names beside it in the built docs. */
export const CODINGS = { br: '.br', gzip: '.gz' } as const;

/** Reads a file, replaces the address with that of this gateway, and compresses it unless the build has done so. */
export async function readDocsFile(options: DocsFileOptions): Promise<DocsFile> {
  const file = join(options.folder, options.name);
  const built = await readFile(file);
  const content = addressContent(built, options);
  const ready = content === built ? await readCompressed(file) : undefined;
  const compressed =
    ready ?? (isWorthCompressing(options.name, content) ? await compress(content, BROTLI_QUALITY) : {});
  return { hash: sha256(content), bodies: { identity: content, ...compressed } };
}

/** Whether the file is the same on every gateway, as built. */
export function isSameEverywhere(name: string, content: Buffer): boolean {
  return name === SIGNED || !ADDRESSED.has(extname(name)) || !content.includes(BUILT_FOR_HOST);
}

/** Binary files are compressed in their own way. */
export function isWorthCompressing(name: string, content: Buffer): boolean {
  return TEXTS.has(extname(name)) && content.length >= COMPRESSED_BYTES_MIN;
}

export async function compress(content: Buffer, quality: number): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(content, { params }), promisify(gzip)(content)]);
  return { br, gzip: zipped };
}

/** Helpers and collections are downloads that contain the address too. */
export const CODE_ENDINGS: readonly string[] = ['.php', '.java', '.py', '.go', '.cs', '.ts', '.http', '.bru'];

const TEXTS = new Set(['.html', '.json', '.css', '.js', '.yaml', '.md', '.txt', '.svg', '.xml', ...CODE_ENDINGS]);
const ADDRESSED = new Set(['.html', '.json', '.md', '.txt', '.xml', ...CODE_ENDINGS]);
/** Its signatures are of its values, character by character. */
const SIGNED = 'signatures.json';
const SANDBOX_MARK = '<meta name="tollgate-sandbox" content="run-it-here"></head>';

const COMPRESSED_BYTES_MIN = 1024;
/** For a reader who waits: a higher quality takes longer and saves a few per cent. */
const BROTLI_QUALITY = 5;

/** The same buffer if nothing changes. */
function addressContent(built: Buffer, { name, baseUrl, sandbox }: DocsFileOptions): Buffer {
  const isMarked = sandbox && extname(name) === '.html';
  const isMoved = baseUrl !== BUILT_FOR && !isSameEverywhere(name, built);
  if (!isMarked && !isMoved) return built;
  const text = isMoved ? addressText(built.toString(), baseUrl) : built.toString();
  return Buffer.from(isMarked ? text.replace('</head>', SANDBOX_MARK) : text);
}

async function readCompressed(file: string): Promise<{ br: Buffer; gzip: Buffer } | undefined> {
  const both = [CODINGS.br, CODINGS.gzip].map((ending) => readFile(`${file}${ending}`).catch(() => undefined));
  const [br, zipped] = await Promise.all(both);
  return br === undefined || zipped === undefined ? undefined : { br, gzip: zipped };
}

function addressText(page: string, baseUrl: string): string {
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

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
