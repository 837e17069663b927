import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_OPERATOR_TOKEN } from '../../../src/gateway/config/config.ts';
import { startTestGateway } from '../../helpers/gateway/gateway.ts';
import type { TestGateway } from '../../helpers/gateway/gateway.ts';
import { dataOf } from '../../helpers/payer/shop.ts';
import type { Body } from '../../helpers/gateway/caller.ts';
import { GOOD, HOSTILE, NAMES } from './files.ts';

let gateway: TestGateway;
let merNo: number;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** A chargeback of its own, for what each of them may hold. */
async function openCase(): Promise<string> {
  const shop = await gateway.newShop();
  ({ merNo } = shop);
  const order = dataOf(await shop.pay());
  shop.close();
  return String(
    (await take('POST', '/operator/chargebacks', { tradeNo: order['tradeNo'], reason: 'Fraud' }))['chargebackNo'],
  );
}

async function take(method: string, path: string, body?: object): Promise<Body> {
  const answer = await gateway.operator(method, path, body);
  expect([path, answer.status < 300, answer.status < 300 ? '' : answer.body]).toEqual([path, true, '']);
  return answer.body as Body;
}

const add = (chargebackNo: string, content: Buffer, name = 'proof.txt') =>
  gateway.operator('POST', `/operator/chargebacks/${chargebackNo}/evidence`, {
    name,
    content: content.toString('base64'),
  });

const fetchFile = (chargebackNo: string, evidenceNo: unknown) =>
  fetch(`${gateway.url}/operator/chargebacks/${chargebackNo}/evidence/${String(evidenceNo)}`, {
    headers: { Authorization: `Bearer ${SANDBOX_OPERATOR_TOKEN}` },
  });

function expectHarmless(headers: Headers): void {
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w.%!~-]*$/,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
}

describe('a file of evidence', () => {
  it('comes back as it went in, to be saved and not to be shown', async () => {
    const chargebackNo = await openCase();
    for (const [title, content, type, kept = content] of GOOD) {
      const { status, body } = await add(chargebackNo, content);
      const sha256 = createHash('sha256').update(kept).digest('hex');
      expect([title, status, body]).toMatchObject([title, 201, { mediaType: type, bytes: kept.length, sha256 }]);
      const file = await fetchFile(chargebackNo, (body as Body)['evidenceNo']);
      expectHarmless(file.headers);
      expect(Buffer.from(await file.arrayBuffer()).equals(kept)).toBe(true);
    }
  });

  it('is refused if it is not what is accepted, could run, or cannot be checked', async () => {
    const chargebackNo = await openCase();
    for (const [title, content, problem] of HOSTILE) {
      const { status, body } = await add(chargebackNo, content, 'proof.pdf');
      expect([title, status]).toEqual([title, 400]);
      expect([title, (body as Body)['detail']]).toEqual([title, expect.stringContaining(problem)]);
    }
    expect(await take('GET', `/operator/chargebacks/${chargebackNo}/evidence`)).toEqual({ evidence: [] });
  });

  it('has a name that leads nowhere and hides nothing', async () => {
    const chargebackNo = await openCase();
    for (const [at, [sent, shown]] of NAMES.entries()) {
      const { body } = await add(chargebackNo, Buffer.from(`text ${at}`), sent);
      expect([sent, (body as Body)['name']]).toEqual([sent, shown]);
      const file = await fetchFile(chargebackNo, (body as Body)['evidenceNo']);
      expectHarmless(file.headers);
    }
    expect((await add(chargebackNo, Buffer.from('text'), 'x'.repeat(300))).status).toBe(400);
  });

  it('is harmless and unchanged, or refused, whatever its bytes are', async () => {
    const beginnings = [...GOOD, ...HOSTILE].map(([, content]) => content).filter(({ length }) => length < 10_000);
    const anything = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 400 }).map((some) => Buffer.from(some)),
      fc.string({ minLength: 1, maxLength: 200 }).map((text) => Buffer.from(text)),
      fc
        .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 40 }), fc.nat())
        .map(([start, some, at]) =>
          Buffer.concat([
            start.subarray(0, 1 + (at % (start.length + 1))),
            some,
            start.subarray(at % (start.length + 1)),
          ]),
        ),
    );
    let chargebackNo = await openCase();
    let added = 0;
    await fc.assert(
      fc.asyncProperty(anything, fc.string({ minLength: 1, maxLength: 40 }), async (content, name) => {
        if (added >= 15) [chargebackNo, added] = [await openCase(), 0];
        const { status, body } = await add(chargebackNo, content, name);
        if (status === 400) return;
        expect(status).toBe(201);
        added += 1;
        const file = await fetchFile(chargebackNo, (body as Body)['evidenceNo']);
        expectHarmless(file.headers);
        const kept = Buffer.from(await file.arrayBuffer());
        const isPicture = String((body as Body)['mediaType']).startsWith('image/');
        expect(content.subarray(0, isPicture ? kept.length : content.length).equals(kept)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('evidence of a chargeback', () => {
  it('is bounded, and the same file is kept once', async () => {
    const chargebackNo = await openCase();
    const first = await add(chargebackNo, Buffer.from('the same'));
    expect((await add(chargebackNo, Buffer.from('the same'))).body).toEqual(first.body);
    for (let at = 1; at < 20; at += 1)
      await take('POST', `/operator/chargebacks/${chargebackNo}/evidence`, { note: `note ${at}` });
    const { status, body } = await add(chargebackNo, Buffer.from('one more'));
    expect([status, body]).toMatchObject([409, { type: 'urn:tollgate:problem:tooMuchEvidence' }]);
  });

  it('has notes without card numbers, and nothing that is neither note nor file', async () => {
    const chargebackNo = await openCase();
    const path = `/operator/chargebacks/${chargebackNo}/evidence`;
    expect(await take('POST', path, { note: 'Paid with 4242424242424242' })).toMatchObject({
      evidenceNo: 1,
      kind: 'note',
      note: 'Paid with [card]',
      name: null,
      bytes: 0,
    });
    for (const body of [{}, { name: 'x.txt' }, { content: 'eA==' }, { name: 'x.txt', content: 'eA=' }])
      expect([body, (await gateway.operator('POST', path, body)).status]).toEqual([body, 400]);
    expect((await fetchFile(chargebackNo, 1)).status).toBe(404);
  });

  it('moves no money, and neither does an answer; both end with the case', async () => {
    const chargebackNo = await openCase();
    const path = `/operator/chargebacks/${chargebackNo}`;
    const balances = () => take('GET', `/operator/merchants/${merNo}/balances`);
    const before = await balances();
    await take('POST', `${path}/evidence`, { note: 'Signed for' });
    const answered = await take('POST', `${path}/answer`, { text: 'Delivered on 12 November.' });
    expect(answered).toMatchObject({ answer: { text: 'Delivered on 12 November.', by: { side: 'operator' } } });
    expect(await balances()).toEqual(before);
    expect(await take('GET', '/operator/ledger/verify')).toMatchObject({ problems: [] });
    await take('POST', `${path}/close`, { result: 'won' });
    for (const [last, body] of [
      ['answer', { text: 'Late' }],
      ['evidence', { note: 'Late' }],
    ] as const)
      expect((await gateway.operator('POST', `${path}/${last}`, body)).status).toBe(409);
  });

  it('goes with the payer’s data, and so does the text of the answer', async () => {
    const chargebackNo = await openCase();
    const path = `/operator/chargebacks/${chargebackNo}`;
    await add(chargebackNo, Buffer.from('Signed for by M. Smith'));
    await take('POST', `${path}/answer`, { text: 'M. Smith signed for it.' });
    const { tradeNo } = await take('POST', `${path}/close`, { result: 'lost' });
    await gateway.advance(86_400);
    expect(await take('POST', '/operator/payers/erase', { merNo, tradeNos: [tradeNo], dryRun: false })).toMatchObject({
      orders: [{ outcome: 'erased' }],
    });
    expect(await take('GET', path)).toMatchObject({ state: 'lost', answer: { text: null } });
    expect(await take('GET', `${path}/evidence`)).toEqual({ evidence: [] });
    expect((await fetchFile(chargebackNo, 1)).status).toBe(404);
  });
});
