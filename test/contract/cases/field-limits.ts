import type { DocumentedField, FieldRules } from './documented-fields.ts';

/** A value at or beyond a limit of a field, and whether the contract takes it. */
export interface FieldTrial {
  readonly what: string;
  /** `undefined` leaves the field out. */
  readonly value: unknown;
  readonly taken: boolean;
}

export function trialsOf(field: DocumentedField): FieldTrial[] {
  const { rules, sample } = field;
  const trials = [...absentTrials(field), ...wrongTypes(rules), ...trialsByType(rules, sample)];
  return [...trials, ...checkTrials(rules.check)];
}

/** What counts as absent is taken where the field may be left out. The item of a list has its place and cannot be. */
function absentTrials({ path, required, dependent, rules }: DocumentedField): FieldTrial[] {
  const isItem = typeof path.at(-1) === 'number';
  const empty = { what: 'empty', value: '' };
  if (isItem) {
    const trials = [{ what: 'null', value: null, taken: false }];
    return rules.type === 'string' ? [...trials, { ...empty, taken: rules.emptyText }] : trials;
  }
  const trials: Omit<FieldTrial, 'taken'>[] = [
    { what: 'absent', value: undefined },
    { what: 'null', value: null },
  ];
  if (rules.type === 'string' || (rules.type === 'array' && rules.emptyText)) trials.push(empty);
  return trials.map((trial) => ({ ...trial, taken: !required && !dependent }));
}

const UNUSABLE_ADDRESSES = [
  'http://:8158/',
  'http://shop.example:99999/',
  'http://shop.example:0/',
  'http://[::1/',
  'http://user@shop.example/',
  'http://user:password@shop.example/',
  'http://shop.example:port/',
  'http://1.2.3.4.5/',
  'http://shop..example/',
  'http://%zz/',
];

/** What fits the pattern of a field and is still of no use. */
function checkTrials(check: string | undefined): FieldTrial[] {
  const refused = (values: readonly string[]) => values.map((value) => ({ what: `as ${value}`, value, taken: false }));
  if (check === 'webAddress') return refused(UNUSABLE_ADDRESSES);
  if (check !== 'ipAddress') return [];
  return [
    ...refused(['localhost', '203.0.113', '203.0.113.256', '203.0.113.7:80', '2001:db8:::7']),
    { what: 'of IPv6', value: '2001:db8::7', taken: true },
  ];
}

function trialsByType(rules: FieldRules, sample: unknown): FieldTrial[] {
  if (rules.type === 'string') return textTrials(rules, String(sample));
  if (rules.type === 'integer') return numberTrials(rules);
  if (rules.type === 'boolean') return [true, false].map((value) => ({ what: String(value), value, taken: true }));
  return rules.type === 'array' ? listTrials(rules, (sample as unknown[])[0]) : [];
}

const VALUES_BY_TYPE: Readonly<Record<string, unknown>> = {
  string: 'text',
  integer: 7,
  boolean: true,
  array: [],
  object: {},
};

function wrongTypes(rules: FieldRules): FieldTrial[] {
  const others = Object.entries(VALUES_BY_TYPE).filter(([type]) => type !== rules.type);
  const trials = others.map(([type, value]) => ({ what: `of type ${type}`, value, taken: false }));
  if (rules.type === 'integer') trials.push({ what: 'of a broken number', value: 1.5, taken: false });
  return trials;
}

function textTrials(rules: FieldRules, sample: string): FieldTrial[] {
  const trials: FieldTrial[] = [];
  if (rules.enum !== undefined) {
    // Long lists (countries, currencies) are tried at their ends.
    const values = rules.enum.length > 20 ? [rules.enum[0], rules.enum.at(-1)] : rules.enum;
    trials.push({ what: 'of no listed value', value: 'ZZ9'.slice(0, rules.maxLength), taken: false });
    trials.push(...values.map((value) => ({ what: `with ${JSON.stringify(value)}`, value, taken: true })));
  } else if (rules.maxLength < Infinity) {
    // No IP address is as long as its field.
    if (rules.check !== 'ipAddress') {
      trials.push({ what: 'at its longest', value: ofLength(sample, rules.maxLength, rules.patterns), taken: true });
    }
    trials.push({ what: 'one too long', value: ofLength(sample, rules.maxLength + 1, []), taken: false });
  }
  const broken = BROKEN_TEXTS.find((text) => rules.patterns.some((pattern) => !new RegExp(pattern).test(text)));
  if (broken !== undefined) trials.push({ what: 'in a wrong form', value: broken, taken: false });
  return trials;
}

const BROKEN_TEXTS = [' ', '\u0007'];

/** The sample made longer, so that it keeps its form: what is added stands in front or at the end. */
function ofLength(sample: string, length: number, patterns: readonly string[]): string {
  const start = sample.slice(0, length);
  const missing = length - start.length;
  const candidates = ['0', '1', 'a', 'A'].flatMap((filler) => [
    start + filler.repeat(missing),
    filler.repeat(missing) + start,
  ]);
  const found = candidates.find((text) => patterns.every((pattern) => new RegExp(pattern).test(text)));
  if (found === undefined) throw new Error(`no text of ${length} characters like ${sample}`);
  return found;
}

function numberTrials({ minimum, maximum }: FieldRules): FieldTrial[] {
  const low = [
    { what: `at ${minimum}`, value: minimum, taken: true },
    { what: `under ${minimum}`, value: minimum - 1, taken: false },
  ];
  const high = [
    { what: `at ${maximum}`, value: maximum, taken: true },
    { what: `over ${maximum}`, value: maximum + 1, taken: false },
  ];
  return [...(Number.isFinite(minimum) ? low : []), ...(Number.isFinite(maximum) ? high : [])];
}

function listTrials({ minItems, maxItems }: FieldRules, item: unknown): FieldTrial[] {
  const list = (length: number) => Array.from({ length }, () => structuredClone(item));
  const trials = [{ what: 'with an empty list', value: list(0), taken: minItems === 0 }];
  if (maxItems === Infinity) return trials;
  trials.push({ what: `with ${maxItems} items`, value: list(maxItems), taken: true });
  trials.push({ what: `with ${maxItems + 1} items`, value: list(maxItems + 1), taken: false });
  return trials;
}
