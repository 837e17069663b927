import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Arrival } from './arrival.ts';
import { INBOXES_BYTES_MAX, INBOXES_MAX, INBOX_AGE_MS_MAX, NOTIFICATIONS_MAX, WAITS_MAX, WAIT_MS } from './limits.ts';

// Inboxes for the notifications of a page's own requests. Only who opened an inbox knows its id. They are kept in memory and
// bounded in number, bytes and age, because anybody who reaches the sandbox can open one.

/** What one process shares with the others: an inbox was opened, or received something. */
export interface InboxNews {
  readonly inboxId: string;
  readonly owner: string;
  readonly openedAtMs: number;
  readonly arrival: Arrival | null;
}

export interface InboxSharing {
  publish(news: InboxNews): void;
  subscribe(hear: (news: InboxNews) => void): void;
}

export interface Inboxes {
  /** Returns the id of a new inbox. The owner is the address that it is opened from. */
  open(owner: string): string;
  /** Undefined if there is no such inbox. Waits briefly for other processes, which may have opened it just now. */
  read(inboxId: string): Promise<readonly Arrival[] | undefined>;
  receive(inboxId: string, arrival: Pick<Arrival, 'headers' | 'body'>): Promise<'received' | 'full' | 'unknown'>;
}

interface Inbox {
  readonly owner: string;
  readonly openedAtMs: number;
  readonly arrivals: Arrival[];
  bytes: number;
}

const ID_BYTES = 18;

export function createInboxes({ now, sharing }: { now: () => number; sharing?: InboxSharing | undefined }): Inboxes {
  const inboxes = new Map<string, Inbox>();

  function take({ inboxId, owner, openedAtMs, arrival }: InboxNews): void {
    const inbox = inboxes.get(inboxId) ?? { owner, openedAtMs, arrivals: [], bytes: 0 };
    inboxes.set(inboxId, inbox);
    if (arrival !== null) {
      inbox.arrivals.push(arrival);
      inbox.bytes += sizeOf(arrival);
    }
    closeOldest(inboxes, now());
  }

  async function findSoon(inboxId: string): Promise<Inbox | undefined> {
    const waitsMax = sharing === undefined ? 0 : WAITS_MAX;
    for (let waits = 0; waits < waitsMax && !inboxes.has(inboxId); waits += 1) await sleep(WAIT_MS);
    closeOldest(inboxes, now());
    return inboxes.get(inboxId);
  }

  function put(news: InboxNews): void {
    take(news);
    sharing?.publish(news);
  }

  sharing?.subscribe(take);
  return {
    open(owner) {
      const inboxId = newId();
      put({ inboxId, owner, openedAtMs: now(), arrival: null });
      return inboxId;
    },
    async read(inboxId) {
      const inbox = await findSoon(inboxId);
      return inbox?.arrivals.toSorted((left, right) => left.atMs - right.atMs);
    },
    async receive(inboxId, { headers, body }) {
      const inbox = await findSoon(inboxId);
      if (inbox === undefined) return 'unknown';
      if (inbox.arrivals.length >= NOTIFICATIONS_MAX) return 'full';
      const arrival = { arrivalId: newId(), atMs: now(), headers, body };
      put({ inboxId, owner: inbox.owner, openedAtMs: inbox.openedAtMs, arrival });
      return 'received';
    },
  };
}

function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

function sizeOf({ headers, body }: Arrival): number {
  return Buffer.byteLength(body) + headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}

/** A map keeps insertion order, so its first entry is the oldest. Beyond a limit, whoever has the most loses their oldest. */
function closeOldest(inboxes: Map<string, Inbox>, nowMs: number): void {
  for (const [inboxId, inbox] of inboxes) {
    if (nowMs - inbox.openedAtMs <= INBOX_AGE_MS_MAX) break;
    inboxes.delete(inboxId);
  }
  while (inboxes.size > INBOXES_MAX) closeOne(inboxes, () => 1);
  while (bytesOf(inboxes) > INBOXES_BYTES_MAX) closeOne(inboxes, ({ bytes }) => bytes);
}

function bytesOf(inboxes: ReadonlyMap<string, Inbox>): number {
  return inboxes.values().reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The oldest that weighs something, of the owner whose inboxes weigh the most. */
function closeOne(inboxes: Map<string, Inbox>, weigh: (inbox: Inbox) => number): void {
  const weights = new Map<string, number>();
  for (const inbox of inboxes.values()) weights.set(inbox.owner, (weights.get(inbox.owner) ?? 0) + weigh(inbox));
  const [heaviest] = [...weights].toSorted(([, left], [, right]) => right - left)[0] ?? [];
  const oldest = [...inboxes].find(([, inbox]) => inbox.owner === heaviest && weigh(inbox) > 0);
  inboxes.delete(oldest?.[0] ?? '');
}
