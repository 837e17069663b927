import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Reads pages and contracts, which may be changed on the way; other files are streamed as they are. */
  readonly readText?: (path: string) => Promise<Buffer>;
}

/** Answers GET and HEAD with the file that the address names inside the folder. */
export async function serveFile(folder: string, address: string, exchange: Exchange): Promise<void> {
  const file = await findFile(folder, address);
  if (file === undefined) return sendText(exchange.response, 404, 'There is no such page.\n');
  await sendFile(file, exchange);
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...COMMON_HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}

export function sendRedirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { ...COMMON_HEADERS, Location: location }).end();
}

// Pages carry a policy of their own for what they load; who may frame them can only be said in a header.
const COMMON_HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

interface FoundFile {
  readonly path: string;
  readonly size: number;
}

/** Never a file outside the folder. */
async function findFile(folder: string, address: string): Promise<FoundFile | undefined> {
  let path: string;
  try {
    path = join(folder, decodeURIComponent(address));
  } catch {
    return undefined;
  }
  if (path.includes('\0') || !`${path}${sep}`.startsWith(folder + sep)) return undefined;
  for (const candidate of [path, join(path, 'index.html')]) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isFile()) return { path: candidate, size: found.size };
  }
  return undefined;
}

const CHANGED = new Set(['.html', '.json']);

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

async function sendFile(file: FoundFile, { request, response, readText }: Exchange): Promise<void> {
  const text = CHANGED.has(extname(file.path)) ? await readText?.(file.path) : undefined;
  response.writeHead(200, {
    ...COMMON_HEADERS,
    'Content-Type': CONTENT_TYPES[extname(file.path)] ?? 'application/octet-stream',
    'Content-Length': text?.length ?? file.size,
  });
  if (request.method === 'HEAD' || text !== undefined) {
    response.end(request.method === 'HEAD' ? undefined : text);
    return;
  }
  // A reader that goes away in the middle is no fault.
  await pipeline(createReadStream(file.path), response).catch(() => response.destroy());
}
