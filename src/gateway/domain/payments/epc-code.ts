import { remainderBy97 } from '../text/check-digits.ts';
import type { TransferLine } from './attempt.ts';

// The text of the QR code that European banking apps read to fill in a SEPA credit transfer: EPC069-12, version 002. What does
// not fit its rules gets no code, because an app would fill in something else than the page says.

export interface CreditTransfer {
  readonly currency: string;
  /** In cents. */
  readonly amount: bigint;
  readonly lines: readonly TransferLine[];
}

const AMOUNT_MAX = 99_999_999_999n;
const NAME_LENGTH_MAX = 70;
const REMITTANCE_LENGTH_MAX = 140;
/** What a QR code of version 13 holds at level M, which is the largest that the guideline allows. */
const BYTES_MAX = 331;

/** Null if the transfer cannot be written as such a code. */
export function epcCodeOf({ currency, amount, lines }: CreditTransfer): string | null {
  const valueOf = (name: TransferLine['name']) => lines.find((line) => line.name === name)?.value.trim() ?? '';
  const compact = (name: TransferLine['name']) => valueOf(name).replaceAll(' ', '').toUpperCase();
  const [beneficiary, reference] = [valueOf('beneficiary'), valueOf('reference')];
  const [iban, bic] = [compact('iban'), compact('bic')];
  if (currency !== 'EUR' || amount < 1n || amount > AMOUNT_MAX) return null;
  if (!IBAN.test(iban) || remainderBy97(iban) !== 1) return null;
  if (bic !== '' && !BIC.test(bic)) return null;
  if (beneficiary === '' || lengthOf(beneficiary) > NAME_LENGTH_MAX) return null;
  if (lengthOf(reference) > REMITTANCE_LENGTH_MAX) return null;
  const isStructured = isCreditorReference(reference);
  const elements = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    beneficiary,
    iban,
    `EUR${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`,
    '',
    isStructured ? reference.replaceAll(' ', '').toUpperCase() : '',
    isStructured ? '' : reference,
  ];
  if (elements.some((element) => LINE_BREAK.test(element))) return null;
  // Nothing follows the last element that says something.
  const text = elements.join('\n').trimEnd();
  return Buffer.byteLength(text) <= BYTES_MAX ? text : null;
}

const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const LINE_BREAK = /[\p{Cc}\u2028\u2029]/u;

/** By characters, as the guideline counts. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** A reference that banks match by themselves (ISO 11649). */
function isCreditorReference(reference: string): boolean {
  const text = reference.replaceAll(' ', '').toUpperCase();
  return /^RF[0-9]{2}[A-Z0-9]{1,21}$/.test(text) && remainderBy97(text) === 1;
}
