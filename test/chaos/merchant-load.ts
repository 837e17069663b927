import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Body } from '../helpers/gateway/caller.ts';
import type { Envelope, Shop } from '../helpers/payer/shop.ts';
import { amountOf } from './amounts.ts';
import type { Random } from './random.ts';

// A merchant that pays, refunds and pays out without a break, and writes down everything that it was answered. What it wrote
// down is what the gateway is held to afterwards.

export interface Submission {
  readonly kind: 'payment' | 'payout' | 'refund';
  /** The number of the order; a refund has that of its payment. */
  readonly merOrderNo: string;
  readonly amount: string;
  readonly currency: string;
  /** Its own, where it has one; the notification comes there. */
  readonly notifyPath: string | null;
  readonly keyed: boolean;
  /** The state at the end, whatever happens on the way; it follows from the sandbox's script alone. */
  readonly endState: 1 | 2 | 3 | 4 | 5 | 6;
  /** Answers that came, in order. */
  readonly answers: Envelope[];
  /** Tries without an answer. */
  lost: number;
}

export interface LoadOptions {
  /** Where the merchant sends now; a restarted gateway has another address. */
  readonly shop: () => Shop;
  readonly receiverUrl: string;
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly lanes: number;
  /** Called for each submission that the gateway has taken or refused. */
  readonly onAnswer?: () => void;
}

const CURRENCY = 'USD';
const PAUSE_MS = 5;
const RETRY_MS = 40;
/** Codes that leave it open, or say that nothing was taken: the merchant tries again. */
const FAULT_CODES = ['90001', '90002'];

const CARDS = [
  { cardNo: '4242424242424242', endState: 3 },
  { cardNo: '4242424242424242', endState: 3 },
  { cardNo: '4000000000000002', endState: 2 },
  // Waits for the payer, who never comes: it expires.
  { cardNo: '4000000000003220', endState: 2 },
  { cardNo: '4000000000000119', endState: 3 },
  { cardNo: '4000000000000341', endState: 3 },
] as const;

const PAYOUT_NAMES = [
  { benLastName: 'Lovelace', endState: 3 },
  { benLastName: 'DECLINED', endState: 2 },
  { benLastName: 'PENDING', endState: 1 },
] as const;

const REMARKS = [
  { remark: 'as agreed', endState: 6 },
  { remark: 'DECLINED', endState: 5 },
  { remark: 'PENDING', endState: 4 },
] as const;

/** Resolves when the signal comes and every lane has ended its last submission. */
export async function runMerchant(options: LoadOptions): Promise<Submission[]> {
  const submissions: Submission[] = [];
  const lane = async () => {
    while (!options.signal.aborted) {
      await submitOne(options, submissions);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: options.lanes }, lane));
  return submissions;
}

async function submitOne(options: LoadOptions, submissions: Submission[]): Promise<void> {
  const { random } = options;
  const chance = random.next();
  const refundable = submissions.filter(({ kind, answers }) => kind === 'payment' && answers.some(isPaid)).slice(-50);
  const [newest, ...older] = refundable.toReversed();
  if (chance < 0.3 && newest !== undefined) return refundOne(options, submissions, random.pick([newest, ...older]));
  return chance < 0.45 ? payOutOne(options, submissions) : payOne(options, submissions);
}

function isPaid({ code, data }: Envelope): boolean {
  return code === '00000' && data?.['payCode'] === 0;
}

async function payOne(options: LoadOptions, submissions: Submission[]): Promise<void> {
  const { cardNo, endState } = options.random.pick(CARDS);
  const submission = newSubmission(options, { kind: 'payment', merOrderNo: newNumber(), amount: '10.00', endState });
  submissions.push(submission);
  const body = { ...common(options, submission), sourceAmount: submission.amount, currencyCode: CURRENCY, cardNo };
  await send(options, submission, (shop, callOptions) => shop.pay(body, callOptions));
}

async function payOutOne(options: LoadOptions, submissions: Submission[]): Promise<void> {
  const { benLastName, endState } = options.random.pick(PAYOUT_NAMES);
  const submission = newSubmission(options, { kind: 'payout', merOrderNo: newNumber(), amount: '2.50', endState });
  submissions.push(submission);
  const body = { ...common(options, submission), sourceAmount: submission.amount, currencyCode: CURRENCY, benLastName };
  await send(options, submission, (shop, callOptions) => shop.payOut(body, callOptions));
}

async function refundOne(options: LoadOptions, submissions: Submission[], paid: Submission): Promise<void> {
  const { remark, endState } = options.random.pick(REMARKS);
  const { merOrderNo } = paid;
  // Each another amount: an equal refund of an order within a second would be taken for the same one (S4).
  const earlier = submissions.filter((one) => one.kind === 'refund' && one.merOrderNo === merOrderNo).length;
  const amount = amountOf(BigInt(earlier + 1));
  const submission = newSubmission(options, { kind: 'refund', merOrderNo, amount, endState });
  submissions.push(submission);
  const order = paid.answers.find(isPaid)?.data ?? {};
  const { notifyUrl } = common(options, submission);
  await send(options, submission, (shop, callOptions) =>
    shop.refund(order, { amount, remark, notifyUrl }, callOptions),
  );
}

function newSubmission(
  { random }: LoadOptions,
  given: Pick<Submission, 'kind' | 'merOrderNo' | 'amount' | 'endState'>,
): Submission {
  const notifyPath = random.next() < 0.8 ? `/${given.kind}/${randomUUID()}` : null;
  return { ...given, currency: CURRENCY, notifyPath, keyed: random.next() < 0.5, answers: [], lost: 0 };
}

function common({ receiverUrl }: LoadOptions, { merOrderNo, notifyPath }: Submission): Body {
  return { merOrderNo, notifyUrl: notifyPath === null ? undefined : receiverUrl + notifyPath };
}

function newNumber(): string {
  return `K-${randomUUID().replaceAll('-', '').slice(0, 28)}`;
}

type Call = (shop: Shop, options: { headers: Record<string, string> }) => Promise<Envelope>;

/**
 * With a key it is repeated until it is answered. Without one an order is sometimes sent again under its number, which is
 * safe; a refund never is.
 */
async function send(options: LoadOptions, submission: Submission, call: Call): Promise<void> {
  const { keyed, kind } = submission;
  const headers: Record<string, string> = keyed ? { 'Idempotency-Key': randomUUID() } : {};
  const again = keyed || (kind !== 'refund' && options.random.next() < 0.5);
  // The limit is there for a gateway that never comes back; the test then fails by what it finds.
  for (let tries = 0; tries < 1500; tries += 1) {
    const answer = await call(options.shop(), { headers }).catch(() => undefined);
    if (answer === undefined) submission.lost += 1;
    else submission.answers.push(answer);
    if (answer !== undefined && !FAULT_CODES.includes(answer.code)) return options.onAnswer?.();
    if (!again) return;
    await sleep(RETRY_MS);
  }
}
