import { onTestFinished } from 'vitest';
import { startProvider } from '../../../helpers/people/oidc-provider.ts';
import type { ProviderPerson, TestProvider } from '../../../helpers/people/oidc-provider.ts';
import { startTestGateway } from '../../../helpers/gateway/gateway.ts';
import type { TestGateway, TestGatewayOptions } from '../../../helpers/gateway/gateway.ts';
import { createVisitor } from '../../../helpers/browser/visitor.ts';
import type { Visit, Visitor } from '../../../helpers/browser/visitor.ts';

// The parts of a story: providers, a gateway that has them, and somebody with a browser.

export interface World {
  readonly gateway: TestGateway;
  readonly provider: TestProvider;
}

export const MARA: ProviderPerson = {
  email: 'mara@example.com',
  email_verified: true,
  name: 'Mara Lindt',
  groups: ['support-team'],
};

interface WorldOptions extends Pick<TestGatewayOptions, 'engine' | 'write'> {
  readonly fields?: Readonly<Record<string, unknown>>;
}

export async function openWorld({ fields, ...options }: WorldOptions = {}): Promise<World> {
  const provider = await startProvider('staff');
  const gateway = await openGateway([provider.settings(fields)], options);
  onTestFinished(() => provider.close());
  provider.trust(gateway.url);
  provider.people.set('mara', { ...MARA });
  return { gateway, provider };
}

export async function openGateway(
  providers: readonly object[],
  options: Pick<TestGatewayOptions, 'engine' | 'write'> = {},
): Promise<TestGateway> {
  const gateway = await startTestGateway({ ...options, env: { OIDC_PROVIDERS: JSON.stringify(providers) } });
  onTestFinished(() => gateway.close());
  return gateway;
}

/** From the button on the sign-in page to the page at which the browser ends up. */
export async function signIn(
  gateway: TestGateway,
  who: string,
  {
    visitor = createVisitor(),
    provider = 'staff',
    query = '',
  }: { visitor?: Visitor; provider?: string; query?: string } = {},
): Promise<Visit> {
  const answer = await reachAnswer(gateway, who, { visitor, provider, query });
  return visitor.visit(answer);
}

/** As far as the address at which the provider sends the browser back, which is not visited. */
export async function reachAnswer(
  gateway: TestGateway,
  who: string,
  { visitor, provider = 'staff', query = '' }: { visitor: Visitor; provider?: string; query?: string },
): Promise<string> {
  const back = `${gateway.url}/account/oidc/${provider}/callback`;
  const asked = await visitor.follow(`${gateway.url}/account/oidc/${provider}/start${query}`, back);
  if (asked.location !== null) return asked.location;
  const resumed = await visitor.visit(asked.url, { who });
  if (resumed.location === null) throw new Error(`the provider did not go on: ${resumed.status} ${resumed.text}`);
  const { location } = await visitor.follow(resumed.location, back);
  if (location === null) throw new Error('the provider did not come back');
  return location;
}

export function sessionOf(visitor: Visitor, gateway: TestGateway): string | undefined {
  return visitor.cookie(gateway.url, 'tollgate-session');
}

/** What the operator's interface answers to the person of a session. */
export async function callAs(gateway: TestGateway, token: string | undefined, path: string): Promise<number> {
  const { status } = await fetch(gateway.url + path, { headers: { Authorization: `Bearer ${token}` } });
  return status;
}

interface Action {
  readonly action: string;
  readonly actor: string;
  readonly target: string;
  readonly detail: string;
}

/** The records, latest first. */
export async function readActions(gateway: TestGateway): Promise<Action[]> {
  const { body } = await gateway.operator('GET', '/operator/actions');
  return (body as { actions: Action[] }).actions;
}

export function titleOf({ text }: Visit): string {
  return /<h1>(.*?)<\/h1>/s.exec(text)?.[1] ?? '';
}
