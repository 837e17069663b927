// Why a delivery failed, in the words of whoever runs the shop, and what to do about it. The notifier's own words are for
// developers; they stand beside these.

interface Words {
  readonly what: string;
  readonly remedy: string;
}

const REASONS: readonly (readonly [pattern: RegExp, (found: string) => Words])[] = [
  [
    /^HTTP (5\d\d) /,
    (status) => ({
      what: `Your server answered with an error (${status})`,
      remedy: 'Look into the log of your server at this time.',
    }),
  ],
  [
    /^HTTP (404|405|410) /,
    (status) => ({ what: `Your server does not know this address (${status})`, remedy: 'Check the notifyUrl.' }),
  ],
  [
    /^HTTP (401|403) /,
    (status) => ({
      what: `Your server refused the request (${status})`,
      remedy: 'Let the address through your login, firewall or CSRF protection; verify the signature instead.',
    }),
  ],
  [
    /^HTTP (\d{3}) /,
    (status) => ({ what: `Your server answered ${status}`, remedy: 'Answer 200 with the text SUCCESS.' }),
  ],
  [
    /^redirect \(HTTP (\d{3})\)/,
    (status) => ({
      what: `Your server redirects (${status})`,
      remedy: 'Redirects are not followed. Use the final address, with https and without a trailing slash if need be.',
    }),
  ],
  [
    /^(.{1,60}) is not SUCCESS$/s,
    (answer) => ({
      what: `Your server answered ${answer} instead of SUCCESS`,
      remedy: 'Answer exactly SUCCESS: seven capital letters, no quotes, no line break.',
    }),
  ],
  [
    /^timeout after (\d{1,4} s)/,
    (time) => ({
      what: `Your server did not answer within ${time}`,
      remedy: 'Answer first, and do slow work afterwards.',
    }),
  ],
  [
    /^the (connection was refused|host name has no address|host cannot be reached|network cannot be reached)/,
    (cause) => ({
      what: `Your server cannot be reached: the ${cause}`,
      remedy: 'Check the address, and that it runs.',
    }),
  ],
  [
    /^the (certificate .{1,80})/,
    (cause) => ({ what: `The connection is not safe: the ${cause}`, remedy: 'Renew the certificate of your server.' }),
  ],
  [
    /(not on the public internet)/,
    () => ({ what: 'The address is not on the public internet', remedy: 'Use an address that everybody can reach.' }),
  ],
];

/** Undefined if it was acknowledged, or has words of its own that say enough. */
export function failureInWords(result: string): Words | undefined {
  for (const [pattern, wordsOf] of REASONS) {
    const [, found] = pattern.exec(result) ?? [];
    if (found !== undefined) return wordsOf(found);
  }
  return undefined;
}
