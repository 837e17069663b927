import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { SETTINGS } from './day-words.ts';

export type Account = OperatorAnswers['listBankAccounts']['bankAccounts'][number];
export type Terms = OperatorAnswers['listAcquirerTerms']['terms'][number];
export type Profile = OperatorAnswers['listCsvProfiles']['profiles'][number];

export const CALENDARS: readonly (readonly [value: string, words: string])[] = [
  ['TARGET', 'TARGET, of the euro'],
  ['GB', 'Bank holidays of England and Wales'],
  ['US', 'Holidays of the Federal Reserve'],
  ['WEEKENDS', 'Monday to Friday, without holidays'],
];

export const FORMATS: readonly (readonly [value: Account['format'], words: string])[] = [
  ['camt', 'camt.053 or camt.054 (XML)'],
  ['mt940', 'MT940'],
  ['csv', 'CSV, by a profile'],
];

export function accountPath(bankAccount: string): string {
  return `${SETTINGS}/accounts/${bankAccount}`;
}

export function termsPath(acquirer: string): string {
  return `${SETTINGS}/acquirers/${acquirer}`;
}

export function profilePath(profile: string): string {
  return `${SETTINGS}/profiles/${profile}`;
}

/** The profiles that read one kind of file, as choices of a form. */
export function profileChoices(
  profiles: readonly Profile[],
  kind: Profile['rules']['kind'],
): (readonly [string, string])[] {
  const fitting = profiles.filter(({ rules }) => rules.kind === kind);
  return [['', 'None'], ...fitting.map(({ profile, name }) => [profile, name] as const)];
}

/** Everything that a form of the settings offers. */
export interface Settings {
  readonly accounts: readonly Account[];
  readonly terms: readonly Terms[];
  readonly profiles: readonly Profile[];
}

export async function readSettings({ call }: DeskContext, exchange: SignedInExchange): Promise<Answered<Settings>> {
  const [accounts, terms, profiles] = await Promise.all([
    call(exchange, 'listBankAccounts', {}),
    call(exchange, 'listAcquirerTerms', {}),
    call(exchange, 'listCsvProfiles', {}),
  ]);
  if (accounts.kind === 'refused') return accounts;
  if (terms.kind === 'refused') return terms;
  if (profiles.kind === 'refused') return profiles;
  return {
    kind: 'done',
    value: { accounts: accounts.value.bankAccounts, terms: terms.value.terms, profiles: profiles.value.profiles },
  };
}
