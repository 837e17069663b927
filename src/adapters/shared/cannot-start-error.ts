/** Starting would do harm; the message says why and what to do, in one line. It is known by its name: an adapter may be a package of its own. */
export class CannotStartError extends Error {
  override readonly name = 'CannotStartError';
}
