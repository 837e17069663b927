import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { moment } from '../../desk/views/moment.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { Detail } from './exception.ts';

type Note = Detail['notes'][number];

const WORDS: Readonly<Record<Note['kind'], string>> = {
  note: 'wrote',
  taken: 'took it',
  assigned: 'gave it to',
  due: 'made it due on',
  asked: 'asked the acquirer, who answered',
  matched: 'matched it with',
  writtenOff: 'wrote it off',
  returning: 'had the acquirer asked to return the money, as',
  returnDeclined: 'asked for a return that the acquirer declined',
  returned: 'had the money returned, as',
  credited: 'had it credited to merchant',
  reopened: 'opened it again',
};

/** What people wrote, and what happened, the oldest first. */
export function noteLines(exchange: SignedInExchange, notes: readonly Note[]): Html {
  return html`<ol class="plain stack">
    ${notes.map(
      ({ at, person, kind, text }) =>
        html`<li>
          <span class="soft">${moment(exchange, at)}</span> ${person}
          ${WORDS[kind]}${
            text === '' ? '.' : kind === 'note' ? html`: <span class="lines">${text}</span>` : html` ${text}`
          }
        </li>`,
    )}
  </ol>`;
}
