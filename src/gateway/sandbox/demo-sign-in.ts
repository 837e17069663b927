import { DEMO_PEOPLE } from './demo-people.ts';
import { OPERATOR_SIDE } from '../domain/audit/actor.ts';
import type { PeopleStore, Person } from '../domain/people/people.ts';
import { startSession } from '../operations/sign-in/start-session.ts';
import type { SessionDependencies } from '../operations/sign-in/start-session.ts';
import { createCookieRules } from '../pages/frame/cookies.ts';
import type { PageAnswer, PageRequest } from '../pages/frame/page-types.ts';
import type { PeoplePages } from '../pages/frame/pages.ts';

// One click on the sandbox's start page signs in as a role. Live mode does not load this file (S21).

export interface DemoSignInOptions extends SessionDependencies {
  readonly store: SessionDependencies['store'] & Pick<PeopleStore, 'findPerson'>;
  readonly isSecure: () => boolean;
}

/** `POST /account/demo` with the role. The start page knows no secret of the browser, so it must come from our own pages. */
export function createDemoSignIn(options: DemoSignInOptions): PeoplePages['routes'][number] {
  return { path: '/demo', methods: ['POST'], answer: (request) => signInAsRole(options, request) };
}

async function signInAsRole(options: DemoSignInOptions, request: PageRequest): Promise<PageAnswer> {
  const { header, address, requestId } = request;
  if (!isFromOurPages(request)) return plain(403, 'Open the start page of this sandbox, and click there.');
  const role = new URLSearchParams(request.body).get('role');
  const demo = DEMO_PEOPLE.find((one) => one.role === role);
  if (demo === undefined) return plain(400, 'There is no such demo account.');
  const person: Person | null = await options.store.findPerson(demo.personId);
  if (person?.state !== 'active') return plain(403, `Somebody has disabled ${demo.email} in this sandbox.`);
  const { token } = await startSession(options, {
    person,
    kind: 'browser',
    method: 'demo',
    withFactor: true,
    address,
    agent: header('User-Agent') ?? '',
    requestId,
  });
  const cookies = createCookieRules(header('Cookie'), options.isSecure());
  return {
    status: 303,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Location: homeOf(demo.merNo) },
    cookies: [cookies.write('session', token)],
    body: '',
  };
}

/** Operators' people work in the console, merchants' in the back office. */
function homeOf(merNo: number): string {
  return merNo === OPERATOR_SIDE ? '/console' : '/merchant';
}

/** Browsers say so, except over plain http from another machine: then the origin must be the host that was asked (S13). */
function isFromOurPages({ header }: PageRequest): boolean {
  const site = header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = URL.parse(header('Origin') ?? '');
  return origin !== null && origin.host === header('Host');
}

function plain(status: number, text: string): PageAnswer {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    body: `${text}\n`,
  };
}
