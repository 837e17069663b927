import type { components } from '../../../../generated/operator.ts';
import { AMOUNT_MAX, formatAmount, parseAmount, scaleOf } from '../../domain/money.ts';
import { FREE_TERMS } from '../../domain/merchants/merchant.ts';
import type { MerchantTerms } from '../../domain/merchants/merchant.ts';
import { fractionProblem } from '../../domain/whole-currency.ts';
import type { InputProblem } from '../../operations/outcome.ts';
import type { TermsChange } from '../../operations/merchants/terms-history.ts';

// What several handlers map between wire and domain: moments, terms, amounts. What one of them maps stands in it.

type Schemas = components['schemas'];

export function momentText(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export function optionalMoment(milliseconds: number | null): string | null {
  return milliseconds === null ? null : momentText(milliseconds);
}

const FEES = ['transactionFee', 'refundFee', 'chargebackFee', 'payoutFee'] as const;

/** Where each payment settles in its own currency, fees have the two decimals of an ordinary one. */
const ORDINARY_CURRENCY = 'USD';

export function termsToWire(terms: MerchantTerms): Schemas['Terms'] {
  const fee = (amount: bigint) => formatAmount(amount, terms.settlementCurrency ?? ORDINARY_CURRENCY);
  return {
    handlingFeeBasisPoints: terms.handlingFeeBasisPoints,
    transactionFee: fee(terms.transactionFee),
    refundFee: fee(terms.refundFee),
    chargebackFee: fee(terms.chargebackFee),
    payoutFee: fee(terms.payoutFee),
    marginBasisPoints: terms.marginBasisPoints,
    marginDays: terms.marginDays,
    settlementDays: terms.settlementDays,
    settlementCurrency: terms.settlementCurrency,
  };
}

const FREE_OF_CHARGE: Schemas['Terms'] = termsToWire(FREE_TERMS);

/** The terms of a new merchant: what is left out is zero. */
export function newTerms(terms: Schemas['NewTerms'] | undefined): { terms?: Schemas['Terms'] } {
  return terms === undefined ? {} : { terms: { ...FREE_OF_CHARGE, ...terms } };
}

/** The terms of a new merchant as the domain has them, or what is wrong with them. */
export function newTermsFromWire(given: Schemas['NewTerms']): MerchantTerms | InputProblem[] {
  const terms = { ...FREE_OF_CHARGE, ...given };
  const problems = feeProblems(terms, 'terms.');
  return problems.length > 0 ? problems : termsFromWire(terms);
}

export function feeProblems(terms: Schemas['Terms'], within = ''): InputProblem[] {
  const currency = terms.settlementCurrency ?? ORDINARY_CURRENCY;
  return FEES.flatMap((name) => amountProblems(`${within}${name}`, terms[name], currency));
}

/** The form of an amount is checked by the contract; how many decimals and how much it may have depends on its currency. */
export function amountProblems(field: string, text: string, currency: string): InputProblem[] {
  const scale = scaleOf(currency);
  const decimals = text.split('.')[1]?.length ?? 0;
  if (decimals > scale) return [{ field, problem: `must have at most ${scale} decimals in ${currency}` }];
  if (parseAmount(text, currency) <= AMOUNT_MAX) return [];
  return [{ field, problem: `must be at most ${formatAmount(AMOUNT_MAX, currency)} in ${currency}` }];
}

/** The same for an amount that somebody has to pay or be paid; a fee or a limit may have a fraction in every currency. */
export function paidAmountProblems(field: string, text: string, currency: string): InputProblem[] {
  const problems = amountProblems(field, text, currency);
  if (problems.length > 0) return problems;
  const problem = fractionProblem(parseAmount(text, currency), currency);
  return problem === null ? [] : [{ field, problem }];
}

/** The terms with those that they replace, or what is wrong with them. */
export function termsUpdateFromWire(
  merNo: number,
  { replaces, ...terms }: Schemas['SetTermsRequest'],
): { merNo: number; terms: MerchantTerms; replaces?: MerchantTerms } | InputProblem[] {
  const problems = [...feeProblems(terms), ...(replaces === undefined ? [] : feeProblems(replaces, 'replaces.'))];
  if (problems.length > 0) return problems;
  return { merNo, terms: termsFromWire(terms), ...(replaces && { replaces: termsFromWire(replaces) }) };
}

export function termsChangeToWire({ at, before, after, ...same }: TermsChange): Schemas['TermsChange'] {
  return { ...same, at: momentText(at), before: before && termsToWire(before), after: termsToWire(after) };
}

export function termsFromWire(terms: Schemas['Terms']): MerchantTerms {
  const fee = (text: string) => parseAmount(text, terms.settlementCurrency ?? ORDINARY_CURRENCY);
  return {
    ...terms,
    transactionFee: fee(terms.transactionFee),
    refundFee: fee(terms.refundFee),
    chargebackFee: fee(terms.chargebackFee),
    payoutFee: fee(terms.payoutFee),
  };
}
