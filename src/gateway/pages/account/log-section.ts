import { say } from '../../../web/texts.ts';
import { html } from '../../../web/html.ts';
import type { LoggedAction, OwnAccount } from '../../operations/sign-in/own-account.ts';
import { personIn, describeAction } from '../audit/sentence.ts';
import type { ActionNames } from '../audit/sentence.ts';
import type { SignedInExchange } from '../frame/page-types.ts';
import type { AccountSection } from './sections.ts';
import { moment } from './views/moment.ts';
import { deviceWords } from './views/device-words.ts';

/** The account's own log: what its owner did, and what happened to it. */
export function createLogSection(account: OwnAccount): AccountSection {
  return {
    id: 'log',
    get title() {
      return say`Recent activity`;
    },
    async render(exchange) {
      const { signedIn } = exchange;
      const [actions, sides] = await Promise.all([account.readLog(signedIn), account.listSides(signedIn)]);
      const merchants = new Map(sides.map(({ merNo, merchantName }) => [merNo, merchantName]));
      return html`<ul class="rows">
          ${actions.map((action) => {
            const { parts, isWhole } = describeAction(action, namesFor(exchange, action, merchants));
            return html`<li class="${needsLook(action) ? 'look' : ''}">
              <span>
                <b>${parts}</b><br />
                <span class="soft">${moreOf(action, isWhole)}</span>
              </span>
              <span class="soft">${moment(action.at)}</span>
            </li>`;
          })}
        </ul>
        <p class="soft">
          Something here was not you? End the other sessions, change your password, and tell your admin.
        </p>`;
    },
  };
}

/** A person knows their own merchants by name, and nobody else by anything that the record does not say. */
function namesFor(
  { signedIn }: SignedInExchange,
  { action, target, actorId }: LoggedAction,
  merchants: ReadonlyMap<number, string | null>,
): ActionNames<string> {
  const { personId, email } = signedIn.holder.person;
  return {
    merchant: (merNo) => merchants.get(merNo) ?? say`merchant ${merNo}`,
    person: (id) => (id === personId ? email : id),
    text: action === 'newDevice' ? deviceWords : String,
    timeZone: 'UTC',
    isToReader: personIn(target) === personId && actorId !== personId,
  };
}

const UNUSUAL: readonly string[] = ['newDevice', 'resetSignIn', 'renewSignIn'];

function needsLook({ action, outcome }: LoggedAction): boolean {
  return outcome === 'refused' || UNUSUAL.includes(action);
}

/** Before the name of an identity provider. */
const PROVIDER = /\boidc:/;

/** What the sentence does not say: the rest of the details, who if it was no person, and from where. */
function moreOf({ detail, address, actor, actorKind }: LoggedAction, isWhole: boolean): string {
  const by = actorKind === 'person' || actor === 'sign-in' ? '' : say`by ${actor.replace(PROVIDER, '')}`;
  const rest = isWhole ? '' : detail.replace(PROVIDER, '');
  return [rest, by, address === null ? '' : say`from ${address}`].filter((part) => part !== '').join(' · ');
}
