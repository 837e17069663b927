import { say } from '../../../../web/texts.ts';
import { NOTHING, html, raw } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { deskOf } from '../desks.ts';

/** Beyond it nobody counts. */
const SHOWN_MAX = 99;

/** What is new for the person, in the bar of every page. `assets/bell.js` keeps the count up to date and opens a panel. */
export function bell({ unread, desk }: SignedInExchange): Html {
  if (unread === undefined) return NOTHING;
  const { folder } = deskOf({ desk });
  return html`<a class="bell" href="${folder}/news" data-bell="${folder}/news/unread" aria-label="${bellLabel(unread)}"
    >${ICON}<span class="count" ${unread === 0 && html`hidden`}>${shownCount(unread)}</span></a
  >`;
}

export function bellLabel(unread: number): string {
  return unread === 0 ? say`News` : say`News, ${shownCount(unread)} unread`;
}

export function shownCount(unread: number): string {
  return unread > SHOWN_MAX ? `${SHOWN_MAX}+` : String(unread);
}

const ICON = raw(
  '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4"/></svg>',
);
