import { say } from '../../../../../web/texts.ts';
import { html } from '../../../../../web/html.ts';
import type { Html, Value } from '../../../../../web/html.ts';
import type { SignedInExchange } from '../../../frame/page-types.ts';
import { moment } from '../../../desk/views/moment.ts';
import { reversalAdvice, reversalMeaning } from './came-back.ts';
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
    const [way, at] = [wayOf(order), day(order.finishedAt ?? order.createdAt)];
    return isPayout ? html`Paid out ${money} ${way} on ${at}.` : html`Paid ${money} ${way} on ${at}.`;
  }
  if (order.state === 'failure') return html`${failed(isPayout, withoutStop(order.message))}`;
  return html`${waiting(wordingOf(exchange), story)}
  ${order.expiresAt === null ? '' : html`It expires at ${moment(exchange, order.expiresAt)}.`}`;
}

function failed(isPayout: boolean, why: string): string {
  if (isPayout)
    return why === ''
      ? say`Not paid out. The amount went back to the balance.`
      : say`Not paid out: ${why}. The amount went back to the balance.`;
  return why === '' ? say`Not paid. Nothing was charged.` : say`Not paid: ${why}. Nothing was charged.`;
}

function waiting({ isShop }: Wording, { order, attempts, pageEvents }: Story): string {
  const money = amountWords(order.amount, order.currency);
  if (order.kind === 'payout')
    return isShop
      ? say`The bank or wallet has not said yet whether ${money} was paid out.`
      : `The acquirer has not said yet whether ${money} was paid out.`;
  const last = attempts.at(-1);
  if (last === undefined && order.method === 'CASHIER') {
    const isOpened = pageEvents.some(({ event }) => event === 'opened');
    return isOpened
      ? say`The payer opened the payment page, but has not tried to pay ${money} yet.`
      : say`The payer has not tried to pay ${money} yet.`;
  }
  if (last === undefined)
    return isShop
      ? say`The bank or wallet has not said yet whether ${money} was paid.`
      : `The acquirer has not said yet whether ${money} was paid.`;
  return tried(money, times(attempts.length), last);
}

type PayerAttempt = Story['attempts'][number];

function tried(money: string, often: string, { state, message }: PayerAttempt): string {
  const why = withoutStop(message);
  if (state === 'open')
    return why === ''
      ? say`The payer tried to pay ${money} ${often}; the last attempt is open.`
      : say`The payer tried to pay ${money} ${often}; the last attempt is open (${why}).`;
  if (state === 'declined')
    return why === ''
      ? say`The payer tried to pay ${money} ${often}; the last one was declined.`
      : say`The payer tried to pay ${money} ${often}; the last one was declined (${why}).`;
  return why === ''
    ? say`The payer tried to pay ${money} ${often}; the last one was cancelled.`
    : say`The payer tried to pay ${money} ${often}; the last one was cancelled (${why}).`;
}

function notified(exchange: SignedInExchange, delivery: Delivery): Html {
  const { state, nextAt } = delivery;
  const { isShop } = wordingOf(exchange);
  const failures = failuresOf(delivery);
  if (state === 'acknowledged') return html`${confirmed(isShop, failures)}`;
  const next = nextAt === null ? html`` : html` The next try is at ${moment(exchange, nextAt)}.`;
  return html`${unconfirmed(isShop, failures)}${next}`;
}

function confirmed(isShop: boolean, failures: string): string {
  if (isShop)
    return failures === ''
      ? say`Your shop confirmed the notification.`
      : say`Your shop confirmed the notification, after your server ${failures}.`;
  return failures === ''
    ? 'The shop confirmed the notification.'
    : `The shop confirmed the notification, after its server ${failures}.`;
}

function unconfirmed(isShop: boolean, failures: string): string {
  if (isShop)
    return failures === ''
      ? say`Your shop has not confirmed the notification.`
      : say`Your shop has not confirmed the notification: your server ${failures}.`;
  return failures === ''
    ? 'The shop has not confirmed the notification.'
    : `The shop has not confirmed the notification: its server ${failures}.`;
}

/** Such as `answered 500 nine times`. */
export function failuresOf({ attempts }: Pick<Delivery, 'attempts'>): string {
  const counts = new Map<number | 'unreached' | 'unconfirmed', number>();
  for (const { finishedAt, status, result } of attempts) {
    if (finishedAt === null || result === 'acknowledged') continue;
    const what = status === null ? 'unreached' : status >= 200 && status < 300 ? 'unconfirmed' : status;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts]
    .map(([what, count]) => {
      if (what === 'unreached') return say`could not be reached ${times(count)}`;
      if (what === 'unconfirmed') return say`did not answer SUCCESS ${times(count)}`;
      return say`answered ${what} ${times(count)}`;
    })
    .reduce((all, next) => (all === '' ? next : say`${all} and ${next}`), '');
}

function later(exchange: SignedInExchange, story: Story): Html[] {
  const { order, refunds, waitingRefunds, chargebacks, reversals, due } = story;
  const { isShop } = wordingOf(exchange);
  const sentences: Html[] = [];
  const waits = refunds.filter(({ state }) => state === 'processing').length;
  if (isMoney(order.refunded)) {
    const money = amountWords(order.refunded, order.currency);
    const text =
      waits === 0 ? say`${money} of it is refunded.` : say`${money} of it is refunded, ${waits} in progress.`;
    sentences.push(html`${text}`);
  }
  sentences.push(...reversals.map((reversal) => html`${reversalMeaning(isShop, reversal)}`));
  sentences.push(...waitingRefunds.map((one) => waitingSentence(exchange, one, order.currency)));
  const dispute = chargebacks.at(-1);
  if (dispute !== undefined) sentences.push(html`${disputed(isShop, dispute.state, withoutStop(dispute.reason))}`);
  if (due.settlesAt !== null) {
    const day = moment(exchange, due.settlesAt, 'day');
    sentences.push(isShop ? html`Your share settles on ${day}.` : html`The merchant's share settles on ${day}.`);
  }
  return sentences;
}

function disputed(isShop: boolean, state: Story['chargebacks'][number]['state'], reason: string): string {
  if (state === 'open') return reason === '' ? say`The chargeback is open.` : say`The chargeback is open: ${reason}.`;
  if (!isShop) return `The merchant ${state} the chargeback${reason === '' ? '' : `: ${reason}`}.`;
  if (state === 'won') return reason === '' ? say`You won the chargeback.` : say`You won the chargeback: ${reason}.`;
  return reason === '' ? say`You lost the chargeback.` : say`You lost the chargeback: ${reason}.`;
}

function nextOf({ isShop }: Wording, { order, deliveries, reversals, due }: Story, resend: Delivery | null): Value {
  if (resend !== null)
    return isShop
      ? say`Check that your server works again, then resend the notification.`
      : 'Ask the shop whether its server works again, then resend the notification.';
  const last = reversals.at(-1);
  if (last !== undefined) return reversalAdvice(isShop, last);
  if (order.notifyUrl === null && deliveries.length === 0 && order.state !== 'processing')
    return isShop
      ? say`Your shop gave no address for notifications. It learns the result by querying the order.`
      : 'The shop gave no address for notifications. It learns the result by querying the order.';
  if (order.state === 'processing' && due.inquiresAt !== null && order.kind === 'payout')
    return isShop
      ? say`Nothing to do: the bank or wallet is asked again by itself.`
      : 'Nothing to do: the acquirer is asked again by itself.';
  return null;
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
