import { say } from '../../../web/texts.ts';
import { NOTHING, html } from '../../../web/html.ts';
import type { Session } from '../../domain/people/people.ts';
import { deviceName } from '../../operations/sign-in/device-name.ts';
import type { OwnSessions } from '../../operations/sign-in/own-sessions.ts';
import { actingOf } from '../frame/acting.ts';
import { fieldOf } from '../frame/form.ts';
import type { PageRoute, SignedInExchange } from '../frame/page-types.ts';
import type { AccountSection } from './sections.ts';
import { buttonForm } from './views/fields.ts';
import { seeOther } from './views/layout.ts';
import { moment } from './views/moment.ts';
import { deviceWords } from './views/device-words.ts';

export function createSessionsSection(sessions: OwnSessions): AccountSection {
  return {
    id: 'sessions',
    get title() {
      return say`Where you are signed in`;
    },
    async render(exchange) {
      const listed = await sessions.list(actingOf(exchange));
      return html`<ul class="rows">
          ${listed.map((session) => sessionRow(exchange, session))}
        </ul>
        ${
          listed.length < 2
            ? NOTHING
            : buttonForm(exchange, {
                action: '/account/sessions',
                label: say`Sign out everywhere else`,
                fields: { end: 'others' },
              })
        }
        <p class="soft">A session ends after 15 minutes without use, and after 12 hours in any case.</p>`;
    },
  };
}

function sessionRow(exchange: SignedInExchange, session: Session) {
  const isThis = session.sessionId === exchange.signedIn.holder.session.sessionId;
  const device = session.kind === 'command' ? say`Tollgate command` : deviceWords(deviceName(session.agent));
  return html`<li>
    <span>
      <b>${device}</b> ${isThis && html`<span class="tag">This one</span>`}<br />
      <span class="soft">${session.address} · last seen ${moment(session.seenAt)}</span>
    </span>
    ${
      isThis
        ? NOTHING
        : buttonForm(exchange, {
            action: '/account/sessions',
            label: say`End`,
            fields: { end: session.sessionId },
          })
    }
  </li>`;
}

export function createSessionRoutes(sessions: OwnSessions): PageRoute[] {
  return [
    {
      path: '/sessions',
      for: 'signedIn',
      async submit(exchange, form) {
        const end = fieldOf(form, 'end');
        const which = end === 'others' ? end : { sessionId: end };
        await sessions.end(actingOf(exchange), which);
        return seeOther(exchange, `/account?notice=${end === 'others' ? 'others' : 'sessions'}#sessions`);
      },
    },
  ];
}
