import type { BankCalendar } from '../../domain/settlements/bank-calendars.ts';
import type { RunState } from '../../domain/settlements/payout-run.ts';
import type { IbanFault } from '../../domain/text/bank-account.ts';

export interface SettlementRefusals {
  readonly accountChangeWaits: { readonly currency: string; readonly inForceAt: number };
  readonly sameSettlementAccount: { readonly currency: string };
  readonly settlementAccountNotFound: { readonly merNo: number; readonly accountNo: string };
  /** Null if it was withdrawn. */
  readonly accountChangeOver: { readonly inForceAt: number | null };
  readonly noSettlementAccount: { readonly currency: string };
  readonly payoutRunNotFound: { readonly merNo: number; readonly currency: string; readonly dueDay: number };
  readonly payoutRunEnded: { readonly state: RunState };
  readonly banksClosed: { readonly by: string; readonly nextDay: number };
}

export interface SettlementProblems {
  readonly settlementIbanWrong: IbanFault;
  readonly accountWrong: { readonly form: 'CLABE' };
  readonly cardAsAccount: undefined;
  readonly accountMissing: undefined;
  readonly methodNotAgreed: undefined;
  readonly currencyNotAgreed: { readonly currency: string };
  readonly weekdayMissing: undefined;
  readonly weekdayClosed: { readonly calendar: BankCalendar };
  readonly monthDayMissing: undefined;
  readonly onlyForRhythm: { readonly rhythm: 'weekly' | 'monthly' };
  readonly amountBelowFee: { readonly fee: string; readonly currency: string };
  readonly limitBelowMinimum: undefined;
}
