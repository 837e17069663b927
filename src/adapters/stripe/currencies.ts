import type { CurrencyUnits } from '../shared/money.ts';

// Stripe's presentment currencies and how it counts them: https://docs.stripe.com/currencies

const TWO_DECIMALS =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD ' +
  'EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK ' +
  'MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL ' +
  'THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW';
const NO_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF XOF XPF';
const THREE_DECIMALS = 'BHD JOD KWD OMR TND';

export const STRIPE_CURRENCIES: CurrencyUnits = {
  ...each(TWO_DECIMALS, { decimals: 2 }),
  ...each(NO_DECIMALS, { decimals: 0 }),
  // The last digit of these has to be zero.
  ...each(THREE_DECIMALS, { decimals: 3, step: 10n }),
  // Without decimals by ISO 4217, but counted in hundredths that have to be whole.
  ...each('ISK UGX', { decimals: 2, isoDecimals: 0, step: 100n }),
  ...each('MGA', { decimals: 0, isoDecimals: 2 }),
};

function each(codes: string, unit: CurrencyUnits[string]): CurrencyUnits {
  return Object.fromEntries(codes.split(' ').map((code) => [code, unit]));
}
