import { createHash } from 'node:crypto';
import { openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';

// A merchant's receiver as a program, which the proof kills: it writes down each notification before it acknowledges it.
// node test/proof/world/receiver-program.ts <port> <file>

const [port = '0', file = ''] = process.argv.slice(2);
const log = openSync(file, 'a');

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const hash = createHash('sha256').update(Buffer.concat(chunks)).digest('base64url').slice(0, 16);
    writeSync(log, `${request.url} ${String(request.headers['webhook-id'])} ${hash}\n`);
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('SUCCESS');
  });
});
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.stdin.on('end', () => process.exit(1)).resume();
