import type { OrderMethod } from '../../../src/gateway/domain/method.ts';
import type { Script } from '../../../src/gateway/domain/orders/order.ts';
import type {
  AuthorizeRequest,
  CardData,
  Channel,
  ChannelAnswer,
  CompleteRequest,
  InquireRequest,
  PayoutRequest,
  RefundRequest,
} from '../../../src/gateway/domain/ports.ts';

// Requests to a channel, all about one number, so that a test says only what it is about.

export const CARD: CardData = {
  number: '4242424242424242',
  expiryMonth: '12',
  expiryYear: '2031',
  securityCode: '739',
};

export const ACCOUNT = 'DE89370400440532013000';

export interface SubjectInput {
  readonly tradeNo?: string;
  readonly refundNo?: string;
  readonly amount?: bigint;
  readonly script?: Script | null;
  readonly createdAt?: number;
  readonly method?: OrderMethod;
  readonly kind?: InquireRequest['kind'];
  readonly decision?: CompleteRequest['decision'];
}

export type CallName = Exclude<keyof Channel, 'close'>;

export function callChannel(channel: Channel, call: CallName, input: SubjectInput = {}): Promise<ChannelAnswer> {
  switch (call) {
    case 'authorize':
      return channel.authorize(authorizeRequest(input));
    case 'complete':
      return channel.complete(completeRequest(input));
    case 'refund':
      return channel.refund(refundRequest(input));
    case 'returnMoney':
      return channel.returnMoney(refundRequest(input));
    case 'payout':
      return channel.payout(payoutRequest(input));
    case 'inquire':
      return channel.inquire(inquireRequest(input));
    case 'cancel':
      return channel.cancel(inquireRequest(input));
  }
}

function subject({ tradeNo = 'TG1', amount = 1230n, script = null, createdAt = 0 }: SubjectInput) {
  return { merNo: 100001, tradeNo, currency: 'USD', amount, script, createdAt };
}

function authorizeRequest(input: SubjectInput): AuthorizeRequest {
  const { method = 'CREDIT_CARD' } = input;
  return { ...subject(input), method, card: CARD, details: { said: { billingCity: 'Lisbon' } } };
}

function completeRequest(input: SubjectInput): CompleteRequest {
  const { method = 'CREDIT_CARD', decision = null } = input;
  return { ...subject(input), method, decision };
}

function refundRequest(input: SubjectInput): RefundRequest {
  return { ...subject(input), refundNo: input.refundNo ?? 'RF1' };
}

function payoutRequest(input: SubjectInput): PayoutRequest {
  const { method = 'PAYOUT_1' } = input;
  return { ...subject(input), method, account: ACCOUNT, details: { said: { benLastName: 'Silva' } } };
}

function inquireRequest(input: SubjectInput): InquireRequest {
  const { method = 'CREDIT_CARD', kind = 'payment' } = input;
  return { ...subject(input), kind, method, refundNo: kind === 'refund' ? (input.refundNo ?? 'RF1') : null };
}
