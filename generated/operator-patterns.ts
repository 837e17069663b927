// Generated from openapi/ by `npm run generate`. Do not edit: change the contract instead.

/** By pattern: what to write, and which characters may stand there, as a character class. */
export const patterns: Record<string, { text: string; characters?: string }> = {
  "^#[0-9A-Fa-f]{6}$": {
    characters: "[#0-9A-Fa-f]",
    text: "use # and six hexadecimal digits, such as #0a7cff",
  },
  "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$": {
    characters: "[0-9:]",
    text: "use hours and minutes, such as 08:30",
  },
  "^(0|[1-9][0-9]{0,11})([.][0-9]{1,8})?$": {
    characters: "[0-9.]",
    text: "use an amount with up to 12 digits before the decimal point and up to 8 after it, such as 0.30",
  },
  "^(?:0|-?[1-9][0-9]{0,17})$": {
    characters: "[0-9-]",
    text: "use a whole number without leading zeros, with a minus if it is negative, as a string",
  },
  "^(?=.*[1-9])(0|[1-9][0-9]{0,11})([.][0-9]{1,12})?$": {
    characters: "[0-9.]",
    text: "use a rate above zero with up to 12 digits before the decimal point and up to 12 after it, such as 0.92",
  },
  "^(?=.*[1-9])(0|[1-9][0-9]{0,11})([.][0-9]{1,8})?$": {
    characters: "[0-9.]",
    text: "use an amount above zero with up to 12 digits before the decimal point and up to 8 after it, such as 100.00",
  },
  "^([01][0-9]|2[0-3]):[0-5][0-9]$": {
    characters: "[0-9:]",
    text: "use a time of day from 00:00 to 23:59, such as 08:00",
  },
  "^([1-9][0-9]{0,11}|0)([.][0-9]{1,8})?$": {
    characters: "[0-9.]",
    text: "use zero or an amount with up to 12 digits before the decimal point and up to 8 after it, such as 250.00",
  },
  "^(settlement|marginRelease):TG[0-9A-Z]{1,48}$": {
    characters: "[0-9A-Za-z:]",
    text: "use `next` from the previous page",
  },
  "^-?[0-9]+[.][0-9]{2,8}$": {
    characters: "[0-9.-]",
    text: "use two to eight decimals, such as 97.10",
  },
  "^/console(?:/[A-Za-z0-9_-]+)*(?:[?][A-Za-z0-9_.~%&=+:,;@!$*'()[\\]-]*)?$": {
    characters: "[A-Za-z0-9/?_.~%&=+:,;@!$*'()[\\]-]",
    text: "use the path of a screen below /console, with its query",
  },
  "^CB[0-9A-Z]+$": {
    characters: "[0-9A-Z]",
    text: "use the number that the gateway returned, CB followed by capital letters and digits",
  },
  "^PL[0-9A-Z]+$": {
    characters: "[0-9A-Z]",
    text: "use the number that the gateway returned, PL followed by capital letters and digits",
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
    text: "use an IBAN, an account number, a CLABE or a Pix key",
  },
  "^[!-~]+$": {
    characters: "[!-~]",
    text: "use letters, digits and ASCII punctuation, without spaces",
  },
  "^[!-~][ -~]*$": {
    characters: "[ -~]",
    text: "use printable ASCII characters and do not start with a space",
  },
  "^[!-~]{1,100}$": {
    characters: "[!-~]",
    text: "use 1 to 100 visible ASCII characters",
  },
  "^[!-~]{1,50}$": {
    characters: "[!-~]",
    text: "use 1 to 50 visible ASCII characters",
  },
  "^[+0-9][0-9 ()./-]*$": {
    characters: "[+0-9 ()./-]",
    text: "use a phone number, such as +49 30 1234567",
  },
  "^[0-9A-Za-z]([0-9A-Za-z ./-]*[0-9A-Za-z])?$": {
    characters: "[0-9A-Za-z ./-]",
    text: "use an IBAN or the account number on the statements",
  },
  "^[0-9A-Za-z][0-9A-Za-z -]*$": {
    characters: "[0-9A-Za-z -]",
    text: "use an IBAN or an account number",
  },
  "^[0-9A-Za-z_.-]+$": {
    characters: "[0-9A-Za-z_.-]",
    text: "use the last part of the address in the mail",
  },
  "^[0-9]+$": {
    characters: "[0-9]",
    text: "use the digits of the card number, without spaces",
  },
  "^[0-9]{1,15}:[0-9]{4}-[0-9]{4,9}$": {
    characters: "[0-9:-]",
    text: "use `next` from the previous page",
  },
  "^[0-9]{1,15}:[A-Za-z]{1,20}:[A-Za-z0-9._/-]{1,100}$": {
    characters: "[A-Za-z0-9._/:-]",
    text: "use `next` from the previous page",
  },
  "^[0-9]{1,15}:[a-z][a-z0-9-]{0,31}:[!-~]{1,100}$": {
    characters: "[!-~]",
    text: "use `next` from the previous page",
  },
  "^[0-9]{1,2}(?:[.][0-9]{1,2}){1,2}$": {
    characters: "[0-9.]",
    text: "write a version such as 2.2.0",
  },
  "^[0-9]{1,9}:[0-9]{1,15}$": {
    characters: "[0-9:]",
    text: "use what the page before returned as next",
  },
  "^[0-9]{23}$": {
    characters: "[0-9]",
    text: "use the 23 digits of the ARN",
  },
  "^[0-9]{2}$": {
    characters: "[0-9]",
    text: "use two digits",
  },
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}$": {
    characters: "[0-9-]",
    text: "use a day such as 2026-11-15",
  },
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{3})?Z$": {
    characters: "[0-9TZ:.-]",
    text: "use a date and time in UTC, such as 2026-11-15T09:30:00Z",
  },
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}[.][0-9]{1,10}[.][A-Z0-9]{3,10}$": {
    characters: "[0-9A-Z.-]",
    text: "use what the page before returned as next",
  },
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}[.][a-z0-9-]{1,32}[.][A-Z0-9]{3,10}$": {
    characters: "[0-9A-Za-z.-]",
    text: "use what the page before returned as next",
  },
  "^[0-9]{4}-[0-9]{4,9}$": {
    characters: "[0-9-]",
    text: "use a number such as 2026-0031",
  },
  "^[0-9]{5}$": {
    characters: "[0-9]",
    text: "use five digits, such as 10002",
  },
  "^[0-9]{6}$": {
    characters: "[0-9]",
    text: "use six digits",
  },
  "^[0-9a-f]{64}$": {
    characters: "[0-9a-f]",
    text: "use 64 hexadecimal digits in small letters",
  },
  "^[1-9][0-9]{0,9}$": {
    characters: "[0-9]",
    text: "use the digits of a merchant number",
  },
  "^[1-9][0-9]{0,9}:[A-Z0-9]{3,10}$": {
    characters: "[A-Z0-9:]",
    text: "use `next` from the previous page",
  },
  "^[A-Z0-9]{3,10}$": {
    characters: "[A-Z0-9]",
    text: "use 3 to 10 capital letters or digits, such as USD or USDT",
  },
  "^[A-Z]$": {
    characters: "[A-Z]",
    text: "use one capital letter",
  },
  "^[A-Z]+$": {
    characters: "[A-Z]",
    text: "use the name of a calendar, such as TARGET",
  },
  "^[A-Z]{2}$": {
    characters: "[A-Z]",
    text: "use two capital letters, such as DE",
  },
  "^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$": {
    characters: "[A-Z0-9]",
    text: "use the 8 or 11 letters and digits of the bank's code, such as COBADEFFXXX",
  },
  "^[A-Za-z0-9+/]+={0,2}$": {
    characters: "[A-Za-z0-9+/=]",
    text: "use Base64",
  },
  "^[A-Za-z0-9-]{1,36}$": {
    characters: "[A-Za-z0-9-]",
    text: "use 1 to 36 letters, digits and hyphens",
  },
  "^[A-Za-z0-9._-]+$": {
    characters: "[A-Za-z0-9._-]",
    text: "use letters, digits, dots, hyphens and underscores",
  },
  "^[A-Za-z0-9._/-]+$": {
    characters: "[A-Za-z0-9._/-]",
    text: "use letters, digits, dots, slashes, hyphens and underscores",
  },
  "^[A-Za-z0-9]{1,10}$": {
    characters: "[A-Za-z0-9]",
    text: "use 1 to 10 letters and digits",
  },
  "^[A-Za-z0-9]{1,12}$": {
    characters: "[A-Za-z0-9]",
    text: "use 1 to 12 letters and digits",
  },
  "^[A-Za-z]+$": {
    characters: "[A-Za-z]",
    text: "use letters only",
  },
  "^[A-Za-z][A-Za-z0-9_+/-]*$": {
    characters: "[A-Za-z0-9_+/-]",
    text: "use the name of a time zone, such as Europe/Berlin",
  },
  "^[\\u000A\\u0020]*[^\\u0000-\\u0020\\u007F][^\\u0000-\\u0009\\u000B-\\u001F\\u007F]*$": {
    characters: "[^\\u0000-\\u0009\\u000B-\\u001F\\u007F]",
    text: "use plain text that is not blank, without control characters",
  },
  "^[^\\s@]+@[^\\s@]+$": {
    characters: "[^\\s]",
    text: "use an e-mail address, such as mara@example.com",
  },
  "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$": {
    characters: "[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]",
    text: "use text without control characters other than tabs and line breaks",
  },
  "^[^\\u0000-\\u001F\\u007F]*$": {
    characters: "[^\\u0000-\\u001F\\u007F]",
    text: "use one line without control characters",
  },
  "^[^\\u0000-\\u0020\\u007F]*$": {
    characters: "[^\\u0000-\\u0020\\u007F]",
    text: "use an e-mail address, such as help@shop.example",
  },
  "^[a-z0-9][a-z0-9-]{0,31}$": {
    characters: "[a-z0-9-]",
    text: "use up to 32 small letters, digits and hyphens, such as main-eur",
  },
  "^[a-zA-Z]+$": {
    characters: "[a-zA-Z]",
    text: "use an operationId, such as createPayment",
  },
  "^[a-z]+[.][a-z]+$": {
    characters: "[a-z.]",
    text: "use a permission of the interface, such as orders.read",
  },
  "^[a-z][a-z0-9-]{0,31}$": {
    characters: "[a-z0-9-]",
    text: "use up to 32 small letters, digits and hyphens, and begin with a letter",
  },
  "^account_[0-9A-Z]+$": {
    characters: "[a-z0-9A-Z_]",
    text: "use the number that the gateway returned, account_ followed by capital letters and digits",
  },
  "^approval_[0-9A-Z]+$": {
    characters: "[a-z0-9A-Z_]",
    text: "use the number that the gateway returned, approval_ followed by capital letters and digits",
  },
  "^beneficiary_[0-9A-Z]+$": {
    characters: "[a-z0-9A-Z_]",
    text: "use the number that the gateway returned, beneficiary_ followed by capital letters and digits",
  },
  "^https?://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$": {
    characters: "[a-z0-9.:/-]",
    text: "use a scheme, a lowercase host and an optional port, such as https://shop.example",
  },
};
