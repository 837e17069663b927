import type { components } from '../../../../../generated/operator.ts';
import type { Refused } from '../../../operator/refused.ts';
import { fieldOf } from '../../frame/form.ts';
import { wordsOf } from '../../shared/merchants/websites.ts';
import { readAcquirerLines, readAmountLine, readDigitLines, readTimeLines } from './rule-lines.ts';
import type { Condition, Rule } from './version.ts';

// A rule as its form was filled in. What cannot be read is named by its field, and so is what the operation refuses.

type Method = components['schemas']['Method'];
type Use = Rule['use'];

/** What of it is wrong, each by its field. */
type Problems = { readonly field: string; readonly problem: string }[];

/** The value, or undefined and a problem more if it is a sentence about what is wrong. */
function taken<Read>(problems: Problems, field: string, read: Read | string): Read | undefined {
  if (typeof read !== 'string') return read;
  problems.push({ field, problem: read });
  return undefined;
}

export function readRule(form: URLSearchParams): Rule | Refused {
  const problems: Problems = [];
  const when = conditionIn(form, problems);
  const use = useIn(form, problems);
  if (problems.length > 0) {
    return { kind: 'refused', name: 'invalidInput', detail: 'Some of it cannot be read.', fields: problems };
  }
  return {
    name: fieldOf(form, 'name'),
    when,
    use,
    ...(form.get('retriesDeclined') === 'yes' && { retriesDeclined: true }),
  };
}

/** Only what is asked for: an empty list would match nothing. */
function conditionIn(form: URLSearchParams, problems: Problems): Condition {
  const methods = form.getAll('methods') as Method[];
  const currencies = listIn(form, 'currencies', (word) => word.toUpperCase());
  const amount = taken(problems, 'amount', readAmountLine(fieldOf(form, 'amount'))) ?? null;
  const cardCountries = listIn(form, 'cardCountries', (word) => word.toUpperCase());
  const cardRegions = listIn(form, 'cardRegions', (word) => word.toLowerCase());
  const cardRanges = taken(problems, 'cardRanges', readDigitLines(form.get('cardRanges') ?? '')) ?? [];
  const merchants = taken(problems, 'merchants', merchantsIn(form)) ?? [];
  const times = taken(problems, 'times', readTimeLines(form.get('times') ?? '')) ?? [];
  const percent = taken(problems, 'percent', wholeIn(form, 'percent')) ?? null;
  return {
    ...(methods.length > 0 && { methods }),
    ...(currencies.length > 0 && { currencies }),
    ...(amount !== null && { amount }),
    ...(cardCountries.length > 0 && { cardCountries }),
    ...(cardRegions.length > 0 && { cardRegions }),
    ...(cardRanges.length > 0 && { cardRanges }),
    ...(merchants.length > 0 && { merchants }),
    ...(times.length > 0 && { times }),
    ...(percent !== null && { percent }),
  };
}

function useIn(form: URLSearchParams, problems: Problems): Use {
  const strategy = fieldOf(form, 'strategy') as Use['strategy'];
  const acquirers = taken(problems, 'acquirers', readAcquirerLines(form.get('acquirers') ?? '')) ?? [];
  const floorPercent =
    strategy === 'success' ? (taken(problems, 'floorPercent', wholeIn(form, 'floorPercent')) ?? null) : null;
  return { strategy, acquirers, ...(floorPercent !== null && { floorPercent }) };
}

function listIn(form: URLSearchParams, name: string, spelled: (word: string) => string): string[] {
  return [...new Set(wordsOf(form.get(name) ?? '').map(spelled))];
}

function merchantsIn(form: URLSearchParams): number[] | string {
  const words = wordsOf(form.get('merchants') ?? '');
  const wrong = words.find((word) => !/^[0-9]{1,10}$/.test(word));
  if (wrong !== undefined) return `"${wrong.slice(0, 40)}" is no number of a merchant.`;
  return [...new Set(words.map(Number))];
}

/** Null if it was left empty. */
function wholeIn(form: URLSearchParams, name: string): number | null | string {
  const typed = fieldOf(form, name);
  const text = typed.endsWith('%') ? typed.slice(0, -1).trimEnd() : typed;
  if (text === '') return null;
  return /^[0-9]{1,3}$/.test(text) ? Number(text) : 'Write a whole number of percent, such as 30.';
}

/** Names of the contract, such as `rules[2].when.currencies[0]`, as the form of that rule calls them. */
export function refusedByField(refused: Refused, place: number): Refused {
  const own = `rules[${place}].`;
  const fields = refused.fields?.map(({ field, problem }) => ({ field: fieldIn(field, own), problem }));
  return { ...refused, ...(fields && { fields }) };
}

function fieldIn(name: string, own: string): string {
  if (!name.startsWith(own)) return name.replace(/^rules\[(\d+)\]\./, (_, index) => `Rule ${Number(index) + 1}, `);
  return name
    .slice(own.length)
    .replace(/^(?:when|use)\./, '')
    .replace(/[.[].*$/, '');
}
