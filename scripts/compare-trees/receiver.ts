import { once } from 'node:events';
import { createServer } from 'node:http';
import { describeHeaders, readable } from './recording.ts';
import type { Recorder } from './recording.ts';

// The merchant's end of the notifications. They come when the notifier sends them, so they are sorted before they are named.

export interface Receiver {
  readonly url: string;
  readonly count: () => number;
  record(recorder: Recorder): void;
  close(): Promise<void>;
}

/** What comes to a path with this word is refused once. */
const FAIL_ONCE = 'fail-once';

export async function startReceiver(port: number): Promise<Receiver> {
  const received: string[] = [];
  const refused = new Set<string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
      const body = readable(Buffer.concat(chunks).toString('utf8'));
      received.push(`${method} ${path}\n${describeHeaders(sent)}\n\n${body}\n`);
      const isRefused = path.includes(FAIL_ONCE) && !refused.has(path);
      refused.add(path);
      response.writeHead(isRefused ? 500 : 200, { 'Content-Type': 'text/plain' }).end(isRefused ? 'later' : 'SUCCESS');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    count: () => received.length,
    record(recorder) {
      const sorted = received
        .splice(0)
        .map((text) => ({ text, key: recorder.normaliser.preview(text) }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1));
      for (const { text, key } of sorted) recorder.add(nameOf(key), text);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function nameOf(text: string): string {
  const [first = ''] = text.split('\n');
  const order = /merOrderNo["=: ]+([\w-]+)/.exec(text)?.[1] ?? '';
  return `notifications${first.replace(/^\w+ /, '')} ${order}`;
}
