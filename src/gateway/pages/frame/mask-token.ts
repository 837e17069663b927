// The token of a form is the same on every page of a session. Pages are compressed, and the length of a compressed page that
// repeats what somebody put into its address tells a little about everything else in it (BREACH). So the token is written
// differently in every answer: a one-time pad, and the token combined with it.

const TOKEN_BYTES = 32;

/** `pad` is used for one answer only. */
export function maskToken(token: string, pad: Buffer): string {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES || pad.length !== TOKEN_BYTES)
    throw new RangeError('a token has 32 bytes, as its pad');
  return Buffer.concat([pad, combine(bytes, pad)]).toString('base64url');
}

/** What was masked. A token that is not masked stays as it is: the last release writes them so. */
export function unmaskToken(text: string): string {
  const bytes = MASKED.test(text) ? Buffer.from(text, 'base64url') : null;
  if (bytes === null) return text;
  return combine(bytes.subarray(TOKEN_BYTES), bytes.subarray(0, TOKEN_BYTES)).toString('base64url');
}

/** 64 bytes, in letters. */
const MASKED = /^[\w-]{86}$/;

function combine(left: Buffer, right: Buffer): Buffer {
  return Buffer.from(left.map((byte, index) => byte ^ (right[index] ?? 0)));
}
