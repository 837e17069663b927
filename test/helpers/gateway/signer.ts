import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperationId } from '../../../generated/operations.ts';
import { signed } from './caller.ts';
import type { Body } from './caller.ts';

/** Signs bodies for the demo merchant, over HTTP: for tools that cannot compute a signature themselves. */
export async function startSigner(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { operationId, body } = JSON.parse(Buffer.concat(chunks).toString()) as {
        operationId: OperationId;
        body: Body;
      };
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(signed(operationId, body)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
