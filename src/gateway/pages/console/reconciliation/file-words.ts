import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { Html } from '../../../../web/html.ts';
import { numberWords, percentWords } from '../../design/written.ts';
import { tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';

// Words of files and their lines.

export type File = OperatorAnswers['listReconciliationFiles']['files'][number];
export type FileStory = OperatorAnswers['getReconciliationFile'];
export type Line = OperatorAnswers['listReconciliationLines']['lines'][number];

export const FILE_STATES: Readonly<Record<File['state'], readonly [title: string, tone: Tone]>> = {
  receiving: ['Coming in', 'wait'],
  waiting: ['Waits', 'wait'],
  reading: ['Being read', 'wait'],
  removing: ['Being removed', 'wait'],
  done: ['Read', 'good'],
  refused: ['Refused', 'bad'],
  superseded: ['Replaced', 'plain'],
};

/** A file that was read and has open lines says so: that is what people look for. */
export function fileTag({ state, percent, openLines }: Pick<File, 'state' | 'percent' | 'openLines'>): Html {
  const [title, tone] = FILE_STATES[state];
  if (state === 'done' && openLines > 0) return tag(`${numberWords(openLines)} open`, 'wait');
  const hasPercent = state === 'receiving' || state === 'reading';
  return tag(hasPercent ? `${title}, ${percentWords(percent / 100, 0)}` : title, tone);
}

/** Whose its reports and statements are; until it was read, what its sender says. */
export function ownerWords({ owner, owners }: Pick<File, 'owner' | 'owners'>): string {
  const [first = owner ?? '–', ...others] = owners;
  return others.length === 0 ? first : `${first} and ${numberWords(others.length)} more`;
}

/** What still changes by itself. */
export function isOnTheWay({ state }: Pick<File, 'state'>): boolean {
  return state === 'waiting' || state === 'reading' || state === 'removing' || state === 'receiving';
}

export const FORMATS: Readonly<Record<NonNullable<File['format']>, string>> = {
  report: 'Report',
  csv: 'CSV',
  camt: 'camt',
  mt940: 'MT940',
};

export const SOURCES: Readonly<Record<File['source'], string>> = {
  upload: 'uploaded',
  command: 'by the command',
  folder: 'from the folder',
  feed: 'from a feed',
};

export const LINE_STATES: Readonly<Record<Line['state'], readonly [title: string, tone: Tone]>> = {
  matched: ['Matched', 'good'],
  transfer: ['Matched', 'good'],
  known: ['Known', 'plain'],
  cancelled: ['Cancels out', 'plain'],
  noItem: ['Needs nothing', 'plain'],
  notBooked: ['Not booked', 'plain'],
  byHand: ['By hand', 'good'],
  matchedNext: ['Matched', 'good'],
  superseded: ['Replaced', 'plain'],
  missingHere: ['Missing in the books', 'bad'],
  amount: ['Different amount', 'bad'],
  currency: ['Different currency', 'bad'],
  double: ['Reported twice', 'bad'],
  unknown: ['Unknown', 'bad'],
  arrivedWithoutOrder: ['Paid there, failed here', 'bad'],
};

export const LINE_STATE_CHOICES: readonly (readonly [value: string, words: string])[] = [
  ['', 'All lines'],
  ['open', 'All that are open'],
  ['missingHere', 'Open: missing in the books'],
  ['amount', 'Open: different amount'],
  ['currency', 'Open: different currency'],
  ['double', 'Open: reported twice'],
  ['unknown', 'Open: unknown'],
  ['arrivedWithoutOrder', 'Open: paid there, failed here'],
  ['matched', 'Matched with an item'],
  ['transfer', 'Matched with a report'],
  ['byHand', 'By hand'],
  ['noItem', 'Needs nothing'],
  ['known', 'Known from an earlier file'],
  ['cancelled', 'Cancels out'],
  ['notBooked', 'Not booked by the bank'],
];

export const LINE_TYPES: Readonly<Record<Line['type'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  payout: 'Payout',
  chargeback: 'Chargeback',
  reversal: 'Reversal',
  fee: 'Fee',
  reserve: 'Reserve',
  adjustment: 'Adjustment',
  transfer: 'Transfer',
};
