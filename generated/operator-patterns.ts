// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** By pattern: what to write, and which characters may stand there, as a character class. */
export const patterns: Record<string, { text: string; characters?: string }> = {
  "^#[0-9A-Fa-f]{6}$": {
    characters: "[#0-9A-Fa-f]",
    text: "use # and six hexadecimal digits, such as #0a7cff",
  },
  "^(0|[1-9][0-9]{0,11})([.][0-9]{1,8})?$": {
    characters: "[0-9.]",
    text: "use an amount with up to 12 digits before the decimal point and up to 8 after it, such as 0.30",
  },
  "^(?=.*[1-9])(0|[1-9][0-9]{0,11})([.][0-9]{1,12})?$": {
    characters: "[0-9.]",
    text: "use a rate above zero with up to 12 digits before the decimal point and up to 12 after it, such as 0.92",
  },
  "^(?=.*[1-9])(0|[1-9][0-9]{0,11})([.][0-9]{1,8})?$": {
    characters: "[0-9.]",
    text: "use an amount above zero with up to 12 digits before the decimal point and up to 8 after it, such as 100.00",
  },
  "^-?[0-9]+[.][0-9]{2,8}$": {
    characters: "[0-9.-]",
    text: "use two to eight decimals, such as 97.10",
  },
  "^CB[0-9A-Z]+$": {
    characters: "[0-9A-Z]",
    text: "use the number that the gateway returned, CB followed by capital letters and digits",
  },
  "^RF[0-9A-Z]+$": {
    characters: "[0-9A-Z]",
    text: "use the number that the gateway returned, RF followed by capital letters and digits",
  },
  "^TG[0-9A-Z]+$": {
    characters: "[0-9A-Z]",
    text: "use the number that the gateway returned, TG followed by capital letters and digits",
  },
  "^[!-~]([ -~]*[!-~])?$": {
    characters: "[ -~]",
    text: "use printable ASCII characters, without a space at either end",
  },
  "^[!-~][ -~]*$": {
    characters: "[ -~]",
    text: "use printable ASCII characters and do not start with a space",
  },
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{3})?Z$": {
    characters: "[0-9TZ:.-]",
    text: "use a date and time in UTC, such as 2026-11-15T09:30:00Z",
  },
  "^[A-Z0-9]{3,10}$": {
    characters: "[A-Z0-9]",
    text: "use 3 to 10 capital letters or digits, such as USD or USDT",
  },
  "^[A-Za-z0-9._-]+$": {
    characters: "[A-Za-z0-9._-]",
    text: "use letters, digits, dots, hyphens and underscores",
  },
  "^[^\\u0000-\\u001F\\u007F]*$": {
    characters: "[^\\u0000-\\u001F\\u007F]",
    text: "use one line without control characters",
  },
  "^https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$": {
    characters: "[a-z0-9.:/-]",
    text: "use a scheme, a lowercase host and an optional port, such as https://shop.example",
  },
};
