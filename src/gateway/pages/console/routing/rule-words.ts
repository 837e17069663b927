import { countryName, percentWords } from '../../design/written.ts';
import { merchantWords } from '../../desk/merchant-names.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { methodWords } from '../../shared/orders/order-words.ts';
import { limitWords } from '../acquirers/acquirer.ts';
import { acquirerWords, digitWords, timeWords } from './rule-lines.ts';
import type { Condition, Rule } from './version.ts';

// A rule as a sentence that people understand, and part by part, so that two versions of it can be compared.

type Use = Rule['use'];

interface Part {
  readonly label: string;
  /** Empty if the rule does not ask for it. */
  words(when: Condition, exchange: SignedInExchange): string;
  /** In a sentence, where the words do not say by themselves what they are about. */
  readonly before?: string;
  readonly after?: string;
}

const PARTS: readonly Part[] = [
  { label: 'Methods', words: ({ methods }) => either(methods?.map(methodWords)) },
  { label: 'Currencies', words: ({ currencies }) => either(currencies) },
  { label: 'Amount', words: ({ amount }) => (amount === undefined ? '' : limitWords(amount)) },
  {
    label: 'Countries of cards',
    words: ({ cardCountries }) => either(cardCountries?.map(countryName)),
    before: 'cards issued in',
  },
  { label: 'Regions of cards', words: ({ cardRegions }) => either(cardRegions), before: 'cards issued in' },
  {
    label: 'First digits of cards',
    words: ({ cardRanges }) => either(cardRanges?.map(digitWords)),
    before: 'cards that begin with',
  },
  {
    label: 'Merchants',
    words: ({ merchants }, exchange) => either(merchants?.map((merNo) => merchantWords(exchange, merNo))),
  },
  { label: 'Times', words: ({ times }) => either(times?.map(timeWords)) },
  {
    label: 'Share of the orders',
    words: ({ percent }) => (percent === undefined ? '' : percentWords(percent / 100, 0)),
    after: 'of such orders',
  },
];

/** What has to hold, each in a phrase; empty for a rule that always holds. */
export function conditionPhrases(exchange: SignedInExchange, when: Condition): string[] {
  return PARTS.flatMap(({ words, before = '', after = '' }) => {
    const text = words(when, exchange);
    return text === '' ? [] : [`${before} ${text} ${after}`.trim()];
  });
}

const FLOOR_PERCENT = 5;

/** How a rule that chooses this way puts it, with the acquirers behind. */
export const STRATEGIES: Readonly<Record<Use['strategy'], { readonly title: string; readonly about: string }>> = {
  preference: { title: 'In this order', about: 'the first that may take it' },
  share: { title: 'By shares', about: 'each gets its share of the orders' },
  cost: { title: 'The least cost', about: 'by the agreed fees' },
  success: { title: 'The best success rate', about: 'by what was approved lately' },
};

/** Such as `the least cost of north, south`. */
export function usePhrase({ strategy, acquirers, floorPercent = FLOOR_PERCENT }: Use): string {
  const names = acquirers.map(({ acquirer }) => acquirer);
  switch (strategy) {
    case 'preference':
      return names.map((name, index) => (index === 0 ? name : `then ${name}`)).join(', ');
    case 'share':
      return acquirers.map(acquirerWords).join(', ');
    case 'cost':
      return `the least cost of ${names.join(', ')}`;
    case 'success': {
      const floor = floorPercent === 0 ? '' : `; each other gets ${percentWords(floorPercent / 100, 0)} of the orders`;
      return `the best success rate of ${names.join(', ')}${floor}`;
    }
  }
}

export const RETRIES = 'another is tried after a soft decline';

export interface RuleChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between a rule before and after, by the names that its form has. */
export function changesOf(exchange: SignedInExchange, before: Rule, after: Rule): RuleChange[] {
  const now = shownOf(exchange, after);
  return shownOf(exchange, before).flatMap(([label, old], index) => {
    const [, text = ''] = now[index] ?? [];
    return old === text ? [] : [{ label, before: old, after: text }];
  });
}

const ANY = 'any';

function shownOf(exchange: SignedInExchange, { name, when, use, retriesDeclined }: Rule): [string, string][] {
  const { strategy, acquirers, floorPercent = FLOOR_PERCENT } = use;
  return [
    ['Name', name],
    ...PARTS.map(({ label, words }): [string, string] => [label, words(when, exchange) || ANY]),
    ['How it chooses', STRATEGIES[strategy].title],
    ['Acquirers', acquirers.map(acquirerWords).join(', ')],
    ['For each but the best', strategy === 'success' ? percentWords(floorPercent / 100, 0) : 'nothing'],
    ['After a soft decline', retriesDeclined === true ? 'another is tried' : 'no other is tried'],
  ];
}

/** Such as `EUR, USD or GBP`. */
function either(words: readonly string[] = []): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}
