import { dayText } from '../../../domain/day.ts';
import type {
  DayGap,
  ReconciliationDayRefusals,
  ReconciliationFileProblems,
  ReconciliationFileRefusals,
  ReconciliationSettingProblems,
  ReconciliationSettingRefusals,
} from '../../../operations/reconciliation/refusals.ts';
import { problem } from './problem.ts';
import type { Phrases, Sentences } from './problem.ts';

// Merchants' people have no part in it, so these are in English only.

export const reconciliationSettingSentences: Sentences<ReconciliationSettingRefusals> = {
  bankAccountTaken: ({ other, currency }) =>
    problem(
      'bankAccountTaken',
      `The bank account ${other} has this number in ${currency} already. Change that one, or check the number.`,
    ),
  csvProfileNotFound: ({ profile }) =>
    problem('csvProfileNotFound', `There is no CSV profile ${profile}. GET /operator/csv-profiles lists them.`),
};

export const reconciliationDaySentences: Sentences<ReconciliationDayRefusals> = {
  reconciliationDayNotFound: ({ owner, currency, day }) =>
    problem('reconciliationDayNotFound', `Nothing is known of ${owner} in ${currency} on ${dayText(day)}.`),
  dayNotReconciled: (gap) => problem('dayNotReconciled', gapSentence(gap)),
};

export const reconciliationFileSentences: Sentences<ReconciliationFileRefusals> = {
  reconciliationFileNotFound: ({ fileNo }) =>
    problem(
      'reconciliationFileNotFound',
      `There is no file ${fileNo}. GET /operator/reconciliation/files lists them; an upload that is not complete is forgotten after a day.`,
    ),
  tooManyUploads: ({ countMax }) =>
    problem(
      'tooManyUploads',
      `${countMax} uploads are not complete. Complete or withdraw one of them; each is forgotten a day after its last part.`,
    ),
  fileNotReceiving: ({ fileNo, state }) =>
    problem(
      'fileNotReceiving',
      `The file ${fileNo} is complete; its state is ${state}. Begin another file to send other bytes.`,
    ),
  filePartElsewhere: ({ received, offset }) =>
    problem(
      'filePartElsewhere',
      `The file continues at byte ${received}, and the part begins at ${offset}. Send the bytes from ${received} on.`,
    ),
  fileTooLong: ({ bytes, end }) =>
    problem(
      'fileTooLong',
      `The file was begun with ${bytes} bytes, and the part ends at byte ${end}. Withdraw it, and begin it with its real size.`,
    ),
  fileNotText: () =>
    problem(
      'fileNotText',
      'The part has nothing at which a line or a field ends, so no card number in it could be found. Send the report or statement itself, not an archive or a document.',
    ),
  fileIncomplete: ({ bytes, received }) =>
    problem(
      'fileIncomplete',
      `The file was begun with ${bytes} bytes, and ${received} are here. Send the bytes from ${received} on.`,
    ),
  fileHashWrong: ({ said, found }) =>
    problem(
      'fileHashWrong',
      `Their SHA-256 is ${found}, and the upload was begun with ${said}. The upload is forgotten. Send the file again.`,
    ),
};

export const reconciliationFilePhrases: Phrases<ReconciliationFileProblems> = {
  fileOwnerUnknown: ({ owner, known }) =>
    known.length === 0
      ? `${owner} is neither an acquirer nor a bank account; add it first`
      : `${owner} is neither an acquirer nor a bank account; known are ${known.join(', ')}`,
  fileOwnerMissing: () => 'is missing; a CSV does not say whose it is, so name an acquirer or a bank account',
  fileProfileMissing: ({ owner, kind }) =>
    `is missing; ${owner} has no profile of its own, so name one that reads ${kind}s, or save one first`,
  fileProfileUnneeded: ({ format }) => `leave it out; only a CSV is read by a profile, and this is ${format}`,
  filePartTooShort: ({ bytesMin }) => `is too short; a part that is not the last one has at least ${bytesMin} bytes`,
};

function gapSentence(gap: DayGap): string {
  const day = dayText(gap.day);
  switch (gap.kind) {
    case 'bankAccount':
      return `${gap.owner} is a bank account. A day of an acquirer is certified, with the statements that have its money.`;
    case 'notClosed':
      return `The day ${day} has not ended yet. Certify it once its reports are here.`;
    case 'noReport':
      return `No report of ${gap.owner} in ${gap.currency} has the day ${day} yet. Import it first.`;
    case 'noStatement':
      return `The money of ${gap.reports.join(', ')} is on no statement yet. Import the statement of the bank first.`;
    default:
      return `Payments of ${gap.merchants.length === 1 ? 'merchant' : 'merchants'} ${gap.merchants.join(', ')} on ${day} are in no report, and no open item names them yet. Import the missing report, or wait until it is late.`;
  }
}

export const reconciliationSettingPhrases: Phrases<ReconciliationSettingProblems> = {
  ownIbanWrong: (fault) => {
    if (fault.kind === 'form') return 'is not an IBAN; compare it with the statement, or choose "other" for its kind';
    return fault.kind === 'digits'
      ? 'is not an IBAN: its check digits are wrong; compare it with the statement'
      : `is not an IBAN: one of ${fault.country} has ${fault.expected} characters, and this has ${fault.actual}`;
  },
  ownNumberMissing: () => 'is missing; a new account needs its number',
  ownerNameTaken: ({ acquirer }) =>
    `is the name of an acquirer (${acquirer}); choose another id, because both have books of their own`,
  calendarUnknown: ({ calendar, known }) =>
    `${calendar} is no calendar; use ${known.slice(0, -1).join(', ')} or ${known.at(-1)}`,
  csvProfileMissing: () => 'is missing; CSV statements need a profile that reads them',
  csvProfileUnneeded: () => 'leave it out; only CSV statements need a profile',
  csvProfileUnknown: ({ profile }) => `there is no CSV profile ${profile}; save it first`,
  csvProfileOfOtherKind: ({ kind }) =>
    `reads a ${kind}; name a profile that reads a ${kind === 'report' ? 'statement' : 'report'}`,
  statementsKnown: ({ field }) =>
    `cannot change after the first statement; close this account, and add one with the other ${field}`,
  bankAccountUnknown: ({ bankAccount }) => `there is no bank account ${bankAccount}; add it first`,
  bankAccountClosed: ({ bankAccount }) => `the bank account ${bankAccount} is closed; name an active one`,
  costNeedsCurrency: () => 'is missing; a fixed part is in one currency',
  costRepeated: () => 'has the same method, currency, region and date as one before; keep one of them',
  dayMaxBelowLimit: () => 'must not be below the limit of a single difference',
  csvColumnNeeded: ({ for: why }) => `is missing; name the column that has ${why}`,
  csvColumnTwice: ({ column }) => `the column "${column}" is used for something else already`,
  csvCurrencyNeeded: () => 'is missing; name the currency, or the column that has it',
  csvThousandsAsDecimal: () => 'is the decimal sign as well; choose another',
  csvDirectionNeeded: () => 'is empty; say what the column for the direction has for money that came in',
  csvDirectionTwice: ({ value }) => `has "${value}", which creditValues has too; it means one of both`,
  csvContentWrong: () => 'is empty; send the beginning of a file',
  daySpanTooLong: ({ daysMax }) => `use a span of at most ${daysMax} days`,
  daySpanReversed: () => 'must not be before from',
};
