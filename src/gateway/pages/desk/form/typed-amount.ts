import { say } from '../../../../web/texts.ts';

// Amounts as people type them: `49,90`, `1,250.00`, `1.250,00`, `1 250`. One reader for the forms of both desks.

export type TypedAmount =
  | { readonly kind: 'amount'; readonly amount: string }
  /** `1,234` is a thousand and more to one person, and one and a bit to another. */
  | { readonly kind: 'ambiguous'; readonly problem: string };

/** Fields of operations that people fill in with amounts, fees or rates. */
const FIELDS: ReadonlySet<string> = new Set([
  'amount',
  'amountMin',
  'amountMax',
  'transactionFee',
  'refundFee',
  'chargebackFee',
  'payoutFee',
]);

const TEXT_LENGTH_MAX = 40;
/** Between groups of three digits, and nowhere else: spaces of any width, and the apostrophe of Switzerland. */
const SPACED = /^[0-9]{1,3}(?:[\s'’][0-9]{3}){1,5}(?=$|[.,])/;
const PLAIN = /^[0-9]+$/;
const GROUPED = /^[0-9]{1,3}(?:,[0-9]{3}){2,5}$|^[0-9]{1,3}(?:[.][0-9]{3}){2,5}$/;
const BOTH = /^[0-9]{1,3}(?:(?:,[0-9]{3}){1,5}[.]|(?:[.][0-9]{3}){1,5},)[0-9]+$/;
const ONE = /^([0-9]+)[.,]([0-9]+)$/;

/** In the contract's form. What cannot be understood stays as it is: the operation says what is wrong with it. */
export function readTypedAmount(typed: string): TypedAmount {
  const text = typed.trim();
  if (text.length > TEXT_LENGTH_MAX) return { kind: 'amount', amount: typed };
  const [spaced] = SPACED.exec(text) ?? [];
  const joined = spaced === undefined ? text : text.replace(spaced, spaced.replaceAll(/\D/g, ''));
  if (PLAIN.test(joined)) return { kind: 'amount', amount: joined };
  if (GROUPED.test(joined)) return { kind: 'amount', amount: joined.replaceAll(/\D/g, '') };
  if (BOTH.test(joined)) {
    const at = Math.max(joined.lastIndexOf('.'), joined.lastIndexOf(','));
    return { kind: 'amount', amount: `${joined.slice(0, at).replaceAll(/\D/g, '')}.${joined.slice(at + 1)}` };
  }
  const [, whole, fraction] = ONE.exec(joined) ?? [];
  if (whole === undefined || fraction === undefined) return { kind: 'amount', amount: typed };
  const couldBeGroups = spaced === undefined && fraction.length === 3 && /^[1-9][0-9]{0,2}$/.test(whole);
  if (!couldBeGroups) return { kind: 'amount', amount: `${whole}.${fraction}` };
  // Two decimals where they say the same; a fourth only where three are meant, which no groups have.
  const small = `${whole}.${fraction.endsWith('0') ? fraction.slice(0, 2) : `${fraction}0`}`;
  const problem = say`can be read in two ways; write ${`${whole}${fraction}.00`} or ${small}`;
  return { kind: 'ambiguous', problem };
}

type Fields = Readonly<Record<string, unknown>>;

export interface ReadFields<Given> {
  readonly fields: Given;
  readonly problems: readonly { readonly field: string; readonly problem: string }[];
}

/** The same fields with their amounts in the contract's form, and what has to be asked about. */
export function readAmounts<Given extends Fields | null>(given: Given): ReadFields<Given> {
  const problems: { field: string; problem: string }[] = [];
  const readOne = (name: string, value: unknown): unknown => {
    if (typeof value === 'string' && FIELDS.has(name)) {
      const read = readTypedAmount(value);
      if (read.kind === 'amount') return read.amount;
      problems.push({ field: name, problem: read.problem });
    }
    if (Array.isArray(value)) return value.map((item) => readOne('', item));
    return typeof value === 'object' && value !== null ? readAll(value as Fields) : value;
  };
  const readAll = (fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readOne(name, value)]));
  return { fields: (given === null ? null : readAll(given)) as Given, problems };
}
