import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { LedgerEvent } from '../../../domain/ledger.ts';
import { formatAmount, parseAmount } from '../../../domain/money.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { Call, DeskRoute } from '../../desk/desk-types.ts';
import { queryPath } from '../../desk/query-path.ts';
import { showRead } from '../../desk/show-read.ts';
import { DAY_NOTE, asked, dayWords, figure, zoneNote } from '../../desk/views/figures.ts';
import { tabs } from '../../desk/views/filters.ts';
import { answerDesk } from '../../desk/views/layout.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty } from '../../desk/views/parts.ts';
import { pager, table } from '../../desk/views/table.ts';
import { subjectLink } from '../number-links.ts';
import { ownMerchant } from '../own-merchant.ts';
import { BALANCES, MOVEMENTS } from './balance-tiles.ts';
import { ONE_EVENT_WORDS, OWN_ACCOUNTS } from './money-words.ts';
import type { OwnAccount } from './money-words.ts';

type Day = components['schemas']['BalanceDay'];
type Posting = components['schemas']['Posting'];

const DAYS = 31;
const EVENTS = 50;
const BACK = { path: BALANCES, title: 'Balances' };

/** Days of one currency; a day leads to its events, and these to their orders. */
export function movementsRoute(call: Call): DeskRoute {
  return {
    path: '/movements',
    show: (exchange) => (asked(exchange, 'day') === '' ? showDays(call, exchange) : showEvents(call, exchange)),
  };
}

async function showDays(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const merNo = ownMerchant(exchange);
  return showRead(exchange, call(exchange, 'getBalances', { parameters: { merNo } }), ({ balances }) => {
    const currency = asked(exchange, 'currency').toUpperCase() || (balances[0]?.currency ?? 'USD');
    const before = asked(exchange, 'before');
    const parameters = { merNo, currency, limit: DAYS, ...(before && { before }) };
    return showRead(
      exchange,
      call(exchange, 'listBalanceDays', { parameters }),
      ({ days, next, openSince, timeZone }) => {
        const choice = tabs(
          'Currencies',
          balances.map((one) => [
            queryPath(MOVEMENTS, { currency: one.currency }),
            one.currency,
            one.currency === currency,
          ]),
        );
        const late =
          openSince !== null &&
          html`<p class="soft">Days since ${dayWords(openSince)} have too many movements to sum them here yet.</p>`;
        const list = days.length === 0 ? empty(`Nothing moved in ${currency}`) : dayTable(currency, days);
        const paging = pager({
          first: before ? queryPath(MOVEMENTS, { currency }) : null,
          next: next && queryPath(MOVEMENTS, { currency, before: next }),
        });
        const content = html`${balances.length > 1 && choice} ${late} ${days.length > 0 && zoneNote(exchange, timeZone)}
        ${list} ${paging}`;
        return answerDesk(exchange, { screen: 'balances', title: `Movements in ${currency}`, back: BACK, content });
      },
    );
  });
}

function dayTable(currency: string, days: readonly Day[]): Html {
  return table<Day>({
    caption: `Days with movements in ${currency}`,
    rows: days,
    keyOf: ({ day }) => day,
    pathOf: ({ day }) => queryPath(MOVEMENTS, { currency, day }),
    columns: [
      { title: 'Day', cell: ({ day }) => dayWords(day) },
      { title: 'Change', kind: 'figure', cell: (day) => signed(sumOf(day, currency, changeOf(currency)), currency) },
      {
        title: 'Balance at its end',
        kind: 'figure',
        cell: (day) => figure(formatAmount(sumOf(day, currency, closingOf(currency)), currency)),
      },
      {
        title: 'Of it available',
        kind: 'figure',
        cell: (day) => figure(formatAmount(availableOf(day, currency), currency)),
      },
    ],
  });
}

type Movement = Day['movements'][number];

const changeOf = (currency: string) => (movement: Movement) =>
  parseAmount(movement.incoming, currency) - parseAmount(movement.outgoing, currency);
const closingOf = (currency: string) => (movement: Movement) => signedAmount(movement.closing, currency);

function sumOf({ movements }: Day, _currency: string, valueOf: (movement: Movement) => bigint): bigint {
  return movements.filter(({ account }) => isOwn(account)).reduce((sum, movement) => sum + valueOf(movement), 0n);
}

function availableOf({ movements }: Day, currency: string): bigint {
  const found = movements.find(({ account }) => account === 'available');
  return found === undefined ? 0n : signedAmount(found.closing, currency);
}

/** A debt is below zero. */
function signedAmount(decimal: string, currency: string): bigint {
  return decimal.startsWith('-') ? -parseAmount(decimal.slice(1), currency) : parseAmount(decimal, currency);
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

async function showEvents(call: Call, exchange: SignedInExchange): Promise<PageAnswer> {
  const currency = asked(exchange, 'currency').toUpperCase();
  const [day, before] = [asked(exchange, 'day'), asked(exchange, 'before')];
  const parameters = { merNo: ownMerchant(exchange), currency, day, limit: EVENTS, ...(before && { before }) };
  return showRead(exchange, call(exchange, 'listPostings', { parameters }), ({ postings, next }) => {
    const events = eventsOf(postings, currency);
    const list = events.length === 0 ? empty('Nothing moved on this day') : eventTable(exchange, events, currency);
    const paging = pager({
      first: before ? queryPath(MOVEMENTS, { currency, day }) : null,
      next: next && queryPath(MOVEMENTS, { currency, day, before: next }),
    });
    return answerDesk(exchange, {
      screen: 'balances',
      title: `${dayWords(day)} in ${currency}`,
      back: { path: queryPath(MOVEMENTS, { currency }), title: 'Movements' },
      content: html`${DAY_NOTE} ${list} ${paging}`,
    });
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

function eventTable(exchange: SignedInExchange, events: readonly Event[], currency: string): Html {
  return table<Event>({
    caption: 'Movements of the day',
    rows: events,
    keyOf: ({ event, subject }) => `${event} ${subject}`,
    columns: [
      { title: 'Time', cell: ({ at }) => moment(exchange, at) },
      { title: 'What', cell: ({ event }) => ONE_EVENT_WORDS[event] },
      { title: 'Number', cell: ({ subject }) => subjectLink(subject) },
      { title: 'Change', kind: 'figure', cell: ({ change }) => signed(change, currency) },
      { title: 'Change in available', kind: 'figure', cell: ({ available }) => signed(available, currency) },
    ],
  });
}

function signed(value: bigint, currency: string): Html {
  const shown = figure(formatAmount(value, currency));
  return value > 0n ? html`<span class="gain">+${shown}</span>` : shown;
}
