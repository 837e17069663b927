import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createProbeEndpoint } from '../../../src/gateway/outbound/probe-endpoint.ts';

const stopwatch = { elapsedMs: () => performance.now() };
const PROBED = { secret: 'whsec_dGVzdA==', merOrderNo: null };

test('a live gateway tests public addresses only, by number and by name (S10)', async () => {
  let requests = 0;
  const server = createServer((_request, response) => response.end(String((requests += 1))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const probe = createProbeEndpoint({ rule: 'public', stopwatch });
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1']) {
    const checks = await probe({ ...PROBED, address: `http://${host}:${port}/` });
    expect(checks).toMatchObject([{ check: 'reached', problem: 'the address is not on the public internet' }]);
  }
  expect(requests).toBe(0);
  server.close();
});

test('what a handler answers is shortened, and shows no card number (I12)', async () => {
  const server = createServer((request, response) =>
    request.resume().on('end', () => response.end(`4242424242424242 ${'x'.repeat(5000)}`)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const checks = await createProbeEndpoint({ rule: 'anywhere', stopwatch })({
    ...PROBED,
    address: `http://127.0.0.1:${port}/`,
  });
  expect(JSON.stringify(checks)).not.toContain('4242424242424242');
  expect(Math.max(...checks.map(({ problem }) => problem?.length ?? 0))).toBeLessThanOrEqual(300);
  server.close();
});
