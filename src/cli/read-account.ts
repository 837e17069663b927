import { text } from 'node:stream/consumers';
import { typedAccount } from '../gateway/domain/payouts/typed-account.ts';
import { UsageError } from './errors.ts';
import { required } from './read-options.ts';

// The number of a card is read from standard input: as an option the shell would keep it, and other users would see it in the
// list of processes (S9).

export const ACCOUNT_STDIN = {
  'account-stdin': {
    type: 'boolean',
    about: 'read the account from standard input; needed if it is the number of a card',
  },
} as const;

export async function readAccount({ isCard }: { readonly isCard: boolean }): Promise<string> {
  return typedAccount(await text(process.stdin), isCard);
}

/** Reads a payout's account from either option, and a card's from standard input alone. */
export async function readBeneficiary(
  options: { readonly account: string | undefined; readonly 'account-stdin': boolean | undefined },
  isCard: boolean,
): Promise<string> {
  if (options['account-stdin'] === true) {
    if (options.account === undefined) return readAccount({ isCard });
    throw new UsageError('give either --account or --account-stdin');
  }
  const account = required('--account', options.account);
  if (!isCard) return account;
  throw new UsageError('The shell keeps what is typed as an option: pass the number of a card with --account-stdin');
}
