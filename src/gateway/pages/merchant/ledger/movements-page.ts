import { say, translated } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { parseDay } from '../../../domain/day.ts';
import type { LedgerEvent } from '../../../domain/ledger/ledger.ts';
import { formatAmount, parseAmount, parseSignedAmount } from '../../../domain/money.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import { showList } from '../../desk/list/list-page.ts';
import type { List } from '../../desk/list/list-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { asked, dayNote, figure, zoneNote } from '../../desk/views/figures.ts';
import { tabs } from '../../desk/views/filters.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { dayProof, together } from '../../shared/ledger/day-proof.ts';
import { subjectLink } from '../number-links.ts';
import { ownMerchant } from '../own-merchant.ts';
import { BALANCES, MOVEMENTS } from './balance-tiles.ts';
import { ONE_EVENT_WORDS } from '../../shared/ledger/event-words.ts';
import { OWN_ACCOUNTS } from './money-words.ts';
import type { OwnAccount } from './money-words.ts';
import { dayWords } from '../../design/written.ts';

type Day = components['schemas']['BalanceDay'];
type Days = components['schemas']['BalanceDayPage'];
type Posting = components['schemas']['Posting'];

const BACK = translated({ path: BALANCES, title: 'Balances' });

/** Days of one currency; a day leads to its events, and these to their orders. */
export function movementsRoute(context: DeskContext): DeskRoute {
  return {
    path: '/movements',
    show: (exchange) =>
      asked(exchange, 'day') === '' ? showDays(context, exchange) : showList(context, exchange, eventList(exchange)),
  };
}

async function showDays(context: DeskContext, exchange: SignedInExchange): Promise<PageAnswer> {
  const merNo = ownMerchant(exchange);
  return showRead(exchange, context.call(exchange, 'getBalances', { parameters: { merNo } }), ({ balances }) => {
    const currencies = balances.map(({ currency }) => currency);
    const currency = asked(exchange, 'currency').toUpperCase() || (currencies[0] ?? 'USD');
    return showList(context, exchange, dayList({ merNo, currency, currencies }));
  });
}

interface Shown {
  readonly merNo: number;
  readonly currency: string;
  readonly currencies: readonly string[];
}

function dayList({ merNo, currency, currencies }: Shown): List<'listBalanceDays', Day> {
  const choice = currencies.map((one) => [queryPath(MOVEMENTS, { currency: one }), one, one === currency] as const);
  return {
    operation: 'listBalanceDays',
    screen: 'balances',
    title: say`Movements in ${currency}`,
    back: BACK,
    path: MOVEMENTS,
    kept: { currency },
    parameters: { merNo, currency },
    limit: 31,
    top: currencies.length > 1 ? tabs(say`Currencies`, choice) : NOTHING,
    note: ({ exchange, answer }) => answer && dayNotes(exchange, answer),
    rowsOf: ({ days }) => days,
    table: {
      caption: say`Days with movements in ${currency}`,
      keyOf: ({ day }) => day,
      pathOf: ({ day }) => queryPath(MOVEMENTS, { currency, day }),
      columns: [
        { title: say`Day`, cell: ({ day }) => dayWords(day) },
        {
          title: say`Change in balance`,
          kind: 'figure',
          cell: (day) => signed(sumOf(day, changeOf(currency)), currency),
        },
        {
          title: say`Balance at its end`,
          kind: 'figure',
          cell: (day) => figure(formatAmount(sumOf(day, closingOf(currency)), currency)),
        },
        {
          title: say`Of which available`,
          kind: 'figure',
          cell: (day) => figure(formatAmount(availableOf(day, currency), currency)),
        },
      ],
    },
    none: { yet: empty(say`Nothing moved in ${currency}`) },
  };
}

function dayNotes(exchange: SignedInExchange, { days, openSince, timeZone }: Days): Html {
  const late =
    openSince !== null &&
    html`<p class="soft">Days since ${dayWords(openSince)} have too many movements to sum them here yet.</p>`;
  return html`${late} ${days.length > 0 && zoneNote(exchange, timeZone)}`;
}

type Movement = Day['movements'][number];

const changeOf = (currency: string) => (movement: Movement) =>
  parseAmount(movement.incoming, currency) - parseAmount(movement.outgoing, currency);
const closingOf = (currency: string) => (movement: Movement) => parseSignedAmount(movement.closing, currency);

function sumOf({ movements }: Day, valueOf: (movement: Movement) => bigint): bigint {
  return movements.filter(({ account }) => isOwn(account)).reduce((sum, movement) => sum + valueOf(movement), 0n);
}

function availableOf({ movements }: Day, currency: string): bigint {
  const found = movements.find(({ account }) => account === 'available');
  return found === undefined ? 0n : parseSignedAmount(found.closing, currency);
}

function isOwn(account: string): account is OwnAccount {
  return (OWN_ACCOUNTS as readonly string[]).includes(account);
}

interface Event {
  readonly at: string;
  readonly event: LedgerEvent;
  readonly subject: string;
  readonly change: bigint;
  readonly available: bigint;
}

function eventList(exchange: SignedInExchange): List<'listPostings', Event> {
  const [currency, day] = [asked(exchange, 'currency').toUpperCase(), asked(exchange, 'day')];
  // What is no day is refused by the operation.
  const words = Number.isFinite(parseDay(day)) ? dayWords(day) : day;
  return {
    operation: 'listPostings',
    screen: 'balances',
    title: say`${words} in ${currency}`,
    back: { path: queryPath(MOVEMENTS, { currency }), title: say`Movements` },
    path: MOVEMENTS,
    kept: { currency, day },
    parameters: { merNo: ownMerchant(exchange), currency, day },
    limit: 50,
    top: ({ context, choice }) => choice.place === '' && proofOf(context, exchange, { day, currency }),
    note: dayNote,
    rowsOf: ({ postings }) => eventsOf(postings, currency),
    table: {
      caption: say`Movements of the day`,
      keyOf: ({ event, subject }) => `${event} ${subject}`,
      columns: [
        { title: say`Time`, cell: ({ at }) => moment(exchange, at) },
        { title: say`What`, cell: ({ event }) => ONE_EVENT_WORDS[event] },
        { title: say`Number`, cell: ({ subject }) => subjectLink(subject) },
        { title: say`Change in balance`, kind: 'figure', cell: ({ change }) => signed(change, currency) },
        { title: say`Change in available`, kind: 'figure', cell: ({ available }) => signed(available, currency) },
      ],
    },
    none: { yet: empty(say`Nothing moved on this day`) },
  };
}

/** All that the shop has, and what of it is available. */
function proofOf(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { day, currency }: { readonly day: string; readonly currency: string },
) {
  return dayProof(call, exchange, {
    merNo: ownMerchant(exchange),
    day,
    currency,
    linesOf: (sums) => {
      const own = sums.filter(({ account }) => isOwn(account));
      const available = own.filter(({ account }) => account === 'available');
      return [...together(say`Balance`, own), ...together(say`Of which available`, available)];
    },
  });
}

/** The postings of an event as one line: what it changed for the shop. */
function eventsOf(postings: readonly Posting[], currency: string): Event[] {
  const found = new Map<string, Event>();
  for (const { at, event, subject, from, to, amount } of postings) {
    const key = `${event} ${subject}`;
    const before = found.get(key) ?? { at, event, subject, change: 0n, available: 0n };
    const value = parseAmount(amount, currency);
    const signOf = (isMeant: (account: string) => boolean) => BigInt(Number(isMeant(to)) - Number(isMeant(from)));
    found.set(key, {
      ...before,
      change: before.change + value * signOf(isOwn),
      available: before.available + value * signOf((account) => account === 'available'),
    });
  }
  return [...found.values()];
}

function signed(value: bigint, currency: string): Html {
  const shown = figure(formatAmount(value, currency));
  return value > 0n ? html`<span class="gain">+${shown}</span>` : shown;
}
