import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRawBody, writeAnswer } from './raw-body.ts';
import type { EntryOptions, Receiver } from './receiver.ts';

/** What `http.createServer` takes. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** For `node:http`: `http.createServer(nodeHandler(receiver))`. Treats every request as a notification. */
export function nodeHandler(receiver: Receiver, entry?: EntryOptions): NodeHandler {
  receiver.start(entry);
  return async (request, response) => {
    const body = await readRawBody(request);
    if (body === 'aborted') return;
    const { method = '', url = '', headers } = request;
    const raw = { method, url, headers, body: body === 'lost' ? null : body };
    writeAnswer(response, await receiver.receive(raw, entry));
  };
}
