import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EdgeAnswer } from './send-answer.ts';

// Pages are compressed in the threads of zlib, so that the thread that answers requests does not wait. Whoever calls this has
// looked whether the answer may be: one that shows a secret beside what a stranger can put into it may not (BREACH).

export type Encoding = 'br' | 'gzip';

/** Less fits into one packet anyway. */
const BYTES_MIN = 1400;
/** Beyond these, a page takes several times as long for a few per cent. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;
/** For what is compressed once and kept. */
const BROTLI_QUALITY_MAX = 11;
const GZIP_LEVEL_MAX = 9;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The answer as this caller takes it. Streams and files stay as they are. */
export async function compressAnswer(answer: EdgeAnswer, acceptEncoding: string | undefined): Promise<EdgeAnswer> {
  const { body, headers } = answer;
  if (typeof body !== 'string' || body.length < BYTES_MIN || !COMPRESSIBLE.test(typeOf(answer))) return answer;
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === null) return { ...answer, headers: varied };
  const packed = await packText(body, encoding);
  return { ...answer, headers: { ...varied, 'Content-Encoding': encoding }, body: packed };
}

/** As small as it gets, for what does not change while the process runs. */
export async function packForGood(text: string): Promise<Readonly<Record<Encoding, Buffer>>> {
  const [br, gz] = await Promise.all([
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_MAX } }),
    zip(text, { level: GZIP_LEVEL_MAX }),
  ]);
  return { br, gzip: gz };
}

/** The better one of those that are accepted; null for neither. RFC 9110, 12.5.3. */
export function chooseEncoding(accepted = ''): Encoding | null {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : null;
}

function packText(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text, { level: GZIP_LEVEL });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotli(text, { params });
}

const COMPRESSIBLE = /^(?:text\/|application\/json\b|image\/svg\+xml)/;

function typeOf({ contentType, headers }: EdgeAnswer): string {
  return contentType ?? headers?.['Content-Type'] ?? '';
}
