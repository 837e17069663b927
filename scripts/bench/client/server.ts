import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from '../frame/answer-parent.ts';

// Runs in its own process and responds immediately to every request, with what its caller expects.

const ANSWERS: readonly [prefix: string, body: object][] = [
  ['/v1/charges', { id: 'ch_1', object: 'charge', amount: 10_000, currency: 'usd', status: 'succeeded' }],
  ['/v2/payments', { resource: 'payment', id: 'tr_1', status: 'open', amount: { value: '100.00', currency: 'USD' } }],
  ['/payments', { pspReference: 'P1', resultCode: 'Authorised', merchantReference: 'ORDER-1' }],
  ['/payment', { code: '00000', message: 'SUCCESS', data: { tradeNo: 'TG1', merOrderNo: 'ORDER-1', payCode: 0 } }],
];

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    const answer = ANSWERS.find(([prefix]) => request.url?.includes(prefix))?.[1] ?? {};
    const body = JSON.stringify(answer);
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1');
await once(server, 'listening');
answerParent({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: async () => undefined });
