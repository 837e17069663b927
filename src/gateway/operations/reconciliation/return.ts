import { actingAsSystem, nameOf } from '../../domain/audit/actor.ts';
import type { Acting } from '../../domain/audit/actor.ts';
import { storedAcquirer } from '../../domain/acquirers/acquirer.ts';
import { formatAmount } from '../../domain/money.ts';
import type { OrderStore } from '../../domain/orders/order-store.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { Channels, ChannelAnswer } from '../../domain/ports.ts';
import { returnGroup } from '../../domain/reconciliation/books.ts';
import { HELD } from '../../domain/reconciliation/exception.ts';
import type { ReconciliationException } from '../../domain/reconciliation/exception.ts';
import type { ExceptionStore, ExceptionStory, MoneyReturn } from '../../domain/reconciliation/exception-store.ts';
import { worthOf } from '../../domain/reconciliation/hand.ts';
import { isReturnable } from '../../domain/reconciliation/next-steps.ts';
import { RETURN_PREFIX } from '../../domain/reconciliation/line-item.ts';
import type { RefundStore } from '../../domain/refunds/refund.ts';
import { maskText } from '../../domain/text/mask.ts';
import type { KnownAcquirers } from '../acquirers/known-acquirers.ts';
import { done, refuse } from '../outcome.ts';
import type { OperatorOutcome, OperatorRefusal } from '../outcome.ts';
import type { Preview } from '../preview.ts';
import { orderOf, takesReturns } from './exception-story.ts';
import { auditOfEnd, makingOf, noteOf, settlementOf, sortableNumber } from './match-by-hand.ts';
import type { EndingDependencies } from './match-by-hand.ts';
import { refuseTaken } from './refuse-taken.ts';

// Money that arrived for an order that failed here goes back to its payer at the acquirer. The order stays failed (I5). It has a
// number before the acquirer is asked, and a call without an answer is followed by that number: it is never sent as a new one.

export type ReturnDependencies = EndingDependencies & {
  readonly store: Pick<ExceptionStore, 'changeException' | 'postponeReturn'> &
    Pick<OrderStore, 'findOrder'> &
    Pick<RefundStore, 'findRefund'>;
  readonly channels: Channels;
};

type AskingDependencies = ReturnDependencies & { readonly knownAcquirers: Pick<KnownAcquirers, 'capabilitiesOf'> };

/** When an acquirer that has not decided is asked again. */
const RETURN_INQUIRY_MS = 60_000;

export function createReturnOperations(deps: AskingDependencies) {
  return {
    previewReturn: (exceptionNo: string) => previewReturn(deps, exceptionNo),
    returnAtAcquirer: (exceptionNo: string, acting: Acting) => returnAtAcquirer(deps, exceptionNo, acting),
  };
}

interface Returnable {
  readonly story: ExceptionStory;
  readonly order: Order;
  readonly amount: bigint;
  readonly currency: string;
}

async function findReturnable(deps: AskingDependencies, exceptionNo: string): Promise<OperatorOutcome<Returnable>> {
  const story = await deps.store.readExceptionStory(exceptionNo);
  if (story === null) return refuse('exceptionNotFound', { exceptionNo });
  const { exception, lines } = story;
  const taken = refuseTaken(exception);
  if (taken !== null) return taken;
  const because = (reason: 'otherKind' | 'notClaimed'): OperatorRefusal =>
    refuse('cannotBeReturned', { because: reason, acquirer: exception.owner });
  const [line] = lines;
  const about = await orderOf(deps, exception);
  if (line === undefined || about === null || !isReturnable(story)) return because('otherKind');
  if (!takesReturns(deps, exception.owner)) return because('notClaimed');
  const order = await deps.store.findOrder({ merNo: exception.merNo, tradeNo: about.tradeNo });
  if (order === null) return because('otherKind');
  return done({ story, order, amount: worthOf(line), currency: line.currency });
}

async function previewReturn(deps: AskingDependencies, exceptionNo: string): Promise<OperatorOutcome<Preview>> {
  const found = await findReturnable(deps, exceptionNo);
  if (found.kind === 'refused') return found;
  const { story, order, amount, currency } = found.value;
  const { merNo, owner } = story.exception;
  const money = `${formatAmount(amount, currency)} ${currency}`;
  return done({
    merNo,
    tradeNo: order.tradeNo,
    summary: `Return ${money} of ${order.tradeNo} to its payer at ${owner}`,
    before: { unallocated: money },
    after: { returned: money, order: order.state },
    money: { amount, currency },
  });
}

/** Written down, then asked for: whatever comes of the call, its number is known. */
async function returnAtAcquirer(
  deps: AskingDependencies,
  exceptionNo: string,
  acting: Acting,
): Promise<OperatorOutcome<ReconciliationException>> {
  const found = await findReturnable(deps, exceptionNo);
  if (found.kind === 'refused') return found;
  const { order, amount, currency } = found.value;
  const made = makingOf(deps, acting);
  const { at } = made.booked;
  const { owner } = found.value.story.exception;
  const asked: MoneyReturn = {
    returnNo: sortableNumber(RETURN_PREFIX, deps.ids),
    exceptionNo,
    merNo: order.merNo,
    tradeNo: order.tradeNo,
    acquirer: storedAcquirer(owner),
    currency,
    amount,
    channelVersion: order.channelVersion,
    state: 'asked',
    message: null,
    askedAt: at,
    askedBy: nameOf(acting.actor),
    answeredAt: null,
    nextAt: at + RETURN_INQUIRY_MS,
  };
  let refusal: OperatorRefusal | null = null;
  await deps.store.changeException(exceptionNo, (exception) => {
    refusal = refuseTaken(exception);
    if (refusal !== null) return null;
    const match = { kind: 'return' as const, owner, currency, amount };
    return {
      exception: { heldFor: HELD.forReturn(asked.returnNo) },
      note: noteOf(made, exception, { kind: 'returning', text: asked.returnNo }),
      audit: auditOfEnd(acting, exception, { made, action: 'returnAtAcquirer', match }),
      moneyReturn: asked,
    };
  });
  if (refusal !== null) return refusal;
  await applyAnswer(deps, asked, await deps.channels.to(asked.acquirer).returnMoney(subjectOf(asked)));
  const now = await deps.store.findException(exceptionNo);
  return now === null ? refuse('exceptionNotFound', { exceptionNo }) : done(now);
}

/** Asks what became of a return. One that the acquirer has never received is sent again: its number makes that safe. */
export async function followReturn(deps: ReturnDependencies, asked: MoneyReturn): Promise<void> {
  const channel = deps.channels.to(asked.acquirer);
  const subject = subjectOf(asked);
  const answer = await channel.inquire({ ...subject, kind: 'refund', method: 'REFUND' });
  await applyAnswer(deps, asked, answer.kind === 'notFound' ? await channel.returnMoney(subject) : answer);
}

function subjectOf({ merNo, tradeNo, returnNo, currency, amount, askedAt, channelVersion }: MoneyReturn) {
  return {
    merNo,
    tradeNo,
    refundNo: returnNo,
    currency,
    amount,
    script: null,
    createdAt: askedAt,
    channelVersion,
  };
}

/** Only a result ends it; anything else is asked about later. */
async function applyAnswer(deps: ReturnDependencies, asked: MoneyReturn, answer: ChannelAnswer): Promise<void> {
  const at = deps.clock.now();
  const { message } = answer;
  if (answer.kind === 'approved') {
    await endReturned(deps, { ...asked, state: 'approved', message: maskText(message), answeredAt: at });
  } else if (answer.kind === 'declined') {
    await noteDeclined(deps, { ...asked, state: 'declined', message: maskText(message), answeredAt: at });
  } else {
    await deps.store.postponeReturn(asked.returnNo, at + RETURN_INQUIRY_MS);
  }
}

/** Whoever asked ended it; what is recorded of that is the request. */
async function endReturned(deps: ReturnDependencies, moneyReturn: MoneyReturn): Promise<void> {
  const { exceptionNo, currency, amount, returnNo, askedBy } = moneyReturn;
  const story = await deps.store.readExceptionStory(exceptionNo);
  if (story === null) return;
  const made = { ...makingOf(deps, actingAsSystem('gateway')), by: askedBy, reason: returnNo };
  const keys = { lines: story.lines, items: [], reports: [] };
  await deps.store.settleException(exceptionNo, keys, (exception, parties) => {
    if (!isUnderWay(exception, moneyReturn)) return null;
    const { owner } = exception;
    const match = { kind: 'return' as const, owner, currency, amount };
    const group = returnGroup({ matchNo: made.matchNo, owner, currency, amount }, made.booked);
    return {
      ...settlementOf(deps, { exception, parties, made, match, groups: [group] }),
      ending: 'returned',
      reportState: 'ended',
      rest: null,
      note: noteOf(made, exception, { kind: 'returned', text: returnNo }),
      audit: null,
      moneyReturn,
    };
  });
}

/** The money is still there: somebody decides anew. */
async function noteDeclined(deps: ReturnDependencies, moneyReturn: MoneyReturn): Promise<void> {
  const made = { ...makingOf(deps, actingAsSystem('gateway')), by: moneyReturn.askedBy };
  await deps.store.changeException(moneyReturn.exceptionNo, (exception) => {
    if (!isUnderWay(exception, moneyReturn)) return null;
    const note = noteOf(made, exception, { kind: 'returnDeclined', text: moneyReturn.message ?? '' });
    return { exception: { heldFor: null }, note, audit: null, moneyReturn };
  });
}

/** A slow answer may come after an inquiry has brought the result. Then it is not to end what was asked for since. */
function isUnderWay({ state, heldFor }: ReconciliationException, { returnNo }: MoneyReturn): boolean {
  return state === 'open' && heldFor === HELD.forReturn(returnNo);
}
