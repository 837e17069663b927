import { request as requestHttp } from 'node:http';
import { Duplex } from 'node:stream';
import type { Sent } from './answer.ts';
import { createAnswer } from './answer.ts';
import { CLOSED, describeFault } from './faults.ts';

/**
 * Whether undici's word is not the last one. With an error of its parser it gives no code; it counts a space after a
 * length as a digit of it; and a status such as 042 it takes for a mistake of its own.
 */
export function isToReadAgain({ name, code }: Error & { readonly code?: unknown }): boolean {
  return name === 'HTTPParserError' || code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' || code === 'ERR_ASSERTION';
}

/**
 * Has Node's own client read the bytes of an answer, from memory. It is slower, and exact about what is wrong. `cutFault`
 * is for bytes that end before the answer does.
 */
export function readAgain(received: readonly Buffer[], cutFault = CLOSED): Promise<Sent> {
  return new Promise((resolve) => {
    const answer = createAnswer();
    const stream = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
    const request = requestHttp({ method: 'POST', createConnection: () => stream, insecureHTTPParser: false });
    const fail = (error: Error & { readonly code?: unknown }) =>
      resolve(answer.fail(error.code === 'ECONNRESET' ? cutFault : describeFault(error)));
    request.on('error', fail);
    request.on('response', (response) => {
      answer.begin(response.statusCode ?? 0);
      response.on('error', fail);
      response.on('end', () => resolve(answer.end()));
      response.on('data', (piece: Buffer) => {
        const fault = answer.add(piece);
        if (fault === undefined) return;
        resolve(answer.fail(fault));
        request.destroy();
      });
    });
    // The last word where there is neither an answer nor an error; an error of the answer comes after this event.
    request.on('close', () => setImmediate(() => resolve(answer.fail(cutFault))));
    request.end();
    for (const chunk of received) stream.push(chunk);
    stream.push(null);
  });
}
