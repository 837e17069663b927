import { translated } from '../../../../web/texts.ts';
import type { FieldText } from './field-text.ts';

// The terms of a merchant. Its people read them; the operator's people change them.

/** Every term of the contract has its line. */
export const TERM_TEXTS = translated({
  handlingFeeBasisPoints: { label: 'Handling fee' },
  transactionFee: { label: 'Fee per payment' },
  refundFee: { label: 'Fee per refund' },
  chargebackFee: { label: 'Fee per chargeback' },
  payoutFee: { label: 'Fee per payout' },
  marginBasisPoints: { label: 'Reserve held back' },
  marginDays: { label: 'Reserve held for' },
  settlementDays: { label: 'Settlement after' },
  settlementCurrency: { label: 'Settlement currency' },
});

type TermName = keyof typeof TERM_TEXTS;
type TermFields = Readonly<Record<TermName, FieldText>>;

const FIXED = 'Fixed, in the settlement currency.';
const SHARE = 'Of each payment, in percent.';

const HINTS: Readonly<Record<TermName, string>> = {
  handlingFeeBasisPoints: SHARE,
  transactionFee: FIXED,
  refundFee: FIXED,
  chargebackFee: FIXED,
  payoutFee: FIXED,
  marginBasisPoints: SHARE,
  marginDays: 'In days.',
  settlementDays: 'In days; 0 settles at once.',
  settlementCurrency: 'Such as USD. Leave it empty to settle each payment in its own currency.',
};

export const TERM_FIELDS = Object.fromEntries(
  Object.entries(TERM_TEXTS).map(([name, { label }]) => [name, { label, hint: HINTS[name as TermName] }]),
) as TermFields;

/** The terms of a merchant that is only approved with them. */
export const NEW_TERM_FIELDS = Object.fromEntries(
  Object.entries(TERM_FIELDS).map(([name, text]) => [name, { ...text, of: `terms.${name}` }]),
) as TermFields;
