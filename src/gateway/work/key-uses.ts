import { programName } from '../domain/text/program-name.ts';
import type { GettingStartedStore, KeyUse } from '../domain/merchants/getting-started.ts';
import type { Clock } from '../domain/ports.ts';

// Which program used which key, and when last. A request costs one entry of a map; what was noted is written every few seconds,
// outside the transactions of payments. What was not written yet when a process is killed is lost.

export interface KeyUses {
  note(use: Omit<KeyUse, 'usedAt'>): void;
  /** Writes what is new. What could not be written is tried again with the next. */
  flush(): Promise<void>;
}

/** A program that calls all the time is written this often: a page says when it called last, to the minute. */
const STEP_MS = 60_000;
/** Programs that are not written again are forgotten after this; further ones are not noted while the map is full. */
const IDLE_MS = 10 * STEP_MS;
const KEPT_MAX = 10_000;
const ADDRESS_LENGTH_MAX = 45;

interface Noted {
  readonly merNo: number;
  readonly secretNo: string;
  readonly address: string;
  readonly agent: string;
  usedAt: number;
  writtenAt: number | null;
}

export function createKeyUses(clock: Clock, store: () => Pick<GettingStartedStore, 'noteKeyUses'>): KeyUses {
  const noted = new Map<string, Noted>();

  return {
    note({ merNo, secretNo, address, agent }) {
      const now = clock.now();
      const program = programName(agent) ?? '';
      const key = `${merNo} ${secretNo} ${address} ${program}`;
      const known = noted.get(key);
      if (known !== undefined) known.usedAt = now;
      else if (noted.size < KEPT_MAX) {
        const from = address.slice(0, ADDRESS_LENGTH_MAX);
        noted.set(key, { merNo, secretNo, address: from, agent: program, usedAt: now, writtenAt: null });
      }
    },
    async flush() {
      const now = clock.now();
      const due = [...noted.values()].filter(
        ({ usedAt, writtenAt }) => writtenAt === null || (usedAt > writtenAt && now - writtenAt >= STEP_MS),
      );
      await store().noteKeyUses(due.map(({ writtenAt: _writtenAt, ...use }) => use));
      for (const one of due) one.writtenAt = now;
      for (const [key, { usedAt }] of noted) if (now - usedAt >= IDLE_MS) noted.delete(key);
    },
  };
}
