import type { CorrectionRefusal, NewCorrection } from '../../domain/ledger/correction.ts';
import type { NewDeposit } from './balances.ts';

export interface LedgerRefusals {
  /** `differs` names the first thing in which the two requests are not the same. */
  readonly depositNumberTaken: {
    readonly first: Pick<NewDeposit, 'depositNo' | 'amount' | 'currency'>;
    readonly differs: 'currency' | 'amount';
  };
  readonly depositTooLarge: { readonly max: bigint; readonly currency: string };
  readonly correctionRefused: CorrectionRefusal;
  readonly correctionNumberTaken: { readonly first: Omit<NewCorrection, 'note'> };
  /** Null if none is closed. */
  readonly dayNotClosed: { readonly closedThrough: number | null };
}

export interface LedgerProblems {
  readonly sameAccount: undefined;
  readonly debtMadeAvailable: undefined;
  readonly beforeFirstDay: undefined;
  readonly periodTooLong: { readonly daysMax: number };
  readonly tooManyEvents: undefined;
}
