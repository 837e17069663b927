import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../../src/edge/compress-answer.ts';
import { unmaskToken } from '../../../src/gateway/pages/frame/mask-token.ts';
import { openConsole } from '../../helpers/gateway/console.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { createTestBrowser, enrol, startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

let gateway: TestGateway;
let support: TestBrowser;

beforeAll(async () => {
  gateway = await startAccountGateway();
  support = await openConsole(gateway.url, 'support');
});
afterAll(() => gateway.close());

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it comes over the wire: `fetch` would unpack it. */
function get(path: string, { encoding, browser = support, method = 'GET' }: Asking = {}): Promise<Raw> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { Cookie: cookie, ...(encoding !== undefined && { 'Accept-Encoding': encoding }) };
  return new Promise((resolve, reject) => {
    const sent = request(gateway.url + path, { method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

interface Asking {
  readonly encoding?: string;
  readonly browser?: TestBrowser;
  readonly method?: string;
}

const tokensOf = (text: string) => [...text.matchAll(/name="csrf" value="([^"]*)"/g)].map(([, token = '']) => token);

describe('pages', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ] as const)('come as %s to who accepts "%s"', async (encoding, accepted, unpack) => {
    const { headers, body } = await get('/console/orders', { encoding: accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(headers['content-length']).toBe(String(body.length));
    const text = unpack(body).toString();
    expect(text).toContain('</html>');
    expect(body.length).toBeLessThan(text.length / 3);
  });

  it('come as they are to who accepts nothing else, and say that others get another answer', async () => {
    for (const encoding of [undefined, 'identity', 'br;q=0, gzip;q=0', 'deflate']) {
      const { headers, body } = await get('/console/orders', encoding === undefined ? {} : { encoding });
      expect([encoding, headers['content-encoding'], headers.vary]).toEqual([encoding, undefined, 'Accept-Encoding']);
      expect(body.toString()).toContain('</html>');
    }
  });

  it('have the same text compressed and not, for payers too', async () => {
    const path = '/pay/TG01M7NEK0D10MA5JZHTP58E0HX8GFMHY';
    const [packed, plain] = [await get(path, { encoding: 'br' }), await get(path)];
    expect([packed.status, packed.headers['content-encoding']]).toEqual([plain.status, 'br']);
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString());
  });

  it('stay as they are if they are short, lead elsewhere, or only their head is asked for', async () => {
    const head = await get('/console/orders', { encoding: 'br', method: 'HEAD' });
    expect([head.headers['content-encoding'], head.body.length]).toEqual([undefined, 0]);
    const [state, moved] = [
      await get('/pay/nowhere/state', { encoding: 'br' }),
      await get('/account/totp', { encoding: 'br' }),
    ];
    expect([state.headers['content-encoding'], moved.headers['content-encoding']]).toEqual([undefined, undefined]);
  });

  it('load a script that is packed once, and the same for everybody', async () => {
    const { body } = await get('/console');
    const path = /<script\s+src="([^"]+)"/.exec(body.toString())?.[1] ?? '';
    const [plain, packed] = [await get(path), await get(path, { encoding: 'gzip, br' })];
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString());
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
  });
});

it('what shows a secret is not compressed: keys of an app, recovery codes, new tokens (S13)', async () => {
  const encodings: unknown[] = [];
  const browser = createTestBrowser(gateway.url);
  const watched: TestBrowser = {
    ...browser,
    async submit(...given) {
      const page = await browser.submit(...given);
      encodings.push([page.text.includes('<code'), page.headers.get('content-encoding')]);
      return page;
    },
  };
  await enrol(gateway, watched);
  expect(encodings).toEqual([
    [true, null],
    [true, null],
  ]);
  const owner = await openConsole(gateway.url, 'owner');
  const form = await owner.open('/merchant/tokens/new');
  const created = await owner.submit('/merchant/tokens/new', {
    name: 'export',
    permissions: 'orders.read',
    days: '7',
    reason: 'T-1',
  });
  expect(form.headers.get('content-encoding')).toBe('gzip');
  expect([created.text.includes('Copy it now'), created.headers.get('content-encoding')]).toEqual([true, null]);
});

describe('the token of forms', () => {
  it('is written differently in every answer, and means the same (S13)', async () => {
    const answers = [await get('/console/search?q=a'), await get('/console/search?q=a')];
    const tokens = answers.map(({ body }) => tokensOf(body.toString()));
    for (const found of tokens) expect(new Set(found).size).toBe(1);
    const [first = '', second = ''] = tokens.map(([token = '']) => token);
    expect(first).not.toBe(second);
    expect(unmaskToken(first)).toBe(unmaskToken(second));
    for (let at = 0; at + 8 <= first.length; at += 1) expect(second).not.toContain(first.slice(at, at + 8));
  });

  it('is accepted as the last release writes it, and masked; nothing else is', async () => {
    const [masked = ''] = tokensOf((await support.open('/console/preferences')).text);
    const changed = (masked.startsWith('A') ? 'B' : 'A') + masked.slice(1);
    const send = async (csrf: string) => {
      const body = new URLSearchParams({ csrf, zone: 'Europe/Berlin' });
      return (await support.send('/console/preferences', { method: 'POST', body })).status;
    };
    expect([await send(masked), await send(unmaskToken(masked)), await send(changed), await send('')]).toEqual([
      303, 303, 403, 403,
    ]);
  });
});

it.each([
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['', null],
  ['br;q=x', null],
])('an Accept-Encoding of "%s" chooses %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));
