// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

import type { BeneficiaryType, ChargebackState, ListedState, ListedStateText, MarginState, OrderState, OsType, PayCode, PaymentMode, PaymentResultCode, PayoutResultCode, RefundResultState, RefundState, SettlementState, SettlementStateText, Terminal, VietnamPayPaymentMethodStr, WithdrawType } from './constants.ts';

/** Credit card. A payment by card. All fields that the field table marks as required are required here. */
export interface CardPaymentBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Three-letter ISO 4217 currency code. */
  currencyCode: CurrencyCode;
  /** Total amount of the order, with two decimals. */
  sourceAmount: string;
  /**
   * URL to which the payer is redirected after the payment, with `tradeNo`, `merOrderNo` and `payCode` added to its
   * query string. A payer can forge them, so wait for the notification or query `/order/query`.
   */
  returnUrl: string;
  /** URL that receives the result notification. If it is absent, no notification is sent for this order. */
  notifyUrl?: string;
  /** IP address of the payer. */
  ipAddress: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** Card number, digits only. Never stored in full; only the first six and last four digits are kept. */
  cardNo: string;
  /** Expiry month of the card. */
  cardExpireMonth: string;
  /** Expiry year of the card. */
  cardExpireYear: string;
  /** Security code (CVV) of the card. Never stored. */
  cardSecurityCode: string;
  /** A required string that must not be empty. */
  billingFirstName: string;
  /** A required string that must not be empty. */
  billingLastName: string;
  /** A required string that must not be empty. */
  billingAddress1: string;
  /** Second line of the address. */
  billingAddress2?: string;
  /** A required string that must not be empty. */
  billingCity: string;
  /** A required string that must not be empty. */
  billingState: string;
  /** Two-letter ISO 3166-1 country code, or XK for Kosovo. */
  billingCountry: CountryCode;
  /** A required string that must not be empty. */
  billingZipCode: string;
  /** A required string that must not be empty. */
  billingPhone: string;
  /** An e-mail address. */
  billingEmail: string;
  /** A required string that must not be empty. */
  shippingFirstName: string;
  /** A required string that must not be empty. */
  shippingLastName: string;
  /** A required string that must not be empty. */
  shippingAddress1: string;
  /** Second line of the address. */
  shippingAddress2?: string;
  /** A required string that must not be empty. */
  shippingCity: string;
  /** A required string that must not be empty. */
  shippingState: string;
  /** Two-letter ISO 3166-1 country code, or XK for Kosovo. */
  shippingCountry: CountryCode;
  /** A required string that must not be empty. */
  shippingZipCode: string;
  /** A required string that must not be empty. */
  shippingPhone: string;
  /** An e-mail address. */
  shippingEmail: string;
  /** User agent of the payer's browser. */
  userAgent: string;
  /** The products in the order. */
  productInfoList: ProductItem[];
  /** The merchant's unique ID for the payer. */
  userId?: string;
  /** E-mail address of the payer's account. */
  email?: string;
  /** Operating system of the payer's phone. */
  osType?: OsType;
  /** The payer's device type. */
  terminal?: Terminal;
  /** The browser's Accept header. */
  acceptHeader?: string;
  /** The merchant's ID for the device. */
  deviceId?: string;
  /** Language tag. The hosted cashier uses this language if it is available. */
  language?: string;
  /** Time zone name. */
  timezone?: string;
  /** Colour depth of the screen, in bits per pixel. */
  screenColorDepth?: number;
  /** Screen height in pixels. */
  screenHeight?: number;
  /** Screen width in pixels. */
  screenWidth?: number;
  /** Whether Java is enabled in the browser. */
  javaEnabled?: boolean;
  /** Whether JavaScript is enabled in the browser. */
  javascriptEnabled?: boolean;
  /** Latitude of the payer, in degrees north. */
  latitude?: string;
  /** Longitude of the payer, in degrees east. */
  longitude?: string;
  /** Device model. */
  deviceModel?: string;
  /** Operating system version. */
  osVersion?: string;
  /** URL that receives chargeback notifications for this order. If it is absent, none are sent. */
  protestNotifyUrl?: string;
}

/** Three-letter ISO 4217 currency code. */
export type CurrencyCode = "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHF" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";

/** Two-letter ISO 3166-1 country code, or XK for Kosovo. */
export type CountryCode = "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "XK" | "YE" | "YT" | "ZA" | "ZM" | "ZW";

/** Product. One product in the order. */
export type ProductItem = {
  /** The merchant's product number. */
  sku: string;
  /** Product name. */
  productName: string;
  /** Unit price, as a string. */
  price: string;
  /** Quantity, as a string: a whole number of at least 1. */
  quantity: string;
};

/** Union Pay. A payment by Union Pay on a hosted page. The response contains a `payUrl`; redirect the payer to it. */
export interface UnionPayPaymentBody extends ExemptPaymentBody {}

/**
 * Payment with exemptions. A payment whose card, billing, shipping, product and browser fields may each be empty or
 * absent.
 */
export interface ExemptPaymentBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Three-letter ISO 4217 currency code. */
  currencyCode: CurrencyCode;
  /** Total amount of the order, with two decimals. */
  sourceAmount: string;
  /**
   * URL to which the payer is redirected after the payment, with `tradeNo`, `merOrderNo` and `payCode` added to its
   * query string. A payer can forge them, so wait for the notification or query `/order/query`.
   */
  returnUrl: string;
  /** URL that receives the result notification. If it is absent, no notification is sent for this order. */
  notifyUrl?: string;
  /** IP address of the payer. */
  ipAddress: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** May be empty or absent. */
  cardNo?: string;
  /** May be empty or absent. */
  cardExpireMonth?: string;
  /** May be empty or absent. */
  cardExpireYear?: string;
  /** May be empty or absent. */
  cardSecurityCode?: string;
  /** First name. */
  billingFirstName?: string;
  /** Last name. */
  billingLastName?: string;
  /** First line of the address. */
  billingAddress1?: string;
  /** Second line of the address. */
  billingAddress2?: string;
  /** City. */
  billingCity?: string;
  /** State or region. */
  billingState?: string;
  /** Country. */
  billingCountry?: CountryCode | "";
  /** Postal code. */
  billingZipCode?: string;
  /** Telephone number. */
  billingPhone?: string;
  /** E-mail address. */
  billingEmail?: string;
  /** First name. */
  shippingFirstName?: string;
  /** Last name. */
  shippingLastName?: string;
  /** First line of the address. */
  shippingAddress1?: string;
  /** Second line of the address. */
  shippingAddress2?: string;
  /** City. */
  shippingCity?: string;
  /** State or region. */
  shippingState?: string;
  /** Country. */
  shippingCountry?: CountryCode | "";
  /** Postal code. */
  shippingZipCode?: string;
  /** Telephone number. */
  shippingPhone?: string;
  /** E-mail address. */
  shippingEmail?: string;
  /** User agent of the payer's browser. May be empty or absent. */
  userAgent?: string;
  /** The products in the order. May be empty or absent; an empty list and an empty string mean the same. */
  productInfoList?: ProductItem[] | "";
  /** The merchant's unique ID for the payer. */
  userId?: string;
  /** E-mail address of the payer's account. */
  email?: string;
  /** Operating system of the payer's phone. */
  osType?: OsType;
  /** The payer's device type. */
  terminal?: Terminal;
  /** The browser's Accept header. */
  acceptHeader?: string;
  /** The merchant's ID for the device. */
  deviceId?: string;
  /** Language tag. The hosted cashier uses this language if it is available. */
  language?: string;
  /** Time zone name. */
  timezone?: string;
  /** Colour depth of the screen, in bits per pixel. */
  screenColorDepth?: number;
  /** Screen height in pixels. */
  screenHeight?: number;
  /** Screen width in pixels. */
  screenWidth?: number;
  /** Whether Java is enabled in the browser. */
  javaEnabled?: boolean;
  /** Whether JavaScript is enabled in the browser. */
  javascriptEnabled?: boolean;
  /** Latitude of the payer, in degrees north. */
  latitude?: string;
  /** Longitude of the payer, in degrees east. */
  longitude?: string;
  /** Device model. */
  deviceModel?: string;
  /** Operating system version. */
  osVersion?: string;
  /** URL that receives chargeback notifications for this order. If it is absent, none are sent. */
  protestNotifyUrl?: string;
}

/** WeChat. A payment by WeChat Pay. The response contains a `payUrl`; redirect the payer to it. */
export interface WeChatPaymentBody extends ExemptPaymentBody {}

/** Alipay. A payment by Alipay. The response contains a `payUrl`; redirect the payer to it. */
export interface AlipayPaymentBody extends ExemptPaymentBody {}

/** Apple Pay. A payment by Apple Pay. Its product list is named `products`. */
export interface ApplePayPaymentBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Three-letter ISO 4217 currency code. */
  currencyCode: CurrencyCode;
  /** Total amount of the order, with two decimals. */
  sourceAmount: string;
  /**
   * URL to which the payer is redirected after the payment, with `tradeNo`, `merOrderNo` and `payCode` added to its
   * query string. A payer can forge them, so wait for the notification or query `/order/query`.
   */
  returnUrl: string;
  /** URL that receives the result notification. If it is absent, no notification is sent for this order. */
  notifyUrl?: string;
  /** IP address of the payer. */
  ipAddress: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** The products in the order. */
  products: ApplePayProduct[];
  /** Details of the payer's browser, collected by the merchant's page. All values are strings. */
  browser: ApplePayBrowser;
  /** The merchant's unique ID for the payer. */
  userId?: string;
  /** E-mail address of the payer's account. */
  email?: string;
}

/** Apple Pay product. One product in an Apple Pay order. */
export type ApplePayProduct = {
  /** The merchant's product number. */
  sku: string;
  /** Product name. */
  productName: string;
  /** URL of the product page in the merchant's shop. */
  productUrl?: string;
  /** Unit price, as a string. */
  price: string;
  /** Quantity, as a string: a whole number of at least 1. */
  quantity: string;
};

/** Apple Pay browser. Details of the payer's browser, collected by the merchant's page. All values are strings. */
export type ApplePayBrowser = {
  /** Screen height in pixels. */
  screenHeight?: string;
  /** Screen width in pixels. */
  screenWidth?: string;
  /** Difference between local time and UTC, in minutes. */
  timeZoneOffset?: string;
  /** User agent of the browser. */
  userAgent: string;
  /** The merchant's ID for the visitor. */
  visitorId?: string;
};

/**
 * Vietnam Pay. A payment through a bank in Vietnam. The request must have a `User-Agent` header; the gateway signs the
 * response.
 */
export interface VietnamPayPaymentBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Three-letter ISO 4217 currency code. */
  currencyCode: CurrencyCode;
  /** Total amount of the order, with two decimals. */
  sourceAmount: string;
  /**
   * URL to which the payer is redirected after the payment, with `tradeNo`, `merOrderNo` and `payCode` added to its
   * query string. A payer can forge them, so wait for the notification or query `/order/query`.
   */
  returnUrl: string;
  /** URL that receives the result notification. If it is absent, no notification is sent for this order. */
  notifyUrl?: string;
  /** IP address of the payer. */
  ipAddress: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** The products in the order. */
  productName?: string;
  /** How the payer pays at the bank. */
  paymentMethodStr?: VietnamPayPaymentMethodStr;
  /** ID of the bank. If the bank is not on the operator's list, the response is HTTP 404. */
  vaBankId?: number;
  /** The merchant's unique ID for the payer. */
  userId?: string;
  /** E-mail address of the payer's account. */
  email?: string;
}

/** Cash App. A payment by Cash App. The response contains a `payUrl`; redirect the payer to it. */
export interface CashAppPaymentBody extends WalletPaymentBody {}

/** Wallet payment. The short body of a redirect method. */
export interface WalletPaymentBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Three-letter ISO 4217 currency code. */
  currencyCode: CurrencyCode;
  /** Total amount of the order, with two decimals. */
  sourceAmount: string;
  /**
   * URL to which the payer is redirected after the payment, with `tradeNo`, `merOrderNo` and `payCode` added to its
   * query string. A payer can forge them, so wait for the notification or query `/order/query`.
   */
  returnUrl: string;
  /** URL that receives the result notification. If it is absent, no notification is sent for this order. */
  notifyUrl?: string;
  /** IP address of the payer. */
  ipAddress: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** The merchant's unique ID for the payer. */
  userId?: string;
  /** E-mail address of the payer's account. */
  email?: string;
  /** Operating system of the payer's phone. */
  osType?: OsType;
  /** The payer's device type. */
  terminal?: Terminal;
}

/** Crypto Pay. A payment by Crypto Pay. The response contains a `payUrl`; redirect the payer to it. */
export interface CryptoPaymentBody extends WalletPaymentBody {}

/** GCash. A payment by GCash. The response contains a `payUrl`; redirect the payer to it. */
export interface GCashPaymentBody extends WalletPaymentBody {}

/** Google Pay. A payment by Google Pay. The response contains a `payUrl`; redirect the payer to it. */
export interface GooglePayPaymentBody extends WalletPaymentBody {}

/** PIX. A payment by PIX. The response contains a `payUrl`; redirect the payer to it. */
export interface PixPaymentBody extends WalletPaymentBody {}

/**
 * PerTransfer. A payment by PerTransfer, a bank transfer in Peru, in PEN only. The response contains a `payUrl`;
 * redirect the payer to it.
 */
export interface PerTransferPaymentBody extends WalletPaymentBody {}

/** SEPA. A payment by SEPA. The response contains a `payUrl`; redirect the payer to it. */
export interface SepaPaymentBody extends WalletPaymentBody {}

/** SPEI. A payment by SPEI. The response contains a `payUrl`; redirect the payer to it. */
export interface SpeiPaymentBody extends WalletPaymentBody {}

/** Payment result. Status of a payment. */
export type PaymentResult = {
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Status of the payment at the time of the response. */
  payCode: PayCode;
  /** URL to which you redirect the payer. Always present for 3-D Secure, the cashier and the redirect methods. */
  payUrl?: string;
  /** Description of the result. */
  message?: string;
};

/** Payment on a hosted page. Status of a payment whose payer is redirected to a page. */
export type RedirectResult = {
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Status of the payment at the time of the response. */
  payCode: PayCode;
  /** URL to which you redirect the payer. Always present for this method. */
  payUrl: string;
  /** Description of the result. */
  message?: string;
};

/**
 * Cashier order. An order that the payer pays on the hosted cashier. It has no card fields; the payer enters the card
 * there.
 */
export interface OpenCashierBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Three-letter ISO 4217 currency code. */
  currencyCode: CurrencyCode;
  /** Total amount of the order, with two decimals. */
  sourceAmount: string;
  /**
   * URL to which the payer is redirected after the payment, with `tradeNo`, `merOrderNo` and `payCode` added to its
   * query string. A payer can forge them, so wait for the notification or query `/order/query`.
   */
  returnUrl: string;
  /** URL that receives the result notification. If it is absent, no notification is sent for this order. */
  notifyUrl?: string;
  /** IP address of the payer. */
  ipAddress: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** A required string that must not be empty. */
  billingFirstName: string;
  /** A required string that must not be empty. */
  billingLastName: string;
  /** A required string that must not be empty. */
  billingAddress1: string;
  /** Second line of the address. */
  billingAddress2?: string;
  /** A required string that must not be empty. */
  billingCity: string;
  /** A required string that must not be empty. */
  billingState: string;
  /** Two-letter ISO 3166-1 country code, or XK for Kosovo. */
  billingCountry: CountryCode;
  /** A required string that must not be empty. */
  billingZipCode: string;
  /** A required string that must not be empty. */
  billingPhone: string;
  /** An e-mail address. */
  billingEmail: string;
  /** A required string that must not be empty. */
  shippingFirstName: string;
  /** A required string that must not be empty. */
  shippingLastName: string;
  /** A required string that must not be empty. */
  shippingAddress1: string;
  /** Second line of the address. */
  shippingAddress2?: string;
  /** A required string that must not be empty. */
  shippingCity: string;
  /** A required string that must not be empty. */
  shippingState: string;
  /** Two-letter ISO 3166-1 country code, or XK for Kosovo. */
  shippingCountry: CountryCode;
  /** A required string that must not be empty. */
  shippingZipCode: string;
  /** A required string that must not be empty. */
  shippingPhone: string;
  /** An e-mail address. */
  shippingEmail: string;
  /** User agent of the payer's browser. May be empty or absent. */
  userAgent?: string;
  /** The products in the order. */
  productInfoList: ProductItem[];
  /** The merchant's unique ID for the payer. */
  userId?: string;
  /** E-mail address of the payer's account. */
  email?: string;
  /** Operating system of the payer's phone. */
  osType?: OsType;
  /** The payer's device type. */
  terminal?: Terminal;
  /** The browser's Accept header. */
  acceptHeader?: string;
  /** The merchant's ID for the device. */
  deviceId?: string;
  /** Language tag. The hosted cashier uses this language if it is available. */
  language?: string;
  /** Time zone name. */
  timezone?: string;
  /** Colour depth of the screen, in bits per pixel. */
  screenColorDepth?: number;
  /** Screen height in pixels. */
  screenHeight?: number;
  /** Screen width in pixels. */
  screenWidth?: number;
  /** Whether Java is enabled in the browser. */
  javaEnabled?: boolean;
  /** Whether JavaScript is enabled in the browser. */
  javascriptEnabled?: boolean;
  /** Latitude of the payer, in degrees north. */
  latitude?: string;
  /** Longitude of the payer, in degrees east. */
  longitude?: string;
  /** Device model. */
  deviceModel?: string;
  /** Operating system version. */
  osVersion?: string;
  /** URL that receives chargeback notifications for this order. If it is absent, none are sent. */
  protestNotifyUrl?: string;
}

/**
 * Cashier order. An order that the payer pays on the hosted cashier. It has no card fields; the payer enters the card
 * there.
 */
export interface CreateCashierOrderBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Three-letter ISO 4217 currency code. */
  currencyCode: CurrencyCode;
  /** Total amount of the order, with two decimals. */
  sourceAmount: string;
  /**
   * URL to which the payer is redirected after the payment, with `tradeNo`, `merOrderNo` and `payCode` added to its
   * query string. A payer can forge them, so wait for the notification or query `/order/query`.
   */
  returnUrl: string;
  /** URL that receives the result notification. If it is absent, no notification is sent for this order. */
  notifyUrl?: string;
  /** IP address of the payer. */
  ipAddress: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** A required string that must not be empty. */
  billingFirstName: string;
  /** A required string that must not be empty. */
  billingLastName: string;
  /** A required string that must not be empty. */
  billingAddress1: string;
  /** Second line of the address. */
  billingAddress2?: string;
  /** A required string that must not be empty. */
  billingCity: string;
  /** A required string that must not be empty. */
  billingState: string;
  /** Two-letter ISO 3166-1 country code, or XK for Kosovo. */
  billingCountry: CountryCode;
  /** A required string that must not be empty. */
  billingZipCode: string;
  /** A required string that must not be empty. */
  billingPhone: string;
  /** An e-mail address. */
  billingEmail: string;
  /** A required string that must not be empty. */
  shippingFirstName: string;
  /** A required string that must not be empty. */
  shippingLastName: string;
  /** A required string that must not be empty. */
  shippingAddress1: string;
  /** Second line of the address. */
  shippingAddress2?: string;
  /** A required string that must not be empty. */
  shippingCity: string;
  /** A required string that must not be empty. */
  shippingState: string;
  /** Two-letter ISO 3166-1 country code, or XK for Kosovo. */
  shippingCountry: CountryCode;
  /** A required string that must not be empty. */
  shippingZipCode: string;
  /** A required string that must not be empty. */
  shippingPhone: string;
  /** An e-mail address. */
  shippingEmail: string;
  /** User agent of the payer's browser. May be empty or absent. */
  userAgent?: string;
  /** The products in the order. */
  productInfoList: ProductItem[];
  /** The merchant's unique ID for the payer. */
  userId?: string;
  /** E-mail address of the payer's account. */
  email?: string;
  /** Operating system of the payer's phone. */
  osType?: OsType;
  /** The payer's device type. */
  terminal?: Terminal;
  /** The browser's Accept header. */
  acceptHeader?: string;
  /** The merchant's ID for the device. */
  deviceId?: string;
  /** Language tag. The hosted cashier uses this language if it is available. */
  language?: string;
  /** Time zone name. */
  timezone?: string;
  /** Colour depth of the screen, in bits per pixel. */
  screenColorDepth?: number;
  /** Screen height in pixels. */
  screenHeight?: number;
  /** Screen width in pixels. */
  screenWidth?: number;
  /** Whether Java is enabled in the browser. */
  javaEnabled?: boolean;
  /** Whether JavaScript is enabled in the browser. */
  javascriptEnabled?: boolean;
  /** Latitude of the payer, in degrees north. */
  latitude?: string;
  /** Longitude of the payer, in degrees east. */
  longitude?: string;
  /** Device model. */
  deviceModel?: string;
  /** Operating system version. */
  osVersion?: string;
  /** URL that receives chargeback notifications for this order. If it is absent, none are sent. */
  protestNotifyUrl?: string;
}

/** Cashier payment. An order that opens the hosted cashier with one method already selected. */
export interface CreateCashierPaymentBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Three-letter ISO 4217 currency code. */
  currencyCode: CurrencyCode;
  /** Total amount of the order, with two decimals. */
  sourceAmount: string;
  /**
   * URL to which the payer is redirected after the payment, with `tradeNo`, `merOrderNo` and `payCode` added to its
   * query string. A payer can forge them, so wait for the notification or query `/order/query`.
   */
  returnUrl: string;
  /** URL that receives the result notification. If it is absent, no notification is sent for this order. */
  notifyUrl?: string;
  /** IP address of the payer. */
  ipAddress: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /**
   * The payment method. Each method supports only certain currencies: `VN_BANK` VND, `PIX` BRL, `SPEI` MXN, `SEPA`
   * EUR, `PER_TRANSFER` PEN, `GCASH` PHP, `CASH_APP` USD, and `WECHAT`, `ALIPAY` and `UNIONPAY_H5` CNY, HKD, USD, EUR,
   * GBP, JPY, SGD, AUD, CAD and NZD. All other methods support every currency. An operator can widen the currencies of
   * a method; the message of a refusal names those in force. An order in an unsupported currency is refused; if the
   * payer chooses the method, only supported methods are offered. A payer has 15 minutes to pay with `WECHAT`,
   * `ALIPAY`, `VN_BANK`, `PIX` and `CRYPTO`, 3 days with `PER_TRANSFER`, `SEPA` and `SPEI`, and 30 minutes with the
   * other methods.
   */
  paymentMode: PaymentMode;
  /** User agent of the payer's browser. May be empty or absent. */
  userAgent?: string;
  /** The products in the order. */
  productInfoList: ProductItem[];
}

/** Payout. A transfer of money from the merchant's balance to a beneficiary. */
export interface CreatePayoutBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Three-letter ISO 4217 currency code. */
  currencyCode: CurrencyCode;
  /** Amount to pay out, with two decimals. */
  sourceAmount: string;
  /** Selects the payout method. */
  withdrawType: WithdrawType;
  /** URL to which the beneficiary is redirected, for payout types that have a page. */
  returnUrl?: string;
  /** URL that receives the result notification. If it is absent, no notification is sent. */
  notifyUrl?: string;
  /**
   * The beneficiary's account: card number, account number, CLABE or Pix key, depending on `withdrawType`. It must not
   * contain spaces or end with a currency code followed by an amount, such as `USD10.00`.
   */
  cardNo: string;
  /** First name of the beneficiary. */
  benFirstName: string;
  /** Last name of the beneficiary. */
  benLastName: string;
  /** Telephone number of the beneficiary. */
  mobile?: string;
  /** First line of the beneficiary's address. */
  addressLine?: string;
  /** Second line of the beneficiary's address. */
  addressLine2?: string;
  /** City of the beneficiary. */
  city?: string;
  /** State or region of the beneficiary. */
  state?: string;
  /** Country of the beneficiary. */
  countryCode?: CountryCode | "";
  /** Postal code of the beneficiary. */
  postCode?: string;
  /** E-mail address of the beneficiary. */
  email?: string;
  /** IP address from which the payout was requested. */
  ipAddress?: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** Whether the beneficiary is a person or a business. */
  beneficiaryType?: BeneficiaryType;
  /** Type of account holder. */
  accountHolderType?: string;
}

/** Payout result. Status of a payout. */
export type PayoutResult = {
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Status of the payment at the time of the response. */
  payCode: PayCode;
};

/** Refund. Refunds a paid order in full or in part. Several partial refunds are allowed, up to the paid amount. */
export interface ApplyRefundBody {
  /** Merchant order number of the paid order. */
  merOrderNo: string;
  /** Amount to refund, with two decimals. */
  amount: string;
  /** URL that receives the refund result. If it is absent, no notification is sent. */
  notifyUrl?: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** Trade number of the paid order. */
  tradeNo: string;
  /** A note on the refund. */
  remark?: string;
}

/** Refund application. An accepted refund application. */
export type RefundResult = {
  /** The gateway's unique number for an accepted refund. */
  refundNo: string;
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /** The merchant number as a string, as used in responses. */
  merNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Amount of the refund. */
  refundAmount: string;
  /** Three-letter ISO 4217 currency code. */
  refundCurrency: CurrencyCode;
};

/** Order query. Queries the state of a payment or payout. */
export interface SalesQueryBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /** `sales` queries a payment or payout. */
  queryType: "sales";
  /** Not required for this query. */
  refundNo?: string;
}

/** Refund query. Queries the state of a refund. */
export interface RefundQueryBody {
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Version of the interface that the request uses. */
  version?: string;
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /** `refund` queries a refund. */
  queryType: "refund";
  /** The gateway's unique number for an accepted refund. */
  refundNo: string;
}

/** State of an order. State of a payment or payout. */
export type SalesQueryResult = {
  /** State of a payment or payout. It changes once, from 1 to 2 or 3. */
  state: OrderState;
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /** The merchant number as a string, as used in responses. */
  merNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /**
   * Deadline by which the payer must pay; present while a payment is processing. It changes when the payer chooses a
   * method: bank transfers allow days, codes only minutes.
   */
  expireTime?: string;
  /** Description of the result, as in the notification; while there is no result, description of the state. */
  message?: string;
  /** Amount charged back, in the order currency. */
  refuseAmount?: string;
  /** Currency of `refuseAmount`, the order currency. */
  refuseCurrency?: CurrencyCode;
  /** Amount that the chargeback deducted from the merchant's balance, in the settlement currency. */
  actualRefuseAmount?: string;
  /** Currency of `actualRefuseAmount`, the settlement currency of the order. */
  actualRefuseCurrency?: string;
  /**
   * Fees in the settlement currency: for an order, its percentage fee plus its fixed fee; for a refund, its fixed fee.
   * Present once the order or refund has succeeded.
   */
  tradeFee?: string;
  /**
   * Whether the payment is settled, so that the merchant's share can be paid out. Absent if there is nothing to
   * settle.
   */
  settle?: SettlementState;
  /** Network fee of a crypto payment, in the order currency. */
  gasFee?: string;
  /** Transaction hash of a crypto payment. */
  transactionHash?: string;
  /**
   * Amount that the merchant receives for the payment, in the settlement currency: its amount less fees and security
   * margin. Present once the payment has succeeded; refunds and chargebacks do not change it.
   */
  receiveAmount?: string;
};

/** State of a refund. State of a refund. */
export type RefundQueryResult = {
  /** State of a refund. It changes once, from 4 to 5 or 6. */
  state: RefundState;
  /** The gateway's unique number for an accepted refund. */
  refundNo: string;
  /** Amount of the refund. */
  refundAmount: string;
  /** Three-letter ISO 4217 currency code. */
  refundCurrency: CurrencyCode;
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /** The merchant number as a string, as used in responses. */
  merNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** Description of the result, as in the notification; while there is no result, description of the state. */
  message?: string;
  /** Amount charged back, in the order currency. */
  refuseAmount?: string;
  /** Currency of `refuseAmount`, the order currency. */
  refuseCurrency?: CurrencyCode;
  /** Amount that the chargeback deducted from the merchant's balance, in the settlement currency. */
  actualRefuseAmount?: string;
  /** Currency of `actualRefuseAmount`, the settlement currency of the order. */
  actualRefuseCurrency?: string;
  /**
   * Fees in the settlement currency: for an order, its percentage fee plus its fixed fee; for a refund, its fixed fee.
   * Present once the order or refund has succeeded.
   */
  tradeFee?: string;
  /**
   * Whether the payment is settled, so that the merchant's share can be paid out. Absent if there is nothing to
   * settle.
   */
  settle?: SettlementState;
  /** Network fee of a crypto payment, in the order currency. */
  gasFee?: string;
  /** Transaction hash of a crypto payment. */
  transactionHash?: string;
  /**
   * Amount that the merchant receives for the payment, in the settlement currency: its amount less fees and security
   * margin. Present once the payment has succeeded; refunds and chargebacks do not change it.
   */
  receiveAmount?: string;
};

/** Balance query. Queries the merchant's balance in one currency. */
export interface QueryBalanceBody {
  /** Version of the interface that the request uses. */
  version?: string;
  /**
   * ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`: capital letters and digits, with at least
   * one letter.
   */
  currency: string;
}

/** Balance. The merchant's balance in one currency. */
export type Balance = {
  /**
   * ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`: capital letters and digits, with at least
   * one letter.
   */
  currency: string;
  /** Amount that can be paid out. */
  balance: string;
  /** Amount that is not settled yet. */
  unCheckedBalance: string;
  /** Sum of `balance` and `unCheckedBalance`. */
  totalBalance: string;
};

/** Order list query. Lists orders, newest first, in pages. A filter that is absent or empty matches everything. */
export interface ListOrdersBody {
  /** Only orders with these merchant order numbers. */
  merOrderNos?: string[];
  /** Only orders with these trade numbers. */
  tradeNos?: string[];
  /** Only orders created between these two times, both inclusive. */
  dateLimit?: DateLimit;
  /** Version of the interface that the request uses. */
  version?: string;
  /** Page number, starting at 1. From page 11 on, also send a `pageSize` of at least 10. */
  pageNum?: number;
  /** Number of orders per page. If you send it, also send `pageNum`; from page 11 on, it must be at least 10. */
  pageSize?: number;
}

/** Time range. Only orders created between these two times, both inclusive. */
export type DateLimit = {
  /** Date and time as `YYYY-MM-DD HH:mm:ss`, in UTC unless the operator has set another time zone. */
  from: string;
  /** Date and time as `YYYY-MM-DD HH:mm:ss`, in UTC unless the operator has set another time zone. */
  to: string;
};

/** Page of orders. One page of the order list. */
export type OrderList = {
  /** Page number. */
  pageNum: number;
  /** Number of orders per page. */
  pageSize: number;
  /** Total number of pages. */
  totalPage: number;
  /** Total number of orders. */
  total: number;
  /** The orders on this page, newest first. */
  list: OrderListItem[];
};

/** Listed order. One order in the list, with its amounts and fees. */
export type OrderListItem = {
  /**
   * State of the refund that was accepted last and is processing or succeeded; if there is none, the state of the
   * order itself. A failed refund does not change it.
   */
  state: ListedState;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /** Percentage fee of the payment, in the settlement currency. Zero until the payment has succeeded. */
  handlingFee: string;
  /**
   * Amount that the merchant receives for the payment, in the settlement currency: `settleAmount` less `handlingFee`,
   * `transactionProcessingFee` and `margin`. Zero until the payment has succeeded; refunds and chargebacks do not
   * change it.
   */
  receiveAmount: string;
  /** The order amount in the settlement currency, before fees, margin, refunds and chargebacks. */
  settleAmount: string;
  /** Security margin of the payment, in the settlement currency. `marginStatus` says whether it is still held. */
  margin: string;
  /** Fixed fee of a successful payment or of a payout, in the settlement currency. It is returned if the payout fails. */
  transactionProcessingFee: string;
  /** Sum of the fees for the order's refunds and chargebacks, in the settlement currency. */
  exceptionHandlingFee: string;
  /** Sum of the refunds that are completed or in progress, in `refundCurrency`. */
  refundAmount: string;
  /** The order amount, in `sourceCurrency`. */
  sourceAmount: string;
  /** Currency of `settleAmount`, the fees, the margin and `receiveAmount`. */
  settlementCurrency: string;
  /** Currency of the refunds, which is the order currency. */
  refundCurrency: CurrencyCode;
  /** Currency of the order. */
  sourceCurrency: CurrencyCode;
  /**
   * Whether the security margin of the order is still held. An order without a margin counts as released once it has
   * succeeded.
   */
  marginStatus: MarginState;
  /** Why the payment was charged back; empty if it was not. */
  refusalPayReason: string;
  /**
   * Description of the state: `Payment`, `Payout` or `Refund`, followed by `processing`, `failed` or `succeeded`. The
   * reason for a failure is in the response of `/order/query` and in the notification.
   */
  message: string;
  /**
   * Whether the payment is settled, so that the merchant's share can be paid out. Absent for orders that are never
   * settled (payouts and failed payments) and for payments that are processing.
   */
  settle?: SettlementState;
};

/**
 * Totals query. Queries the totals of the orders created in a range of days. A filter that is absent or empty matches
 * everything.
 */
export interface SumAmountsBody {
  /** Only orders in these states, as shown in the order list. */
  orderStatusList?: ListedStateText[];
  /** Only orders in these currencies. */
  sourceCurrencyList?: CurrencyCode[];
  /** Only orders settled in these currencies. */
  settleCurrencyList?: string[];
  /** Only orders with these merchant order numbers. */
  merOrderNoList?: string[];
  /** Only orders in these settlement states. */
  settlementStatusList?: SettlementStateText[];
  /** First day, inclusive. */
  startDate: string;
  /** Last day, inclusive. */
  endDate: string;
  /** Version of the interface that the request uses. */
  version?: string;
}

/**
 * Totals. Totals of the matching payments that succeeded, one entry per currency. They equal the sums over the order
 * list: every item with a `settle` field counts with its `sourceAmount`, and an item with `settle` 1 also counts with
 * its `settleAmount`.
 */
export type AmountTotals = {
  /** Sums of `settleAmount` over settled payments. Refunds and chargebacks are not subtracted. */
  settleAmountList: SettledTotal[];
  /** Sums of `sourceAmount` over successful payments, settled or not. Refunds and chargebacks are not subtracted. */
  sourceAmountList: SourceTotal[];
};

/** Settled total. Total of settled payments in one settlement currency. */
export type SettledTotal = {
  /**
   * Amount of money in a response, as a string with two decimals, or up to eight if the settlement currency is a
   * cryptocurrency.
   */
  settleAmount: string;
  /**
   * ISO 4217 currency code, or the code of a cryptocurrency such as `USDT`: capital letters and digits, with at least
   * one letter.
   */
  settleCurrency: string;
};

/** Source total. Total of successful payments in one currency. */
export type SourceTotal = {
  /**
   * Amount of money in a response, as a string with two decimals, or up to eight if the settlement currency is a
   * cryptocurrency.
   */
  sourceAmount: string;
  /** Three-letter ISO 4217 currency code. */
  sourceCurrency: CurrencyCode;
};

/** Payment result. A payment has reached its final result. */
export type PaymentResultNotification = {
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** A result flag, not an error code. */
  code: PaymentResultCode;
  /** Description of the result. */
  message: string;
};

/** Refund result. A refund has reached its final result. */
export type RefundResultNotification = {
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** The gateway's unique number for an accepted refund. */
  refundNo: string;
  /** Result of the refund. Its values differ from those of the refund query. */
  state: RefundResultState;
  /** Description of the result. */
  message: string;
  /** Amount of the refund. */
  refundAmount: string;
  /** Three-letter ISO 4217 currency code. */
  refundCurrency: CurrencyCode;
};

/** Payout result. A payout has reached its final result. */
export type PayoutResultNotification = {
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** A result flag, not an error code. */
  code: PayoutResultCode;
  /** Description of the result. */
  message: string;
};

/** Chargeback. A payment was charged back, or a chargeback was decided. */
export type ChargebackNotification = {
  /** The gateway's order number, unique and not guessable. */
  tradeNo: string;
  /**
   * The merchant's own order number, unique per merchant across all payments and payouts; it can never be reused. It
   * must not contain spaces or a currency code directly followed by an amount, such as `USD10.00`, and must not end
   * with the beginning of one, such as `USD10.` or `USD10.0`.
   */
  merOrderNo: string;
  /** The gateway's unique number for the chargeback. */
  chargebackNo: string;
  /** State of the chargeback. */
  state: ChargebackState;
  /** Description of the reason. */
  message: string;
  /** Amount charged back. */
  chargebackAmount: string;
  /** Three-letter ISO 4217 currency code. */
  chargebackCurrency: CurrencyCode;
};

/** The body of `createPayment`, by variant. */
export interface CreatePaymentBodies {
  /** For `CREDIT_CARD`. */
  CREDIT_CARD: CardPaymentBody;
  /** For `UNIONPAY_H5`. */
  UNIONPAY_H5: UnionPayPaymentBody;
  /** For `WECHAT`. */
  WECHAT: WeChatPaymentBody;
  /** For `ALIPAY`. */
  ALIPAY: AlipayPaymentBody;
  /** For `APPLE_PAY`. */
  APPLE_PAY: ApplePayPaymentBody;
  /** For `VN_BANK`. */
  VN_BANK: VietnamPayPaymentBody;
  /** For `CASH_APP`. */
  CASH_APP: CashAppPaymentBody;
  /** For `CRYPTO`. */
  CRYPTO: CryptoPaymentBody;
  /** For `GCASH`. */
  GCASH: GCashPaymentBody;
  /** For `GOOGLE_PAY`. */
  GOOGLE_PAY: GooglePayPaymentBody;
  /** For `PIX`. */
  PIX: PixPaymentBody;
  /** For `PER_TRANSFER`. */
  PER_TRANSFER: PerTransferPaymentBody;
  /** For `SEPA`. */
  SEPA: SepaPaymentBody;
  /** For `SPEI`. */
  SPEI: SpeiPaymentBody;
}

/** The body of `createPayment`, of one variant or of any. */
export type CreatePaymentBody<Variant extends keyof CreatePaymentBodies = keyof CreatePaymentBodies> = CreatePaymentBodies[Variant];

/** The result of `createPayment`, by variant. */
export interface CreatePaymentResults {
  /** For `CREDIT_CARD`. */
  CREDIT_CARD: PaymentResult;
  /** For `UNIONPAY_H5`. */
  UNIONPAY_H5: RedirectResult;
  /** For `WECHAT`. */
  WECHAT: RedirectResult;
  /** For `ALIPAY`. */
  ALIPAY: RedirectResult;
  /** For `APPLE_PAY`. */
  APPLE_PAY: PaymentResult;
  /** For `VN_BANK`. */
  VN_BANK: PaymentResult;
  /** For `CASH_APP`. */
  CASH_APP: RedirectResult;
  /** For `CRYPTO`. */
  CRYPTO: RedirectResult;
  /** For `GCASH`. */
  GCASH: RedirectResult;
  /** For `GOOGLE_PAY`. */
  GOOGLE_PAY: RedirectResult;
  /** For `PIX`. */
  PIX: RedirectResult;
  /** For `PER_TRANSFER`. */
  PER_TRANSFER: RedirectResult;
  /** For `SEPA`. */
  SEPA: RedirectResult;
  /** For `SPEI`. */
  SPEI: RedirectResult;
}

/** The result of `createPayment`, of one variant or of any. */
export type CreatePaymentResult<Variant extends keyof CreatePaymentResults = keyof CreatePaymentResults> = CreatePaymentResults[Variant];

/** The body of `queryOrder`, by variant. */
export interface QueryOrderBodies {
  /** For `sales`. */
  sales: SalesQueryBody;
  /** For `refund`. */
  refund: RefundQueryBody;
}

/** The body of `queryOrder`, of one variant or of any. */
export type QueryOrderBody<Variant extends keyof QueryOrderBodies = keyof QueryOrderBodies> = QueryOrderBodies[Variant];

/** The result of `queryOrder`, by variant. */
export interface QueryOrderResults {
  /** For `sales`. */
  sales: SalesQueryResult;
  /** For `refund`. */
  refund: RefundQueryResult;
}

/** The result of `queryOrder`, of one variant or of any. */
export type QueryOrderResult<Variant extends keyof QueryOrderResults = keyof QueryOrderResults> = QueryOrderResults[Variant];
