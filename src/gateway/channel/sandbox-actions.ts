import type { PayerAction, TransferLine } from '../domain/attempt.ts';
import { formatAmount } from '../domain/money.ts';
import type { AuthorizeRequest } from '../domain/ports.ts';
import { brCode, vietQr } from './payment-codes.ts';
import { sandboxQuote } from './sandbox-rates.ts';
import { transferReferenceOf } from './transfer-reference.ts';

// What the sandbox asks a payer to do, by method. The texts are well formed, as an acquirer's would be, and lead nowhere:
// keys, accounts and addresses are the published examples of their standards.

type Subject = Pick<AuthorizeRequest, 'method' | 'tradeNo' | 'currency' | 'amount' | 'createdAt'>;

export function sandboxActionOf(subject: Subject): PayerAction {
  const { method, tradeNo, currency, amount } = subject;
  const amountText = formatAmount(amount, currency);
  // What fits into the codes: letters and digits, at most 25.
  const reference = tradeNo.slice(-25);
  // Wallets, their apps, and 3-D Secure: the sandbox has a page of its own in the place of theirs.
  const standIn = `/pay/${tradeNo}/bank`;
  switch (method) {
    case 'ALIPAY':
      return { kind: 'code', text: `https://qr.alipay.example/bax${reference.toLowerCase()}`, appUrl: standIn };
    case 'WECHAT':
      return { kind: 'code', text: `weixin://wxpay/bizpayurl?pr=${reference}`, appUrl: standIn };
    case 'PIX':
      return {
        kind: 'code',
        text: brCode({
          key: '123e4567-e89b-12d3-a456-426655440000',
          name: BENEFICIARY,
          city: 'SAO PAULO',
          amount: currency === 'BRL' ? amountText : null,
          reference,
        }),
      };
    case 'VN_BANK':
      return {
        kind: 'code',
        text: vietQr({
          bank: '970436',
          account: '0011001234567',
          amount: currency === 'VND' ? amountText.replace(/\.00$/, '') : null,
          reference,
        }),
      };
    case 'CRYPTO':
      return cryptoTransfer(subject);
    case 'SEPA':
      return transfer(tradeNo, [
        { name: 'iban', value: 'DE89370400440532013000' },
        { name: 'bic', value: 'COBADEFFXXX' },
      ]);
    case 'SPEI':
      return transfer(tradeNo, [
        { name: 'bank', value: 'STP' },
        { name: 'clabe', value: '646180111812345676' },
      ]);
    case 'PER_TRANSFER':
      return transfer(tradeNo, [
        { name: 'bank', value: 'Banco Sandbox' },
        { name: 'account', value: '00219300112233445566' },
      ]);
    default:
      return { kind: 'redirect', url: standIn };
  }
}

const BENEFICIARY = 'Tollgate Sandbox';

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
