import type { PayerAction, TransferLine } from '../domain/payments/attempt.ts';
import { formatAmount } from '../domain/money.ts';
import { isPaymentMethod } from '../domain/method.ts';
import type { PaymentMethod } from '../domain/method.ts';
import type { AuthorizeRequest } from '../domain/ports.ts';
import { brCode, vietQr } from './payment-codes.ts';
import { sandboxQuote } from './sandbox-rates.ts';
import { transferReferenceOf } from './transfer-reference.ts';

// The payer's action in the sandbox, by method. The texts are well formed, like an acquirer's, but lead nowhere: keys,
// accounts and addresses are the published examples of their standards.

type Subject = Pick<AuthorizeRequest, 'method' | 'tradeNo' | 'currency' | 'amount' | 'createdAt'>;

export function sandboxActionOf(subject: Subject): PayerAction {
  const { method } = subject;
  return isPaymentMethod(method) ? ACTIONS[method](subject) : redirect(subject);
}

const BENEFICIARY = 'Tollgate Sandbox';

const ACTIONS: Readonly<Record<PaymentMethod, (subject: Subject) => PayerAction>> = {
  CREDIT_CARD: redirect,
  UNIONPAY_H5: redirect,
  APPLE_PAY: redirect,
  GOOGLE_PAY: redirect,
  CASH_APP: redirect,
  GCASH: redirect,
  ALIPAY: (subject) => ({
    kind: 'code',
    text: `https://qr.alipay.example/bax${referenceOf(subject).toLowerCase()}`,
    appUrl: standInOf(subject),
  }),
  WECHAT: (subject) => ({
    kind: 'code',
    text: `weixin://wxpay/bizpayurl?pr=${referenceOf(subject)}`,
    appUrl: standInOf(subject),
  }),
  PIX: (subject) => ({
    kind: 'code',
    text: brCode({
      key: '123e4567-e89b-12d3-a456-426655440000',
      name: BENEFICIARY,
      city: 'SAO PAULO',
      amount: subject.currency === 'BRL' ? amountOf(subject) : null,
      reference: referenceOf(subject),
    }),
  }),
  VN_BANK: (subject) => ({
    kind: 'code',
    text: vietQr({
      bank: '970436',
      account: '0011001234567',
      amount: subject.currency === 'VND' ? amountOf(subject).replace(/\.00$/, '') : null,
      reference: referenceOf(subject),
    }),
  }),
  CRYPTO: cryptoTransfer,
  SEPA: ({ tradeNo }) =>
    transfer(tradeNo, [
      { name: 'iban', value: 'DE89370400440532013000' },
      { name: 'bic', value: 'COBADEFFXXX' },
    ]),
  SPEI: ({ tradeNo }) =>
    transfer(tradeNo, [
      { name: 'bank', value: 'STP' },
      { name: 'clabe', value: '646180111812345676' },
    ]),
  PER_TRANSFER: ({ tradeNo }) =>
    transfer(tradeNo, [
      { name: 'bank', value: 'Banco Sandbox' },
      { name: 'account', value: '00219300112233445566' },
    ]),
};

function redirect(subject: Subject): PayerAction {
  return { kind: 'redirect', url: standInOf(subject) };
}

/** Wallets, their apps, and 3-D Secure: the sandbox shows a simulated page instead. */
function standInOf({ tradeNo }: Subject): string {
  return `/pay/${tradeNo}/bank`;
}

/** What fits into the codes: letters and digits, at most 25. */
function referenceOf({ tradeNo }: Subject): string {
  return tradeNo.slice(-25);
}

function amountOf({ amount, currency }: Subject): string {
  return formatAmount(amount, currency);
}

function transfer(tradeNo: string, lines: readonly TransferLine[]): PayerAction {
  return {
    kind: 'transfer',
    lines: [
      { name: 'beneficiary', value: BENEFICIARY },
      ...lines,
      { name: 'reference', value: transferReferenceOf(tradeNo) },
    ],
  };
}

function cryptoTransfer(subject: Subject): PayerAction {
  const address = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';
  const quote = sandboxQuote(subject);
  const uri = `tron:${address}?amount=${quote.amount}&token=${quote.currency}`;
  return { kind: 'address', address, network: 'Tron Shasta testnet', uri, ...quote };
}
