import type { components } from '../../../../../generated/operator.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { PageAnswer, SignedInExchange } from '../../frame/page-types.ts';
import type { CallRefused, DeskContext, DeskRoute } from '../desk-types.ts';
import type { ScreenId } from '../desks.ts';
import { queryPath } from '../query-path.ts';
import { answerRefused, seeOther } from '../respond.ts';
import { showRead } from '../show-read.ts';
import { doneNotice } from '../views/done.ts';
import { actionButton } from '../views/forms.ts';
import { answerDesk } from '../views/layout.ts';
import { moment } from '../views/moment.ts';
import { empty, tag } from '../views/parts.ts';
import type { Tone } from '../views/parts.ts';
import { pager, table } from '../views/table.ts';
import type { Column } from '../views/table.ts';

export type Invitation = components['schemas']['Invitation'];

const TONES: Readonly<Record<Invitation['state'], Tone>> = {
  open: 'wait',
  accepted: 'good',
  revoked: 'plain',
  expired: 'plain',
};

const ROWS = 50;

export const REVOKED = 'The invitation was revoked: its link no longer works.';

/** Leads to `home`, where `done=revoked` is said. */
export function revokeRoute({ call }: DeskContext, home: string): DeskRoute {
  return {
    path: '/invitations/:invitationId/revoke',
    async submit(exchange) {
      const parameters = { invitationId: exchange.parameter };
      const called = await call(exchange, 'revokeInvitation', { parameters });
      return called.kind === 'done'
        ? seeOther(exchange, home, { done: 'revoked' })
        : answerRefused(exchange, called as CallRefused);
    },
  };
}

export interface InvitationsPlace extends Pick<InvitationTable, 'folder' | 'more'> {
  readonly screen: ScreenId;
  /** Of the screen. */
  readonly title: string;
  mayRevoke(exchange: SignedInExchange, invitation: Invitation): boolean;
}

/** All of them, newest first. */
export async function showInvitations(
  { call }: DeskContext,
  exchange: SignedInExchange,
  { screen, title, folder, mayRevoke, more }: InvitationsPlace,
): Promise<PageAnswer> {
  const before = exchange.request.query.get('before') ?? undefined;
  const path = `${folder}/invitations`;
  const reading = call(exchange, 'listInvitations', {
    parameters: { limit: ROWS, ...(before !== undefined && { before }) },
  });
  return showRead(exchange, reading, ({ invitations, next }) => {
    const mine = {
      invitations,
      folder,
      mayRevoke: (one: Invitation) => mayRevoke(exchange, one),
      ...(more && { more }),
    };
    const pages = {
      first: before === undefined ? null : path,
      next: next === null ? null : queryPath(path, { before: next }),
    };
    return answerDesk(exchange, {
      screen,
      title: 'Invitations',
      back: { path: folder, title },
      content: html`${doneNotice(exchange, { revoked: REVOKED })}
        <p class="soft">
          Newest first. A link works once, for 24 hours. Revoking stops it at once; you can invite again.
        </p>
        ${
          invitations.length === 0
            ? empty('No invitations', 'Invite somebody, and the invitation is listed here.')
            : invitationTable(exchange, mine)
        }
        ${pager(pages)}`,
    });
  });
}

interface InvitationTable {
  readonly invitations: readonly Invitation[];
  /** The screen's own path. */
  readonly folder: string;
  readonly mayRevoke: (invitation: Invitation) => boolean;
  /** After the email. */
  readonly more?: readonly Column<Invitation>[];
}

export function invitationTable(
  exchange: SignedInExchange,
  { invitations, folder, mayRevoke, more = [] }: InvitationTable,
): Html {
  return table<Invitation>({
    caption: 'Invitations',
    rows: invitations,
    keyOf: ({ invitationId }) => invitationId,
    columns: [
      { title: 'Email', cell: ({ email }) => email },
      ...more,
      { title: 'Roles', cell: ({ roles }) => (roles.length === 0 ? 'none: sign-in again' : roles.join(', ')) },
      { title: 'State', cell: ({ state }) => tag(state, TONES[state]) },
      { title: 'Invited by', cell: ({ invitedBy }) => invitedBy },
      { title: 'Until', cell: ({ expiresAt }) => moment(exchange, expiresAt) },
      {
        title: 'Action',
        cell: (invitation) =>
          invitation.state === 'open' && mayRevoke(invitation)
            ? actionButton(exchange, {
                action: `${folder}/invitations/${invitation.invitationId}/revoke`,
                label: 'Revoke',
              })
            : '',
      },
    ],
  });
}
