/** The pretend provider's currencies, each with the decimals of its amounts. */
export const PRETEND_CURRENCIES: Readonly<Record<string, { readonly decimals: number }>> = {
  BHD: { decimals: 3 },
  BRL: { decimals: 2 },
  BTC: { decimals: 8 },
  CHF: { decimals: 2 },
  CLP: { decimals: 0 },
  EUR: { decimals: 2 },
  GBP: { decimals: 2 },
  HUF: { decimals: 2 },
  JPY: { decimals: 0 },
  KRW: { decimals: 0 },
  KWD: { decimals: 3 },
  MXN: { decimals: 2 },
  PLN: { decimals: 2 },
  TND: { decimals: 3 },
  USD: { decimals: 2 },
  USDT: { decimals: 8 },
};
