import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxAccount } from '../../../generated/sandbox.ts';
import { startAccountGateway } from '../../helpers/people/account.ts';
import type { TestBrowser } from '../../helpers/people/account.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { openMerchant } from '../../helpers/gateway/merchant.ts';
import { createShop, dataOf } from '../../helpers/payer/shop.ts';
import { GOOD, HOSTILE } from './files.ts';

// S37: what a shop's people upload as evidence, through the form of the chargeback's page.

let gateway: TestGateway;
let staff: TestBrowser;
let path = '';

beforeAll(async () => {
  gateway = await startAccountGateway();
  staff = await openMerchant(gateway.url, 'staff');
  const shop = createShop(gateway.url, { merNo: sandboxAccount.merNo, key: sandboxAccount.key });
  const { tradeNo } = dataOf(await shop.pay());
  shop.close();
  const { body } = await gateway.operator('POST', '/operator/chargebacks', { tradeNo, reason: 'Fraud' });
  path = `/merchant/chargebacks/${String((body as Body)['chargebackNo'])}`;
});
afterAll(() => gateway.close());

async function upload(content: Buffer, name: string, type: string): Promise<{ status: number; text: string }> {
  const page = await staff.open(path);
  const form = new FormData();
  const [markup = ''] = /<form[^>]*multipart[^]*?<\/form>/.exec(page.text) ?? [];
  for (const [, field = '', value = ''] of markup.matchAll(
    /<input type="hidden" name="([^"]*)"[^>]*? value="([^"]*)"/g,
  ))
    form.append(field, value);
  form.append('file', new File([new Uint8Array(content)], name, { type }));
  const response = await staff.send(`${path}/evidence`, { method: 'POST', body: form });
  return { status: response.status, text: await response.text() };
}

const evidence = async () => (await staff.open(path)).text.match(/\/file\?no=/g)?.length ?? 0;

/** Called what they are not: the name and the type that a browser says decide nothing. */
const DISGUISES = [
  ['proof.pdf', 'application/pdf'],
  ['proof.png', 'image/png'],
] as const;

const POLYGLOTS: readonly (readonly [title: string, content: Buffer])[] = [
  ['a PDF that is also a page', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF\n')],
  ['a GIF that is also a script', Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(document.cookie);', 'latin1')],
  ['a picture that is also a page', pictureWithPage()],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
];

/** With a page in the middle of its bytes. */
function pictureWithPage(): Buffer {
  const [, picture = Buffer.alloc(0)] = GOOD.find(([, , type]) => type === 'image/png') ?? [];
  const script = Buffer.from('<script>alert(1)</script>');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(script.length);
  const chunk = Buffer.concat([size, Buffer.from('tEXt'), script, Buffer.alloc(4)]);
  return Buffer.concat([picture.subarray(0, 33), chunk, picture.subarray(33)]);
}

describe('evidence of a shop', () => {
  it('evidence of wrong types, with scripts or of two natures is refused, whatever it is called', async () => {
    for (const [title, content] of [
      ...POLYGLOTS,
      ...HOSTILE.filter(([, { length }]) => length > 0 && length < 5_000_000),
    ]) {
      for (const [name, type] of DISGUISES.slice(0, POLYGLOTS.some(([one]) => one === title) ? 2 : 1)) {
        const { status, text } = await upload(content, name, type);
        expect([title, name, status]).toEqual([title, name, 400]);
        expect([title, text.includes('Nothing was done')]).toEqual([title, true]);
      }
    }
    expect(await evidence()).toBe(0);
  });

  it('evidence of the accepted types is kept, and comes back as something to save', async () => {
    for (const [title, content] of GOOD.slice(0, 5))
      expect([title, (await upload(content, 'proof.bin', 'text/html')).status]).toEqual([title, 303]);
    const file = await staff.send(`${path}/file?no=1`);
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      'application/octet-stream',
      expect.stringMatching(/^attachment;/),
    ]);
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  });

  it.each(['with its length', 'in chunks'])(
    'evidence of 100 MB %s is refused without being read to its end',
    async (how) => {
      const kept = await evidence();
      const { status, sentBytes } = await sendLarge(how === 'in chunks');
      // A connection that is closed while it is written to may lose the answer.
      expect([413, RESET]).toContain(status);
      // Four times the limit is thrown away as it comes; the rest was on its way in buffers of sockets.
      expect(sentBytes).toBeLessThan(LARGE_BYTES / 2);
      expect(await evidence()).toBe(kept);
    },
  );
});

const LARGE_BYTES = 100_000_000;
const PIECE = Buffer.alloc(64_000, 'x');
const RESET = 0;

/** Writes on until it is answered, and says how much it could write. */
function sendLarge(inChunks: boolean): Promise<{ status: number; sentBytes: number }> {
  const { hostname, port } = new URL(gateway.url);
  const head = [
    `POST ${path}/evidence HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Cookie: ${[...staff.cookies].map((pair) => pair.join('=')).join('; ')}`,
    'Content-Type: multipart/form-data; boundary=large',
    inChunks ? 'Transfer-Encoding: chunked' : `Content-Length: ${LARGE_BYTES}`,
  ];
  const size = Buffer.from(`${PIECE.length.toString(16)}\r\n`);
  const piece = inChunks ? Buffer.concat([size, PIECE, Buffer.from('\r\n')]) : PIECE;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let sentBytes = 0;
    let status: number | null = null;
    const write = () => {
      if (socket.destroyed || sentBytes >= LARGE_BYTES) return;
      sentBytes += piece.length;
      socket.write(piece, (error) => error ?? write());
    };
    socket.on('data', (data: Buffer) => {
      status ??= Number(/^HTTP\/1\.1 ([0-9]{3})/.exec(data.toString('latin1'))?.[1]);
      socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve({ status: status ?? RESET, sentBytes }));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    write();
  });
}
