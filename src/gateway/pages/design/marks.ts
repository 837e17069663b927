import { raw } from '../../../web/html.ts';
import type { Html } from '../../../web/html.ts';

// Small drawings of our own, not logos. They add nothing to the words next to them, so screen readers skip them.

export type MarkName = 'yes' | 'no' | 'clock' | 'lock' | 'globe';

const DRAWINGS: Readonly<Record<MarkName, string>> = {
  yes: '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
  no: '<path d="m7 7 10 10M17 7 7 17"/>',
  clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>',
  lock: '<rect x="5" y="10.500" width="14" height="9.500" rx="2"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.500"/>',
  globe:
    '<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c5 5.500 5 11.500 0 17M12 3.500c-5 5.500-5 11.500 0 17"/>',
};

const MARKS = new Map(Object.entries(DRAWINGS).map(([name, drawing]) => [name, drawMark(drawing)]));

export function markOf(name: MarkName): Html {
  return MARKS.get(name) ?? drawMark('');
}

function drawMark(drawing: string): Html {
  return raw(`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${drawing}</svg>`);
}
