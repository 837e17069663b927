import type { components } from '../../../../generated/operator.ts';
import type { OperatorBodies } from '../../../../generated/operator-operations.ts';
import type { AmountLimit } from '../../domain/acquirers/acquirer.ts';
import { formatAmount, parseAmount } from '../../domain/money.ts';
import type { ChangedAcquirer, ListedAcquirer } from '../../operations/acquirers/acquirers.ts';
import type { AcquirerCapabilities } from '../../operations/acquirers/known-acquirers.ts';
import { invalid } from '../../operations/outcome.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import { amountProblems, optionalMoment } from './merchant.ts';

type Schemas = components['schemas'];
type Methods = Schemas['AcquirerMethods'];

export function acquirerToWire(acquirer: ListedAcquirer): Schemas['Acquirer'] {
  const { limits, changedAt, capabilities } = acquirer;
  return {
    name: acquirer.name,
    isConfigured: acquirer.isConfigured,
    state: acquirer.state,
    preference: acquirer.preference,
    ...boundsToWire(acquirer),
    limits: limits.map(limitToWire),
    version: acquirer.version,
    changedAt: optionalMoment(changedAt),
    takesHints: acquirer.takesHints,
    capabilities: capabilities && {
      contractVersion: capabilities.contractVersion,
      claims: [...capabilities.claims],
      ...boundsToWire(capabilities),
    },
    open: acquirer.open,
    owes: acquirer.owes.map(({ currency, amount }) => ({ currency, amount: formatAmount(amount, currency) })),
  };
}

function boundsToWire({
  methods,
  currencies,
  countries,
}: Pick<AcquirerCapabilities, 'methods' | 'currencies' | 'countries'>) {
  return {
    // They were checked by the contract when they came in.
    methods: methods && ([...methods] as NonNullable<Methods>),
    currencies: currencies && [...currencies],
    countries: countries && [...countries],
  };
}

function limitToWire({ currency, min, max }: AmountLimit): Schemas['AcquirerLimit'] {
  const text = (amount: bigint | null) => (amount === null ? null : formatAmount(amount, currency));
  return { currency, min: text(min), max: text(max) };
}

export function acquirerFromWire(
  name: string,
  { limits, ...use }: OperatorBodies['putAcquirer'],
): ChangedAcquirer | InputProblem[] {
  const problems = limits.flatMap((limit, index) =>
    limitProblems({ limits, currencies: use.currencies }, limit, index),
  );
  if (problems.length > 0) return problems;
  return {
    ...use,
    name,
    limits: limits.map(({ currency, min, max }) => ({
      currency,
      min: min === null ? null : parseAmount(min, currency),
      max: max === null ? null : parseAmount(max, currency),
    })),
  };
}

function limitProblems(
  { limits, currencies }: Pick<OperatorBodies['putAcquirer'], 'limits' | 'currencies'>,
  { currency, min, max }: Schemas['AcquirerLimit'],
  index: number,
): InputProblem[] {
  const field = (name: string) => `limits[${index}].${name}`;
  const isRepeated = limits.findIndex((other) => other.currency === currency) !== index;
  const ofAmounts = [
    ...(min === null ? [] : amountProblems(field('min'), min, currency)),
    ...(max === null ? [] : amountProblems(field('max'), max, currency)),
  ];
  if (ofAmounts.length > 0) return ofAmounts;
  return [
    ...(isRepeated ? [invalid(field('currency'), 'limitRepeated', { currency })] : []),
    ...(currencies !== null && !currencies.includes(currency)
      ? [invalid(field('currency'), 'limitOfOtherCurrency', { currency })]
      : []),
    ...(min === null && max === null ? [invalid(field('max'), 'limitEmpty')] : []),
    ...(min !== null && max !== null && parseAmount(min, currency) > parseAmount(max, currency)
      ? [invalid(field('max'), 'limitReversed')]
      : []),
  ];
}
