import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import { tag } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { numberLink, shortNumber } from '../number-links.ts';

// An exception in words, for the list, its page and its forms.

export type Detail = OperatorAnswers['getException'];
export type Exception = Detail['exception'];

interface KindWords {
  readonly title: string;
  /** What does not agree. */
  readonly what: string;
  /** What a person does about it. */
  readonly next: string;
}

export const KINDS: Readonly<Record<Exception['kind'], KindWords>> = {
  missingThere: {
    title: 'Missing at the acquirer',
    what: 'The books have it, and the acquirer’s report of its day does not.',
    next: 'Ask the acquirer. It often comes with the next report, and then ends by itself; if it never comes, write it off.',
  },
  missingHere: {
    title: 'Missing in the books',
    what: 'The acquirer reports it, and the books do not have it.',
    next: 'Look whether something that is missing at the acquirer belongs to it, and match the two. If nothing does, ask the acquirer what was meant.',
  },
  amount: {
    title: 'Different amount',
    what: 'The acquirer or the bank has another amount than the books.',
    next: 'Ask the acquirer for a corrected report. If the difference stays, write it off.',
  },
  currency: {
    title: 'Different currency',
    what: 'The acquirer reports another currency than the books.',
    next: 'Ask the acquirer for a corrected report, and import it: the exception ends with the old one.',
  },
  double: {
    title: 'Reported twice',
    what: 'The acquirer reports something that was reported before.',
    next: 'Ask the acquirer to take one of the two back. Its line that takes it back is matched with this one.',
  },
  late: {
    title: 'Late',
    what: 'A report, or its money, is not here on the agreed day.',
    next: 'Ask the acquirer where it is. Once the report or the money comes, this ends by itself.',
  },
  unknown: {
    title: 'Unknown',
    what: 'The line names nothing that is known.',
    next: 'Look at its text and amount, and match it with what it belongs to; a line of a bank mostly pays a report.',
  },
  fee: {
    title: 'Different fee',
    what: 'The acquirer kept another fee than agreed.',
    next: 'Compare it with the agreement. Claim it back, or write the difference off; if the fee has changed, change what is agreed.',
  },
  arrivedWithoutOrder: {
    title: 'Paid there, failed here',
    what: 'It was paid at the acquirer, and failed here. The order stays failed; the money is nobody’s until somebody decides.',
    next: 'Ask the acquirer. Then return the money to the payer, or credit it to the merchant if the goods were delivered.',
  },
};

export const ENDINGS: Readonly<Record<NonNullable<Exception['ending']>, string>> = {
  resolved: 'came',
  matchedByHand: 'matched by hand',
  writtenOff: 'written off',
  returned: 'returned',
  credited: 'credited',
  superseded: 'superseded',
};

export const EXCEPTIONS = CONSOLE + SCREENS.exceptions.path;

export function exceptionPath(exceptionNo: string): string {
  return `${EXCEPTIONS}/${exceptionNo}`;
}

export function readException({ call }: DeskContext) {
  return (exchange: SignedInExchange): Promise<Answered<Detail>> =>
    call(exchange, 'getException', { parameters: { exceptionNo: exchange.parameter } });
}

export function stateTag({ ending, person, isOverdue }: Exception): Html {
  if (ending !== null) return tag(ENDINGS[ending], ending === 'writtenOff' ? 'plain' : 'good');
  if (isOverdue) return tag('overdue', 'bad');
  return person === null ? tag('open', 'wait') : tag('taken');
}

const NUMBER_OF_OURS = /^(?:TG|RF)[0-9A-Z]{31}$/;

/** What it is about, if that is a number of ours. */
export function subjectOf({ subject }: Pick<Exception, 'subject'>): Html {
  if (subject === null) return html`<span class="soft">none</span>`;
  return NUMBER_OF_OURS.test(subject)
    ? html`${numberLink(subject, shortNumber(subject))}`
    : html`<code>${subject}</code>`;
}
