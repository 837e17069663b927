import { raw } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { ScreenId } from '../desks.ts';

// A drawing beside each entry of the menu. It repeats the words, so screen readers skip it.

const DRAWINGS: Readonly<Record<ScreenId, string>> = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  approvals: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  exceptions: 'M3 12h4l3-8 4 16 3-8h4',
  tasks: 'M8 4H5v17h14V4h-3M8 2h8v4H8zM8.5 13l2.5 2.5 4.5-5',
  refunds: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10M15 2v3',
  payouts: 'M12 15V3M8 7l4-4 4 4M4 13v7h16v-7',
  chargebacks: 'M12 3l10 18H2zM12 10v5M12 18v.5',
  balances: 'M3 6h16v14H3zM3 10h18v6h-5a3 3 0 0 1 0-6',
  settlements: 'M4 5h16v16H4zM4 10h16M8 3v4M16 3v4M8 15h3M14 15h2',
  settlementReports: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h4',
  reconciliation: 'M3 8h13M13 4l4 4-4 4M21 16H8M11 12l-4 4 4 4M20 6v4',
  exports: 'M12 3v12M8 11l4 4 4-4M4 15v5h16v-5',
  ledger: 'M5 3h14v18H5zM9 3v18M12.5 8H16M12.5 12H16',
  merchants: 'M4 10v11h16V10M2 10l2-7h16l2 7zM9 21v-6h6v6',
  registrations: 'M14 3H5v18h14v-8M9 9h4M9 13h3M19 2v6M16 5h6',
  deliveries: 'M3 11l18-8-7 18-3-7zM11 14L21 3',
  declines: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12',
  channels: 'M4 7h13M13 3l4 4-4 4M20 17H7M11 13l-4 4 4 4',
  routing: 'M3 12h5l8-7h5M18 2l3 3-3 3M8 12l8 7h5M18 16l3 3-3 3',
  rates: 'M3 21h18M5 17v-5M10 17V8M15 17v-3M20 17V4',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6',
  people: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-7 7-7s7 3 7 7M17 4a4 4 0 0 1 0 7M18 15c2.5.5 4 3 4 6',
  tokens: 'M4 4h16v16H4zM8 10l3 2-3 2M13 15h3',
  audit: 'M4 5h2M4 12h2M4 19h2M10 5h10M10 12h10M10 19h10',
  links: 'M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1',
  payers: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.5-7 8-7s8 3 8 7',
  keys: 'M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM11 12l9-9M16 7l3 3',
  requests: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 4l-3 16',
  sandbox: 'M9 3h6M10 3v6L4 20h16L14 9V3M7 15h10',
  start: 'M5 21V4h13l-3 4 3 4H5',
  branding:
    'M12 3a9 9 0 1 0 0 18c2 0 2-1.5 1.5-2.5-.5-1.5.5-2.5 2-2.5H18c2 0 3-2 3-4 0-5-4-9-9-9zM7.5 12v.1M10 8v.1M15 8v.1',
  team: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-7 7-7s7 3 7 7M19 8v6M16 11h6',
};

const ICONS: ReadonlyMap<string, Html> = new Map(Object.entries(DRAWINGS).map(([id, path]) => [id, draw(path)]));

export function iconOf(screen: string): Html | undefined {
  return ICONS.get(screen);
}

/** Three lines, on the button that opens the menu. */
export const MENU_ICON: Html = draw('M4 6h16M4 12h16M4 18h16');

function draw(path: string): Html {
  return raw(`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`);
}
