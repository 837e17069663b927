import { say } from '../../../../web/texts.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { moment } from '../../desk/views/moment.ts';
import { section } from '../../desk/views/parts.ts';
import { wordingOf } from '../orders/story/wording.ts';
import { capital, spaced } from '../orders/story/words.ts';
import type { Case } from './case.ts';
import { whoOf } from './parts.ts';

/** What happened to the chargeback, oldest first: from the order's own history, and its evidence. */
export function timelineSection(exchange: SignedInExchange, { chargeback, evidence, story }: Case): Html {
  const { isShop } = wordingOf(exchange);
  const ofCase = story.timeline
    .filter(({ subject, event }) => subject === chargeback.chargebackNo && !(isShop && BOOKED.has(event)))
    .map(({ at, event, text }) => ({
      at,
      text: isShop ? shopText(event, text) : event === 'posted' ? spaced(text) : text,
    }));
  const added = evidence.map(({ createdAt: at, name, createdBy }) => ({
    at,
    text: addedText(name, whoOf(exchange, createdBy)),
  }));
  const entries = [...ofCase, ...added].toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at));
  return section(
    say`History`,
    html`<ol class="events">
      ${entries.map(({ at, text }) => html`<li>${moment(exchange, at, 'second')} <span>${capital(text)}</span></li>`)}
    </ol>`,
  );
}

/** The order's history has it in English. */
function shopText(event: string, text: string): string {
  const [, money, reason] = /^chargeback of (.+?) opened(?:: (.*))?$/s.exec(text) ?? [];
  if (money !== undefined)
    return reason === undefined ? say`chargeback of ${money} opened` : say`chargeback of ${money} opened: ${reason}`;
  const [, who] = /^chargeback answered(?: by (.+))?$/s.exec(text) ?? [];
  if (event === 'chargebackAnswered')
    return who === undefined ? say`chargeback answered` : say`chargeback answered by ${who}`;
  if (text === 'chargeback won by the merchant') return say`chargeback won`;
  return text === 'chargeback lost by the merchant' ? say`chargeback lost` : text.replace(/ by the merchant$/, '');
}

function addedText(name: string | null, who: string): string {
  return name === null ? say`note added by ${who}` : say`${name} added by ${who}`;
}

/** A shop reads of its money beside it, in words. */
const BOOKED: ReadonlySet<string> = new Set(['posted', 'notificationCreated', 'attemptStarted', 'attemptFinished']);
