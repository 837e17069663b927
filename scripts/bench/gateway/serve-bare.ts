import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerParent } from '../frame/answer-parent.ts';

// The least that any gateway does for a payment: Node's own server reads the body, parses it as JSON, makes one MD5, and answers. It
// checks nothing, keeps nothing, and has no routes.

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { merNo, merOrderNo } = JSON.parse(Buffer.concat(chunks).toString()) as { merNo: number; merOrderNo: string };
    const sign = hash('md5', `${merNo}${merOrderNo}`, 'hex');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ code: '00000', message: 'SUCCESS', data: { merNo, merOrderNo, sign } }));
  });
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerParent({
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  });
});
