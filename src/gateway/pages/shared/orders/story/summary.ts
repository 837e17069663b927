import { say } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html, Value } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { moment } from '../../../desk/views/moment.ts';
import type { Delivery, Story } from './story.ts';
import { wordingOf } from './wording.ts';
import type { Wording } from './wording.ts';
import { isMoney, times, waitingSentence, wayOf } from './words.ts';
import { amountWords } from '../../../design/written.ts';

// What happened, in plain sentences, and what to do next.

export interface Summary {
  readonly sentences: readonly Html[];
  /** In an imperative sentence; null if nothing has to be done. */
  readonly next: Value;
  /** The notification to resend, if that is the next step. */
  readonly resend: Delivery | null;
}

export function summaryOf(exchange: SignedInExchange, story: Story): Summary {
  const newest = newestOf(story);
  const resend = newest !== undefined && newest.state === 'exhausted' && newest.payload !== null ? newest : null;
  const next = nextOf(wordingOf(exchange), story, resend);
  const sentences = [outcome(exchange, story), newest && notified(exchange, newest), ...later(exchange, story)];
  return { sentences: sentences.filter((sentence) => sentence !== undefined), next, resend };
}

/** The notification of the order's own result; if there is none, the newest. */
function newestOf({ deliveries }: Story): Delivery | undefined {
  const problem = deliveries.findLast(({ state }) => state === 'exhausted');
  return problem ?? deliveries.findLast(({ event }) => event.endsWith('Result')) ?? deliveries.at(-1);
}

function outcome(exchange: SignedInExchange, story: Story): Html {
  const { order } = story;
  const money = amountWords(order.amount, order.currency);
  const day = (at: string) => moment(exchange, at, 'day');
  const isPayout = order.kind === 'payout';
  if (order.state === 'success') {
    const done = isPayout ? say`Paid out` : say`Paid`;
    return html`${done} ${money} ${wayOf(order)} on ${day(order.finishedAt ?? order.createdAt)}.`;
  }
  if (order.state === 'failure') {
    const moved = isPayout ? say`The amount went back to the balance.` : say`Nothing was charged.`;
    const why = order.message === '' ? '' : `: ${withoutStop(order.message)}`;
    return html`${isPayout ? say`Not paid out` : say`Not paid`}${why}. ${moved}`;
  }
  return html`${waiting(wordingOf(exchange), story)}
  ${order.expiresAt === null ? '' : html`It expires at ${moment(exchange, order.expiresAt)}.`}`;
}

function waiting({ bank }: Wording, { order, attempts, pageEvents }: Story): string {
  const money = amountWords(order.amount, order.currency);
  if (order.kind === 'payout') return say`${bank} has not said yet whether ${money} was paid out.`;
  const last = attempts.at(-1);
  if (last === undefined && order.method === 'CASHIER') {
    const isOpened = pageEvents.some(({ event }) => event === 'opened');
    return say`The payer ${isOpened ? say`opened the payment page, but has` : 'has'} not tried to pay ${money} yet.`;
  }
  if (last === undefined) return say`${bank} has not said yet whether ${money} was paid.`;
  const tried = say`The payer tried to pay ${money} ${times(attempts.length)}`;
  const message = last.message === '' ? '' : ` (${withoutStop(last.message)})`;
  return last.state === 'open'
    ? `${tried}; the last attempt is open${message}.`
    : `${tried}; the last one was ${last.state}${message}.`;
}

function notified(exchange: SignedInExchange, delivery: Delivery): Html {
  const { state, nextAt } = delivery;
  const { receiver, receiversServer: server } = wordingOf(exchange);
  const failures = failuresOf(delivery);
  if (state === 'acknowledged') {
    return failures === ''
      ? html`${receiver} confirmed the notification.`
      : html`${receiver} confirmed the notification, after ${server} ${failures}.`;
  }
  const why = failures === '' ? '' : `: ${server} ${failures}`;
  const next = nextAt === null ? html`` : html` The next try is at ${moment(exchange, nextAt)}.`;
  return html`${receiver} has not confirmed the notification${why}.${next}`;
}

/** Such as `answered 500 nine times`. */
export function failuresOf({ attempts }: Pick<Delivery, 'attempts'>): string {
  const counts = new Map<string, number>();
  for (const { finishedAt, status, result } of attempts) {
    if (finishedAt === null || result === 'acknowledged') continue;
    const what =
      status === null
        ? say`could not be reached`
        : status >= 200 && status < 300
          ? say`did not answer SUCCESS`
          : say`answered ${status}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${what} ${times(count)}`).join(' and ');
}

function later(exchange: SignedInExchange, { order, refunds, waitingRefunds, chargebacks, due }: Story): Html[] {
  const { merchant, merchants } = wordingOf(exchange);
  const sentences: Html[] = [];
  const waits = refunds.filter(({ state }) => state === 'processing').length;
  if (isMoney(order.refunded)) {
    const progress = waits === 0 ? '' : say`, ${waits} in progress`;
    sentences.push(html`${amountWords(order.refunded, order.currency)} of it is refunded${progress}.`);
  }
  sentences.push(...waitingRefunds.map((one) => waitingSentence(exchange, one, order.currency)));
  const dispute = chargebacks.at(-1);
  if (dispute !== undefined) {
    const how =
      dispute.state === 'open' ? say`The chargeback is open` : say`${merchant} ${dispute.state} the chargeback`;
    sentences.push(html`${how}${dispute.reason === '' ? '' : `: ${withoutStop(dispute.reason)}`}.`);
  }
  if (due.settlesAt !== null)
    sentences.push(html`${merchants} share settles on ${moment(exchange, due.settlesAt, 'day')}.`);
  return sentences;
}

function nextOf(
  { isShop, receiver, bank }: Wording,
  { order, deliveries, due }: Story,
  resend: Delivery | null,
): Value {
  if (resend !== null)
    return isShop
      ? say`Check that your server works again, then resend the notification.`
      : say`Ask the shop whether its server works again, then resend the notification.`;
  if (order.notifyUrl === null && deliveries.length === 0 && order.state !== 'processing')
    return say`${receiver} gave no address for notifications. It learns the result by querying the order.`;
  if (order.state === 'processing' && due.inquiresAt !== null && order.kind === 'payout')
    return say`Nothing to do: ${bank.toLowerCase()} is asked again by itself.`;
  return null;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
