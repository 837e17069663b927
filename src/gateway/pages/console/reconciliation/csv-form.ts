import { MEANINGS, MORE_MEANINGS, NUMBER_CHOICES } from './csv-words.ts';
import type { Rules } from './csv-words.ts';

const TYPES_MAX = 100;
const SKIP_FIRST_MAX = 4;

/** The rules that somebody chose. What the contract does not allow, its check names. */
export function rulesIn(form: URLSearchParams): Rules {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const [decimal, thousands] = splitNumber(form.get('number') ?? '');
  const columns = Object.fromEntries(
    [...MEANINGS, ...MORE_MEANINGS].map(([name]) => [name, form.get(`column-${name}`) || null]),
  );
  return {
    kind: text('kind') as Rules['kind'],
    encoding: text('encoding') as Rules['encoding'],
    separator: (form.get('separator') ?? '') as Rules['separator'],
    quote: (text('quote') || null) as Rules['quote'],
    decimal,
    thousands,
    timeZone: text('timeZone'),
    dateForm: text('dateForm') as Rules['dateForm'],
    skipFirst: countIn(text('skipFirst')),
    skipLast: countIn(text('skipLast')),
    skipRows: text('skipRows').split('\n').flatMap(skippedIn),
    // Each of the two that every file has is a text: an empty one is refused by its name.
    columns: {
      ...columns,
      date: columns['date'] ?? '',
      reference: columns['reference'] ?? '',
      otherFees: valuesIn(text('otherFees')),
    } as Rules['columns'],
    types: typesIn(form),
    currency: text('currency').toUpperCase() || null,
    sign: text('sign') as Rules['sign'],
    creditValues: valuesIn(text('creditValues')),
    debitValues: valuesIn(text('debitValues')),
    feeSign: text('feeSign') === 'kept' ? 'kept' : 'signed',
  };
}

function splitNumber(chosen: string): [Rules['decimal'], Rules['thousands']] {
  const [found] = NUMBER_CHOICES.find(([value]) => value === chosen) ?? NUMBER_CHOICES[0] ?? ['. '];
  const at = found.indexOf(' ');
  return [found.slice(0, at) as Rules['decimal'], found.slice(at + 1) as Rules['thousands']];
}

function countIn(text: string): number {
  return /^[0-9]+$/.test(text) && text.length <= SKIP_FIRST_MAX ? Number(text) : 0;
}

function valuesIn(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** A line without an equals sign names no column. */
function skippedIn(line: string): Rules['skipRows'][number][] {
  const at = line.indexOf('=');
  const values = valuesIn(line.slice(at + 1));
  return at < 0 || values.length === 0 ? [] : [{ column: line.slice(0, at).trim(), values }];
}

function typesIn(form: URLSearchParams): Rules['types'][number][] {
  const types: Rules['types'][number][] = [];
  for (let index = 0; index < TYPES_MAX && form.has(`value-${index}`); index += 1) {
    const value = (form.get(`value-${index}`) ?? '').trim();
    const type = form.get(`type-${index}`) ?? '';
    if (value !== '' && type !== '') types.push({ value, type: type as Rules['types'][number]['type'] });
  }
  return types;
}
