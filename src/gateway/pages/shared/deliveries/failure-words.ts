import { say, translated } from '../../../../web/texts.ts';
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
      what: say`Your server answered with an error (${status})`,
      remedy: say`Look into the log of your server at this time.`,
    }),
  ],
  [
    /^HTTP (404|405|410) /,
    (status) => ({ what: say`Your server does not know this address (${status})`, remedy: say`Check the notifyUrl.` }),
  ],
  [
    /^HTTP (401|403) /,
    (status) => ({
      what: say`Your server refused the request (${status})`,
      remedy: say`Let the address through your login, firewall or CSRF protection; verify the signature instead.`,
    }),
  ],
  [
    /^HTTP (\d{3}) /,
    (status) => ({ what: say`Your server answered ${status}`, remedy: say`Answer 200 with the text SUCCESS.` }),
  ],
  [
    /^redirect \(HTTP (\d{3})\)/,
    (status) => ({
      what: say`Your server redirects (${status})`,
      remedy: say`Redirects are not followed. Use the final address, with https and without a trailing slash if need be.`,
    }),
  ],
  [
    /^(.{1,60}) is not SUCCESS$/s,
    (answer) => ({
      what: say`Your server answered ${answer} instead of SUCCESS`,
      remedy: say`Answer exactly SUCCESS: seven capital letters, no quotes, no line break.`,
    }),
  ],
  [
    /^timeout after (\d{1,4} s)/,
    (time) => ({
      what: say`Your server did not answer within ${time}`,
      remedy: say`Answer first, and do slow work afterwards.`,
    }),
  ],
  [
    /^the (connection was refused|host name has no address|host cannot be reached|network cannot be reached)/,
    (cause) => ({ what: unreachedText(cause), remedy: say`Check the address, and that it runs.` }),
  ],
  [
    /^the (certificate .{1,80})/,
    (cause) => ({ what: unsafeText(cause), remedy: say`Renew the certificate of your server.` }),
  ],
  [
    /(not on the public internet)/,
    () => ({
      what: say`The address is not on the public internet`,
      remedy: say`Use an address that everybody can reach.`,
    }),
  ],
];

function unreachedText(cause: string): string {
  switch (cause) {
    case 'connection was refused':
      return say`Your server cannot be reached: the connection was refused`;
    case 'host name has no address':
      return say`Your server cannot be reached: the host name has no address`;
    case 'host cannot be reached':
      return say`Your server cannot be reached: the host cannot be reached`;
    default:
      return say`Your server cannot be reached: the network cannot be reached`;
  }
}

function unsafeText(cause: string): string {
  if (cause.startsWith('certificate has expired')) return say`The connection is not safe: the certificate has expired`;
  if (cause.startsWith('certificate is for another host'))
    return say`The connection is not safe: the certificate is for another host`;
  if (cause.startsWith('certificate is not from an authority'))
    return say`The connection is not safe: the certificate is not from an authority that is trusted`;
  return say`The connection is not safe: the ${cause}`;
}

/** Undefined if it was acknowledged, or has words of its own that say enough. */
export function failureInWords(result: string): Words | undefined {
  for (const [pattern, wordsOf] of REASONS) {
    const [, found] = pattern.exec(result) ?? [];
    if (found !== undefined) return wordsOf(found);
  }
  return undefined;
}

/** What the notifier says of a connection that failed, by its own words. */
const FAULTS: Readonly<Record<string, string>> = translated({
  'the connection was refused': 'the connection was refused',
  'the connection was closed before the whole answer came': 'the connection was closed before the whole answer came',
  'the connection could not be made in time': 'the connection could not be made in time',
  'the host name has no address': 'the host name has no address',
  'the host cannot be reached': 'the host cannot be reached',
  'the network cannot be reached': 'the network cannot be reached',
  'the answer is not HTTP': 'the answer is not HTTP',
  'the certificate has expired': 'the certificate has expired',
  'the certificate is for another host': 'the certificate is for another host',
  'the certificate is not from an authority that is trusted':
    'the certificate is not from an authority that is trusted',
});

/** In the reader's language, if it is one of ours; other words, such as those of the receiver, stay as they are. */
export function faultWords(result: string): string {
  return Object.hasOwn(FAULTS, result) ? (FAULTS[result] ?? result) : result;
}
