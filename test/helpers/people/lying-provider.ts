import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// An identity provider that answers as the test chooses: for what a real one never says.

type Claims = Readonly<Record<string, unknown>>;

export interface Lies {
  /** Replaces the answer at a path, such as `/jwks`. */
  at?: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>;
  /** Changes the description. */
  describe?: Claims;
  /** Changes the claims; undefined leaves one out. */
  claims?: Claims;
  alg?: 'ES256' | 'HS256' | 'none';
  /** Signs with a key that is not in the list. */
  foreignKey?: boolean;
  /** Changes the token after it was signed. */
  tamper?: (token: string) => string;
}

export interface LyingProvider {
  readonly issuer: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Called before each answer. */
  lies: Lies;
  /** What the gateway asked for, by path. */
  readonly calls: readonly string[];
  /** The nonce of the sign-in: in the address to which the gateway sends the browser. */
  nonce: string;
  close(): Promise<void>;
}

const OWN = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const FOREIGN = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const SECRET = 'a-secret-that-is-shared-with-the-gateway';

export async function startLyingProvider(id: string): Promise<LyingProvider> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    calls.push(pathname);
    const lie = provider.lies.at?.[pathname];
    if (lie !== undefined) return lie(request, response);
    const body = answerAt(pathname, provider);
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: LyingProvider = {
    issuer,
    settings: {
      id,
      name: 'Staff login',
      issuer,
      clientId: 'tollgate',
      clientSecret: SECRET,
      roles: { 'support-team': ['support'] },
    },
    lies: {},
    calls,
    nonce: '',
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}

function answerAt(path: string, { issuer, lies, nonce }: LyingProvider): Claims | undefined {
  const answers: Readonly<Record<string, () => Claims>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/userinfo`,
      end_session_endpoint: `${issuer}/end`,
      id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
      ...lies.describe,
    }),
    '/jwks': () => ({ keys: [{ ...OWN.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'ES256' }] }),
    '/token': () => ({ access_token: 'access', token_type: 'Bearer', id_token: tokenOf({ issuer, nonce, lies }) }),
    '/userinfo': () => ({ sub: 'mara', groups: ['support-team'] }),
  };
  return answers[path]?.();
}

function tokenOf({ issuer, nonce, lies }: Pick<LyingProvider, 'issuer' | 'nonce' | 'lies'>): string {
  const { alg = 'ES256', claims, foreignKey = false, tamper = (token: string) => token } = lies;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: issuer,
    aud: 'tollgate',
    sub: 'mara',
    nonce,
    iat: now,
    exp: now + 60,
    email: 'mara@example.com',
    email_verified: true,
    groups: ['support-team'],
    ...claims,
  };
  const text = [{ alg, kid: 'one' }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return tamper(`${text}.${signatureOf(text, alg, foreignKey ? FOREIGN.privateKey : OWN.privateKey)}`);
}

function signatureOf(text: string, alg: string, key: KeyObject): string {
  if (alg === 'none') return '';
  if (alg === 'HS256') return createHmac('sha256', SECRET).update(text).digest('base64url');
  return sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
}
