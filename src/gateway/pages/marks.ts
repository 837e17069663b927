import type { Html } from './html.ts';

// Small drawings of our own; no logo of anybody. They say nothing that the words beside them do not say.

export type MarkName = 'card' | 'wallet' | 'phone' | 'code' | 'coin' | 'bank' | 'yes' | 'no' | 'clock' | 'lock';

const DRAWINGS: Readonly<Record<MarkName, string>> = {
  card: '<rect x="2.5" y="5" width="19" height="14" rx="2.5"/><path d="M2.5 10h19M6 15h4"/>',
  wallet:
    '<path d="M4 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h11v3"/><path d="M20 12h-4a1.8 1.8 0 0 0 0 3.6h4"/>',
  phone: '<rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M10.5 18.5h3"/>',
  code: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M17.500 20H20v-1.500"/>',
  coin: '<circle cx="12" cy="12" r="9"/><path d="M12 7v10M15 9.300C14.400 8.500 13.300 8.200 12 8.200c-1.700 0-3 .8-3 2s1.300 1.600 3 1.900 3 .7 3 1.900-1.300 2-3 2c-1.300 0-2.500-.4-3.100-1.200"/>',
  bank: '<path d="M3.500 9.500 12 4l8.500 5.500zM5.500 9.500V17M10 9.500V17M14 9.500V17M18.500 9.500V17M3.500 20h17M4.500 17h15"/>',
  yes: '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
  no: '<path d="m7 7 10 10M17 7 7 17"/>',
  clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>',
  lock: '<rect x="5" y="10.500" width="14" height="9.500" rx="2"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.500"/>',
};

const MARKS = new Map(Object.entries(DRAWINGS).map(([name, drawing]) => [name, drawMark(drawing)]));

export function markOf(name: MarkName): Html {
  return MARKS.get(name) ?? drawMark('');
}

function drawMark(drawing: string): Html {
  return { html: `<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${drawing}</svg>` };
}
