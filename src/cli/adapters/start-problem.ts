import { CommandError } from '../errors.ts';

const NOT_WRITABLE = ['EACCES', 'ENOTDIR', 'EROFS', 'EEXIST'];

/** Says in one line why an adapter does not start. */
export function describeProblem(error: unknown): never {
  const { name, message, code = '', path } = error as NodeJS.ErrnoException;
  if (name === 'CannotStartError') throw new CommandError(message, { cause: error });
  if (path === undefined || !NOT_WRITABLE.includes(code)) throw error;
  throw new CommandError(`${path} cannot be written (${code}); give it to the user that runs the adapter`, {
    cause: error,
  });
}
