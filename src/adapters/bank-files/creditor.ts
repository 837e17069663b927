import type { components } from '../../../generated/channel.ts';
import { hasLetters, inBankCharacters } from '../../bank-files/characters.ts';
import { isIban } from '../../bank-files/iban.ts';
import type { Address, Payment } from '../../bank-files/model.ts';

type PayoutCall = components['schemas']['PayoutCall'];

export type Creditor = Pick<Payment, 'creditor' | 'text'>;

export type ReadCreditor =
  | { readonly kind: 'creditor'; readonly creditor: Creditor }
  | { readonly kind: 'declined'; readonly message: string };

/** SEPA takes names of 70 characters. */
const NAME_LENGTH_MAX = 70;
const TEXT_LENGTH_MAX = 140;
const TOWN_LENGTH_MAX = 35;

/** Whom the bank pays, in the letters that banks take; or why no bank could. */
export function readCreditor({ account, beneficiary, remittanceText }: PayoutCall): ReadCreditor {
  const number = account.replaceAll(' ', '').toUpperCase();
  if (!isIban(number))
    return { kind: 'declined', message: 'The account is not an IBAN, which a transfer by file needs.' };
  const said = (name: string) => inBankCharacters(String(beneficiary[name] ?? ''));
  const name = `${said('benFirstName')} ${said('benLastName')}`.trim().slice(0, NAME_LENGTH_MAX).trim();
  if (!hasLetters(name)) return { kind: 'declined', message: 'The name cannot be written in letters that banks take.' };
  const text = inBankCharacters(remittanceText ?? '')
    .slice(0, TEXT_LENGTH_MAX)
    .trim();
  const creditor = { name, account: { scheme: 'iban', number }, bank: null, address: addressOf(said) } as const;
  return { kind: 'creditor', creditor: { creditor, text: text === '' ? null : text } };
}

/** Since November 2026 an address has at least a town and a country, or is left out. */
function addressOf(said: (name: string) => string): Address | null {
  const [town, country] = [said('city').slice(0, TOWN_LENGTH_MAX).trim(), said('countryCode')];
  if (town === '' || !/^[A-Z]{2}$/.test(country)) return null;
  const postCode = said('postCode').slice(0, 16).trim();
  const lines = ['addressLine', 'addressLine2'].map((name) => said(name).slice(0, 70).trim());
  return { town, country, postCode: postCode === '' ? null : postCode, lines: lines.filter((line) => line !== '') };
}
