import { afterEach, describe, expect, it } from 'vitest';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import type { Store } from '../../../src/gateway/domain/store.ts';
import { useDatabases } from '../../helpers/database/databases.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import { createLinkMaker } from '../../helpers/payer/links.ts';
import { sandboxAccount } from '../../../generated/sandbox.ts';

// S22, S30: payments come first. Those who only look wait for their turn, and whoever has too many waiting is refused before
// anything is looked up.

const databases = useDatabases('SQLite in memory');
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const PER_CALLER_MAX = 3;

/** Lists and links stand still in this store until it is opened. */
function holdReads(store: Store) {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const held =
    <Input extends readonly unknown[], Result>(read: (...input: Input) => Promise<Result>) =>
    async (...input: Input) => {
      await opened;
      return read(...input);
    };
  const reads = {
    listOrders: held(store.listOrders),
    searchOrders: held(store.searchOrders),
    findLink: held(store.findLink),
  };
  return { store: { ...store, ...reads, close: async () => undefined }, open };
}

async function start() {
  const { store, open } = holdReads(await databases.open());
  const env = { READS_PER_CALLER_MAX: String(PER_CALLER_MAX), READS_AT_ONCE_MAX: '1' };
  const gateway = await startTestGateway({ env, build: { store } });
  closing.push(gateway.close, open);
  const shop = await gateway.newShop();
  closing.push(shop.close);
  return { ...gateway, shop, open };
}

type Running = Awaited<ReturnType<typeof start>>;
type Read = () => Promise<{ status: number; text: string; retryAfter: string | null; contentType: string | null }>;

async function readerOf(path: string, gateway: Running, headers: Readonly<Record<string, string>> = {}): Promise<Read> {
  return async () => {
    const response = await fetch(gateway.url + path, { headers, redirect: 'manual' });
    return {
      status: response.status,
      text: await response.text(),
      retryAfter: response.headers.get('Retry-After'),
      contentType: response.headers.get('Content-Type'),
    };
  };
}

async function signIn({ url }: Running, role: string): Promise<{ Cookie: string }> {
  const body = new URLSearchParams({ role });
  const answer = await fetch(`${url}/account/demo`, {
    method: 'POST',
    headers: { Origin: url },
    body,
    redirect: 'manual',
  });
  return { Cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const KINDS: Readonly<Record<string, { reader: (gateway: Running) => Promise<Read>; type: RegExp; says: RegExp }>> = {
  'the back office': {
    reader: async (gateway) => readerOf('/merchant/orders', gateway, await signIn(gateway, 'owner')),
    type: /^text\/html/,
    says: /<h1>Too many pages at once<\/h1>/,
  },
  'the console': {
    reader: async (gateway) => readerOf('/console/orders', gateway, await signIn(gateway, 'support')),
    type: /^text\/html/,
    says: /<h1>Too many pages at once<\/h1>/,
  },
  'a payment link': {
    async reader(gateway) {
      const { linkNo } = await createLinkMaker(gateway, sandboxAccount.merNo).create();
      return readerOf(`/pay/${linkNo}`, gateway);
    },
    type: /^text\/html/,
    says: /<h1>Very busy right now<\/h1>/,
  },
  "the operator's interface": {
    reader: (gateway) => readerOf('/operator/orders', gateway, { Authorization: `Bearer ${SANDBOX_OPERATOR_TOKEN}` }),
    type: /^application\/problem\+json/,
    says: /urn:tollgate:problem:tooManyRequests/,
  },
  "a merchant's queries": {
    async reader(gateway) {
      const other = await gateway.newShop();
      closing.push(other.close);
      return async () => {
        const { status, text, headers } = await other.raw('listOrders', { merNo: other.merNo, version: 'V3.0.0' });
        return {
          status,
          text,
          retryAfter: headers['retry-after'] ?? null,
          contentType: headers['content-type'] ?? null,
        };
      };
    },
    type: /^application\/json/,
    says: /"code":"40001"/,
  },
};

describe.each(Object.entries(KINDS))('readers of %s', (_name, { reader, type, says }) => {
  it('wait while another merchant pays, are refused beyond their bound, and are served as before when they have left (S22, S30)', async () => {
    const gateway = await start();
    const read = await reader(gateway);
    const inside = async () =>
      /tollgate_reads\{state="waiting"\} (\d+)/.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1];
    const waiting = Array.from({ length: PER_CALLER_MAX }, read);
    await expect.poll(inside).toBe(String(PER_CALLER_MAX - 1));
    const refused = await read();
    expect(refused).toMatchObject({ status: 429, retryAfter: '1' });
    expect(refused.contentType).toMatch(type);
    expect(refused.text).toMatch(says);
    expect((await gateway.shop.pay()).code).toBe('00000');
    gateway.open();
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(200);
    // Two tabs, page after page.
    for (let pages = 0; pages < 5; pages += 1) {
      const tabs = await Promise.all([read(), read()]);
      expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(await (await fetch(`${gateway.url}/metrics`)).text()).toMatch(/^tollgate_reads_refused_total 1$/m);
  });
});

it('a page of somebody who is signed in is refused before the session is looked up (S30)', async () => {
  const found: string[] = [];
  const store = await databases.open();
  const { store: held, open } = holdReads(store);
  const watched: Store = { ...held, findSession: (hash) => (found.push(hash), store.findSession(hash)) };
  const gateway = await startTestGateway({ env: { READS_PER_CALLER_MAX: '1' }, build: { store: watched } });
  closing.push(gateway.close, open);
  const read = await readerOf('/merchant/orders', gateway as Running, await signIn(gateway as Running, 'owner'));
  const first = read();
  await expect.poll(() => found.length).toBe(1);
  expect((await read()).status).toBe(429);
  expect(found).toHaveLength(1);
  open();
  expect((await first).status).toBe(200);
});
