import { amountsOfDetails } from '../../../../bank-files/entries.ts';
import type { Entry, EntryDetail } from '../../../../bank-files/model.ts';
import type { FileLine } from '../../../domain/reconciliation/file-line.ts';
import { referencesIn } from '../our-numbers.ts';
import type { Place } from '../place.ts';
import { inOurScale } from './bank-amounts.ts';

// An entry is one line for each of its payments if it is certain how much each of them is; otherwise it is one line.

const TEXT_MAX = 1000;

export interface PlacedEntry {
  readonly entry: Entry;
  readonly place: Place;
  /** Whether the entry's own reference is one of the account's holder: in camt it is a number of the bank. */
  readonly hasHolderReference: boolean;
}

/** Without their numbers in the file. */
export function linesOfEntry(placed: PlacedEntry): readonly Omit<FileLine, 'line'>[] {
  const { entry, place } = placed;
  const parts = amountsOfDetails(entry);
  if (parts === null) return [lineOf(placed, entry.amount, entry.details)];
  const lines = parts.map(({ detail, amount }) => lineOf(placed, amount, [detail]));
  // Each part is exact, or the entry is none of ours to divide.
  inOurScale(entry.amount, entry.currency, place);
  return lines;
}

function lineOf({ entry, place, hasHolderReference }: PlacedEntry, amount: bigint, details: readonly EntryDetail[]) {
  const { currency, batch } = entry;
  const [first, ...others] = details;
  // If several payments do not add up, none of them says what the entry is.
  const only = others.length === 0 ? first : undefined;
  const net = inOurScale(amount, currency, place);
  const text = textOf(entry, details);
  const given = [
    only?.endToEndId ?? null,
    only?.instructionId ?? null,
    hasHolderReference ? entry.reference : null,
    ...(only === undefined ? [batch?.batchId ?? null, batch?.messageId ?? null] : []),
  ];
  const references = referencesIn(given, only === undefined ? [entry.text, entry.reference] : [text, entry.reference]);
  const isReversal = entry.isReversal || isReturned(entry, details);
  return {
    type: isReversal && references.length > 0 ? ('reversal' as const) : ('transfer' as const),
    references,
    acquirerReference: only?.transactionId ?? entry.bankReference,
    currency,
    gross: net,
    fee: null,
    net,
    isBooked: entry.status === 'booked',
    isReversal,
    day: entry.bookedOn ?? entry.valueOn,
    text,
  };
}

/** The payment came back: the bank says why, or only that it did. */
function isReturned({ code }: Entry, details: readonly EntryDetail[]): boolean {
  return details.some(({ returned }) => returned !== null) || /(?:RRTN|RTI)$/.test(code ?? '');
}

function textOf({ text }: Entry, details: readonly EntryDetail[]): string | null {
  const texts = details.slice(0, 20).flatMap((one) => [one.counterparty?.name ?? null, one.text]);
  const all = [...new Set([...texts, text].filter((one) => one !== null))].join(' ');
  return all === '' ? null : all.slice(0, TEXT_MAX);
}
