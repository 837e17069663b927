import type { components } from '../../../../generated/operator.ts';
import { formatAmount } from '../../domain/money.ts';
import type { SeenDispute, SeenReversal } from '../../operations/orders/seen-news.ts';
import { momentText, optionalMoment } from './merchant.ts';

// What acquirers report of orders without being asked, from domain to wire.

type Schemas = components['schemas'];

export function reversalToWire(reversal: SeenReversal): Schemas['Reversal'] {
  const { subject: number, kind, currency, settlementCurrency, reason, acquirer } = reversal;
  return {
    number,
    kind,
    amount: formatAmount(reversal.amount, currency),
    currency,
    settleAmount: formatAmount(reversal.settleAmount, settlementCurrency),
    settlementCurrency,
    reason,
    at: momentText(reversal.at),
    ...(acquirer !== null && { acquirer }),
  };
}

export function disputeToWire(dispute: SeenDispute): Schemas['DisputeStage'] {
  const { stage, state, amount, currency, reasonCode, reason, acquirer, caseId } = dispute;
  return {
    stage,
    state,
    amount: amount === null ? null : formatAmount(amount, currency),
    currency,
    reasonCode,
    reason,
    answerBy: optionalMoment(dispute.answerBy),
    happenedAt: momentText(dispute.happenedAt),
    receivedAt: momentText(dispute.receivedAt),
    ...(acquirer !== null && { acquirer }),
    ...(caseId !== null && { caseId }),
  };
}
