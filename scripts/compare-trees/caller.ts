import { describeHeaders, inStableOrder, readable } from './recording.ts';
import type { Recorder } from './recording.ts';

// Sends a request and records it with its response.

interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Null if it is not JSON. */
  readonly body: Record<string, unknown> | null;
}

export interface Caller {
  readonly url: string;
  readonly count: () => number;
  call(call: Call): Promise<Answer>;
  /** Without recording it. */
  ask(call: Omit<Call, 'name'>): Promise<Answer>;
}

export function createCaller(url: string, recorder: Recorder): Caller {
  let count = 0;
  async function send({ method, path, headers, body }: Omit<Call, 'name'>) {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { ...(sent !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    return { response, answer: { status: response.status, text, body: parse(text) } };
  }
  return {
    url,
    count: () => count,
    async call({ name, ...request }) {
      const { response, answer } = await send(request);
      count += 1;
      const lines = [
        `${request.method} ${request.path}`,
        ...(request.body === undefined ? [] : [JSON.stringify(request.body, null, 2)]),
        '',
        `HTTP ${answer.status}`,
        describeHeaders(response.headers),
        '',
        readable(inStableOrder(answer.text)),
        '',
      ];
      recorder.add(name, lines.join('\n'));
      return answer;
    },
    ask: async (request) => (await send(request)).answer,
  };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
