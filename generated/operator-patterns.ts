// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** By pattern: what to write, and which characters may stand there, as a character class. */
export const patterns: Record<string, { text: string; characters?: string }> = {
  "^#[0-9A-Fa-f]{6}$": {
    characters: "[#0-9A-Fa-f]",
    text: "write a number sign and six hexadecimal digits, such as #0a7cff",
  },
  "^(0|[1-9][0-9]{0,11})([.][0-9]{1,8})?$": {
    characters: "[0-9.]",
    text: "write an amount with up to twelve digits before the point and up to eight behind it, such as 0.30",
  },
  "^(?=.*[1-9])(0|[1-9][0-9]{0,11})([.][0-9]{1,12})?$": {
    characters: "[0-9.]",
    text: "write a rate above zero with up to twelve digits before the point and up to twelve behind it, such as 0.92",
  },
  "^(?=.*[1-9])(0|[1-9][0-9]{0,11})([.][0-9]{1,8})?$": {
    characters: "[0-9.]",
    text: "write an amount above zero with up to twelve digits before the point and up to eight behind it, such as 100.00",
  },
  "^-?[0-9]+[.][0-9]{2,8}$": {
    characters: "[0-9.-]",
    text: "write the amount with two to eight decimals, such as 97.10",
  },
  "^CB[0-9A-Z]+$": {
    characters: "[0-9A-Z]",
    text: "use the number as the gateway gave it, CB and then capital letters and digits",
  },
  "^RF[0-9A-Z]+$": {
    characters: "[0-9A-Z]",
    text: "use the number as the gateway gave it, RF and then capital letters and digits",
  },
  "^TG[0-9A-Z]+$": {
    characters: "[0-9A-Z]",
    text: "use the number as the gateway gave it, TG and then capital letters and digits",
  },
  "^[!-~]([ -~]*[!-~])?$": {
    characters: "[ -~]",
    text: "use printable ASCII characters, and no space at either end",
  },
  "^[!-~][ -~]*$": {
    characters: "[ -~]",
    text: "use printable ASCII characters, and no space at the beginning",
  },
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{3})?Z$": {
    characters: "[0-9TZ:.-]",
    text: "write the moment in UTC, such as 2026-11-15T09:30:00Z",
  },
  "^[A-Z0-9]{3,10}$": {
    characters: "[A-Z0-9]",
    text: "use three to ten capital letters or digits, such as USD or USDT",
  },
  "^[A-Za-z0-9._-]+$": {
    characters: "[A-Za-z0-9._-]",
    text: "use letters, digits, dots, hyphens and underscores",
  },
  "^[^\\u0000-\\u001F\\u007F]*$": {
    characters: "[^\\u0000-\\u001F\\u007F]",
    text: "write one line without control characters",
  },
  "^https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$": {
    characters: "[a-z0-9.:/-]",
    text: "write scheme, host in lower case and perhaps a port, such as https://shop.example",
  },
};
