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
  "^(?!.*[A-Z]{3}[0-9]{1,9}\\.[0-9]{2}[1-6])[!-~]+$": {
    expects: "The beneficiary's account: card number, account number, CLABE or Pix key, by `withdrawType`. Kept only in part.",
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
    expects: "The merchant's own number for the order, unique for ever per merchant, over payments and payouts together.",
    example: "ORDER-1001",
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
  "^[A-Z0-9]{3,10}$": {
    expects: "A currency code of ISO 4217, or the code of a crypto currency such as `USDT`.",
    example: "USD",
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
