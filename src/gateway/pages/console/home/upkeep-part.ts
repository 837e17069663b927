import { may } from '../../desk/desk-types.ts';
import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import type { Permission } from '../../../../../generated/permissions.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { CONSOLE } from '../../desk/console-navigation.ts';
import { ageWords, numberWords } from '../../design/written.ts';
import { moment } from '../../desk/views/moment.ts';

type Upkeep = OperatorAnswers['readUpkeep'];

interface Tile {
  readonly title: string;
  readonly path: string;
  readonly value: string;
  readonly note: Html | string;
  /** Who can open it. */
  readonly permission: Permission;
}

/** What an admin looks after, also while all is well. */
export function upkeepPart(exchange: SignedInExchange, upkeep: Upkeep): Html {
  const tiles = [peopleTile(upkeep), tokenTile(upkeep), mailTile(exchange, upkeep), backupTile(exchange, upkeep)];
  return html`<section class="figures" aria-labelledby="upkeep-title">
    <h2 id="upkeep-title">The gateway</h2>
    <div class="tiles" id="upkeep" data-live>
      ${tiles.map(({ title, path, permission, value, note }) => {
        const content = html`<span class="soft">${title}</span><b>${value}</b><span class="soft">${note}</span>`;
        return may(exchange, permission)
          ? html`<a class="tile-box" href="${CONSOLE}${path}">${content}</a>`
          : html`<div class="tile-box">${content}</div>`;
      })}
    </div>
  </section>`;
}

function peopleTile({ people: { active, withoutFactor } }: Upkeep): Tile {
  const note = withoutFactor === 0 ? 'all with a second factor' : `${withoutFactor} without a second factor`;
  return {
    title: 'People of the operator',
    path: '/people?side=operator',
    permission: 'people.read',
    value: numberWords(active),
    note,
  };
}

function tokenTile({ tokens: { active, ending } }: Upkeep): Tile {
  const note = ending === 0 ? 'none ends within 14 days' : `${ending} ${ending === 1 ? 'ends' : 'end'} within 14 days`;
  return { title: 'Tokens of programs', path: '/tokens', permission: 'tokens.read', value: numberWords(active), note };
}

function mailTile(exchange: SignedInExchange, { mails: { to, faults } }: Upkeep): Tile {
  const tile = { title: 'Mails', path: '/settings/mails', permission: 'settings.read' } as const;
  if (to === 'nowhere') return { ...tile, value: 'Not sent', note: 'people are told by the bell alone' };
  if (to === 'outbox') return { ...tile, value: 'In the outbox', note: 'the sandbox sends none' };
  const [oldest] = faults.map(({ since }) => since).toSorted();
  if (oldest === undefined) return { ...tile, value: 'Sent', note: 'none held up in the last 7 days' };
  const count = faults.reduce((sum, { waiting, givenUp }) => sum + waiting + givenUp, 0);
  return { ...tile, value: `${count} not sent`, note: html`since ${moment(exchange, oldest)}` };
}

function backupTile(exchange: SignedInExchange, { backup: { isKnown, lastAt } }: Upkeep): Tile {
  const tile = { title: 'Last backup', path: '/settings', permission: 'settings.read' } as const;
  if (!isKnown) return { ...tile, value: 'Not known here', note: 'PostgreSQL is backed up by its own tools' };
  if (lastAt === null) return { ...tile, value: 'None', note: 'tollgate backup takes one' };
  return { ...tile, value: `${ageWords(exchange.now - Date.parse(lastAt))} ago`, note: moment(exchange, lastAt) };
}
