import type { CurrencyUnits } from '../shared/money.ts';

// How Adyen counts money: docs.adyen.com, "Currency codes and minor units". Four currencies are not as in ISO 4217; the table of Adyen
// is the one that counts in its calls.

const TWO =
  'AED ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN BZD CAD CHF CNY COP CRC CZK DKK DOP DZD EGP ETB EUR ' +
  'FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR MAD MDL MKD MMK MNT MOP MUR ' +
  'MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SHP SOS SRD SVC SZL THB ' +
  'TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW';
const NONE = 'DJF GNF JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const THREE = 'BHD IQD JOD KWD LYD OMR TND';

const all = (codes: string, decimals: number) => codes.split(' ').map((code) => [code, { decimals }] as const);

export const CURRENCIES: CurrencyUnits = {
  ...Object.fromEntries([...all(TWO, 2), ...all(NONE, 0), ...all(THREE, 3)]),
  CLP: { decimals: 2, isoDecimals: 0 },
  CVE: { decimals: 0, isoDecimals: 2 },
  IDR: { decimals: 0, isoDecimals: 2 },
  ISK: { decimals: 2, isoDecimals: 0 },
};
