import type { FileFormat } from '../../domain/reconciliation/file-line.ts';
import type { FileState } from '../../domain/reconciliation/file-store.ts';
import type { IbanFault } from '../../domain/text/bank-account.ts';

export interface ReconciliationSettingRefusals {
  readonly bankAccountTaken: { readonly other: string; readonly currency: string };
  readonly csvProfileNotFound: { readonly profile: string };
}

export interface ReconciliationDayRefusals {
  readonly reconciliationDayNotFound: { readonly owner: string; readonly currency: string; readonly day: number };
  readonly dayNotReconciled: DayGap;
}

export interface ReconciliationFileRefusals {
  readonly reconciliationFileNotFound: { readonly fileNo: string };
  readonly tooManyUploads: { readonly countMax: number };
  readonly fileNotReceiving: { readonly fileNo: string; readonly state: FileState };
  readonly filePartElsewhere: { readonly received: number; readonly offset: number };
  readonly fileTooLong: { readonly bytes: number; readonly end: number };
  readonly fileNotText: undefined;
  readonly fileIncomplete: { readonly bytes: number; readonly received: number };
  readonly fileHashWrong: { readonly said: string; readonly found: string };
}

export interface ReconciliationFileProblems {
  readonly fileOwnerUnknown: { readonly owner: string; readonly known: readonly string[] };
  readonly fileOwnerMissing: undefined;
  readonly fileProfileMissing: { readonly owner: string; readonly kind: 'report' | 'statement' };
  readonly fileProfileUnneeded: { readonly format: FileFormat };
  readonly filePartTooShort: { readonly bytesMin: number };
}

/** Why a day cannot be certified yet. */
export type DayGap = { readonly owner: string; readonly currency: string; readonly day: number } & (
  | { readonly kind: 'bankAccount' | 'notClosed' | 'noReport' }
  | { readonly kind: 'noStatement'; readonly reports: readonly string[] }
  | { readonly kind: 'notLookedAt'; readonly merchants: readonly number[] }
);

export interface ReconciliationSettingProblems {
  readonly ownIbanWrong: IbanFault | { readonly kind: 'form' };
  readonly ownNumberMissing: undefined;
  readonly ownerNameTaken: { readonly acquirer: string };
  readonly calendarUnknown: { readonly calendar: string; readonly known: readonly string[] };
  readonly csvProfileMissing: undefined;
  readonly csvProfileUnneeded: undefined;
  readonly csvProfileUnknown: { readonly profile: string };
  readonly csvProfileOfOtherKind: { readonly kind: 'report' | 'statement' };
  readonly statementsKnown: { readonly field: 'number' | 'currency' };
  readonly bankAccountUnknown: { readonly bankAccount: string };
  readonly bankAccountClosed: { readonly bankAccount: string };
  readonly costNeedsCurrency: undefined;
  readonly costRepeated: undefined;
  readonly dayMaxBelowLimit: undefined;
  readonly csvColumnNeeded: { readonly for: string };
  readonly csvColumnTwice: { readonly column: string };
  readonly csvCurrencyNeeded: undefined;
  readonly csvThousandsAsDecimal: undefined;
  readonly csvContentWrong: undefined;
  readonly csvDirectionNeeded: undefined;
  readonly csvDirectionTwice: { readonly value: string };
  readonly daySpanTooLong: { readonly daysMax: number };
  readonly daySpanReversed: undefined;
}
