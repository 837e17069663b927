import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import { createClient } from '../../../src/client/create-client.ts';
import { SANDBOX_MERCHANT } from '../frame/merchants.ts';
import type { BenchMerchant } from '../frame/merchants.ts';
import { signIn } from '../frame/reader.ts';

/** Whole requests of each kind of reader, against a gateway in sandbox mode. */
export async function readerRequests(
  url: string,
  querying: BenchMerchant | undefined,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const get = (path: string, header: string) => [requestOf(url, `GET ${path}`, [header])];
  const link = await createLink(url);
  return {
    'the back office': get('/merchant/orders', await signIn(url, 'owner')),
    'the console': get('/console/orders', await signIn(url, 'support')),
    'a payment link': get(link, 'Accept: text/html'),
    "the operator's API": get('/operator/orders?limit=50', `Authorization: Bearer ${SANDBOX_OPERATOR_TOKEN}`),
    "a merchant's queries": [await listOrders(url, querying ?? SANDBOX_MERCHANT)],
  };
}

function requestOf(url: string, line: string, headers: readonly string[], body = ''): string {
  const head = [`${line} HTTP/1.1`, `Host: ${new URL(url).host}`, 'User-Agent: bench', ...headers];
  if (body !== '') head.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

async function createLink(url: string): Promise<string> {
  const response = await fetch(`${url}/operator/merchants/${SANDBOX_MERCHANT.merNo}/links`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${SANDBOX_OPERATOR_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Bench', currency: 'USD', amount: '45.00', usesMax: 100 }),
  });
  const { linkNo } = (await response.json()) as { linkNo?: string };
  if (linkNo === undefined) throw new Error(`no link was made: HTTP ${response.status}`);
  return `/pay/${linkNo}`;
}

/** As the client sends it. */
async function listOrders(url: string, { merNo, key }: BenchMerchant): Promise<string> {
  let sent = '';
  const client = createClient({
    baseUrl: url,
    merNo,
    key,
    referer: 'http://localhost',
    fetch(address, init) {
      const headers = Object.entries(init?.headers ?? {}).map(([name, value]) => `${name}: ${String(value)}`);
      sent = requestOf(url, `POST ${new URL(address).pathname}`, headers, String(init?.body));
      return fetch(address, init);
    },
  });
  const dateLimit = { from: '2020-01-01 00:00:00', to: '2030-01-01 00:00:00' };
  await client.listOrders({ merOrderNos: [], tradeNos: [], dateLimit, pageNum: 1, pageSize: 20 });
  return sent;
}
