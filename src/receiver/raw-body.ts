import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODY_BYTES_MAX, DROPPED_BYTES_MAX } from './limits.ts';
import type { ReceiverAnswer } from './receiver.ts';

// Shared by the adapters for Node's servers.

/** `lost`: something else has read the stream. `aborted`: the sender closed the connection. */
export type StreamBody = Buffer | 'lost' | 'aborted';

/** The bytes of the stream, cut off after the limit is exceeded, so that the length shows it. */
export function readRawBody(stream: IncomingMessage): Promise<StreamBody> {
  if (stream.readableDidRead || stream.readableEnded) return Promise.resolve('lost');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let [bytes, keptBytes] = [0, 0];
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > DROPPED_BYTES_MAX) stream.destroy();
      if (keptBytes > BODY_BYTES_MAX) return;
      keptBytes = bytes;
      chunks.push(chunk);
    });
    stream.once('end', () => resolve(Buffer.concat(chunks)));
    stream.once('error', () => resolve('aborted'));
    stream.once('close', () => resolve('aborted'));
  });
}

export function writeAnswer(response: ServerResponse, { status, headers, body }: ReceiverAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
