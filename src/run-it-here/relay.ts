import type { FastifyRequest } from 'fastify';
import { sandboxAccount } from '../../generated/sandbox.ts';
import { bodyOf } from '../edge/read-body.ts';
import { headerReaderOf } from '../edge/request-head.ts';
import type { EdgeAnswer } from '../edge/send-answer.ts';
import { ANSWER_BYTES_MAX, ANSWER_MS_MAX } from './limits.ts';

interface Relayed {
  readonly operation: { readonly path: string; readonly headers: readonly string[] };
  readonly request: FastifyRequest;
  readonly gatewayUrl: string;
}

/**
 * Sends a request on to this gateway, byte for byte, with a Referer of the demo merchant's website. No page can set that header
 * itself, and a browser's own names the address of the docs, which is the merchant's website only on localhost.
 */
export async function relay({ operation, request, gatewayUrl }: Relayed): Promise<EdgeAnswer> {
  const bytes = bodyOf(request);
  if (typeof bytes === 'string') return { status: 413, body: 'The request is too large.\n' };
  const header = headerReaderOf(request.raw);
  const names = operation.headers.filter((name) => name !== 'Referer' && header(name) !== undefined);
  const headers = {
    'Content-Type': 'application/json',
    Referer: sandboxAccount.websites[0],
    ...Object.fromEntries(names.map((name) => [name, header(name) ?? ''])),
  };
  try {
    const signal = AbortSignal.timeout(ANSWER_MS_MAX);
    const init = { method: 'POST', headers, body: new Uint8Array(bytes), redirect: 'manual', signal } as const;
    const answer = await fetch(`${gatewayUrl}${operation.path}`, init);
    return { status: answer.status, headers: passedOn(answer.headers), body: await readText(answer) };
  } catch {
    return { status: 502, body: 'The gateway did not respond. Try again.\n' };
  }
}

// A page that the gateway renders must not run under the address of the docs.
const SHIELD = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

/** Headers of the connection are left out, and so is the length: the body is sent decoded. */
function passedOn(headers: Headers): Record<string, string> {
  const found = PASSED_ON.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(found), ...SHIELD };
}

const PASSED_ON = ['Content-Type', 'Link', 'Retry-After'];

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES_MAX) throw new Error(`the response exceeds ${ANSWER_BYTES_MAX} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
