import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import type { Configuration } from 'oidc-provider';

// A real identity provider on loopback: oidc-provider, with a sign-in page that asks who one is.

export interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
  groups?: readonly string[];
  /** How the person proves who they are. */
  amr?: readonly string[];
}

export interface TestProvider {
  readonly issuer: string;
  readonly people: Map<string, ProviderPerson>;
  /** For OIDC_PROVIDERS. */
  settings(fields?: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Registers the gateway; before that there is no provider, only a port. */
  trust(gatewayUrl: string): void;
  close(): Promise<void>;
}

const CLIENT_ID = 'tollgate';

export async function startProvider(
  id: string,
  options: Pick<Configuration, 'conformIdTokenClaims'> = {},
): Promise<TestProvider> {
  const people = new Map<string, ProviderPerson>();
  const clientSecret = randomBytes(24).toString('hex');
  let answer = (_: IncomingMessage, response: ServerResponse): void => void response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    people,
    settings: (fields) => ({
      id,
      name: `${id} login`,
      issuer,
      clientId: CLIENT_ID,
      clientSecret,
      roles: { 'support-team': ['support'], leads: ['support', 'admin'], books: ['finance'] },
      ...fields,
    }),
    trust(gatewayUrl) {
      const provider = createProvider({ issuer, people, clientSecret, gatewayUrl, id }, options);
      const callback = provider.callback();
      answer = (request, response) => {
        if (request.url?.startsWith('/interaction/') === true) void interact(provider, people, request, response);
        else void callback(request, response);
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Parts {
  readonly issuer: string;
  readonly people: ReadonlyMap<string, ProviderPerson>;
  readonly clientSecret: string;
  readonly gatewayUrl: string;
  readonly id: string;
}

function createProvider(
  { issuer, people, clientSecret, gatewayUrl, id }: Parts,
  options: Partial<Configuration>,
): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return new Provider(issuer, {
    ...options,
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${gatewayUrl}/account/oidc/${id}/callback`],
        post_logout_redirect_uris: [`${gatewayUrl}/account/sign-in`],
        id_token_signed_response_alg: 'ES256',
        require_auth_time: true,
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'one' }] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    ttl: { Interaction: 600, Session: 3600, Grant: 3600, IdToken: 300, AccessToken: 300, AuthorizationCode: 60 },
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx, form) => void (ctx.body = logoutPage(form)) },
    },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ sub, ...person }) };
    },
    // The operator's own client: nobody is asked for consent.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(ctx, out) {
      ctx.type = 'text';
      ctx.body = JSON.stringify(out);
    },
  } as Configuration);
}

const logoutPage = (form: string) =>
  `<!doctype html><title>Sign out</title>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;

/** A page with a button for each person, and one to refuse. */
async function interact(
  provider: Provider,
  people: TestProvider['people'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    const buttons = [...people.keys(), 'nobody'].map((sub) => `<button name="who" value="${sub}">${sub}</button>`);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<!doctype html><title>Provider</title><form method="post" action="/interaction/${uid}">${buttons.join('')}</form>`,
    );
    return;
  }
  let body = '';
  for await (const piece of request) body += String(piece);
  const who = new URLSearchParams(body).get('who') ?? '';
  const amr = [...(people.get(who)?.amr ?? ['pwd'])];
  const result = who === 'nobody' ? { error: 'access_denied' } : { login: { accountId: who, amr } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
