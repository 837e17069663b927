// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

export const patterns: Record<string, { expects: string; example: string }> = {
  "^#[0-9A-Fa-f]{6}$": {
    expects: "A number sign and six hexadecimal digits, for the colour of the merchant's buttons on the payer's pages. Null leaves the gateway's own colour.",
    example: "#0a7cff",
  },
  "^(0|[1-9][0-9]{0,11})([.][0-9]{1,8})?$": {
    expects: "Money, zero or above, as decimal text; at most 10^15 of the smallest units, which is ten million in a crypto currency.",
    example: "0.30",
  },
  "^(?=.*[1-9])(0|[1-9][0-9]{0,11})([.][0-9]{1,12})?$": {
    expects: "Units of the second currency for one unit of the first, as decimal text above zero.",
    example: "0.92",
  },
  "^(?=.*[1-9])(0|[1-9][0-9]{0,11})([.][0-9]{1,8})?$": {
    expects: "Money above zero as decimal text: up to twelve digits, and up to two decimals (eight in a crypto currency). The currency stands beside it, and at most 10^15 of its smallest units: ten million in a crypto currency.",
    example: "100.00",
  },
  "^-?[0-9]+[.][0-9]{2,8}$": {
    expects: "Money as the books hold it, as decimal text with all decimals of its currency; below zero with a minus sign.",
    example: "97.10",
  },
  "^CB[0-9A-Z]+$": {
    expects: "The platform's number for one chargeback.",
    example: "CB01M7FFH9P000031N19ZC3M5Q8R7V2X4",
  },
  "^RF[0-9A-Z]+$": {
    expects: "The platform's number for one refund.",
    example: "RF01M7FC3E2000031N13M5Q8R7V2X4B6D",
  },
  "^TG[0-9A-Z]+$": {
    expects: "The platform's number for one order.",
    example: "TG01M7F8NJE000031N17Q8R7V2X4B6DKM",
  },
  "^[!-~]([ -~]*[!-~])?$": {
    expects: "Who acts, in printable ASCII.",
    example: "mara",
  },
  "^[!-~][ -~]*$": {
    expects: "Why, in printable ASCII; kept in the list of actions.",
    example: "Ticket 4711",
  },
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{3})?Z$": {
    expects: "A moment in UTC, with or without milliseconds.",
    example: "2026-11-15T09:30:00.000Z",
  },
  "^[A-Z0-9]{3,10}$": {
    expects: "A currency code of ISO 4217, or the code of a crypto currency such as `USDT`.",
    example: "USD",
  },
  "^[A-Za-z0-9._-]+$": {
    expects: "Chosen by you, once for each deposit of a merchant: letters, digits, dots, hyphens and underscores.",
    example: "DEP-2026-11-15-1",
  },
  "^[^\\u0000-\\u001F\\u007F]*$": {
    expects: "One line of text, without control characters.",
    example: "A line of text",
  },
  "^https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$": {
    expects: "An origin from which payers and servers of the merchant come: scheme, host in lower case and, where it is not the usual one, port.",
    example: "https://shop.example",
  },
};
