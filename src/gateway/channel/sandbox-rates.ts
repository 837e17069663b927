import type { CryptoTransfer } from '../domain/payments/attempt.ts';
import { scaleOf } from '../domain/money.ts';
import type { AuthorizeRequest } from '../domain/ports.ts';

// Crypto prices in the sandbox. Rates are fixed, so that every node gives a repeated call the same response; they are valid
// for as long as an acquirer's usually are.

const COIN = 'USDT';
const COIN_SCALE = 6;
const RATE_MS = 900_000;

/** The price of one coin; 1 for currencies not listed. */
const RATES: Readonly<Record<string, string>> = {
  BRL: '5.60',
  CNY: '7.20',
  EUR: '0.93',
  GBP: '0.79',
  HKD: '7.80',
  JPY: '152.00',
  MXN: '19.20',
  PEN: '3.75',
  PHP: '58.00',
  VND: '25400.00',
};

type Quote = Pick<CryptoTransfer, 'currency' | 'amount' | 'rate' | 'rateUntil'>;

/** The amount in coins, rounded up to the smallest unit of the coin. */
export function sandboxQuote(request: Pick<AuthorizeRequest, 'currency' | 'amount' | 'createdAt'>): Quote {
  const rate = RATES[request.currency] ?? '1.00';
  const [whole = '', fraction = ''] = rate.split('.');
  const price = BigInt(whole + fraction) * 10n ** BigInt(scaleOf(request.currency));
  const parts = request.amount * 10n ** BigInt(COIN_SCALE + fraction.length);
  const coins = String((parts + price - 1n) / price).padStart(COIN_SCALE + 1, '0');
  return {
    currency: COIN,
    amount: `${coins.slice(0, -COIN_SCALE)}.${coins.slice(-COIN_SCALE)}`.replace(/\.?0+$/, ''),
    rate,
    rateUntil: request.createdAt + RATE_MS,
  };
}
