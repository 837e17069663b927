import { crawl } from './crawl.ts';
import { submitForms } from './forms.ts';
import type { Visitors } from './visitors.ts';
import { rolesOf, signInAs } from './world.ts';
import type { World } from './world.ts';

// Console, back office and account as each demo role sees them, and what everybody sees without a session.

const PAGES_MAX = 120;
const PUBLIC = [
  '/',
  '/account',
  '/account/sign-in',
  '/account/device',
  '/console',
  '/merchant',
  '/merchant/register',
  '/merchant/outbox',
  '/shop',
];

export async function recordPublicPages(world: World, visitors: Visitors): Promise<void> {
  const visitor = visitors.invite();
  const within = ['/account', '/merchant', '/console', '/shop'];
  const starts = [...PUBLIC, '/nothing-here', '/console/orders', `/account/invitation/tgi_nobody`];
  await crawl(world, visitor, { name: 'nobody', starts, within, pagesMax: PAGES_MAX });
  await visitor.leave();
}

/** By role: the addresses of the pages that were found. */
export async function recordDeskPages(
  world: World,
  { visitors, roles, say }: { visitors: Visitors; roles: readonly string[]; say: Say },
): Promise<Map<string, string[]>> {
  const seen = new Map<string, string[]>();
  for (const role of roles) {
    const folder = rolesOf(world, 'operator').includes(role) ? '/console' : '/merchant';
    const visitor = visitors.invite({ session: await signInAs(world, role) });
    const starts = [folder, `${folder}/preferences`, '/account'];
    const within = [folder, '/account'];
    const found = await crawl(world, visitor, { name: role, starts, within, pagesMax: PAGES_MAX });
    seen.set(role, found);
    say(`${found.length} pages of the demo ${role} are recorded`);
    await visitor.leave();
  }
  return seen;
}

/** They change what pages show, so they are sent after all pages are recorded. */
export async function recordDeskForms(
  world: World,
  { visitors, say, seen }: { visitors: Visitors; say: Say; seen: ReadonlyMap<string, readonly string[]> },
): Promise<void> {
  for (const [role, paths] of seen) {
    const visitor = visitors.invite({ session: await signInAs(world, role) });
    await submitForms(world, visitor, { name: role, paths });
    say(`the forms of the demo ${role} are recorded`);
    await visitor.leave();
  }
}

type Say = (line: string) => void;
