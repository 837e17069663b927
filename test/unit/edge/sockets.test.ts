import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createSockets } from '../../../src/edge/sockets.ts';

it('connections beyond the most that a process holds are closed at once, and there is room again when one ends (S18)', async () => {
  const sockets = createSockets({ newRequestId: () => 'req_1', connectionsMax: 2 });
  sockets.createServer((_, response) => response.end('served'));
  const { port } = await sockets.listen({ port: 0, host: '127.0.0.1' });
  const ask = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let received = '';
    socket.setEncoding('latin1').on('data', (text) => (received += String(text)));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    // Not by `once`, which a connection that is reset would reject.
    await new Promise<unknown>((resolve) => socket.once('data', resolve).once('close', resolve));
    return { socket, received };
  };
  const [first, second] = [await ask(), await ask()];
  expect([first.received, second.received]).toEqual([
    expect.stringContaining('served'),
    expect.stringContaining('served'),
  ]);
  expect((await ask()).received).toBe('');
  first.socket.destroy();
  await expect.poll(async () => (await ask()).received).toContain('served');
  second.socket.destroy();
  await sockets.close(1000);
});
