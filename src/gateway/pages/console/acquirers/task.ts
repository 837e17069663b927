import type { OperatorAnswers } from '../../../../../generated/operator-operations.ts';
import { html } from '../../../../web/html.ts';
import type { Html } from '../../../../web/html.ts';
import { CONSOLE, SCREENS } from '../../desk/console-navigation.ts';
import type { Answered, DeskContext } from '../../desk/desk-types.ts';
import { amount, tag } from '../../desk/views/parts.ts';
import type { SignedInExchange } from '../../frame/page-types.ts';
import { numberLink, shortNumber } from '../number-links.ts';

// A task in words, for the list, its page and its forms.

export type Task = OperatorAnswers['getTask'];

interface KindWords {
  readonly title: string;
  /** What happened, and what the gateway did about it. */
  readonly what: string;
  /** What a person does about it. */
  readonly next: string;
}

const NOTHING_BOOKED = 'Nothing was booked.';
const SEND_AGAIN = 'The money is in the balance of the merchant, debt first.';

export const KINDS: Readonly<Record<Task['kind'], KindWords>> = {
  disputeInquiry: {
    title: 'The bank asks about a payment',
    what: `The payer’s bank asks about this payment. No money has moved. ${NOTHING_BOOKED}`,
    next: 'Ask the merchant what was bought and delivered, and answer through the acquirer. If nobody answers, it may become a chargeback.',
  },
  disputePartial: {
    title: 'Dispute of a part of a payment',
    what: `The payer’s bank disputes another amount than what is left of this payment. ${NOTHING_BOOKED}`,
    next: 'Compare the amounts. Open a chargeback if all that is left is disputed; otherwise correct the balance by the disputed part.',
  },
  disputeSecond: {
    title: 'Second dispute of a payment',
    what: `The payer’s bank disputes a payment that had a dispute before. ${NOTHING_BOOKED}`,
    next: 'Look at the first dispute. If this is another one and rightful, correct the balance of the merchant.',
  },
  disputeStage: {
    title: 'Dispute at a later stage',
    what: `A dispute of this payment went on, to pre-arbitration or arbitration. ${NOTHING_BOOKED}`,
    next: 'Decide with the merchant whether to go on, and tell the acquirer in time. If money moved, correct the balance.',
  },
  disputeUnmatched: {
    title: 'End of a dispute that does not fit',
    what: `The acquirer reports the end of a dispute that is not known here like this: there is none, it has another amount, or it was closed the other way. ${NOTHING_BOOKED}`,
    next: 'Compare it with the chargebacks of the order, and ask the acquirer what holds.',
  },
  disputeImpossible: {
    title: 'Dispute of something that cannot be charged back',
    what: `The acquirer reports a dispute of an order that was not paid, or that is a payout. ${NOTHING_BOOKED}`,
    next: 'Ask the acquirer which payment is meant.',
  },
  refundReversed: {
    title: 'Refund came back',
    what: `The acquirer could not give the money to the payer and sent it back. ${SEND_AGAIN} The refund stays successful, and still counts as refunded.`,
    next: 'Find another way to the payer with the merchant, such as a payout to an account.',
  },
  payoutReversed: {
    title: 'Payout came back',
    what: `The money did not reach the beneficiary and came back. ${SEND_AGAIN} The payout stays successful. The merchant gets no second notification.`,
    next: 'Tell the merchant, check the account of the beneficiary, and have it paid out again.',
  },
  reversalUnmatched: {
    title: 'Reversal that does not fit',
    what: `The acquirer says that this refund or payout came back. It has another amount or currency, did not succeed, or came back before. ${NOTHING_BOOKED}`,
    next: 'Compare the amounts, and ask the acquirer what was really sent back. If money came, book it as a correction.',
  },
  transferArrived: {
    title: 'Money arrived that nobody asked for',
    what: `A transfer arrived without a payment that waits for it: a second one, or one after its order had expired. ${NOTHING_BOOKED}`,
    next: 'Find out by the reference who sent it. Have it sent back, or book it for the merchant as a deposit.',
  },
  scheduledPayoutFailed: {
    title: 'Scheduled payout failed',
    what: `The acquirer declined a payout to the merchant’s own account. ${SEND_AGAIN} It goes out on the next bank day, with a new order.`,
    next: 'Look at the message of the payout. If the account is wrong, ask the merchant to name another one. After three failures in a row nothing more is sent until then.',
  },
  numberUnknown: {
    title: 'News of a number that is not ours',
    what: `The acquirer has news of a number that the gateway never gave, or that went to another acquirer. ${NOTHING_BOOKED}`,
    next: 'Ask the acquirer which payment is meant. Several of them hint at an adapter that mixes up accounts.',
  },
};

export const ENDINGS: Readonly<Record<NonNullable<Task['ending']>, string>> = {
  done: 'done',
  noAction: 'nothing to do',
};

export const TASKS = CONSOLE + SCREENS.tasks.path;

export function taskPath(taskNo: string): string {
  return `${TASKS}/${taskNo}`;
}

export function readTask({ call }: DeskContext) {
  return (exchange: SignedInExchange): Promise<Answered<Task>> =>
    call(exchange, 'getTask', { parameters: { taskNo: exchange.parameter } });
}

export function stateTag({ ending, owner }: Task): Html {
  if (ending !== null) return tag(ENDINGS[ending], ending === 'done' ? 'good' : 'plain');
  return owner === null ? tag('open', 'wait') : tag('taken');
}

/** As the acquirer wrote it, if it is no amount of ours. */
export function newsAmount({ news, payout }: Task): Html {
  if (payout !== null) return amount(payout.amount, payout.currency);
  if (news === null) return html`–`;
  return news.amount === null
    ? html`${news.sentAmount} <small>${news.currency}, as sent</small>`
    : amount(news.amount, news.currency);
}

/** What it is about: a refund before its order. */
export function subjectOf({ tradeNo, subject, news }: Task): Html {
  const ours = news?.refundNo ?? tradeNo;
  if (ours !== null) return html`${numberLink(ours, shortNumber(ours))}`;
  return subject === '' ? html`<span class="soft">none</span>` : html`<code>${subject}</code>`;
}
