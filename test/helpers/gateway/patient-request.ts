import { request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** As fetch, but waits as long as it takes: fetch gives up after five minutes without an answer, and a clock took longer past 100,000 orders. */
export function requestPatiently(
  url: string,
  { method, headers, body = '' }: Sent,
): Promise<Pick<Response, 'status' | 'text'>> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) =>
      resolve({ status: answer.statusCode ?? 0, text: () => text(answer) }),
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
