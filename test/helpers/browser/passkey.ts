import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { TestBrowser } from '../people/account.ts';

// An authenticator in software: one ES256 key that answers the challenges of the gateway as a browser would send it.

export interface TestPasskey {
  readonly id: string;
  /** What goes into the form after `navigator.credentials.create`. */
  create(options: CreationOptions): string;
  /** What goes into the form after `navigator.credentials.get`. */
  get(options: RequestOptions): string;
}

export interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
}

export interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

const [PRESENT, VERIFIED, WITH_CREDENTIAL] = [0x01, 0x04, 0x40];

interface PasskeyTraits {
  /** Without it, whoever holds the device can use it. */
  readonly verifies?: boolean;
  readonly idBytes?: number;
  /** What the browser says about the page that asked. */
  readonly crossOrigin?: unknown;
}

export function createTestPasskey(
  gatewayUrl: string,
  { verifies = true, idBytes = 16, crossOrigin }: PasskeyTraits = {},
): TestPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(idBytes);
  const id = rawId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string, host: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: `http://${host}:${new URL(gatewayUrl).port}`, crossOrigin }));

  function authenticatorData(host: string, credential = Buffer.alloc(0)): Buffer {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(PRESENT | (verifies ? VERIFIED : 0) | (credential.length > 0 ? WITH_CREDENTIAL : 0));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(host)), head, credential]);
  }

  const answer = (response: Readonly<Record<string, Buffer>>) =>
    JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      response: Object.fromEntries(
        Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
      ),
      clientExtensionResults: {},
    });

  return {
    id,
    create({ challenge, rp }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([rawId.length >> 8, rawId.length & 255]),
        rawId,
        coseKey(x, y),
      ]);
      const attestationObject = attestation(authenticatorData(rp.id, credential));
      return answer({ clientDataJSON: clientData('webauthn.create', challenge, rp.id), attestationObject });
    },
    get({ challenge, rpId }) {
      const clientDataJSON = clientData('webauthn.get', challenge, rpId);
      const data = authenticatorData(rpId);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return answer({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}

/** CBOR: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y}. */
function coseKey(x: string, y: string): Buffer {
  const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
  return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), left, Buffer.from('225820', 'hex'), right]);
}

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": …}. */
function attestation(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  const parts = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')];
  return Buffer.concat([
    Buffer.from([0xa3]),
    ...parts,
    Buffer.from([0x59, authData.length >> 8, authData.length & 255]),
    authData,
  ]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** The token that every form of this page carries. */
function formTokenOf(text: string): string {
  return /name="csrf" value="([^"]*)"/.exec(text)?.[1] ?? '';
}

/** What the page's script asks for before it asks the device. */
export function askChallenge(
  browser: TestBrowser,
  page: { readonly text: string },
  fields: { readonly for: 'sign-in' | 'register' | 'enrol'; readonly invitation?: string },
): Promise<Response> {
  const body = new URLSearchParams({ csrf: formTokenOf(page.text), ...fields });
  return browser.send('/account/passkeys/challenge', { method: 'POST', body });
}
