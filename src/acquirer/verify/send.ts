import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { readUpTo } from '../../protocol/bounded-bytes.ts';

// One request over a connection of its own, so that no rule can spoil the connection of another, and one can be cut.

export interface RawRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly deadlineMs: number;
  readonly answerBytesMax: number;
  /** Cuts the connection: in the middle of the body, or when the whole call has been sent. */
  readonly cut?: 'inBody' | 'afterCall';
}

export interface RawAnswer {
  /** Null if no response came. */
  readonly status: number | null;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly isTooLarge: boolean;
  /** Why no response came. */
  readonly failure: string | null;
  /** The deadline passed. */
  readonly isSilent: boolean;
}

/** Time for the last bytes to arrive before the connection is cut. */
const CUT_AFTER_MS = 20;

export async function sendRaw(input: RawRequest): Promise<RawAnswer> {
  try {
    const answer = await exchange(input);
    return { ...answer, failure: null, isSilent: false };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const failure = code ?? message;
    return { status: null, headers: {}, text: '', isTooLarge: false, failure, isSilent: message.startsWith(SILENT) };
  }
}

const CUT = 'the kit cut the connection';
const SILENT = 'no answer within';

function exchange(input: RawRequest): Promise<Pick<RawAnswer, 'status' | 'headers' | 'text' | 'isTooLarge'>> {
  const { url, headers, body, deadlineMs, answerBytesMax, cut } = input;
  const bytes = Buffer.from(body);
  const start = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = start(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'Content-Length': bytes.length },
    });
    const deadline = setTimeout(() => {
      outgoing.destroy(new Error(`${SILENT} ${deadlineMs} ms`));
    }, deadlineMs);
    const cutNow = () => setTimeout(() => outgoing.destroy(new Error(CUT)), CUT_AFTER_MS);
    outgoing.on('close', () => clearTimeout(deadline));
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      readUpTo(incoming, answerBytesMax).then((read) => {
        const isTooLarge = read.length > answerBytesMax;
        resolve({
          status: incoming.statusCode ?? null,
          headers: incoming.headers,
          text: read.toString('utf8'),
          isTooLarge,
        });
        outgoing.destroy();
      }, reject);
    });
    if (cut === 'inBody') return void outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), cutNow);
    if (cut === 'afterCall') outgoing.on('finish', cutNow);
    outgoing.end(bytes);
  });
}
