import type { components } from '../../../../generated/channel.ts';
import type { ReceivedChange } from '../../domain/acquirers/acquirer-change.ts';
import { OPERATOR_SIDE } from '../../domain/audit/actor.ts';
import { merchantOf } from '../../domain/numbers.ts';
import { maskText } from '../../domain/text/mask.ts';

type Wire = components['schemas']['Change'];

/** What a payer is given to write with a transfer. Anything else that was written may say who the payer is, and is not kept. */
const OWN_REFERENCE = /^[346789ACDEFHJKMNPRTWXY]{16}$/;

const NOTHING = {
  tradeNo: null,
  refundNo: null,
  named: '',
  caseId: null,
  stage: null,
  state: null,
  reasonCode: null,
  reason: '',
  acquirerReference: null,
  reference: null,
  answerBy: null,
} as const;

/** As it is stored: masked, with our numbers and amounts where it has some. */
export function readChange(
  wire: Wire,
  {
    acquirer,
    now,
    amountOf,
  }: { acquirer: string; now: number; amountOf: (sent: string, currency: string) => bigint | null },
): ReceivedChange {
  const { changeId, kind, currency, amount: sentAmount } = wire;
  const said = {
    ...NOTHING,
    acquirer,
    changeId,
    kind,
    currency,
    sentAmount,
    amount: amountOf(sentAmount, currency),
    happenedAt: Date.parse(wire.at),
    receivedAt: now,
  };
  const order = orderOf(wire.tradeNo ?? null);
  if (wire.kind === 'transfer') {
    const reference = wire.reference !== undefined && OWN_REFERENCE.test(wire.reference) ? wire.reference : null;
    return { ...said, ...order, acquirerReference: maskText(wire.acquirerReference), reference };
  }
  const reason = maskText(wire.reason ?? '');
  if (wire.kind === 'reversal') {
    const { refundNo } = wire;
    const isOurs = refundNo === null || merchantOf('refund', refundNo) === order.merNo;
    return isOurs
      ? { ...said, ...order, refundNo, named: refundNo ?? order.named, reason }
      : { ...said, merNo: OPERATOR_SIDE, named: refundNo, reason };
  }
  const { caseId, stage, state, reasonCode = null, answerBy } = wire;
  return {
    ...said,
    ...order,
    caseId,
    stage,
    state,
    reasonCode,
    reason,
    answerBy: answerBy === undefined ? null : Date.parse(answerBy),
  };
}

function orderOf(named: string | null): Pick<ReceivedChange, 'merNo' | 'tradeNo' | 'named'> {
  const merNo = named === null ? undefined : merchantOf('order', named);
  return { merNo: merNo ?? OPERATOR_SIDE, tradeNo: merNo === undefined ? null : named, named: named ?? '' };
}
