import { say, translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { OPERATOR_SIDE } from '../../../domain/audit/actor.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { deskOf } from '../../desk/desks.ts';
import { capital } from '../orders/story/words.ts';
import { methodWords } from '../orders/order-words.ts';
import { entryWords } from './entry-words.ts';
import { moment } from '../../desk/views/moment.ts';
import { tag } from '../../desk/views/parts.ts';
import { shortNumber } from '../../desk/views/short-number.ts';
import { merchantLink } from '../../desk/merchant-names.ts';
import { ageWords } from '../../design/written.ts';

type Group = components['schemas']['AttentionGroup'];
type Entry = components['schemas']['AttentionEntry'];

interface KindTexts {
  /** After the count. */
  readonly title: (count: number) => string;
  /** What is checked, if there is nothing. */
  readonly checked: string;
  /** The same in a shop's words. */
  readonly ownChecked?: string;
  /** Where all of them are, below the desk's folder, and where one is. */
  readonly path: string;
  readonly pathOf: (entry: Entry) => string;
  /** Where all of them are in the back office, if it is elsewhere. */
  readonly ownPath?: string;
  readonly ownPathOf?: (entry: Entry) => string;
  readonly subjectOf: (entry: Entry) => string;
}

const short = ({ subject }: Entry) => shortNumber(subject ?? '');

const KINDS: Readonly<Record<Group['kind'], KindTexts>> = translated({
  channel: {
    title: (count) =>
      count === 1
        ? say`kind of call gets no answer from an acquirer, or a late one`
        : say`kinds of calls get no answers from an acquirer, or late ones`,
    checked: 'the acquirers',
    path: '/channels',
    pathOf: () => '/channels',
    subjectOf: ({ subject }) => capital(subject ?? ''),
  },
  successRate: {
    title: (count) => (count === 1 ? say`method succeeds less often` : say`methods succeed less often`),
    checked: 'the success rate of each method',
    path: '/declines?days=1',
    pathOf: () => '/declines?days=1',
    ownPath: '/orders?state=declined',
    ownPathOf: ({ subject }) =>
      `/orders?${new URLSearchParams({ state: 'declined', method: subject ?? '' }).toString()}`,
    subjectOf: ({ subject }) => methodWords(subject ?? ''),
  },
  failingCalls: {
    title: (count) => (count === 1 ? say`merchant's calls are refused` : say`merchants' calls are refused`),
    checked: "merchants' calls",
    ownChecked: 'your calls',
    path: '/merchants',
    pathOf: ({ merNo }) => `/merchants/${merNo ?? ''}/requests?result=refused`,
    ownPath: '/requests?result=refused',
    ownPathOf: () => '/requests?result=refused',
    subjectOf: () => say`Requests`,
  },
  unsignedCalls: {
    title: (count) =>
      count === 1
        ? say`merchant is named in calls without a valid signature`
        : say`merchants are named in calls without a valid signature`,
    checked: 'signatures of calls',
    path: '/merchants',
    pathOf: ({ merNo }) => `/merchants/${merNo ?? ''}/requests?result=refused`,
    subjectOf: () => say`Requests`,
  },
  stuckOrder: {
    title: (count) => (count === 1 ? say`order is stuck` : say`orders are stuck`),
    checked: 'orders that take over 10 minutes',
    // The stuck ones first: they are the oldest.
    path: '/orders?state=processing&sort=oldest',
    pathOf: ({ subject }) => `/orders/${subject ?? ''}`,
    subjectOf: short,
  },
  approval: {
    title: (count) => (count === 1 ? say`request waits for you` : say`requests wait for you`),
    checked: 'requests that wait for you',
    path: '/approvals',
    pathOf: ({ subject }) => `/approvals/${subject ?? ''}`,
    subjectOf: () => say`Request`,
  },
  registration: {
    title: (count) => (count === 1 ? 'registration waits' : 'registrations wait'),
    checked: 'registrations',
    path: '/registrations',
    pathOf: ({ subject }) => `/registrations/${subject ?? ''}`,
    subjectOf: () => say`Registration`,
  },
  chargeback: {
    title: (count) => (count === 1 ? say`chargeback to answer` : say`chargebacks to answer`),
    checked: 'chargebacks to answer',
    path: '/chargebacks',
    pathOf: ({ subject }) => `/chargebacks/${subject ?? ''}`,
    subjectOf: short,
  },
  task: {
    title: (count) => (count === 1 ? 'task is open' : 'tasks are open'),
    checked: 'tasks',
    path: '/tasks',
    pathOf: ({ subject }) => `/tasks/${subject ?? ''}`,
    subjectOf: () => 'Task',
  },
  payoutRun: {
    title: (count) => (count === 1 ? say`automatic payout needs you` : say`automatic payouts need you`),
    checked: 'automatic payouts',
    path: '/payouts/to-come',
    pathOf: ({ merNo }) => `/merchants/${merNo ?? ''}/settlement`,
    ownPath: '/settings/settlement',
    ownPathOf: () => '/settings/settlement',
    subjectOf: () => say`Payout`,
  },
  delivery: {
    title: (count) => (count === 1 ? say`endpoint fails` : say`endpoints fail`),
    checked: "merchants' endpoints",
    ownChecked: 'your notification addresses',
    path: '/deliveries',
    pathOf: ({ merNo, subject }) =>
      `/deliveries?${new URLSearchParams({ merNo: String(merNo ?? ''), host: subject ?? '' }).toString()}`,
    subjectOf: ({ subject }) => subject ?? '',
  },
  ledger: {
    title: (count) => (count === 1 ? say`problem of the ledger` : say`problems of the ledger`),
    checked: 'the ledger',
    path: '/ledger',
    pathOf: () => '/ledger',
    subjectOf: () => say`Ledger`,
  },
  mail: {
    title: (count) => (count === 1 ? say`problem with mails` : say`problems with mails`),
    checked: 'mails',
    ownChecked: 'mails to your people',
    path: '/settings/mails',
    pathOf: () => '/settings/mails',
    ownPath: '/news',
    ownPathOf: () => '/news',
    subjectOf: () => say`Mails`,
  },
  backup: {
    title: () => say`backup is missing`,
    checked: 'the last backup',
    path: '/settings',
    pathOf: () => '/settings',
    subjectOf: () => say`Backup`,
  },
  key: {
    title: (count) => (count === 1 ? say`key is old, or ends soon` : say`keys are old, or end soon`),
    checked: "the age of merchants' keys",
    ownChecked: 'the age of your keys',
    path: '/merchants',
    pathOf: ({ merNo }) => `/merchants/${merNo ?? ''}?tab=keys`,
    ownPath: '/keys',
    ownPathOf: () => '/keys',
    subjectOf: () => say`Key`,
  },
  token: {
    title: (count) => (count === 1 ? say`token ends soon` : say`tokens end soon`),
    checked: 'tokens that end soon',
    path: '/tokens',
    pathOf: () => '/tokens',
    subjectOf: () => say`Token`,
  },
  secondFactor: {
    title: (count) => (count === 1 ? say`person has no second factor` : say`people have no second factor`),
    checked: 'second factors',
    path: '/people',
    pathOf: personIn('/people'),
    ownPath: '/team',
    ownPathOf: personIn('/team'),
    subjectOf: () => say`Person`,
  },
  unreachable: {
    title: (count) => (count === 1 ? say`person gets no mails` : say`people get no mails`),
    checked: "people's e-mail addresses",
    path: '/people',
    pathOf: personIn('/people'),
    ownPath: '/team',
    ownPathOf: personIn('/team'),
    subjectOf: () => say`Address refused`,
  },
});

function personIn(folder: string): (entry: Entry) => string {
  return ({ subject }) => `${folder}/${subject ?? ''}`;
}

/** The most urgent of each kind, with where they lead. */
export function attentionList(
  exchange: SignedInExchange,
  groups: readonly Group[],
  { title = say`Needs a person` }: { readonly title?: string } = {},
): Html {
  const open = groups.filter(({ count }) => count > 0);
  const wordsOf = ({ checked, ownChecked }: KindTexts) => (isOfShop(exchange) ? (ownChecked ?? checked) : checked);
  const checked = groups.filter(({ count }) => count === 0).map(({ kind }) => wordsOf(KINDS[kind]));
  return html`<section class="attention" aria-labelledby="attention-title">
    <h2 id="attention-title">${title}</h2>
    <div id="attention" data-live>
      ${open.map((group) => groupBox(exchange, group))} ${open.length === 0 ? calm(checked) : rest(checked)}
    </div>
  </section>`;
}

function calm(checked: readonly string[]): Html {
  return html`<p class="all-well" data-key="calm">
    <b>Nothing needs you right now.</b> ${checked.length > 0 && html`<span>Checked: ${checked.join(', ')}.</span>`}
  </p>`;
}

function rest(checked: readonly string[]): Html {
  return checked.length === 0
    ? NOTHING
    : html`<p class="soft" data-key="rest">Nothing to do: ${checked.join(', ')}.</p>`;
}

function groupBox(exchange: SignedInExchange, { kind, count, isMore, entries }: Group): Html {
  const { title, subjectOf, ...texts } = KINDS[kind];
  const { folder } = deskOf(exchange);
  const path = isOfShop(exchange) ? (texts.ownPath ?? texts.path) : texts.path;
  const pathOf = isOfShop(exchange) ? (texts.ownPathOf ?? texts.pathOf) : texts.pathOf;
  const hidden = count - entries.length;
  return html`<article class="sheet" data-key="${kind}">
    <h3><a href="${folder + path}">${count}${isMore ? '+' : ''} ${title(count)}</a></h3>
    <ul>
      ${entries.map(
        (entry) =>
          html`<li>
            <a href="${folder + pathOf(entry)}" data-row>${subjectOf(entry)}</a>
            <span class="what">${entryWords(kind, entry.text)}</span>
            ${!isOfShop(exchange) && entry.merNo !== null && merchantLink(exchange, entry.merNo)}
            <span class="when">${whenOf(exchange, entry)}</span>
          </li>`,
      )}
    </ul>
    ${(hidden > 0 || isMore) && html`<p class="soft"><a href="${folder + path}">${hidden}${isMore ? '+' : ''} more</a></p>`}
  </article>`;
}

/** A shop knows whose it is. */
function isOfShop({ signedIn }: SignedInExchange): boolean {
  return signedIn.grant.merNo !== OPERATOR_SIDE;
}

const SOON_MS = 172_800_000;

/** Until when, if something is due; else for how long, if that is known: what is missing has no beginning. */
function whenOf(exchange: SignedInExchange, { at, dueAt }: Entry): Html {
  if (dueAt === null && Date.parse(at) >= exchange.now) return NOTHING;
  if (dueAt === null) return html`<span class="soft">for ${ageWords(exchange.now - Date.parse(at))}</span>`;
  const leftMs = Date.parse(dueAt) - exchange.now;
  if (leftMs < 0) return tag(say`${ageWords(leftMs)} overdue`, 'bad');
  if (leftMs < SOON_MS) return tag(say`${ageWords(leftMs)} left`, 'wait');
  return html`<span class="soft">due ${moment(exchange, dueAt, 'day')}</span>`;
}
