import type { PayerAction, TransferLine } from '../domain/attempt.ts';
import { formatAmount } from '../domain/money.ts';
import type { AuthorizeRequest } from '../domain/ports.ts';
import { brCode, vietQr } from './payment-codes.ts';

// What the sandbox asks a payer to do, by method. The texts are well formed, as an acquirer's would be, and lead nowhere:
// keys, accounts and addresses are the published examples of their standards.

type Subject = Pick<AuthorizeRequest, 'method' | 'tradeNo' | 'currency' | 'amount'>;

export function sandboxActionOf(subject: Subject): PayerAction {
  const { method, tradeNo, currency, amount } = subject;
  const amountText = formatAmount(amount, currency);
  // What fits into the codes: letters and digits, at most 25.
  const reference = tradeNo.slice(-25);
  switch (method) {
    case 'ALIPAY':
      return { kind: 'code', text: `https://qr.alipay.example/bax${reference.toLowerCase()}` };
    case 'WECHAT':
      return { kind: 'code', text: `weixin://wxpay/bizpayurl?pr=${reference}` };
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
      return cryptoAddress(currency, amountText);
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
      // Wallets and 3-D Secure: the sandbox has a page of its own in the place of theirs.
      return { kind: 'redirect', url: `/pay/${tradeNo}/bank` };
  }
}

const BENEFICIARY = 'Tollgate Sandbox';

function transfer(tradeNo: string, lines: readonly TransferLine[]): PayerAction {
  return {
    kind: 'transfer',
    lines: [{ name: 'beneficiary', value: BENEFICIARY }, ...lines, { name: 'reference', value: tradeNo }],
  };
}

function cryptoAddress(currency: string, amount: string): PayerAction {
  switch (currency) {
    case 'BTC': {
      const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
      return { kind: 'address', address, network: 'Bitcoin testnet', uri: `bitcoin:${address}?amount=${amount}` };
    }
    case 'ETH': {
      const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
      return { kind: 'address', address, network: 'Ethereum Sepolia', uri: `ethereum:${address}?amount=${amount}` };
    }
    default: {
      const address = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb';
      return { kind: 'address', address, network: 'Tron Shasta testnet', uri: `tron:${address}?amount=${amount}` };
    }
  }
}
