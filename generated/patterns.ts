// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** By pattern: what to write, and which characters may stand there, as a character class. */
export const patterns: Record<string, { text: string; characters?: string }> = {
  "^(0?[1-9]|1[0-2])$": {
    characters: "[0-9]",
    text: "use 1 to 12, with or without a leading zero",
  },
  "^(0|[1-9][0-9]*)(\\.[0-9]+)?$": {
    characters: "[0-9.]",
    text: "use digits with or without decimals, such as 50.00",
  },
  "^(0|[1-9][0-9]{0,17})\\.[0-9]{2,8}$": {
    characters: "[0-9.]",
    text: "use two to eight decimals, such as 97.10",
  },
  "^(?!.*(AED|AFN|ALL|AMD|ANG|AOA|ARS|AUD|AWG|AZN|BAM|BBD|BDT|BGN|BHD|BIF|BMD|BND|BOB|BOV|BRL|BSD|BTN|BWP|BYN|BZD|CAD|CDF|CHE|CHF|CHW|CLF|CLP|CNY|COP|COU|CRC|CUC|CUP|CVE|CZK|DJF|DKK|DOP|DZD|EGP|ERN|ETB|EUR|FJD|FKP|GBP|GEL|GHS|GIP|GMD|GNF|GTQ|GYD|HKD|HNL|HTG|HUF|IDR|ILS|INR|IQD|IRR|ISK|JMD|JOD|JPY|KES|KGS|KHR|KMF|KPW|KRW|KWD|KYD|KZT|LAK|LBP|LKR|LRD|LSL|LYD|MAD|MDL|MGA|MKD|MMK|MNT|MOP|MRU|MUR|MVR|MWK|MXN|MXV|MYR|MZN|NAD|NGN|NIO|NOK|NPR|NZD|OMR|PAB|PEN|PGK|PHP|PKR|PLN|PYG|QAR|RON|RSD|RUB|RWF|SAR|SBD|SCR|SDG|SEK|SGD|SHP|SLE|SOS|SRD|SSP|STN|SVC|SYP|SZL|THB|TJS|TMT|TND|TOP|TRY|TTD|TWD|TZS|UAH|UGX|USD|USN|UYI|UYU|UYW|UZS|VED|VES|VND|VUV|WST|XAF|XCD|XOF|XPF|YER|ZAR|ZMW|ZWG)[0-9]{1,9}\\.([0-9]{2}|[0-9]?$))[!-~]+$": {
    characters: "[!-~]",
    text: "use letters, digits and ASCII punctuation, without spaces and without a currency code directly followed by an amount, such as USD10.00",
  },
  "^(?!.*[A-Z]{3}[0-9]{1,9}\\.[0-9]{2}$)[!-~]+$": {
    characters: "[!-~]",
    text: "use printable ASCII without spaces, not ending with a currency code and an amount",
  },
  "^(?!0\\.00$)(0|[1-9][0-9]{0,8})\\.[0-9]{2}$": {
    characters: "[0-9.]",
    text: "use digits with two decimals and no leading zeros, at least 0.01, such as 100.00",
  },
  "^([0-9]{2}|[0-9]{4})$": {
    characters: "[0-9]",
    text: "use two or four digits, such as 2030",
  },
  "^[!-~]+$": {
    characters: "[!-~]",
    text: "use letters, digits and ASCII punctuation, without spaces",
  },
  "^[0-9]*[A-Z][A-Z0-9]*$": {
    characters: "[A-Z0-9]",
    text: "use 3 to 10 capital letters or digits with at least one letter, such as USD or USDT",
  },
  "^[0-9]+$": {
    characters: "[0-9]",
    text: "use digits only",
  },
  "^[0-9]{1,10}$": {
    characters: "[0-9]",
    text: "use 1 to 10 digits",
  },
  "^[0-9]{12,16}$": {
    characters: "[0-9]",
    text: "use 12 to 16 digits",
  },
  "^[0-9]{3}$": {
    characters: "[0-9]",
    text: "use exactly three digits",
  },
  "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$": {
    characters: "[0-9: -]",
    text: "use the format YYYY-MM-DD HH:mm:ss",
  },
  "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$": {
    characters: "[0-9-]",
    text: "use the format YYYY-MM-DD",
  },
  "^[1-9][0-9]*$": {
    characters: "[0-9]",
    text: "use a whole number of at least 1, such as 2",
  },
  "^[^@\\s]+@[^@\\s]+$": {
    characters: "\\S",
    text: "use an e-mail address with one @, such as ada@example.com",
  },
  "^https?://[^\\s/?#]\\S*$": {
    characters: "\\S",
    text: "use an absolute http or https URL, such as https://shop.example/return",
  },
};
