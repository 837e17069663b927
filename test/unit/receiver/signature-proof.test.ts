import { describe, expect, it } from 'vitest';
import { webhookHeaders } from '../../../src/protocol/standard-webhooks.ts';
import { fakeNotification } from '../../../src/receiver/index.ts';
import type { FakeNotificationOptions, RawNotification } from '../../../src/receiver/index.ts';
import { otherSecret, recordingReceiver, secret, seen, SUCCESS } from './recording-receiver.ts';

const NOW = 1_793_750_400_000;
const now = () => NOW;
const settings = { secrets: [secret], now };

interface SignedNotification extends RawNotification {
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}

function fake(options: FakeNotificationOptions = {}): SignedNotification {
  const { method, url, headers, body } = fakeNotification(
    'paymentResult',
    {},
    { secret, id: 'msg_1', at: new Date(NOW), ...options },
  );
  return { method, url, headers: { ...headers }, body };
}

const withHeader = (name: string, value: string | undefined) => {
  const raw = fake();
  const { [name]: _removed, ...rest } = raw.headers;
  return { ...raw, headers: value === undefined ? rest : { ...rest, [name]: value } };
};

const missing = 'Not verified: send webhook-id, webhook-timestamp and webhook-signature.';
const malformed = 'Not verified: webhook-timestamp must be in seconds since 1970.';
const tooOld = 'Not verified: webhook-timestamp is too old; check the clocks.';
const tooNew = 'Not verified: webhook-timestamp is in the future; check the clocks.';
const mismatch =
  'Not verified: webhook-signature matches no secret; check the secrets, and that nothing changes the body.';
const ack = { status: 200, body: 'SUCCESS' };
const refused = (body: string) => ({ status: 401, body });
const at = (seconds: number) => ({ at: new Date(NOW + seconds * 1000) });

describe('a signature', () => {
  it('fits a vector that another tool has made', async () => {
    // openssl dgst -sha256 -mac HMAC over `msg_1.1793750400.` and the body, with the sandbox secret.
    const body = 'tradeNo=TG01K9ZC3M5Q8R7V2X4B6D&merOrderNo=ORDER-1001&code=0&message=Payment+succeeded.';
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1793750400',
      'webhook-signature': 'v1,7xxgaVNdYOlcgteJshDZ3VCPXniGe3Cx+B03f29p8Kc=',
    };
    const { receiver } = recordingReceiver(settings);
    expect(await seen(receiver.handle(new Request('http://localhost/n', { method: 'POST', headers, body })))).toEqual(
      ack,
    );
    expect({ ...fake().headers, body: String(Buffer.from(fake().body)) }).toEqual({ ...headers, body });
  });

  it.each<[title: string, raw: () => RawNotification, answer: { status: number; body: string }]>([
    ['valid', () => fake(), ack],
    [
      'valid beside one of another version',
      () => withHeader('webhook-signature', `v2,abc ${fake().headers['webhook-signature']}`),
      ack,
    ],
    ['absent with all its headers', () => fakeNotification('paymentResult'), refused(missing)],
    ['without an id', () => withHeader('webhook-id', undefined), refused(missing)],
    ['without a timestamp', () => withHeader('webhook-timestamp', undefined), refused(missing)],
    ['without its own header', () => withHeader('webhook-signature', undefined), refused(missing)],
    ['empty', () => withHeader('webhook-signature', ''), refused(missing)],
    ['with a timestamp in words', () => withHeader('webhook-timestamp', 'now'), refused(malformed)],
    ['with a signed timestamp', () => withHeader('webhook-timestamp', '-1793750400'), refused(malformed)],
    ['with a fraction of a second', () => withHeader('webhook-timestamp', '1793750400.5'), refused(malformed)],
    ['five minutes old', () => fake(at(-300)), ack],
    ['older than five minutes', () => fake(at(-301)), refused(tooOld)],
    ['five minutes ahead', () => fake(at(300)), ack],
    ['more than five minutes ahead', () => fake(at(301)), refused(tooNew)],
    ['by another secret', () => fake({ secret: otherSecret }), refused(mismatch)],
    ['by both secrets of a rotation', () => fake({ secret: [otherSecret, secret] }), ack],
    [
      'without its version',
      () => withHeader('webhook-signature', fake().headers['webhook-signature']?.slice(3)),
      refused(mismatch),
    ],
    [
      'cut short',
      () => withHeader('webhook-signature', fake().headers['webhook-signature']?.slice(0, -1)),
      refused(mismatch),
    ],
    ['over another id', () => withHeader('webhook-id', 'msg_2'), refused(mismatch)],
    ['over another timestamp', () => withHeader('webhook-timestamp', '1793750401'), refused(mismatch)],
    [
      'over another result',
      () => ({ ...fake({}), body: Buffer.from(String(Buffer.from(fake().body)).replace('code=0', 'code=1')) }),
      refused(mismatch),
    ],
    [
      'over a body with a byte order mark put before it',
      () => ({ ...fake(), body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), fake().body]) }),
      refused(mismatch),
    ],
  ])('%s is judged', async (_title, raw, answer) => {
    const { receiver, calls } = recordingReceiver(settings);
    const { status, body } = await receiver.receive(raw());
    expect({ status, body }).toEqual(answer);
    expect(calls.length).toBe(answer === ack ? 1 : 0);
  });

  it('is looked for in every byte of the body', async () => {
    const { receiver, calls } = recordingReceiver(settings);
    const raw = fake();
    const length = raw.body.byteLength;
    for (let index = 0; index < length; index += 1) {
      const body = Uint8Array.from(raw.body);
      body[index] = (body[index] ?? 0) ^ 1;
      expect((await receiver.receive({ ...raw, body })).status).toBe(401);
    }
    expect(calls).toEqual([]);
  });

  it('a signature by the old or the new secret is taken while both are configured', async () => {
    const { receiver } = recordingReceiver({ secrets: [otherSecret, secret], now });
    expect((await receiver.receive(fake({ secret, id: 'msg_1' }))).status).toBe(200);
    expect((await receiver.receive(fake({ secret: otherSecret, id: 'msg_2' }))).status).toBe(200);
  });

  it('may be older or newer by the configured tolerance', async () => {
    const { receiver } = recordingReceiver({ ...settings, toleranceSeconds: 10 });
    expect((await receiver.receive(fake(at(-10)))).status).toBe(200);
    expect((await receiver.receive(fake({ ...at(10), id: 'msg_2' }))).status).toBe(200);
    expect((await receiver.receive(fake(at(-11)))).body).toBe(tooOld);
    expect((await receiver.receive(fake(at(11)))).body).toBe(tooNew);
  });

  it('is judged by the clock of the machine where none is given', async () => {
    const { receiver } = recordingReceiver();
    const tenYearsAgo = new Date(Date.now() - 10 * 365 * 86_400_000);
    expect(await seen(receiver.handle(fakeNotification('paymentResult', {}, { secret }).request()))).toEqual(SUCCESS);
    const old = fakeNotification('paymentResult', {}, { secret, at: tenYearsAgo });
    expect((await receiver.handle(old.request())).status).toBe(401);
  });

  it('is judged before the body is read, so that strangers learn nothing of the contract', async () => {
    const { receiver } = recordingReceiver(settings);
    const headers = { 'content-type': 'application/json' };
    expect(await receiver.receive({ method: 'POST', url: '/', headers, body: Buffer.from('{') })).toMatchObject(
      refused(missing),
    );
  });

  it('proves an event that this version does not know', async () => {
    const { receiver, calls } = recordingReceiver(settings);
    const body = '{"settlementNo":"S1"}';
    const proof = webhookHeaders({ id: 'msg_9', timestampSeconds: NOW / 1000, body }, [secret]);
    const headers = { 'Content-Type': 'application/json', ...proof };
    const answer = await receiver.receive({ method: 'POST', url: '/', headers, body: Buffer.from(body) });
    expect(answer).toEqual({ ...ack, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(calls).toEqual([['fallback unknown', { settlementNo: 'S1' }]]);
  });
});
