import type { CryptoTransfer } from '../domain/attempt.ts';
import { scaleOf } from '../domain/money.ts';
import type { AuthorizeRequest } from '../domain/ports.ts';

// What a crypto payment costs in the sandbox. Rates are fixed, so that a repeated call is answered the same by every node; they
// hold for as long as those of an acquirer commonly do.

const COIN = 'USDT';
const COIN_SCALE = 6;
const RATE_MS = 900_000;

/** What one coin costs; in a currency that is not here, one. */
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

/** As many coins as the amount is worth, rounded up to the smallest part of a coin. */
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
