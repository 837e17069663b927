import { say } from '../../../../web/texts.ts';
import { NOTHING, html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { AttentionCount, SignedInExchange } from '../../frame/page-types.ts';
import { may } from '../desk-types.ts';
import { deskOf } from '../desks.ts';
import type { Desk, ScreenEntry, ScreenId } from '../desks.ts';
import { MENU_ICON, iconOf } from './menu-icons.ts';

// The menu stands beside the content on wide screens. On narrow ones it is a drawer: a popover, which the browser itself opens,
// closes with Escape and beside it, and shows above everything. A browser that knows no popovers shows it above the content.

const ID = 'menu';

export function menuButton(): Html {
  return html`<button type="button" class="button plain open-menu" popovertarget="${ID}" aria-label="Menu">
    ${MENU_ICON}
  </button>`;
}

export function menu(exchange: SignedInExchange, current: ScreenId | null): Html {
  const desk = deskOf(exchange);
  const groups = desk.groups.flatMap(({ title, screens }) => {
    const entries = Object.entries<ScreenEntry>(screens).filter(
      ([, { permission, sandboxOnly }]) => may(exchange, permission) && (sandboxOnly !== true || isSandbox(exchange)),
    );
    if (entries.length === 0) return [];
    const list = entries.map(([id, entry]) => menuEntry(exchange, desk, { ...entry, id, isCurrent: id === current }));
    return [
      html`<li>
        <span class="soft">${title}</span>
        <ul>
          ${list}
        </ul>
      </li>`,
    ];
  });
  return html`<nav class="menu" id="${ID}" popover aria-label="Screens">
    <ul>
      ${groups}
    </ul>
  </nav>`;
}

/** Only the sandbox has a bar of its own in the frame. */
function isSandbox({ bar }: SignedInExchange): boolean {
  return bar !== undefined;
}

function menuEntry(
  exchange: SignedInExchange,
  { folder }: Desk,
  { id, title, path, key, isCurrent }: ScreenEntry & { readonly id: string; readonly isCurrent: boolean },
): Html {
  return html`<li>
    <a href="${folder + path}" data-go="${key}" ${isCurrent && html`aria-current="page"`}
      >${iconOf(id)}<span>${title}</span>${countOf(exchange, id)}</a
    >
  </li>`;
}

/** What waits there, in the words that a screen reader adds to the number. Tasks and registrations wait for the operator's people only. */
const WAITING: Readonly<Record<string, readonly [kind: AttentionCount['kind'], words: () => string]>> = {
  approvals: ['approval', () => say`waiting for you`],
  tasks: ['task', () => 'open'],
  registrations: ['registration', () => 'waiting'],
  chargebacks: ['chargeback', () => say`to answer`],
  deliveries: ['delivery', () => say`failing`],
};

function countOf({ attention = [] }: SignedInExchange, id: string): Html {
  const [kind, words] = WAITING[id] ?? [];
  const found = attention.find((one) => one.kind === kind);
  if (found === undefined || found.count === 0) return NOTHING;
  return html`<b class="count">${found.count}${found.isMore && '+'}<span class="seen"> ${words?.()}</span></b>`;
}
