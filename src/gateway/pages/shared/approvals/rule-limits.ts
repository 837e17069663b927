import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import type { OperatorAnswers, OperatorBodies } from '../../../../../generated/operator-operations.ts';
import type { Change } from '../../desk/form/change-table.ts';
import type { Wrong } from '../../desk/form/form-types.ts';
import { readTypedAmount } from '../../desk/form/typed-amount.ts';
import { formatAmount, parseAmount, scaleOf } from '../../../domain/money.ts';
import { amountWords } from '../../design/written.ts';

// The amounts among the rules for approvals: typed one currency per line, in one field for each kind of limit.

export type Rules = OperatorAnswers['getApprovalRules'];
export type SetRules = OperatorBodies['putApprovalRules'];
type MoneyKind = components['schemas']['MoneyKind'];

interface Limit {
  readonly currency: string;
  readonly amount: string;
}

interface LimitPart {
  readonly of: (rules: SetRules) => readonly Limit[];
  readonly put: (limits: Limit[]) => Partial<SetRules>;
  /** What a line of the changes is called. */
  readonly change: (currency: string) => string;
}

const ofKind = (kind: MoneyKind, limits: SetRules['amounts'] = []) => limits.filter((one) => one.kind === kind);
const asKind = (kind: MoneyKind, limits: readonly Limit[]) => limits.map((one) => ({ kind, ...one }));

/** By the names of their fields. */
const LIMIT_PARTS = {
  refundsAbove: {
    of: ({ amounts }) => ofKind('refund', amounts),
    put: (limits) => ({ amounts: asKind('refund', limits) }),
    change: (currency) => say`Refunds need two people above, in ${currency}`,
  },
  payoutsAbove: {
    of: ({ amounts }) => ofKind('payout', amounts),
    put: (limits) => ({ amounts: asKind('payout', limits) }),
    change: (currency) => say`Payouts need two people above, in ${currency}`,
  },
  limits: {
    of: ({ refundLimits }) => refundLimits,
    put: (refundLimits) => ({ refundLimits }),
    change: (currency) => say`Refunds alone in ${currency}`,
  },
  refundDay: {
    of: ({ dayLimits }) => ofKind('refund', dayLimits),
    put: (limits) => ({ dayLimits: asKind('refund', limits) }),
    change: (currency) => say`Refunds alone on one day in ${currency}`,
  },
  payoutLimits: {
    of: ({ payoutLimits = [] }) => payoutLimits,
    put: (payoutLimits) => ({ payoutLimits }),
    change: (currency) => say`Payouts alone in ${currency}`,
  },
  payoutDay: {
    of: ({ dayLimits }) => ofKind('payout', dayLimits),
    put: (limits) => ({ dayLimits: asKind('payout', limits) }),
    change: (currency) => say`Payouts alone on one day in ${currency}`,
  },
} as const satisfies Record<string, LimitPart>;

export type LimitName = keyof typeof LIMIT_PARTS;

const NAMES = Object.keys(LIMIT_PARTS) as LimitName[];

/** Four hundred currencies. */
export const LIMITS_LENGTH_MAX = 4000;

const LIMIT = /^([A-Z0-9]{3,10})[\s:,]+([0-9.,' ]{1,21})$/;

/** As they are typed. */
export function limitLines(rules: SetRules, name: LimitName): string {
  return LIMIT_PARTS[name]
    .of(rules)
    .map(({ currency, amount }) => `${currency} ${amount}`)
    .join('\n');
}

/** Such as `1,000.00 USD, 500.00 EUR`. */
export function limitList(rules: SetRules, name: LimitName): string {
  return LIMIT_PARTS[name]
    .of(rules)
    .map(({ currency, amount }) => amountWords(amount, currency))
    .join(', ');
}

/** What was typed, or which line is wrong. What the form does not ask for stays as it is. */
export function limitsIn(
  rules: SetRules,
  form: URLSearchParams,
  asked: readonly LimitName[],
): Omit<SetRules, 'kinds'> | Wrong {
  let limits: Required<Omit<SetRules, 'kinds'>> = { amounts: [], refundLimits: [], payoutLimits: [], dayLimits: [] };
  for (const name of NAMES) {
    const read = asked.includes(name) ? readLines(form.get(name) ?? '') : [...LIMIT_PARTS[name].of(rules)];
    // Beside the field, by its name in the contract if it has one.
    if (typeof read === 'string') return { wrong: read, field: name === 'limits' ? 'refundLimits' : name };
    limits = join(limits, LIMIT_PARTS[name].put(read));
  }
  return limits;
}

function join(one: Required<Omit<SetRules, 'kinds'>>, other: Partial<SetRules>): Required<Omit<SetRules, 'kinds'>> {
  return {
    amounts: [...one.amounts, ...(other.amounts ?? [])],
    refundLimits: [...one.refundLimits, ...(other.refundLimits ?? [])],
    payoutLimits: [...one.payoutLimits, ...(other.payoutLimits ?? [])],
    dayLimits: [...one.dayLimits, ...(other.dayLimits ?? [])],
  };
}

function readLines(text: string): Limit[] | string {
  const limits: Limit[] = [];
  for (const line of text.split('\n').map((one) => one.trim().toUpperCase())) {
    if (line === '') continue;
    const [, currency, amount = ''] = LIMIT.exec(line) ?? [];
    if (currency === undefined) return say`"${line.slice(0, 40)}" is not a currency and an amount, such as USD 100.00.`;
    const read = readTypedAmount(amount);
    if (read.kind === 'ambiguous') return say`"${line.slice(0, 40)}": the amount ${read.problem}.`;
    limits.push({ currency, amount: inFull(read.amount, currency) });
  }
  return limits;
}

/** As the gateway writes it, so that `500` is no change of `500.00`. The operation says what is wrong with any other text. */
function inFull(amount: string, currency: string): string {
  const isWhole = new RegExp(`^[0-9]{1,12}([.][0-9]{1,${scaleOf(currency)}})?$`).test(amount);
  return isWhole ? formatAmount(parseAmount(amount, currency), currency) : amount;
}

export function limitChanges(before: SetRules, after: SetRules): Change[] {
  return NAMES.flatMap((name) => {
    const { of, change } = LIMIT_PARTS[name];
    const amountIn = (rules: SetRules, currency: string) =>
      of(rules).find((limit) => limit.currency === currency)?.amount ?? say`none`;
    const currencies = [...new Set([...of(before), ...of(after)].map(({ currency }) => currency))];
    return currencies.map((currency) => ({
      label: change(currency),
      before: amountIn(before, currency),
      after: amountIn(after, currency),
    }));
  });
}
