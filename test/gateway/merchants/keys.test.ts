import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openWithShop } from './corner-shop.ts';
import { problem } from '../operator/operator.ts';

describe('a key', () => {
  it('is replaced with an overlap, a day by default, and never shortens a shorter one', async () => {
    const { call, time, store } = await openWithShop();
    time.now += 60_000;
    const first = await call('POST', '/operator/merchants/200001/signing-key');
    expect(first.body).toEqual({
      secret: {
        secretNo: expect.any(String) as unknown,
        kind: 'signingKey',
        createdAt: '2026-11-15T09:31:00.000Z',
        ageSeconds: 0,
        expiresAt: null,
        expired: false,
        ending: '',
        taken: true,
        uses: [],
      },
      value: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    });
    time.now += 60_000;
    await call('POST', '/operator/merchants/200001/signing-key', { body: { overlapSeconds: 172_800 } });
    time.now += 86_400_000 - 60_000;
    const listed = await call('GET', '/operator/merchants/200001/secrets');
    const summary = (listed.body as { secrets: Record<string, unknown>[] }).secrets.map((one) => [
      one['kind'],
      one['ageSeconds'],
      one['expiresAt'],
      one['expired'],
    ]);
    expect(summary).toEqual([
      ['signingKey', 86_340, null, false],
      ['signingKey', 86_400, '2026-11-17T09:32:00.000Z', false],
      ['signingKey', 86_460, '2026-11-16T09:31:00.000Z', true],
      ['webhookSecret', 86_460, null, false],
    ]);
    const { value } = first.body as { value: string };
    expect(JSON.stringify([listed.body, store.actions])).not.toContain(value);
    expect(store.actions.at(-1)?.detail).toMatch(/^signingKey [\w-]+; the old one stays valid for 172800 seconds$/);
  });

  it('a key for webhooks is written as Standard Webhooks has it', async () => {
    const { call } = await openWithShop();
    const rotated = await call('POST', '/operator/merchants/200001/webhook-secret', { body: { overlapSeconds: 0 } });
    expect((rotated.body as { value: string }).value).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  it('a key of the merchant is a public RSA key of enough bits, and nothing else', async () => {
    const { call, store } = await openWithShop();
    const put = (publicKey: string) => call('PUT', '/operator/merchants/200001/public-key', { body: { publicKey } });
    const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = (key: typeof pair.publicKey) => key.export({ type: 'spki', format: 'pem' }).toString();
    const privatePem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const refused = async (text: string, words: string) => {
      const answer = await put(text);
      expect(answer.body).toEqual(problem('invalidInput', 400, { errors: [{ field: 'publicKey', problem: words }] }));
    };
    await refused(privatePem, 'must be a public key in PEM (BEGIN PUBLIC KEY)');
    await refused(
      '-----BEGIN PUBLIC KEY-----\nnonsense\n-----END PUBLIC KEY-----\n',
      'is not a public key in PEM: it cannot be read',
    );
    await refused(pem(curve.publicKey), 'must be an RSA key, not ec');
    await refused(pem(weak.publicKey), 'must have 2048 to 8192 bits; this key has 1024');
    expect(store.actions).toHaveLength(1);
    expect((await put(pem(pair.publicKey))).body).toMatchObject({ kind: 'publicKey', expiresAt: null });
    expect(store.actions.at(-1)).toMatchObject({ action: 'setPublicKey', target: 'merchant 200001' });
  });
});
