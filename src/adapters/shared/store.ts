import { closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Facts, PayerAction, SubjectKind } from './contract.ts';

// What must outlive a crash, in a journal: one line of JSON for each fact, on disk before anything is sent or answered. Without it
// "notFound" after a restart would be a guess, and the gateway would let payments fail that were charged.
// One process owns the file. For several, or for millions of payments, keep the same entries in a database table.

/** One payment (or one try of it), payout or refund; a return of money is a refund too. */
export interface Entry {
  /** Refund number of a refund, otherwise trade number, with a dot and the try if there is one. The provider knows it too. */
  readonly number: string;
  readonly kind: SubjectKind;
  readonly tradeNo: string;
  readonly merNo: number;
  readonly currency: string;
  /** As the gateway sent it, in the units of `version`. */
  readonly amount: string;
  readonly version: number;
  /** `started`: on its way to the provider, whose answer we do not have. */
  readonly state: 'started' | 'pending' | 'challenged' | 'approved' | 'declined' | 'cancelled';
  /** When it was sent to the provider, in milliseconds. */
  readonly sentAt: number;
  /** The number of the payment, if this is a refund. */
  readonly chargeNumber?: string;
  /** What the provider needs to find out what became of it. */
  readonly remembered?: string;
  readonly message?: string;
  readonly facts?: Facts;
  readonly action?: PayerAction;
}

/** What the provider reported by a webhook. `transaction.booked` and the like are `changed`; the others are news for the feed of changes. */
export interface ProviderEvent {
  /** The same if the provider sends it again. */
  readonly id: string;
  readonly type:
    | 'changed'
    | 'dispute.opened'
    | 'dispute.won'
    | 'dispute.lost'
    | 'refund.returned'
    /** A refund that was approved has come back; otherwise it never went out. */
    | 'refund.failed'
    | 'payout.returned'
    | 'transfer.received';
  /** As ISO 8601, such as `2026-11-18T04:44:00.000Z`. */
  readonly at: string;
  /** Our number, if the provider knows it. */
  readonly reference: string | null;
  readonly currency: string;
  /** In the provider's unit, without a decimal point. */
  readonly amount: string;
  /** The provider's number of the dispute. */
  readonly caseId?: string;
  readonly reason?: string;
  /** How far the dispute has gone, if it is not a chargeback. */
  readonly stage?: 'inquiry' | 'chargeback' | 'preArbitration' | 'arbitration';
  /** Until when it can be answered, as `at`. */
  readonly answerBy?: string;
  readonly providerId?: string;
  /** What the provider says in its own words, for the code that speaks to it. */
  readonly note?: string;
}

export interface Store {
  find(number: string): Entry | undefined;
  ofTrade(tradeNo: string): readonly Entry[];
  put(entry: Entry): Entry;
  /** False if it is known already: providers send webhooks more than once. */
  addEvent(event: ProviderEvent): boolean;
  events(): readonly ProviderEvent[];
  /** Those about one of our numbers, or about none. */
  eventsOf(reference: string | null): readonly ProviderEvent[];
  hasEvent(id: string): boolean;
  hintUrl(): string | null;
  setHintUrl(url: string | null): void;
  close(): void;
}

type Line = { readonly entry: Entry } | { readonly event: ProviderEvent } | { readonly hintUrl: string | null };

export function openStore(file: string): Store {
  const journal = openJournal(file);
  const entries = new Map<string, Entry>();
  const trades = new Map<string, Set<string>>();
  const events = new Map<string, ProviderEvent>();
  const eventsByReference = new Map<string | null, ProviderEvent[]>();
  let hintUrl: string | null = null;

  const apply = (line: Line) => {
    if ('hintUrl' in line) hintUrl = line.hintUrl;
    else if ('event' in line) {
      const { event } = line;
      events.set(event.id, event);
      const others = eventsByReference.get(event.reference);
      if (others === undefined) eventsByReference.set(event.reference, [event]);
      else others.push(event);
    } else {
      const { number, tradeNo } = line.entry;
      entries.set(number, line.entry);
      trades.set(tradeNo, (trades.get(tradeNo) ?? new Set()).add(number));
    }
  };
  const write = (line: Line) => {
    journal.append(line);
    apply(line);
  };
  for (const line of journal.lines) apply(line);

  return {
    find: (number) => entries.get(number),
    ofTrade: (tradeNo) => [...(trades.get(tradeNo) ?? [])].flatMap((number) => entries.get(number) ?? []),
    put(entry) {
      write({ entry });
      return entry;
    },
    addEvent(event) {
      if (events.has(event.id)) return false;
      write({ event });
      return true;
    },
    events: () => [...events.values()],
    eventsOf: (reference) => eventsByReference.get(reference) ?? [],
    hasEvent: (id) => events.has(id),
    hintUrl: () => hintUrl,
    setHintUrl(url) {
      if (url !== hintUrl) write({ hintUrl: url });
    },
    close: journal.close,
  };
}

interface Journal {
  readonly lines: readonly Line[];
  append(line: Line): void;
  close(): void;
}

function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, 'a+');
  syncFolder(dirname(file));
  const content = readFileSync(file, 'utf8');
  // A crash in the middle of a write leaves half a line. Its call was never answered.
  const complete = content.slice(0, content.lastIndexOf('\n') + 1);
  if (complete !== content) ftruncateSync(descriptor, Buffer.byteLength(complete));
  let broken = false;
  return {
    lines: complete
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Line),
    append(line) {
      // After a failed write nobody knows what is in the file; a restart reads it again.
      if (broken) throw new Error('the journal could not be written; restart the adapter');
      broken = true;
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      if (writeSync(descriptor, bytes) !== bytes.length) throw new Error('the disk is full');
      fsyncSync(descriptor);
      broken = false;
    },
    close: () => closeSync(descriptor),
  };
}

/** Without it a new file can be gone after a power failure, however often its content was written. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
