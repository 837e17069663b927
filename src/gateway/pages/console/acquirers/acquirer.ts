import type { OperatorAnswers, OperatorBodies } from '../../../../../generated/operator-operations.ts';
import type { Html } from '../../../../web/html.ts';
import { amountWords } from '../../design/written.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import { methodWords } from '../../shared/orders/order-words.ts';

// An acquirer's row in words, for the list, its page and its forms.

export type Acquirer = OperatorAnswers['listAcquirers']['acquirers'][number];
export type Use = Omit<OperatorBodies['putAcquirer'], 'version'>;
type Bounds = Pick<Acquirer, 'methods' | 'currencies' | 'countries'>;

export const ACQUIRERS = CONSOLE + SCREENS.channels.path;

export function acquirerPath(name: string): string {
  return `${ACQUIRERS}/${name}`;
}

/** The one that the address names. */
export function readAcquirer({ call }: DeskContext) {
  return async (exchange: SignedInExchange): Promise<Answered<Acquirer>> => {
    const listed = await call(exchange, 'listAcquirers', {});
    if (listed.kind !== 'done') return listed;
    const found = listed.value.acquirers.find(({ name }) => name === exchange.parameter);
    return found === undefined ? NOT_FOUND : { kind: 'done', value: found };
  };
}

const NOT_FOUND = {
  kind: 'refused',
  name: 'acquirerNotFound',
  detail: 'There is no such acquirer. The configuration names them, in CHANNEL_URL or ACQUIRERS_FILE.',
} as const;

export const STATES: Readonly<
  Record<Acquirer['state'], { readonly title: string; readonly tone: Tone; readonly about: string }>
> = {
  active: { title: 'Active', tone: 'good', about: 'Takes new payments and payouts.' },
  draining: {
    title: 'Draining',
    tone: 'wait',
    about: 'Takes no new payments and payouts. What it has is refunded, asked about and cancelled as before.',
  },
  paused: { title: 'Paused', tone: 'bad', about: 'Is not called at all. What concerns it waits.' },
};

export function stateTag({ state }: Pick<Acquirer, 'state'>): Html {
  return tag(STATES[state].title, STATES[state].tone);
}

/** Each bound in words; `All` where there is none. */
export function boundWords({ methods, currencies, countries }: Bounds): Readonly<Record<keyof Bounds, string>> {
  return {
    methods: wordsOf(methods?.map(methodWords) ?? null),
    currencies: wordsOf(currencies),
    countries: wordsOf(countries),
  };
}

function wordsOf(bound: readonly string[] | null): string {
  return bound?.join(', ') ?? 'All';
}

/** Such as `Card · EUR, USD`: only what bounds it. */
export function takesWords(acquirer: Acquirer): string {
  const words = boundWords(acquirer);
  const bounded = (['methods', 'currencies', 'countries'] as const).filter((name) => acquirer[name] !== null);
  return bounded.map((name) => words[name]).join(' · ') || 'Everything';
}

/** Such as `1.00 to 5,000.00 EUR`. */
export function limitWords({ currency, min, max }: Acquirer['limits'][number]): string {
  if (max === null) return `from ${amountWords(min ?? '0', currency)}`;
  return min === null ? `up to ${amountWords(max, currency)}` : `${min} to ${amountWords(max, currency)}`;
}

export function limitList({ limits }: Pick<Acquirer, 'limits'>): string {
  return limits.map(limitWords).join(', ') || 'None';
}

/** What can be changed, without its bookkeeping. */
export function useOf({ state, preference, methods, currencies, countries, limits }: Acquirer): Use {
  return { state, preference, methods, currencies, countries, limits };
}
