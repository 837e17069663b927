// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

export const patterns: Record<string, { expects: string; example: string }> = {
  "^(0?[1-9]|1[0-2])$": {
    expects: "Month in which the card expires.",
    example: "12",
  },
  "^(0|[1-9][0-9]*)(\\.[0-9]+)?$": {
    expects: "Price of one piece, as text.",
    example: "50.00",
  },
  "^(0|[1-9][0-9]{0,17})\\.[0-9]{2,8}$": {
    expects: "Money in an answer, as text. Two decimals; up to eight where the settlement currency is a crypto currency.",
    example: "97.10",
  },
  "^(?!.*(AED|AFN|ALL|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWG)[0-9]{1,9}\\.([0-9]{2}|[0-9]?$))[!-~]+$": {
    expects: "The merchant's own number for the order, unique for ever per merchant, over payments and payouts together. It has no spaces and must not contain a currency code directly followed by an amount, such as `USD10.00`, or end in the beginning of one, such as `USD10.` or `USD10.0`.",
    example: "ORDER-1001",
  },
  "^(?!.*[A-Z]{3}[0-9]{1,9}\\.[0-9]{2}$)[!-~]+$": {
    expects: "The beneficiary's account: card number, account number, CLABE or Pix key, by `withdrawType`. Kept only in part. It has no spaces and must not end in a currency code followed by an amount, such as `USD10.00`.",
    example: "646180157000000004",
  },
  "^(?!0\\.00$)(0|[1-9][0-9]{0,8})\\.[0-9]{2}$": {
    expects: "Money as text with exactly two decimals, no sign, no leading zeros, at most 12 characters.",
    example: "100.00",
  },
  "^([0-9]{2}|[0-9]{4})$": {
    expects: "Year in which the card expires.",
    example: "2030",
  },
  "^[!-~]+$": {
    expects: "The platform's own number for the order, unique and not guessable.",
    example: "TG01K9ZC3M5Q8R7V2X4B6D",
  },
  "^[0-9]*[A-Z][A-Z0-9]*$": {
    expects: "A currency code of ISO 4217, or the code of a crypto currency such as `USDT`: capital letters and digits, with at least one letter.",
    example: "USD",
  },
  "^[0-9]{1,10}$": {
    expects: "The merchant number as answers carry it, as text.",
    example: "100001",
  },
  "^[0-9]{12,16}$": {
    expects: "Card number, digits only. Never stored; only the first six and last four digits are kept.",
    example: "4242424242424242",
  },
  "^[0-9]{3}$": {
    expects: "Security code of the card. Never stored.",
    example: "123",
  },
  "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$": {
    expects: "`YYYY-MM-DD HH:mm:ss`, in UTC unless the operator has set another zone.",
    example: "2026-11-01 00:00:00",
  },
  "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$": {
    expects: "`YYYY-MM-DD`, in UTC unless the operator has set another zone.",
    example: "2026-11-01",
  },
  "^[^@\\s]+@[^@\\s]+$": {
    expects: "An e-mail address.",
    example: "ada@example.com",
  },
  "^https?://[^\\s/?#]+[^\\s]*$": {
    expects: "An absolute http or https address.",
    example: "http://localhost/return",
  },
};
