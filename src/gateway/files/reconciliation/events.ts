import type { FileLine, ReadEvent, SectionEnd, SectionHead } from '../../domain/reconciliation/file-line.ts';

// What a reader has found since it was asked last. Counts and adds up, so that every format says the same of a section.

export interface Events {
  begin(section: SectionHead): void;
  add(line: FileLine): void;
  end(said: Partial<Pick<SectionEnd, 'opening' | 'closing' | 'firstDay' | 'lastDay' | 'isLast'>>): void;
  /** In the section that is open. */
  readonly lines: number;
  readonly net: bigint;
  take(): readonly ReadEvent[];
}

export function createEvents(): Events {
  let events: ReadEvent[] = [];
  let waiting: FileLine[] = [];
  let head: SectionHead | null = null;
  const sums = { lines: 0, net: 0n };
  let days: readonly [string | null, string | null] = [null, null];
  const flush = () => {
    if (waiting.length > 0) events.push({ kind: 'lines', lines: waiting });
    waiting = [];
  };
  return {
    get lines() {
      return sums.lines;
    },
    get net() {
      return sums.net;
    },
    begin(section) {
      head = section;
      [sums.lines, sums.net, days] = [0, 0n, [null, null]];
      events.push({ kind: 'section', section });
    },
    add(line) {
      waiting.push(line);
      sums.lines += 1;
      if (line.isBooked) sums.net += line.net;
      if (line.day !== days[0] && line.day !== days[1]) days = widened(days, line.day);
    },
    end({ opening, closing, firstDay, lastDay, isLast = true }) {
      flush();
      const end: SectionEnd = {
        ...sums,
        opening: opening ?? head?.opening ?? null,
        closing: closing ?? null,
        firstDay: firstDay ?? head?.firstDay ?? days[0],
        lastDay: lastDay ?? head?.lastDay ?? days[1],
        isLast,
      };
      events.push({ kind: 'end', end });
    },
    take() {
      flush();
      const taken = events;
      events = [];
      return taken;
    },
  };
}

type Span = readonly [string | null, string | null];

function widened([first, last]: Span, day: string | null): Span {
  if (day === null) return [first, last];
  return [first === null || day < first ? day : first, last === null || day > last ? day : last];
}
