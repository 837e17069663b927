import { say } from '../../../../web/texts.ts';
import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import type { DeskContext, DeskRoute } from '../../desk/desk-types.ts';
import type { List, ListColumn, ListTable } from '../../desk/list/list-types.ts';
import { answerRefused, seeOther } from '../../desk/respond.ts';
import { actionButton } from '../../desk/views/forms.ts';
import { moment } from '../../desk/views/moment.ts';
import { empty, tag } from '../../desk/views/parts.ts';
import type { Tone } from '../../desk/views/parts.ts';
import { roleName } from '../../design/role-words.ts';

export type Invitation = components['schemas']['Invitation'];

const TONES: Readonly<Record<Invitation['state'], Tone>> = {
  open: 'wait',
  accepted: 'good',
  revoked: 'plain',
  expired: 'plain',
};

/** As a list's notices have it. */
export function revokedWords(): string {
  return say`The invitation was revoked: its link no longer works.`;
}

function stateWord(state: Invitation['state']): string {
  return { open: say`open`, accepted: say`accepted`, revoked: say`revoked`, expired: say`expired` }[state];
}

/** Leads to `home`, where `done=revoked` shows a notice. */
export function revokeRoute({ call }: DeskContext, home: string): DeskRoute {
  return {
    path: '/invitations/:invitationId/revoke',
    async submit(exchange) {
      const parameters = { invitationId: exchange.parameter };
      const called = await call(exchange, 'revokeInvitation', { parameters });
      return called.kind === 'done' ? seeOther(exchange, home, { done: 'revoked' }) : answerRefused(exchange, called);
    },
  };
}

export interface InvitationsPlace extends Pick<List<'listInvitations', Invitation>, 'screen'> {
  /** The title of the screen. */
  readonly title: string;
  readonly folder: string;
  mayRevoke(exchange: SignedInExchange, invitation: Invitation): boolean;
  /** After the email. */
  readonly columns?: readonly ListColumn<Invitation>[];
}

/** All of them, newest first. */
export function invitationList(place: InvitationsPlace): List<'listInvitations', Invitation> {
  const { screen, title, folder } = place;
  return {
    operation: 'listInvitations',
    screen,
    title: say`Invitations`,
    path: `${folder}/invitations`,
    back: { path: folder, title },
    limit: 50,
    done: { revoked: revokedWords() },
    note: html`<p class="soft">
      Newest first. A link works once, for 24 hours. Revoking stops it at once; you can invite again.
    </p>`,
    rowsOf: ({ invitations }) => invitations,
    table: invitationTable(place),
    none: { yet: empty(say`No invitations`, say`Invite somebody, and the invitation is listed here.`) },
  };
}

export function invitationTable({ folder, mayRevoke, columns = [] }: InvitationsPlace): ListTable<Invitation> {
  return {
    caption: say`Invitations`,
    keyOf: ({ invitationId }) => invitationId,
    columns: [
      { title: say`Email`, cell: ({ email }) => email },
      ...columns,
      {
        title: say`Roles`,
        cell: ({ roles }) => (roles.length === 0 ? say`none: sign-in again` : roles.map(roleName).join(', ')),
      },
      { title: say`State`, cell: ({ state }) => tag(stateWord(state), TONES[state]) },
      { title: say`Invited by`, cell: ({ invitedBy }) => invitedBy },
      { title: say`Until`, cell: ({ expiresAt }, exchange) => moment(exchange, expiresAt) },
      {
        title: say`Action`,
        cell: (invitation, exchange) =>
          invitation.state === 'open' &&
          mayRevoke(exchange, invitation) &&
          actionButton(exchange, {
            action: `${folder}/invitations/${invitation.invitationId}/revoke`,
            label: say`Revoke`,
          }),
      },
    ],
  };
}
