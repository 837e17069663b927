import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterEach, describe, expect, it } from 'vitest';
import { tollgate } from '../cli/command.ts';
import { startTestGateway } from '../helpers/gateway/gateway.ts';
import { startLiveGateway } from '../helpers/gateway/live-gateway.ts';
import { connect } from './connect.ts';
import type { Assistant } from './connect.ts';

// The command as an assistant starts it: a process of its own, spoken to over its standard input and output.

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
const ending: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

async function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Assistant> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [MAIN, 'mcp', ...args],
    env: { ...(process.env as Record<string, string>), ...env },
    stderr: 'pipe',
  });
  const assistant = await connect(transport);
  ending.push(() => assistant.close());
  return assistant;
}

/** A shop's receiver that fails a number of times before it acknowledges. */
async function startReceiver(failures: number) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString('utf8')));
    request.on('end', () => {
      received.push(body);
      response.end(received.length > failures ? 'SUCCESS' : 'not yet');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  ending.push(() => new Promise((closed) => server.close(closed)));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notify`, received };
}

describe('tollgate mcp', () => {
  it('tells a story: pay, see the notification fail, move the clock, see it acknowledged, refund', async () => {
    const gateway = await startTestGateway();
    ending.push(() => gateway.close());
    const { url, received } = await startReceiver(1);
    const assistant = await start(['--url', gateway.url]);

    const { answer } = await assistant.call('send_payment', { notifyUrl: url });
    const { tradeNo, merOrderNo } = answer.data;
    const stateOf = async () => (await assistant.call('list_notifications', { tradeNo }))['notifications'][0];
    await expect.poll(async () => (await stateOf()).attempts).toBe(1);
    expect(await stateOf()).toMatchObject({ event: 'paymentResult', state: 'due' });
    await assistant.call('advance_clock', { seconds: 60 });
    await expect.poll(async () => (await stateOf()).state).toBe('acknowledged');
    expect(received).toHaveLength(2);
    const { notificationId } = await stateOf();
    const { notification } = await assistant.call('get_notification', { notificationId });
    expect(notification.attempts).toHaveLength(2);

    const fields = { merOrderNo, tradeNo, amount: '40.00' };
    const refund = await assistant.call('send_request', { operation: 'applyRefund', fields });
    expect(refund['answer']).toMatchObject({ code: '00000', data: { refundAmount: '40.00' } });
    const { order, timeline } = await assistant.call('get_order', { tradeNo });
    expect(order.refunded).toBe('40.00');
    expect(timeline.length).toBeGreaterThan(2);
  });

  it('answers questions about the docs without a sandbox', async () => {
    const assistant = await start(['--url', 'http://127.0.0.1:9']);
    const { pages } = await assistant.call('search_docs', { query: 'signing' });
    expect(pages[0].path).toMatch(/^guides\/sign/);
    const { markdown } = await assistant.call('read_page', { path: pages[0].path });
    expect(markdown).toContain('MD5');
    expect(await assistant.fail('send_payment')).toContain('tollgate serve');
  });

  it('refuses a live gateway, and sends it nothing, whatever tokens are around', async () => {
    const gateway = await startLiveGateway();
    ending.push(() => gateway.close());
    const assistant = await start(['--url', gateway.url], { OPERATOR_TOKEN: 'live-token', MERCHANT_KEY: 'live-key' });
    for (const name of ['sandbox_status', 'send_payment', 'list_orders']) {
      expect(await assistant.fail(name)).toContain('is not a Tollgate sandbox, so nothing was sent to it');
    }
    const { headers } = await fetch(`${gateway.url}/healthz`);
    expect(headers.get('Tollgate-Mode')).toBeNull();
  });

  it('does not start for another machine unless --remote allows it', async () => {
    const { code, stdout, stderr } = await tollgate('mcp', '--url', 'https://pay.example.com');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'tollgate: https://pay.example.com is not on this machine; add --remote if it is a sandbox of yours\n',
    );
  });

  it('prints the configuration with which an assistant starts it', async () => {
    const { code, stdout } = await tollgate('mcp', '--config', '--url', 'http://localhost:8081');
    const { mcpServers } = JSON.parse(stdout) as { mcpServers: { tollgate: { command: string; args: string[] } } };
    expect(code).toBe(0);
    const transport = new StdioClientTransport({ ...mcpServers.tollgate, stderr: 'pipe' });
    const assistant = await connect(transport);
    ending.push(() => assistant.close());
    expect(assistant.tools.length).toBeGreaterThan(15);
  });

  it.each([0, 1])('starts with configuration %i of the guide', async (index) => {
    const guide = readFileSync('openapi/guides/agents.md', 'utf8').replaceAll('/path/to/tollgate', process.cwd());
    const [, text = ''] = [...guide.matchAll(/^```json\n([\s\S]*?)^```$/gm)][index] ?? [];
    const { mcpServers, servers } = JSON.parse(text) as Record<
      string,
      { tollgate: { command: string; args: string[] } }
    >;
    const { command = '', args = [] } = (mcpServers ?? servers)?.tollgate ?? {};
    const transport = new StdioClientTransport({ command, args, cwd: tmpdir(), stderr: 'pipe' });
    const assistant = await connect(transport);
    ending.push(() => assistant.close());
    expect(assistant.client.getServerVersion()).toMatchObject({ name: 'tollgate' });
    const guided = guide.match(/`[a-z]+(?:_[a-z]+)+`/g)?.map((name) => name.slice(1, -1));
    expect(new Set(guided)).toEqual(new Set(assistant.tools.map(({ name }) => name)));
  });

  it('ends when the assistant hangs up', async () => {
    const { code, stderr } = await tollgate('mcp');
    expect([code, stderr]).toEqual([0, '']);
  });
});
