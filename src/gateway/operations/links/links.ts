import { isDeepStrictEqual } from 'node:util';
import type { MerchantStore } from '../../domain/merchants/merchant-store.ts';
import type { Clock, Ids } from '../../domain/ports.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { auditOf } from '../../domain/audit/audit.ts';
import { hideCardNumbers } from '../../domain/text/card-numbers.ts';
import { linkStateOf, takenUses } from '../../domain/links/link.ts';
import type {
  AnsweredLinkOrder,
  Link,
  LinkChange,
  LinkState,
  LinkStore,
  LinkTerms,
  ListedLink,
  UsedLink,
} from '../../domain/links/link.ts';
import type { Merchant } from '../../domain/merchants/merchant.ts';
import { formatAmount } from '../../domain/money.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { refuseIfChanged } from '../replaces.ts';
import { merchantExists } from '../merchants/merchants.ts';
import { done, invalid, linkNotFound, merchantNotFound, refuse, refuseInput } from '../outcome.ts';
import type { MerchantAccounts } from '../operations.ts';
import type { InputProblem, OperatorOutcome, OperatorRefusal } from '../outcome.ts';

export interface NewLink {
  readonly merNo: number;
  readonly link: LinkTerms & Pick<Link, 'currency'>;
  /** What is wrong with it for this merchant: methods, currency, addresses. */
  readonly problemsAt: (merchant: Merchant) => readonly InputProblem[];
}

export interface LinkUpdate {
  readonly linkNo: string;
  /** What the link shall be, in its currency, or what is wrong with that. */
  readonly read: (currency: string) => LinkTerms | readonly InputProblem[];
  readonly problemsAt: (merchant: Merchant, currency: string) => readonly InputProblem[];
  /** The version that its sender saw. */
  readonly replaces: number;
}

export interface ShownLink extends ListedLink {
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
  readonly store: Pick<
    LinkStore,
    'findLink' | 'listLinks' | 'listLinkOrders' | 'revokeLink' | 'createLink' | 'changeLink'
  > &
    Pick<MerchantStore, 'findMerchant'>;
  readonly accounts: MerchantAccounts;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly publicUrl: () => string;
}

export function createLinkOperations(deps: LinkDependencies) {
  const { store, clock } = deps;
  const shown = (used: ListedLink): ShownLink => ({
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
      return created.kind === 'done' ? done(shown({ link: created.value, use: UNUSED, lastPaid: null })) : created;
    },
    async updateLink(update: LinkUpdate, acting: Acting): Promise<OperatorOutcome<ShownLink>> {
      const found = await find(update.linkNo);
      if (found.kind === 'refused') return found;
      return (await updateLink(deps, { found: found.value, update }, acting)) ?? find(update.linkNo);
    },
    getLink: find,
    async listLinks({ merNo, ...page }: Page & { merNo: number }): Promise<OperatorOutcome<Listed<ShownLink>>> {
      if (!(await merchantExists(store, merNo))) return merchantNotFound(merNo);
      const links = await store.listLinks({ merNo, ...oneMore(page) });
      return done(listed(links.map(shown), page.limit, ({ link }) => link.linkNo));
    },
    async listLinkPayments(page: Page & { linkNo: string }): Promise<OperatorOutcome<Listed<AnsweredLinkOrder>>> {
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

async function createLink(
  { store, accounts, clock, ids }: LinkDependencies,
  { merNo, link: given, problemsAt }: NewLink,
  acting: Acting,
): Promise<OperatorOutcome<Link>> {
  const seller = await sellerOf(accounts, merNo);
  if (seller.kind === 'refused') return seller;
  const problems = [...problemsAt(seller.value), ...endProblems(given.expiresAt, clock.now())];
  if (problems.length > 0) return refuseInput(problems);
  const at = clock.now();
  const link: Link = {
    ...given,
    ...withoutCards(given),
    version: 1,
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

/** Null if it was changed. Checked in this order: the merchant, what is wrong by itself, then what the locked link says. */
async function updateLink(
  { store, accounts, clock }: LinkDependencies,
  { found, update }: { found: ShownLink; update: LinkUpdate },
  acting: Acting,
): Promise<OperatorRefusal | null> {
  const { merNo, linkNo, currency } = found.link;
  const seller = await sellerOf(accounts, merNo);
  if (seller.kind === 'refused') return seller;
  const read = update.read(currency);
  if (isProblems(read)) return refuseInput(read);
  const foreign = update.problemsAt(seller.value, currency);
  if (foreign.length > 0) return refuseInput(foreign);
  const terms = { ...read, ...withoutCards(read) };
  const at = clock.now();
  const changed = await store.changeLink({ merNo, linkNo }, ({ link, use }): LinkChange | OperatorRefusal => {
    if (link.revokedAt !== null) return refuse('linkRevoked');
    const stale = refuseIfChanged(update.replaces, link.version, 'link');
    if (stale !== undefined) return stale;
    const problems = changeProblems(terms, { link, use, at });
    if (problems.length > 0) return refuseInput(problems);
    const { before, after } = differences(link, terms);
    const detail = `${maskText(terms.title)}: ${amountOf({ ...link, ...terms })}`;
    const audit = auditOf(acting, { at, action: 'updateLink', merNo, target: linkNo, detail, before, after });
    return { kind: 'change', terms, audit };
  });
  if (changed === null) return linkNotFound(linkNo);
  return changed === 'changed' ? null : changed;
}

function isProblems(read: LinkTerms | readonly InputProblem[]): read is readonly InputProblem[] {
  return Array.isArray(read);
}

/** An end that was there before may have passed. What is being paid may succeed, so a new limit leaves room for it. */
function changeProblems(terms: LinkTerms, { link, use, at }: UsedLink & { readonly at: number }): InputProblem[] {
  const taken = takenUses(use);
  return [
    ...(terms.expiresAt === link.expiresAt ? [] : endProblems(terms.expiresAt, at)),
    ...(terms.usesMax !== null && terms.usesMax < taken ? [invalid('usesMax', 'fewerThanTaken', { taken })] : []),
  ];
}

/** What was changed, for the record. */
function differences(link: Link, terms: LinkTerms) {
  const names = Object.keys(terms).filter((name) => {
    const field = name as keyof LinkTerms;
    return !isDeepStrictEqual(link[field], terms[field]);
  }) as (keyof LinkTerms)[];
  const pick = (from: LinkTerms) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(link), after: pick(terms) };
}

/** Only an active merchant sells. */
async function sellerOf(accounts: MerchantAccounts, merNo: number): Promise<OperatorOutcome<Merchant>> {
  const account = await accounts.find(merNo);
  if (account === null) return merchantNotFound(merNo);
  const { merchant } = account;
  return merchant.status === 'active'
    ? done(merchant)
    : refuse('merchantNotActive', { status: merchant.status, wanted: 'links' });
}

/** S38: these texts are shown to everybody who has the address. */
function withoutCards({ title, text, reference }: LinkTerms): Pick<LinkTerms, 'title' | 'text' | 'reference'> {
  return {
    title: hideCardNumbers(title),
    text: text && hideCardNumbers(text),
    reference: reference && hideCardNumbers(reference),
  };
}

function endProblems(expiresAt: number | null, now: number): InputProblem[] {
  if (expiresAt === null || expiresAt > now) return [];
  return [invalid('expiresAt', 'notInTheFuture')];
}

function amountOf({ amount, currency }: Pick<Link, 'amount' | 'currency'>): string {
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
