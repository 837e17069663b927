import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';
import { linkStateOf } from '../../domain/links/link.ts';
import type { Link, LinkOrder, LinkState, LinkStore, UsedLink } from '../../domain/links/link.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { formatAmount } from '../../domain/money.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, linkNotFound, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { MerchantAccounts } from '../operations.ts';
import type { InputProblem, OperatorOutcome } from '../outcome.ts';

export interface NewLink {
  readonly merNo: number;
  readonly link: Omit<Link, 'merNo' | 'linkNo' | 'createdAt' | 'revokedAt'>;
  /** What is wrong with it for this merchant: methods, currency, addresses. */
  readonly problemsAt: (merchant: Merchant) => readonly InputProblem[];
}

export interface ShownLink extends UsedLink {
  readonly state: LinkState;
  readonly url: string;
}

interface Page {
  readonly before: string | null;
  readonly limit: number;
}

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

export interface LinkDependencies {
  readonly store: Pick<LinkStore, 'findLink' | 'listLinks' | 'listLinkOrders' | 'revokeLink' | 'createLink'> &
    Pick<MerchantStore, 'findMerchant'>;
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly publicUrl: () => string;
}

export function createLinkOperations(deps: LinkDependencies) {
  const { store, clock } = deps;
  const shown = (used: UsedLink): ShownLink => ({
    ...used,
    state: linkStateOf(used, clock.now()),
    url: `${deps.publicUrl()}/pay/${used.link.linkNo}`,
  });
  const find = async (linkNo: string): Promise<OperatorOutcome<ShownLink>> => {
    const merNo = merchantOf('link', linkNo);
    const used = merNo === undefined ? null : await store.findLink({ merNo, linkNo, leftBefore: 0 });
    return used === null ? linkNotFound(linkNo) : done(shown(used));
  };
  return {
    async createLink(input: NewLink, acting: Acting): Promise<OperatorOutcome<ShownLink>> {
      const created = await createLink(deps, input, acting);
      return created.kind === 'done' ? done(shown({ link: created.value, use: UNUSED })) : created;
    },
    getLink: find,
    async listLinks({ merNo, ...page }: Page & { merNo: number }): Promise<OperatorOutcome<Listed<ShownLink>>> {
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const links = await store.listLinks({ merNo, ...oneMore(page) });
      return done(listed(links.map(shown), page.limit, ({ link }) => link.linkNo));
    },
    async listLinkPayments(page: Page & { linkNo: string }): Promise<OperatorOutcome<Listed<LinkOrder>>> {
      const { linkNo, limit } = page;
      const found = await find(linkNo);
      if (found.kind === 'refused') return found;
      const { merNo } = found.value.link;
      const orders = await store.listLinkOrders({ merNo, linkNo, ...oneMore(page) });
      return done(listed(orders, limit, ({ tradeNo }) => tradeNo));
    },
    async revokeLink(linkNo: string, acting: Acting): Promise<OperatorOutcome<ShownLink>> {
      const found = await find(linkNo);
      if (found.kind === 'refused') return found;
      const { merNo, title } = found.value.link;
      const at = clock.now();
      const audit = auditOf(acting, { at, action: 'revokeLink', merNo, target: linkNo, detail: maskText(title) });
      const outcome = await store.revokeLink({ merNo, linkNo }, at, audit);
      if (outcome === 'alreadyRevoked') return refuse('linkRevoked');
      return find(linkNo);
    },
  };
}

/** For each merchant. Who has more has lost track of them, or fills the database. */
const OPEN_LINKS_MAX = 10_000;

const UNUSED = { paid: 0, paidAmount: 0n, paying: 0, reserved: 0, left: 0 };

/** Only an active merchant sells. */
async function createLink(
  { store, accounts, clock, ids }: LinkDependencies,
  { merNo, link: given, problemsAt }: NewLink,
  acting: Acting,
): Promise<OperatorOutcome<Link>> {
  const account = await accounts.find(merNo);
  if (account === null) return merchantNotFound(merNo);
  const { merchant } = account;
  if (merchant.status !== 'active') {
    return refuse('merchantNotActive', { status: merchant.status, wanted: 'links' });
  }
  const problems = [...problemsAt(merchant), ...endProblems(given.expiresAt, clock.now())];
  if (problems.length > 0) return refuseInput(problems);
  const at = clock.now();
  const link: Link = {
    ...given,
    // S38: these texts are shown to everybody who has the address.
    title: hideCardNumbers(given.title),
    text: given.text && hideCardNumbers(given.text),
    reference: given.reference && hideCardNumbers(given.reference),
    merNo,
    linkNo: ids.newNumber('link', { now: at, merNo }),
    createdAt: at,
    revokedAt: null,
  };
  const audit = auditOf(acting, {
    at,
    action: 'createLink',
    merNo,
    target: link.linkNo,
    detail: `${maskText(link.title)}: ${amountOf(link)}`,
  });
  if ((await store.createLink(link, OPEN_LINKS_MAX, audit)) === 'created') return done(link);
  return refuse('tooManyLinks', { max: OPEN_LINKS_MAX });
}

function endProblems(expiresAt: number | null, now: number): InputProblem[] {
  if (expiresAt === null || expiresAt > now) return [];
  return [invalid('expiresAt', 'notInTheFuture')];
}

function amountOf({ amount, currency }: Link): string {
  return amount === null ? `any amount in ${currency}` : `${formatAmount(amount, currency)} ${currency}`;
}

/** One more than asked for says whether there is a next page. */
function oneMore({ before, limit }: Page): Page {
  return { before, limit: limit + 1 };
}

function listed<Item>(found: readonly Item[], limit: number, numberOf: (item: Item) => string): Listed<Item> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: found.length > limit && last !== undefined ? numberOf(last) : null };
}
