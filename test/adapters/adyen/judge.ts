import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '../../../src/edge/listen.ts';
import { headersOf, passOn } from '../../../src/acquirer/verify/pass-on.ts';
import { startPrismProxy } from '../../contract/cases/prism-proxy.ts';

// Between the adapter and the double: Prism reads every call and every answer by Adyen's own OpenAPI document. Reports are no part of
// that document, and go straight to the double.

export async function startJudge(double: string, document: object) {
  const prism = await startPrismProxy(double, document);
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '/', method = 'GET' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const sent = { path, method, headers: headersOf(request.headers), body: Buffer.concat(chunks) };
    const { answer, bytes } = await passOn(method === 'GET' ? double : prism.url, sent);
    response.writeHead(answer.status, headersOf(Object.fromEntries(answer.headers))).end(bytes);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy());
  });
  const { url, close } = await listen(server, { port: 0, host: '127.0.0.1' });
  return {
    url,
    takeFindings: prism.takeFindings,
    async close() {
      await close();
      await prism.close();
    },
  };
}
